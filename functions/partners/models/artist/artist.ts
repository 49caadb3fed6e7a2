import type { Size } from "../../../core/images/drawing.ts";
import type { Commission, ImageModel } from "../../../core/images/model.ts";
import { type Band, ENGINE_VERSION, easel } from "./easel.ts";
import { pngOf } from "./png.ts";
import { sceneFor } from "./scene.ts";
import { styleFor } from "./styles.ts";

/** As large as the largest print at 300 dpi. */
const LARGEST = { width: 7_200, height: 10_800 };

/** What is painted at once: a preview whole, a print in bands. */
const MOST_PIXELS = 5_000_000;

function bandsOf({ width, height }: Size): Band[] {
  const rows = Math.max(1, Math.min(height, Math.floor(MOST_PIXELS / width)));
  return Array.from({ length: Math.ceil(height / rows) }, (_, index) => ({
    top: index * rows,
    rows: Math.min(rows, height - index * rows),
  }));
}

async function paint(commission: Commission): Promise<Buffer> {
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

/** Pictures by rules alone: no model, no key, and the same again for the same commission. */
export const embeddedArtist: ImageModel = {
  about: async () => ({
    name: `artist/${ENGINE_VERSION}`,
    source: "algorithmicMedia",
    redrawsUpTo: LARGEST,
  }),
  async draw(commission) {
    const bytes = await paint(commission);
    return { outcome: "drawn", drawing: { bytes, contentType: "image/png" } };
  },
};
