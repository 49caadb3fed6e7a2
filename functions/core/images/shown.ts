import * as z from "../../lib/schema.ts";
import { answerValues, aspectRatio } from "./brief.ts";
import { pixelSize, understanding } from "./drawing.ts";
import { marks, outputOf, type VisibleImage } from "./image.ts";
import { publicId } from "./image-id.ts";
import { formats } from "./image-processor.ts";
import { pictureUrl, variantKey } from "./pictures.ts";
import { altText } from "./prompt.ts";

const shownStatus = z.enum(["pending", "generating", "ready", "failed", "blocked"]) satisfies z.ZodMiniType<
  VisibleImage["state"]["status"]
>;

const file = z.object({ width: z.int(), url: z.string() });
const source = z.object({ type: z.string(), files: z.array(file) });

/** A picture as people get to see it: without how it was taken from anybody's quota, or how its prompt was put. */
export const shownImage = z.object({
  _id: z.string(),
  status: shownStatus,
  /** The largest, as JPEG, for whoever knows nothing younger; empty until the picture is ready. */
  imageUrl: z.string(),
  prompt: z.string(),
  alt: z.string(),
  aspectRatio,
  relatedBatch: z.string(),
  journey: z.string(),
  parent: z.optional(z.string()),
  journeyStepValues: answerValues,
  createdAt: z.string(),
  ...marks,
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  placeholder: z.optional(z.string()),
  sources: z.optional(z.array(source)),
  /** How many pixels it can have on paper. */
  reach: z.optional(pixelSize),
  model: z.optional(z.string()),
  seed: z.optional(z.int()),
  ...understanding.shape,
});
export type ShownImage = z.infer<typeof shownImage>;

/** To everybody who was given its address. */
export function showImage(image: VisibleImage): ShownImage {
  const { state, brief, values, batchId, journeyId, createdAt } = image;
  const output = outputOf(image);
  const address = (width: number, format: string) =>
    output ? pictureUrl(variantKey(output.prefix, width, format)) : "";
  const largest = output ? Math.max(...output.widths) : 0;
  return {
    _id: publicId(image),
    status: state.status,
    imageUrl: output ? address(largest, "jpeg") : "",
    prompt: brief.subject,
    alt: altText(brief),
    aspectRatio: brief.aspectRatio,
    relatedBatch: batchId,
    journey: journeyId,
    journeyStepValues: values,
    createdAt,
    ...(image.onlyOwnerBuys && { onlyOwnerBuys: image.onlyOwnerBuys }),
    ...(image.findable && { findable: image.findable }),
    ...(state.status === "generating" && state.placeholder && { placeholder: state.placeholder }),
    ...(output && {
      width: output.width,
      height: output.height,
      placeholder: output.placeholder,
      sources: formats.map((format) => ({
        type: `image/${format}`,
        files: output.widths.map((width) => ({ width, url: address(width, format) })),
      })),
      reach: output.largestPrint,
      model: output.model,
      seed: image.seed,
      ...(output.missed && { understood: output.understood, missed: output.missed }),
    }),
  };
}

/** To its owner: an address opens a picture, so who was shown this one must not learn that of the one behind it. */
export const showOwn = (image: VisibleImage): ShownImage => ({
  ...showImage(image),
  ...(image.parent !== undefined && { parent: image.parent }),
  ...(image.favorite && { favorite: image.favorite }),
});
