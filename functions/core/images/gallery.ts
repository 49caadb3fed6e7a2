import type { Stored, Unread } from "../../lib/table/entity.ts";
import type { Listing, Table } from "../../lib/table/table.ts";
import type { UserId } from "../accounts/caller.ts";
import { isVisible, type VisibleImage } from "./image.ts";
import { parseImageId } from "./image-id.ts";
import { batchKey, galleryOf, IMAGE_PREFIX, images } from "./items.ts";
import { imageNotFound } from "./refusals.ts";

type Needs = { table: Table };

/** The pictures of a batch, in their order, as they are at this moment. */
export async function readBatch({ table }: Needs, batchId: string, unread?: Unread) {
  const batch = await table.all(images, { pk: batchKey(batchId), prefix: IMAGE_PREFIX, unread });
  return batch.filter(isVisible);
}

/** The pictures of somebody's own batch; none of anybody else's. */
export async function ownBatch(needs: Needs, userId: UserId, batchId: string) {
  const batch = await readBatch(needs, batchId);
  return batch.filter((image) => image.userId === userId);
}

/** A picture by its public id: whoever knows it may see it, as its owner may want to share it. */
export async function findImage({ table }: Needs, id: string): Promise<Stored<VisibleImage>> {
  const name = parseImageId(id);
  const image = name && (await table.get(images, name, { consistent: true }));
  if (!image || !isVisible(image) || image.suffix !== name.suffix) throw imageNotFound();
  return image;
}

/** A picture of one's own; of anybody else's, not even that it exists. */
export async function ownImage(needs: Needs, userId: UserId, id: string) {
  const image = await findImage(needs, id);
  if (image.userId !== userId) throw imageNotFound();
  return image;
}

/** Somebody's pictures, the newest first, with those that are being made. */
export async function listImages({ table }: Needs, userId: UserId, page: Listing) {
  const { items, cursor } = await table.list(images, galleryOf(userId), page);
  return { items: items.filter(isVisible), cursor };
}
