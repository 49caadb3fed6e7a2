import type { AspectRatio } from "./choice.ts";

type Pixels = { width: number; height: number };

export type Sharpness = "excellent" | "good" | "too coarse";

/** Pixels to an inch that a print is made of. */
export const PRINT_DPI = 300;

/** An eye tells two points apart that stand a minute of arc from each other: that many to an inch, an inch away. */
const EYE = 3438;

const within = (least: number, most: number, value: number) => Math.min(most, Math.max(least, value));

const longSide = ({ width, height }: Pixels) => Math.max(width, height);
const shortSide = ({ width, height }: Pixels) => Math.min(width, height);

/**
 * Pixels to an inch of paper: `pixels` is what a picture can reach, `print` what the paper takes. A picture
 * covers its paper: where the ends are cut, the short side decides.
 */
const dpiOf = (pixels: Pixels, print: Pixels) =>
  Math.min(longSide(pixels) / longSide(print), shortSide(pixels) / shortSide(print)) * PRINT_DPI;

/**
 * A picture is seen whole from as far as its diagonal is long: from there, nothing may look coarse. Small prints are
 * taken into the hand, and somebody steps up to every large one: hence the bounds.
 */
const goodDpi = ({ width, height }: Pixels) =>
  within(100, 150, (EYE * PRINT_DPI) / Math.hypot(width, height));

/** From half as far, where one looks at a part of it. */
const excellentDpi = ({ width, height }: Pixels) =>
  within(150, 240, (2 * EYE * PRINT_DPI) / Math.hypot(width, height));

/** Whether it may be sold. */
export const isSharp = (pixels: Pixels, print: Pixels) => dpiOf(pixels, print) >= goodDpi(print);

export function sharpnessOf(pixels: Pixels, print: Pixels): Sharpness {
  if (dpiOf(pixels, print) >= excellentDpi(print)) return "excellent";
  return isSharp(pixels, print) ? "good" : "too coarse";
}

/** From how many feet on nobody sees a pixel, in halves. */
export const sharpFromFeet = (pixels: Pixels, print: Pixels) => Math.ceil(EYE / dpiOf(pixels, print) / 6) / 2;

/** Why a picture is not printed so: nothing is cut unasked, and nothing sold that looks blurred; undefined if it is. */
export function misfitOf(
  { aspectRatio, largestPrint }: { aspectRatio: AspectRatio; largestPrint: Pixels },
  print: Pixels,
  crop?: number,
): "shape" | "sharpness" | undefined {
  const isOther = (aspectRatio === "square") !== (print.width === print.height);
  if (isOther && crop === undefined) return "shape";
  return isSharp(largestPrint, print) ? undefined : "sharpness";
}
