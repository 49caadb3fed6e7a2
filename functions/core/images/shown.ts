import { type Image, publicId } from "./image.ts";
import { pictureUrl, variantKey } from "./pictures.ts";
import { altText } from "./prompt.ts";

/** A picture as people get to see it: without how it was taken from anybody's quota, or how its prompt was put. */
export function shownImage(image: Image) {
  const { course, wish, values, batchId, journeyId, createdAt } = image;
  const made = course.status === "ready" ? course.made : undefined;
  const address = (width: number, format: string) =>
    made ? pictureUrl(variantKey(made.stem, width, format)) : "";
  const largest = made ? Math.max(...made.widths) : 0;
  return {
    _id: publicId(image),
    status: course.status,
    imageUrl: made ? address(largest, "jpeg") : "",
    prompt: wish.subject,
    alt: altText(wish),
    aspectRatio: wish.aspectRatio,
    relatedBatch: batchId,
    journey: journeyId,
    journeyStepValues: values,
    createdAt,
    ...(made && {
      width: made.width,
      height: made.height,
      placeholder: made.placeholder,
      sources: (["avif", "webp"] as const).map((format) => ({
        type: `image/${format}`,
        files: made.widths.map((width) => ({ width, url: address(width, format) })),
      })),
      reach: made.reach,
      model: made.model,
      seed: image.seed,
    }),
  };
}
