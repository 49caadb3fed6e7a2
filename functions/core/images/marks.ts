import { Refusal } from "../../lib/errors.ts";
import { cameFirst, repeated, type Table } from "../../lib/table/table.ts";
import { replacing } from "../../lib/table/writes.ts";
import type { UserId } from "../accounts/caller.ts";
import { isAdvert } from "./adverts.ts";
import { ownImage } from "./gallery.ts";
import type { Image, marks } from "./image.ts";
import { images } from "./items.ts";
import { listing } from "./listing.ts";
import { imageHasChanged } from "./refusals.ts";

export type Mark = keyof typeof marks;

type Asked = { id: string; mark: Mark; set: boolean };

function refuseUnlisted({ state, brief }: Image) {
  if (state.status !== "ready") throw new Refusal("conflict", "This picture can be found once it is ready.");
  if (isAdvert(brief.subject))
    throw new Refusal(
      "conflict",
      "Its words name an address or a number: search engines are not shown that.",
    );
}

/**
 * Marks a picture of one's own, or takes the mark away; it is a part of the picture, and goes where that goes. One mark
 * says nothing of another: who sets two at once gets both.
 */
export async function markImage(needs: { table: Table }, userId: UserId, asked: Asked): Promise<void> {
  if (!(await cameFirst(repeated(() => writeMark(needs, userId, asked))))) throw imageHasChanged();
}

async function writeMark({ table }: { table: Table }, userId: UserId, { id, mark, set }: Asked) {
  const { [mark]: before, ...image } = await ownImage({ table }, userId, id);
  if (Boolean(before) === set) return;
  if (mark === "findable" && set) refuseUnlisted(image);
  const listed = mark === "findable" ? await listing(table, image, set) : [];
  await table.write(replacing(images, { ...image, ...(set && { [mark]: set }) }), ...listed);
}
