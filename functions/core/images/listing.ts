import type { Write } from "../../lib/table/engine.ts";
import { FARTHEST, type Table } from "../../lib/table/table.ts";
import { replacing } from "../../lib/table/writes.ts";
import type { Image } from "./image.ts";
import { publicId } from "./image-id.ts";
import { batches, FINDABLE } from "./items.ts";

type Listed = Pick<Image, "userId" | "batchId" | "n" | "suffix">;

/** Puts a picture on the list for search engines, or takes it off: the list is kept with the batches, and ends with them. */
export async function listing(table: Table, image: Listed, set: boolean): Promise<Write[]> {
  const batch = await table.get(batches, image, { consistent: true });
  const id = publicId(image);
  const others = batch?.findable?.filter((other) => other !== id) ?? [];
  return batch ? [replacing(batches, { ...batch, findable: set ? [...others, id] : others })] : [];
}

/** The pictures that search engines may find, of the batches that were made last: they remember those before. */
export async function findableImages({ table }: { table: Table }): Promise<string[]> {
  const { items } = await table.list(batches, FINDABLE, { limit: FARTHEST });
  return items.flatMap(({ findable = [] }) => findable);
}
