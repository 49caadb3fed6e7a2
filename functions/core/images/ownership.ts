import type { Log } from "../../lib/log.ts";
import type { Item } from "../../lib/table/engine.ts";
import { ifReadable, type Table } from "../../lib/table/table.ts";
import { amending, creating, removing, replacing } from "../../lib/table/writes.ts";
import { ownerKey, type UserId } from "../accounts/caller.ts";
import type { Owned } from "../accounts/ownership.ts";
import { readBatch } from "./gallery.ts";
import { BATCH_PREFIX, batches, customers, galleryOf, imageIdIn, images, waitings } from "./items.ts";
import { removingImage } from "./remove.ts";
import { showOwn } from "./shown.ts";

async function everything(table: Table, userId: UserId) {
  const listed = await table.all(batches, { pk: ownerKey(userId), prefix: BATCH_PREFIX });
  const own = await Promise.all(
    listed.map(async (batch) => {
      const raw: Item[] = [];
      const pictures = await readBatch({ table }, batch.batchId, ({ item }) => raw.push(item));
      return { batch, pictures, raw };
    }),
  );
  const [waiting, customer] = await table.getAll(
    ifReadable(waitings, { userId }),
    ifReadable(customers, { userId }),
  );
  return { own, waiting, customer };
}

export const ownImages = ({ log }: { log: Log }): Owned => ({
  /** What is being drawn goes on, and is published to its new owner. */
  async moves(table, from, to) {
    const { own, waiting, customer } = await everything(table, from);
    const known = customer && (await table.get(customers, { userId: to }, { consistent: true }));
    return [
      ...(waiting ? [[removing(waitings, waiting)]] : []),
      ...(customer
        ? [[removing(customers, customer), ...(known ? [] : [creating(customers, { userId: to })])]]
        : []),
      ...own.map(({ batch, pictures, raw }) => [
        removing(batches, batch),
        creating(batches, { ...batch, userId: to }),
        ...pictures.map((picture) => replacing(images, { ...picture, userId: to })),
        ...raw.map((item) => amending(item, { userId: to }, item.gsi1pk ? { gsi1pk: galleryOf(to) } : {})),
      ]),
    ];
  },
  async exported(table, { userId }) {
    const { own } = await everything(table, userId);
    // Ten addresses of each at other widths say nothing more, and thousands of pictures have to fit in one answer.
    return own
      .flatMap(({ pictures }) => pictures)
      .map(showOwn)
      .map(({ sources: _, placeholder: __, ...picture }) => picture);
  },
  async erased(table, { userId }) {
    const { own, waiting, customer } = await everything(table, userId);
    // What its files are, only it could say.
    for (const id of own.flatMap(({ raw }) => raw.flatMap(imageIdIn))) log.error("image.not-forgotten", id);
    return [
      ...own.map(({ batch, pictures }) => [removing(batches, batch), ...pictures.flatMap(removingImage)]),
      ...(waiting ? [[removing(waitings, waiting)]] : []),
      ...(customer ? [[removing(customers, customer)]] : []),
    ];
  },
  kept: "the original of what an order still waits for, until its print is made",
  ends: "with its owner; a guest's 90 days after the last visit (accounts/guests)",
});
