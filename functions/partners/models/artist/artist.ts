import sharp from "sharp";
import type { Commission, ImageModel } from "../../../core/images/model.ts";
import { ENGINE_VERSION, easel } from "./easel.ts";
import { sceneFor } from "./scene.ts";
import { styleFor } from "./styles.ts";

/** As large as the largest print at 300 dpi. */
const LARGEST = { width: 7_200, height: 10_800 };

async function paint(commission: Commission): Promise<Buffer> {
  const { wish, size } = commission;
  const style = await styleFor(wish.artStyle);
  const sheet = easel(wish, commission, size);
  const pixels = style(sheet, sceneFor(sheet));
  return sharp(pixels, { raw: { ...size, channels: 4 }, limitInputPixels: false })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
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
