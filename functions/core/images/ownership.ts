import type { Table } from "../../lib/table/table.ts";
import { creating, removing, replacing } from "../../lib/table/writes.ts";
import { ownerKey, type UserId } from "../accounts/caller.ts";
import type { Owned } from "../accounts/ownership.ts";
import { readBatch } from "./gallery.ts";
import { BATCH_PREFIX, batches, customers, images, waitings } from "./items.ts";
import { removingImage } from "./remove.ts";
import { showOwn } from "./shown.ts";

async function everything(table: Table, userId: UserId) {
  const own = await table.all(batches, { pk: ownerKey(userId), prefix: BATCH_PREFIX });
  const pictures = await Promise.all(own.map(({ batchId }) => readBatch({ table }, batchId)));
  const waiting = await table.get(waitings, { userId }, { consistent: true });
  const customer = await table.get(customers, { userId }, { consistent: true });
  return { own, pictures: pictures.flat(), waiting, customer };
}

export const ownedImages: Owned = {
  /** What is being drawn goes on, and is published to its new owner. */
  async moves(table, from, to) {
    const { own, pictures, waiting, customer } = await everything(table, from);
    const known = customer && (await table.get(customers, { userId: to }, { consistent: true }));
    return [
      ...(waiting ? [removing(waitings, waiting)] : []),
      ...(customer ? [removing(customers, customer)] : []),
      ...(customer && !known ? [creating(customers, { userId: to })] : []),
      ...own.flatMap((batch) => [removing(batches, batch), creating(batches, { ...batch, userId: to })]),
      ...pictures.map((picture) => replacing(images, { ...picture, userId: to })),
    ];
  },
  async exported(table, { userId }) {
    const { pictures } = await everything(table, userId);
    // Ten addresses of each at other widths say nothing more, and thousands of pictures have to fit in one answer.
    return pictures.map(showOwn).map(({ sources: _, placeholder: __, ...picture }) => picture);
  },
  async erased(table, { userId }) {
    const { own, pictures, waiting, customer } = await everything(table, userId);
    // Pairs first: it is written by hundreds, and none of them parts a picture from the note of its files.
    const writes = pictures.map(removingImage).toSorted((one, other) => other.length - one.length);
    return [
      ...writes.flat(),
      ...(waiting ? [removing(waitings, waiting)] : []),
      ...(customer ? [removing(customers, customer)] : []),
      ...own.map((batch) => removing(batches, batch)),
    ];
  },
  kept: "the original of what an order still waits for, until its print is made",
  ends: "with its owner; a guest's 90 days after the last visit (accounts/guests)",
};
