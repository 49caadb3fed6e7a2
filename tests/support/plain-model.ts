import { createHash } from "node:crypto";
import sharp from "sharp";
import type { PixelSize } from "../../functions/core/images/drawing.ts";
import type { DrawRequest, ImageModel } from "../../functions/core/images/model.ts";
import { previewSizes } from "../../functions/core/images/sizes.ts";

/** Hills under a sun in the colours that the seed deals: a picture at once, the same for the same request. */
function landscape({ seed, variant, brief, size: { width, height } }: DrawRequest): string {
  const dice = createHash("sha256")
    .update(JSON.stringify([seed, variant, brief]))
    .digest();
  const at = (index: number, most: number) => ((dice[index] ?? 0) / 255) * most;
  const hue = at(0, 360);
  const hills = [0, 1, 2, 3].map((row) => {
    const top = height * (0.45 + row * 0.13);
    const swing = height * 0.12 * (0.4 + at(4 + row, 1));
    const bend = `C ${at(8 + row, width)} ${top - swing} ${at(12 + row, width)} ${top + swing} ${width} ${top}`;
    return `<path d="M0 ${top} ${bend} V${height} H0Z" fill="hsl(${hue + 40 + row * 12} 32% ${62 - row * 13}%)"/>`;
  });
  const sun = `<circle cx="${width * (0.2 + at(1, 0.6))}" cy="${height * (0.15 + at(2, 0.2))}" r="${Math.min(width, height) * 0.11}" fill="hsl(${hue + 180} 75% 68%)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 84%)"/>${sun}${hills.join("")}</svg>`;
}

/**
 * A model may answer in a size of its own: for a screen, less than a third of it a side costs a tenth to encode. An
 * upright one is as wide then as the narrowest that pages ask for.
 */
function sizeFor({ width, height }: PixelSize): PixelSize {
  const isPreview = Object.values(previewSizes).some((one) => one.width === width && one.height === height);
  return isPreview ? { width: width / 3.2, height: height / 3.2 } : { width, height };
}

/** For tests that want a picture and do not mind which. */
export const plainModel: ImageModel = {
  about: async () => ({
    name: "plain/1",
    source: "algorithmicMedia",
    redrawsUpTo: { width: 7_200, height: 10_800 },
  }),
  async draw(request) {
    const bytes = await sharp(Buffer.from(landscape({ ...request, size: sizeFor(request.size) })))
      .png()
      .toBuffer();
    return { outcome: "drawn", drawing: { bytes, contentType: "image/png" } };
  },
};
