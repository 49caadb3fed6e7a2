import { Refusal } from "../../lib/errors.ts";
import type { Write } from "../../lib/table/engine.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { creating, removing } from "../../lib/table/writes.ts";
import type { UserId } from "../accounts/caller.ts";
import { ownImage } from "./gallery.ts";
import { DISCARD_PREFIX, discards, type Image, images, type Made } from "./image.ts";
import { type Pictures, variantKey } from "./pictures.ts";

const filesOf = ({ stem, widths, original }: Made) => [
  original,
  variantKey(stem, Math.max(...widths), "jpeg"),
  ...widths.flatMap((width) => ["avif", "webp"].map((format) => variantKey(stem, width, format))),
];

/** Takes a picture out of the table; its files follow with the next sweep, however this ends. */
export function removingImage(image: Stored<Image>): Write[] {
  const { course } = image;
  if (course.status !== "ready") return [removing(images, image)];
  const { made, readyAt } = course;
  return [
    removing(images, image),
    creating(discards, { stem: made.stem, keys: filesOf(made), since: readyAt }),
  ];
}

/** Forgets a picture of one's own. */
export async function removeImage(needs: { table: Table }, userId: UserId, id: string): Promise<void> {
  const image = await ownImage(needs, userId, id);
  await needs.table.write(...removingImage(image)).catch((failure: unknown) => {
    if (failure instanceof Conflict)
      throw new Refusal("conflict", "This picture has just changed. Please try again.");
    throw failure;
  });
}

type Sweeping = { table: Table; pictures: Pictures };

/** Deletes the files of pictures that were removed. */
export async function discardFiles({ table, pictures }: Sweeping, due: readonly { pk: string }[]) {
  const stems = due.flatMap(({ pk }) =>
    pk.startsWith(DISCARD_PREFIX) ? pk.slice(DISCARD_PREFIX.length) : [],
  );
  for (const stem of stems) {
    const discard = await table.get(discards, { stem }, { consistent: true });
    if (!discard) continue;
    await Promise.all(discard.keys.map((key) => pictures.remove(key)));
    await table.remove(discards, discard);
  }
  return stems.length;
}
