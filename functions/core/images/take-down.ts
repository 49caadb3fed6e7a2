import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import { UnreadableItem } from "../../lib/table/entity.ts";
import { cameFirst, repeated, type Table, unlessUnreadable } from "../../lib/table/table.ts";
import type { EdgeCache } from "./edge-cache.ts";
import { isVisible } from "./image.ts";
import { type ImageId, parseImageId } from "./image-id.ts";
import { discards, images } from "./items.ts";
import { listing } from "./listing.ts";
import type { Pictures } from "./pictures.ts";
import { imageNotFound } from "./refusals.ts";
import { discardFiles, removingImage } from "./remove.ts";
import { closeReport } from "./reports.ts";
import { takenDowns } from "./taken-down.ts";

type Needs = { table: Table; clock: Clock; log: Log; pictures: Pictures; edgeCache: EdgeCache };

/** Takes it out of the table, as it is by now; undefined if there is nothing to be seen any more. */
async function removed({ table }: Needs, id: ImageId) {
  const image = await table.get(images, id, { consistent: true });
  if (!image || !isVisible(image)) return undefined;
  const writes = removingImage(image);
  await table.write(...writes, ...(image.findable ? await listing(table, image, false) : []));
  const due = writes.flatMap((one) =>
    one.kind === "put" && one.item.type === discards.type ? one.item : [],
  );
  return { image, due };
}

/**
 * A picture that nobody should see: gone from the table, from where it is kept and from the edge, now and not with the
 * next sweep. Answers with what it was, unless its owner had deleted it already: even then, it is not printed any more.
 */
export async function takeDown(needs: Needs, imageId: string) {
  const id = parseImageId(imageId);
  const found = id && (await unlessUnreadable(needs.table.get(images, id, { consistent: true })));
  const isUnreadable = found instanceof UnreadableItem;
  if (!id || (found && !isUnreadable && found.suffix !== id.suffix)) throw imageNotFound();
  // First, and by itself: whatever becomes of the rest, there is no paper from here on.
  const mark = { imageId, since: needs.clock.now().toISOString() };
  const isNew = await cameFirst(needs.table.create(takenDowns, mark));
  if (isUnreadable) throw found;
  const { image, due = [] } = (await repeated(() => removed(needs, id))) ?? {};
  // What was said of it stays on the list until nobody sees it.
  await repeated(() => closeReport(needs, imageId));
  return { image, isNew, isCleared: due.length === 0 || (await discardFiles(needs, due)) === due.length };
}
