import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { sharpImageProcessor } from "../../../functions/partners/pixels.ts";

const about = { source: "trainedAlgorithmicMedia" as const, title: 'A fox & "friends" <in snow>' };

const gradient = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="#c33"/><stop offset="1" stop-color="#36c"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );

async function aDrawing(width: number, height: number) {
  const bytes = await sharp(gradient(width, height)).png().toBuffer();
  return { bytes, contentType: "image/png" };
}

test("a picture is processed in every width that the screens ask for, in two formats, and once more for download", async () => {
  const { variants, width, height } = await sharpImageProcessor.process(await aDrawing(1280, 1920), about);
  expect([width, height]).toEqual([1280, 1920]);
  expect(variants.map(({ format, width, height }) => `${format} ${width}×${height}`)).toEqual([
    "avif 320×480",
    "webp 320×480",
    "avif 640×960",
    "webp 640×960",
    "avif 1280×1920",
    "webp 1280×1920",
    "jpeg 1280×1920",
  ]);
  for (const { drawing, width } of variants)
    expect((await sharp(drawing.bytes).metadata()).width, drawing.contentType).toBe(width);
});

test("the pixels of a picture are held once, not again for each of its files", async () => {
  const copying = vi.spyOn(globalThis, "structuredClone");
  try {
    sharp(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } }).clone();
    expect(copying, "sharp copies in another way now").toHaveBeenCalled();
    copying.mockClear();
    await sharpImageProcessor.process(await aDrawing(640, 960), about);
    expect(copying).not.toHaveBeenCalled();
  } finally {
    copying.mockRestore();
  }
});

test("nothing is made larger than it came", async () => {
  const { variants } = await sharpImageProcessor.process(await aDrawing(500, 500), about);
  expect([...new Set(variants.map(({ width }) => width))]).toEqual([320, 500]);
});

test("every file says that it is AI-generated", async () => {
  const drawing = await aDrawing(400, 400);
  const { variants } = await sharpImageProcessor.process(drawing, about);
  const master = await sharpImageProcessor.print(
    drawing,
    { width: 800, height: 800 },
    { ...about, dpi: 300 },
  );
  for (const { bytes } of [...variants.map((variant) => variant.drawing), master]) {
    const xmp = (await sharp(bytes).metadata()).xmp?.toString() ?? "";
    expect(xmp).toContain("digitalsourcetype/trainedAlgorithmicMedia");
    expect(xmp).toContain("A fox &amp; &quot;friends&quot; &lt;in snow&gt;");
  }
});

test("what a provider wrote into its file does not reach the public", async () => {
  const bytes = await sharp(gradient(400, 400))
    .withExif({ IFD0: { Copyright: "somebody's prompt" } })
    .jpeg()
    .toBuffer();
  const { variants } = await sharpImageProcessor.process({ bytes, contentType: "image/jpeg" }, about);
  for (const { drawing } of variants)
    expect(Buffer.from(drawing.bytes).includes("somebody's prompt")).toBe(false);
});

test("the placeholder is small enough to travel with the words", async () => {
  const { placeholder } = await sharpImageProcessor.process(await aDrawing(640, 960), about);
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(placeholder.length).toBeLessThan(400);
});

test("a print has exactly the pixels of its size, its density, and sRGB", async () => {
  const drawing = await aDrawing(416, 624);
  const { bytes } = await sharpImageProcessor.print(
    drawing,
    { width: 600, height: 900 },
    { ...about, dpi: 150 },
  );
  const { width, height, density, icc, chromaSubsampling } = await sharp(bytes).metadata();
  expect([width, height, density, chromaSubsampling]).toEqual([600, 900, 150, "4:4:4"]);
  expect(icc?.toString("latin1").replaceAll("\0", "")).toContain("sRGB");
});

test("a print is written while it is read: whoever looks for better codes holds a gigabyte of it", async () => {
  const drawing = await aDrawing(600, 900);
  const { bytes } = await sharpImageProcessor.print(
    drawing,
    { width: 600, height: 900 },
    { ...about, dpi: 300 },
  );
  // The standard's own table for brightness: two bytes of length, its name, sixteen counts and 162 codes.
  expect(Buffer.from(bytes).includes(Buffer.from("ffc400b510", "hex"))).toBe(true);
});

test("what stands over the paper is cut where somebody said, upright and lying", async () => {
  const rainbow = async (lying: boolean) => {
    const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><rect width="40" height="20" fill="red"/><rect y="20" width="40" height="20" fill="lime"/><rect y="40" width="40" height="20" fill="blue"/></svg>`;
    const bytes = await sharp(Buffer.from(halves))
      .rotate(lying ? 270 : 0)
      .png()
      .toBuffer();
    return { bytes, contentType: "image/png" };
  };
  for (const lying of [false, true]) {
    const paper = { width: 40, height: 40 };
    const drawing = await rainbow(lying);
    const { width, height } = await sharpImageProcessor.sizeOf(drawing);
    expect(width > height).toBe(lying);
    const colorAt = async (crop: number | undefined, x: number, y: number) => {
      const made = { ...about, dpi: 300, ...(crop !== undefined && { crop }) };
      const { bytes } = await sharpImageProcessor.print(drawing, paper, made);
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      const at = (y * info.width + x) * info.channels;
      return ["red", "green", "blue"][
        [0, 1, 2].reduce((most, n) => ((data[at + n] ?? 0) > (data[at + most] ?? 0) ? n : most))
      ];
    };
    const first = (crop?: number) => colorAt(crop, 3, 3);
    const last = (crop?: number) => colorAt(crop, 36, 36);
    expect([await first(0), await last(0)]).toEqual(["red", "green"]);
    expect([await first(100), await last(100)]).toEqual(["green", "blue"]);
    expect([await first(), await last()]).toEqual(["red", "blue"]);
  }
});

test("garbage is no picture", async () => {
  const garbage = { bytes: Buffer.from("<html>busy</html>"), contentType: "image/png" };
  await expect(sharpImageProcessor.process(garbage, about)).rejects.toThrow();
});

test("a picture is reduced to so many pixels and not one more, and a smaller one is left as it is", async () => {
  const reduced = await sharpImageProcessor.reduce(await aDrawing(1024, 1536), 1_048_576);
  const { width, height } = await sharpImageProcessor.sizeOf(reduced);
  expect(width * height).toBeLessThanOrEqual(1_048_576);
  expect(width / height).toBeCloseTo(2 / 3, 2);
  const small = await aDrawing(100, 100);
  expect(await sharpImageProcessor.reduce(small, 1_048_576)).toBe(small);
});

test("what there is of a picture fits into a few kilobytes, whatever it is", async () => {
  const raw = { width: 900, height: 1400, channels: 3 as const };
  const dice = Buffer.alloc(900 * 1400 * 3, "what comes is as it comes, and no two of it are alike: ");
  const noise = await sharp(dice, { raw }).png().toBuffer();
  for (const drawing of [await aDrawing(1024, 1536), { bytes: noise, contentType: "image/png" }]) {
    const preview = await sharpImageProcessor.preview(drawing);
    expect(preview.length).toBeLessThan(15_000);
    const { format, width, height } = await sharp(
      Buffer.from(preview.split(",")[1] ?? "", "base64"),
    ).metadata();
    expect([format, Math.max(width / 128, height / 192)]).toEqual(["webp", 1]);
  }
});

test("half a picture, or none, is not shown", async () => {
  const { bytes } = await aDrawing(1024, 1536);
  for (const half of [bytes.subarray(0, bytes.length / 2), Buffer.from("no picture")])
    await expect(sharpImageProcessor.preview({ bytes: half, contentType: "image/png" })).rejects.toThrow();
});
