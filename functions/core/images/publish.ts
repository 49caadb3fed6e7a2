import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import type { Darkroom } from "./darkroom.ts";
import type { Drawing } from "./drawing.ts";
import { type Image, images, type Made, publicId } from "./image.ts";
import { type ImageModel, reachOf } from "./model.ts";
import { originalKey, type Pictures, stemOf, variantKey } from "./pictures.ts";
import { altText } from "./prompt.ts";

type Needs = {
  table: Table;
  clock: Clock;
  log: Log;
  model: ImageModel;
  darkroom: Darkroom;
  pictures: Pictures;
};

/**
 * Develops what was drawn, and shows it. The files stand under names that only this claim uses: a worker that was
 * thought dead and comes back writes beside them, and its last step fails because the fence has moved on.
 */
export async function publish(needs: Needs, image: Stored<Image>, drawing: Drawing): Promise<void> {
  const { darkroom, pictures, model } = needs;
  const maker = await model.about();
  const about = { source: maker.source, title: altText(image.wish) };
  const developed = await darkroom.develop(drawing, about);
  const stem = stemOf(publicId(image), image.fence);
  const original = originalKey(stem, drawing.contentType);
  await Promise.all([
    pictures.put(original, { bytes: drawing.bytes, contentType: drawing.contentType }),
    ...developed.variants.map(({ width, format, drawing: { bytes, contentType } }) =>
      pictures.put(variantKey(stem, width, format), { bytes, contentType }),
    ),
  ]);
  const made: Made = {
    width: developed.width,
    height: developed.height,
    reach: reachOf(developed, maker),
    stem,
    widths: [...new Set(developed.variants.map(({ width }) => width))],
    original,
    placeholder: developed.placeholder,
    model: maker.name,
    source: maker.source,
  };
  const course = { status: "ready" as const, made, readyAt: needs.clock.now().toISOString() };
  await needs.table.replace(images, { ...image, course }).catch((failure: unknown) => {
    if (!(failure instanceof Conflict)) throw failure;
    needs.log.info("image.late", { batchId: image.batchId, n: image.n, fence: image.fence });
  });
}
