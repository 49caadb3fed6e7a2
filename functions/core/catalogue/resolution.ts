type Pixels = { width: number; height: number };

export type Sharpness = "excellent" | "good" | "too coarse";

/** Pixels to an inch: what an eye cannot tell from more, and what it forgives at the distance of a wall. */
const EXCELLENT_DPI = 240;
const GOOD_DPI = 150;
const PRINT_DPI = 300;

const longSide = ({ width, height }: Pixels) => Math.max(width, height);

/** How a picture would print: `pixels` is what it can reach, `print` what the paper takes at 300 dpi. */
export function sharpnessOf(pixels: Pixels, print: Pixels): Sharpness {
  const dpi = (longSide(pixels) / longSide(print)) * PRINT_DPI;
  if (dpi >= EXCELLENT_DPI) return "excellent";
  return dpi >= GOOD_DPI ? "good" : "too coarse";
}
