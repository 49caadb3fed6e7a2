import sharp from "sharp";

/** Light and dark over a raster of 16 × 16: what an eye takes in at a glance. */
export async function glance(png: Uint8Array): Promise<number[]> {
  const grey = await sharp(png).resize(16, 16, { fit: "fill" }).greyscale().raw().toBuffer();
  const mean = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  return Array.from(grey, (value) => (value > mean ? 1 : 0));
}

/** How many dots differ, of 256. */
export const distance = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, bit, index) => sum + Math.abs(bit - (b[index] ?? 0)), 0);
