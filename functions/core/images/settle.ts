import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import type { Image } from "./image.ts";
import { images } from "./items.ts";

/** Writes what became of a picture; false if this lease is not the latest any more. */
export async function settle({ table }: { table: Table }, image: Stored<Image>): Promise<boolean> {
  try {
    await table.replace(images, image);
    return true;
  } catch (failure) {
    if (failure instanceof Conflict) return false;
    throw failure;
  }
}
