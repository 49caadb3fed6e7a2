import type { PixelSize } from "../../../functions/core/images/drawing.ts";
import type { Band } from "./easel.ts";

/** What is painted at once: a preview whole, a print in bands. */
const MOST_PIXELS = 4_000_000;

export const isPrint = ({ width, height }: PixelSize) => width * height > MOST_PIXELS;

export function bandsOf({ width, height }: PixelSize): Band[] {
  const rows = Math.max(1, Math.min(height, Math.floor(MOST_PIXELS / width)));
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => ({
    top: index * rows,
    rows: Math.min(rows, height - index * rows),
  }));
}
