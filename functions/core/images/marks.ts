import { Refusal } from "../../lib/errors.ts";
import { cameFirst, type Table } from "../../lib/table/table.ts";
import type { UserId } from "../accounts/caller.ts";
import { ownImage } from "./gallery.ts";
import { images } from "./items.ts";

type Asked = { id: string; mark: "favorite" | "onlyOwnerBuys"; set: boolean };

/** Marks a picture of one's own, or takes the mark away; it is a part of the picture, and goes where that goes. */
export async function markImage({ table }: { table: Table }, userId: UserId, { id, mark, set }: Asked) {
  const { [mark]: before, ...image } = await ownImage({ table }, userId, id);
  if (Boolean(before) === set) return;
  if (!(await cameFirst(table.replace(images, { ...image, ...(set && { [mark]: set }) }))))
    throw new Refusal("conflict", "This picture has just changed. Please try again.");
}
