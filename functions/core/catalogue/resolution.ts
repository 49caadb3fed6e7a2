import type { AspectRatio } from "./choice.ts";

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

const isSquare = ({ width, height }: Pixels) => width === height;

/** Why a picture is not printed so: nothing is cropped, and nothing is sold that looks blurred; undefined if it is. */
export function misfitOf(
  { aspectRatio, largestPrint }: { aspectRatio: AspectRatio; largestPrint: Pixels },
  print: Pixels,
): "shape" | "sharpness" | undefined {
  if ((aspectRatio === "square") !== isSquare(print)) return "shape";
  return sharpnessOf(largestPrint, print) === "too coarse" ? "sharpness" : undefined;
}
