import { Refusal } from "../../lib/errors.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Listing, Table } from "../../lib/table/table.ts";
import type { UserId } from "../accounts/caller.ts";
import { type Image, parseImageId } from "./image.ts";
import { batchKey, galleryOf, IMAGE_PREFIX, images } from "./items.ts";

type Needs = { table: Table };

/** The pictures of a batch, in their order, as they are at this moment. */
export const readBatch = ({ table }: Needs, batchId: string) =>
  table.within(images, { pk: batchKey(batchId), prefix: IMAGE_PREFIX });

/** The pictures of somebody's own batch; none of anybody else's. */
export async function ownBatch(needs: Needs, userId: UserId, batchId: string) {
  const batch = await readBatch(needs, batchId);
  return batch.filter((image) => image.userId === userId);
}

const notFound = () => new Refusal("not_found", "Image not found");

/** A picture by its public id: whoever knows it may see it, as its owner may want to share it. */
export async function findImage({ table }: Needs, id: string): Promise<Stored<Image>> {
  const name = parseImageId(id);
  const image = name && (await table.get(images, name, { consistent: true }));
  if (!image || image.suffix !== name.suffix) throw notFound();
  return image;
}

/** A picture of one's own; of anybody else's, not even that it exists. */
export async function ownImage(needs: Needs, userId: UserId, id: string) {
  const image = await findImage(needs, id);
  if (image.userId !== userId) throw notFound();
  return image;
}

/** Somebody's pictures, the newest first, with those that are being made. */
export const listImages = ({ table }: Needs, userId: UserId, page: Listing) =>
  table.list(images, galleryOf(userId), page);
