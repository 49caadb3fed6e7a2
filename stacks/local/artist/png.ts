import { once } from "node:events";
import { crc32, createDeflate } from "node:zlib";
import type { PixelSize } from "../../../functions/core/images/drawing.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function header({ width, height }: PixelSize): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  // Eight bits, red, green and blue; no interlacing.
  data.set([8, 2, 0, 0, 0], 8);
  return chunk("IHDR", data);
}

/** Rows as PNG wants them: without alpha, each as the difference to its left neighbour, which packs well. */
function filtered(pixels: Uint8ClampedArray, width: number): Buffer {
  const rows = pixels.length / (width * 4);
  const out = Buffer.allocUnsafe(rows * (width * 3 + 1));
  for (let row = 0, from = 0, to = 0; row < rows; row++) {
    out[to++] = 1;
    // One by one: taken as lists, these few numbers cost six times as much.
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let column = 0; column < width; column++, from += 4) {
      const r = pixels[from] as number;
      const g = pixels[from + 1] as number;
      const b = pixels[from + 2] as number;
      out[to++] = r - red;
      out[to++] = g - green;
      out[to++] = b - blue;
      red = r;
      green = g;
      blue = b;
    }
  }
  return out;
}

/** As much as a PNG can take that cannot be packed at all: what is not written on costs no memory. */
const mostOf = ({ width, height }: PixelSize) => Math.ceil(height * (width * 3 + 1) * 1.01) + 65_536;

/**
 * A PNG out of bands of pixels (RGBA) that are made one after the other: no more than one of them is ever held, and
 * the file itself but once. While the next is painted, the last is packed by another core.
 */
export async function pngOf(size: PixelSize, bands: Iterable<Uint8ClampedArray>): Promise<Buffer> {
  // The quickest of all: it is unpacked again in a moment.
  const deflate = createDeflate({ level: 1, chunkSize: 1 << 20 });
  const file = Buffer.allocUnsafeSlow(mostOf(size));
  let end = 0;
  const write = (part: Buffer) => {
    end += part.copy(file, end);
  };
  write(SIGNATURE);
  write(header(size));
  deflate.on("data", (data: Buffer) => write(chunk("IDAT", data)));
  const ended = once(deflate, "end");
  for (const pixels of bands) {
    const drained = deflate.write(filtered(pixels, size.width)) ? undefined : once(deflate, "drain");
    // Painting does not wait for anything, so it has to let the packing begin.
    await (drained ?? new Promise(setImmediate));
  }
  deflate.end();
  await ended;
  write(chunk("IEND", new Uint8Array()));
  return file.subarray(0, end);
}
