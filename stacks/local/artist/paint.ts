import type { PixelSize } from "../../../functions/core/images/drawing.ts";
import type { DrawRequest } from "../../../functions/core/images/model.ts";
import { type Band, easel } from "./easel.ts";
import { pngOf } from "./png.ts";
import { sceneFor } from "./scene.ts";
import { styleFor } from "./styles.ts";

/** What is painted at once: a preview whole, a print in bands. */
const MOST_PIXELS = 4_000_000;

function bandsOf({ width, height }: PixelSize): Band[] {
  const rows = Math.max(1, Math.min(height, Math.floor(MOST_PIXELS / width)));
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => ({
    top: index * rows,
    rows: Math.min(rows, height - index * rows),
  }));
}

/** A request as PNG: the same again, byte for byte, whoever asks and however often. */
export async function paint(request: DrawRequest): Promise<Buffer> {
  const { brief, size } = request;
  const style = await styleFor(brief.artStyle);
  // One for all bands: what a style finds out about it, it may keep by it.
  const scene = sceneFor(easel(brief, request, size));
  function* painted() {
    for (const band of bandsOf(size)) yield style(easel(brief, request, size, band), scene);
  }
  return pngOf(size, painted());
}
