import { once } from "../../lib/lazy.ts";
import type { Log } from "../../lib/log.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Brief } from "./brief.ts";
import { type Image, outputOf } from "./image.ts";
import { parseImageId } from "./image-id.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { images } from "./items.ts";
import type { Original } from "./model.ts";
import type { Pictures } from "./pictures.ts";

type Needs = { table: Table; pictures: Pictures; imageProcessor: ImageProcessor; log: Log };

/** What models draw in: more of it would cost, and tell them nothing. */
const MEGAPIXEL = 1_048_576;

const changeOf = (before: Brief, now: Brief): Original["change"] => {
  if (before.subject !== now.subject || before.artStyle !== now.artStyle) return "content";
  const same = (["lighting", "colorPalette", "mood"] as const).every((part) => before[part] === now[part]);
  return same ? "another" : "tone";
};

/** Only one's own, as long as it is there, and in the same shape: anything else is drawn by its words. */
async function read({ table, pictures, imageProcessor }: Needs, { parent, userId, brief }: Image) {
  const id = parseImageId(parent ?? "");
  const before = id && (await table.get(images, id, { consistent: true }));
  if (before?.suffix !== id?.suffix || before?.userId !== userId) return undefined;
  const output = outputOf(before);
  if (!output || before.brief.aspectRatio !== brief.aspectRatio) return undefined;
  const kept = await pictures.get(output.original);
  if (!kept) return undefined;
  return { drawing: await imageProcessor.reduce(kept, MEGAPIXEL), change: changeOf(before.brief, brief) };
}

/** The picture that this one is a change of, for a model that can begin with one: read when it is asked for, once. */
export const originalOf = (needs: Needs, image: Image) =>
  once<Original | undefined>(() =>
    read(needs, image).catch((failure: unknown) => {
      const { batchId, n } = image;
      needs.log.info("image.original-unread", { batchId, n, failure: String(failure) });
      return undefined;
    }),
  );
