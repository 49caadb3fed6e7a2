import type { Easel } from "../easel.ts";
import type { Landscape } from "./photorealistic-light.ts";

/** From here on a print has more pixels than an eye can tell: light is then taken at every second one. */
export const FINE = 2.5;

/** The light of a landscape as pixels. What lies between two points that were looked at is between their colours. */
export function expose({ pixels, scale, top }: Easel, land: Landscape, into: Uint8ClampedArray) {
  const fine = scale > FINE;
  const step = fine ? 2 : 1;
  const columns = Math.floor((pixels.width - 1) / step) + 2;
  const color = new Float32Array(3);
  let [upper, lower] = [new Float32Array(columns * 3), new Float32Array(columns * 3)];
  let at = Number.NEGATIVE_INFINITY;

  function look(line: number, row: Float32Array) {
    for (let column = 0; column < columns; column++) {
      land.seen((column * step) / scale, (line * step) / scale, color, fine);
      row.set(color, column * 3);
    }
  }

  for (let row = 0, pixel = 0; row < pixels.height; row++) {
    const line = Math.floor((row + top) / step);
    const below = (row + top) / step - line;
    if (line !== at) {
      [upper, lower] = [lower, upper];
      if (line !== at + 1) look(line, upper);
      look(line + 1, lower);
      at = line;
    }
    for (let column = 0; column < pixels.width; column++, pixel += 4) {
      const first = Math.floor(column / step) * 3;
      const beside = column / step - first / 3;
      for (let channel = 0; channel < 3; channel++) {
        const left = upper[first + channel] as number;
        const right = upper[first + 3 + channel] as number;
        const lowLeft = lower[first + channel] as number;
        const lowRight = lower[first + 3 + channel] as number;
        const high = left + (right - left) * beside;
        const low = lowLeft + (lowRight - lowLeft) * beside;
        into[pixel + channel] = high + (low - high) * below;
      }
      into[pixel + 3] = 255;
    }
  }
}
