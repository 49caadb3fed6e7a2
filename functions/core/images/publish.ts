import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import { taking } from "../../lib/table/writes.ts";
import type { Drawing } from "./drawing.ts";
import type { Image, Output } from "./image.ts";
import { publicId } from "./image-id.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { discards } from "./items.ts";
import { type ImageModel, largestPrintOf } from "./model.ts";
import { originalKey, type Pictures, prefixOf, variantKey } from "./pictures.ts";
import { altText } from "./prompt.ts";
import { settle } from "./settle.ts";

/** What it takes to show a picture that was drawn. */
export type Publishing = {
  table: Table;
  clock: Clock;
  log: Log;
  model: ImageModel;
  imageProcessor: ImageProcessor;
  pictures: Pictures;
};

/** By then the worker is certainly over, and what it left without having published it can go. */
const LEFT_AFTER_MS = 15 * 60 * 1000;

/**
 * Processes what was drawn, and shows it. The files stand under names that only this lease uses. They are noted as
 * discarded before they are there, and the note goes in the same write that publishes them: whether the worker dies,
 * comes late, or the picture is deleted meanwhile, no file is left that nobody knows of.
 */
export async function publish(needs: Publishing, image: Stored<Image>, drawing: Drawing): Promise<void> {
  const { table, clock, log, imageProcessor, pictures, model } = needs;
  const { batchId, n, fence } = image;
  const maker = { ...(await model.about()), ...drawing.maker };
  const about = { source: maker.source, title: altText(image.brief) };
  const { variants, ...processed } = await imageProcessor.process(drawing, about);
  const prefix = prefixOf(publicId(image), image.fence);
  const original = originalKey(prefix, drawing.contentType);
  const files = new Map([
    [original, drawing],
    ...variants.map(({ width, format, drawing }) => [variantKey(prefix, width, format), drawing] as const),
  ]);
  const now = clock.now();
  const note = await table.create(discards, {
    prefix,
    keys: [...files.keys()],
    since: new Date(now.getTime() + LEFT_AFTER_MS).toISOString(),
  });
  await Promise.all(
    Array.from(files, ([key, { bytes, contentType }]) => pictures.put(key, { bytes, contentType })),
  );
  const output: Output = {
    ...processed,
    largestPrint: largestPrintOf(processed, maker),
    prefix,
    widths: [...new Set(variants.map(({ width }) => width))],
    original,
    model: maker.name,
    source: maker.source,
    ...drawing.understanding,
  };
  const state = { status: "ready" as const, output, orders: [] };
  const settled = await settle(needs, image, { state }, [taking(discards, note)]);
  if (settled) log.info("image.drawn", { batchId, n, model: maker.name, dollars: maker.dollars });
  else log.info("image.late", { batchId, n, fence });
}
