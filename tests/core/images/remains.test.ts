import { expect, test } from "vitest";
import { discards, waitings } from "../../../functions/core/images/items.ts";
import { takeLease } from "../../../functions/core/images/lease.ts";
import { discardFiles } from "../../../functions/core/images/remove.ts";
import { endWaiting } from "../../../functions/core/images/waiting.ts";
import { queues } from "../../../stacks/definitions.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";

async function aBatch() {
  const studio = aShopThatDraws();
  const guest = await studio.aGuest();
  const { body } = await guest.post("/images/text-to-image", aPictureRequest);
  return { ...studio, guest, batchId: body.generatedImages[0].relatedBatch as string };
}

test("a lease outlasts the worker, and each is another", async () => {
  const { shop, batchId, clock } = await aBatch();
  const id = { batchId, n: 0 };
  const first = await takeLease(shop, id);
  clock.advance({ seconds: queues.images.timeoutSeconds });
  expect(await takeLease(shop, id)).toBeUndefined();
  clock.advance({ minutes: 1 });
  const second = await takeLease(shop, id);
  expect(second?.fence).toBe((first?.fence ?? 0) + 1);
});

test("the end of a batch frees nobody who waits for another", async () => {
  const { shop, batchId, drawAll } = await aBatch();
  const waiting = async (userId: typeof owner) => shop.table.get(waitings, { userId });
  const leased = await takeLease(shop, { batchId, n: 0 });
  if (!leased) throw new Error("no lease");
  const { userId: owner } = leased;
  const old = { ...leased, batchId: "an older one" };
  await endWaiting(shop, old);
  expect(await waiting(owner)).toMatchObject({ batchId });
  await drawAll();
  expect(await waiting(owner)).toMatchObject({ batchId });
});

test("files that could not be deleted are tried again: what was noted stays noted until they are gone", async () => {
  const { shop, clock } = await aBatch();
  await shop.pictures.put("public/a/1.webp", { bytes: new Uint8Array(1), contentType: "image/webp" });
  const since = clock.now().toISOString();
  await shop.table.create(discards, { prefix: "a", keys: ["public/a/1.webp"], since });
  const { remove } = shop.pictures;
  shop.pictures = {
    ...shop.pictures,
    remove: async () => {
      throw new Error("storage is down");
    },
  };
  clock.advance({ minutes: 1 });
  const due = await dueWork(shop.table, clock.now());
  expect(await discardFiles(shop, due)).toBe(0);
  expect(await shop.table.get(discards, { prefix: "a" })).toBeDefined();
  shop.pictures = { ...shop.pictures, remove };
  await discardFiles(shop, due);
  expect(await shop.pictures.head("public/a/1.webp")).toBeUndefined();
  expect(await shop.table.get(discards, { prefix: "a" })).toBeUndefined();
});
