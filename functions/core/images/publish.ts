import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Drawing } from "./drawing.ts";
import { type Image, type Output, publicId } from "./image.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { type ImageModel, largestPrintOf } from "./model.ts";
import { originalKey, type Pictures, prefixOf, variantKey } from "./pictures.ts";
import { altText } from "./prompt.ts";
import { settle } from "./settle.ts";

type Needs = {
  table: Table;
  clock: Clock;
  log: Log;
  model: ImageModel;
  imageProcessor: ImageProcessor;
  pictures: Pictures;
};

/**
 * Processes what was drawn, and shows it. The files stand under names that only this lease uses: a worker that was
 * thought dead and comes back writes beside them, and its last step fails because the fence has moved on.
 */
export async function publish(needs: Needs, image: Stored<Image>, drawing: Drawing): Promise<void> {
  const { imageProcessor, pictures, model } = needs;
  const maker = await model.about();
  const about = { source: maker.source, title: altText(image.brief) };
  const processed = await imageProcessor.process(drawing, about);
  const prefix = prefixOf(publicId(image), image.fence);
  const original = originalKey(prefix, drawing.contentType);
  await Promise.all([
    pictures.put(original, { bytes: drawing.bytes, contentType: drawing.contentType }),
    ...processed.variants.map(({ width, format, drawing: { bytes, contentType } }) =>
      pictures.put(variantKey(prefix, width, format), { bytes, contentType }),
    ),
  ]);
  const output: Output = {
    width: processed.width,
    height: processed.height,
    largestPrint: largestPrintOf(processed, maker),
    prefix,
    widths: [...new Set(processed.variants.map(({ width }) => width))],
    original,
    placeholder: processed.placeholder,
    model: maker.name,
    source: maker.source,
    ...drawing.understanding,
  };
  const state = { status: "ready" as const, output, readyAt: needs.clock.now().toISOString() };
  if (!(await settle(needs, { ...image, state })))
    needs.log.info("image.late", { batchId: image.batchId, n: image.n, fence: image.fence });
}
