import type { Size } from "../../../functions/core/images/drawing.ts";
import type { Commission } from "../../../functions/core/images/model.ts";
import { type Band, easel } from "./easel.ts";
import { pngOf } from "./png.ts";
import { sceneFor } from "./scene.ts";
import { styleFor } from "./styles.ts";

/** What is painted at once: a preview whole, a print in bands. */
const MOST_PIXELS = 5_000_000;

function bandsOf({ width, height }: Size): Band[] {
  const rows = Math.max(1, Math.min(height, Math.floor(MOST_PIXELS / width)));
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => ({
    top: index * rows,
    rows: Math.min(rows, height - index * rows),
  }));
}

/** A commission as PNG: the same again, byte for byte, whoever asks and however often. */
export async function paint(commission: Commission): Promise<Buffer> {
  const { wish, size } = commission;
  const style = await styleFor(wish.artStyle);
  function* painted() {
    for (const band of bandsOf(size)) {
      const sheet = easel(wish, commission, size, band);
      yield style(sheet, sceneFor(sheet));
    }
  }
  return pngOf(size, painted());
}
