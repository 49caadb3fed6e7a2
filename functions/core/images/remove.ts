import type { Log } from "../../lib/log.ts";
import type { Write } from "../../lib/table/engine.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { cameFirst, type Table } from "../../lib/table/table.ts";
import { creating, removing, replacing } from "../../lib/table/writes.ts";
import type { UserId } from "../accounts/caller.ts";
import { addressesOf, type EdgeCache } from "./edge-cache.ts";
import { ownImage } from "./gallery.ts";
import type { Image, Output } from "./image.ts";
import { filesAt } from "./image-processor.ts";
import { DISCARD_PREFIX, type Discard, discards, images } from "./items.ts";
import { listing } from "./listing.ts";
import { type Pictures, variantKey } from "./pictures.ts";
import { imageHasChanged } from "./refusals.ts";

const variantsOf = ({ prefix, widths }: Output) =>
  filesAt(widths).map(({ width, format }) => variantKey(prefix, width, format));

/**
 * Takes a picture out of the table; its files follow with the next sweep, however this ends. While an order waits for
 * its print, only what can be seen goes: the original is kept until the last such order lets it go.
 */
export function removingImage(image: Stored<Image>): Write[] {
  const { state, createdAt: since } = image;
  if (state.status === "withdrawn") return [];
  if (state.status !== "ready") return [removing(images, image)];
  const { output, orders } = state;
  const { prefix, original } = output;
  if (orders.length === 0)
    return [
      removing(images, image),
      creating(discards, { prefix, keys: [original, ...variantsOf(output)], since }),
    ];
  return [
    replacing(images, { ...image, state: { status: "withdrawn", output, orders } }),
    creating(discards, { prefix, keys: variantsOf(output), since }),
  ];
}

/** Forgets a picture of one's own. */
export async function removeImage(needs: { table: Table }, userId: UserId, id: string): Promise<void> {
  const image = await ownImage(needs, userId, id);
  const unlisted = image.findable ? await listing(needs.table, image, false) : [];
  if (!(await cameFirst(needs.table.write(...removingImage(image), ...unlisted)))) throw imageHasChanged();
}

type Sweeping = { table: Table; pictures: Pictures; edgeCache: EdgeCache; log: Log };

/** What cannot be deleted keeps nothing else from it. */
async function deleted({ table, pictures, log }: Sweeping, prefix: string): Promise<Stored<Discard>[]> {
  try {
    const discard = await table.get(discards, { prefix }, { consistent: true });
    if (!discard) return [];
    await Promise.all(discard.keys.map((key) => pictures.remove(key)));
    return [discard];
  } catch (failure) {
    log.error("files.not-deleted", { prefix, failure: String(failure) });
    return [];
  }
}

/**
 * Deletes the files of pictures that were removed, here and at the edge. Their note goes last: what was cut off, or
 * could not be deleted or cleared, is found again by the next sweep.
 */
export async function discardFiles(needs: Sweeping, due: readonly { pk: string }[]) {
  const { table, edgeCache, log } = needs;
  const prefixes = due.flatMap(({ pk }) =>
    pk.startsWith(DISCARD_PREFIX) ? pk.slice(DISCARD_PREFIX.length) : [],
  );
  const gone: Stored<Discard>[] = [];
  for (const prefix of prefixes) gone.push(...(await deleted(needs, prefix)));
  const addresses = addressesOf(gone.flatMap(({ keys }) => keys));
  try {
    if (addresses.length > 0) await edgeCache.clear(addresses);
  } catch (failure) {
    log.error("edge.not-cleared", { failure: String(failure) });
    return 0;
  }
  for (const discard of gone) await table.remove(discards, discard);
  return gone.length;
}
