import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import type { Image } from "../../../functions/core/images/image.ts";
import { BATCH_PREFIX, batches, customers, images, waitings } from "../../../functions/core/images/items.ts";
import { takeLease } from "../../../functions/core/images/lease.ts";
import { ownImages } from "../../../functions/core/images/ownership.ts";
import { settle } from "../../../functions/core/images/settle.ts";
import { showOwn } from "../../../functions/core/images/shown.ts";
import { Conflict, type Table } from "../../../functions/lib/table/table.ts";
import { aReadyImage, caller } from "../../simulation/order-parts.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const ownedImages = ownImages(aShop().shop);

// A picture under way, and whose it is, while plain reads come late and others write as well.

const ready = aReadyImage("2026-11-01T00:00:00.000Z");
const to = "user-1" as UserId;

async function open(over: Partial<Image> = {}) {
  const { shop, clock } = aShop({ kept: lateEngine(memoryEngine()) });
  const { table } = shop;
  const lookAt = clock.now().toISOString();
  await table.create(images, {
    ...ready,
    attempts: 0,
    fence: 0,
    state: { status: "pending", lookAt },
    ...over,
  });
  const kept = async () => {
    const image = await table.get(images, ready, { consistent: true });
    if (!image) throw new Error("it is gone");
    return image;
  };
  const lease = () => takeLease({ table, clock }, ready);
  return { table, clock, kept, lease };
}

test("a lease is one worker's for 170 seconds, and then anybody's again", async () => {
  const { clock, lease, kept } = await open();
  const lookAt = new Date(clock.now().getTime() + 170_000).toISOString();
  expect(await lease()).toMatchObject({ attempts: 1, fence: 1, state: { status: "generating", lookAt } });
  clock.advance({ minutes: 2, seconds: 49 });
  expect(await lease()).toBeUndefined();
  clock.advance({ seconds: 1 });
  expect(await lease()).toMatchObject({ attempts: 2, fence: 2 });
  expect(await kept()).toMatchObject({ fence: 2 });
});

test("who takes a lease at the same moment has none; a failure is not hidden", async () => {
  const { table, clock } = await open();
  const taking = (failure: Error) =>
    takeLease({ table: { ...table, replace: () => Promise.reject(failure) }, clock }, ready);
  expect(await taking(new Conflict())).toBeUndefined();
  await expect(taking(new Error("no disk"))).rejects.toThrow("no disk");
});

test("what is over is nobody's to draw", async () => {
  const { lease } = await open({ state: ready.state });
  expect(await lease()).toBeUndefined();
});

const failed = { state: { status: "failed" as const, reason: "why" } };

test("what became of a picture is written onto whatever its owner changed meanwhile", async () => {
  const { table, lease, kept } = await open();
  const leased = await lease();
  if (!leased) throw new Error("no lease");
  await table.replace(images, { ...(await kept()), userId: to });
  expect(await settle({ table }, leased, failed)).toMatchObject({ userId: to, ...failed });
});

test("a lease that is over, or a picture that is, is not written onto", async () => {
  const { table, lease, kept } = await open();
  const leased = await lease();
  if (!leased) throw new Error("no lease");
  await table.replace(images, { ...(await kept()), fence: 2 });
  expect(await settle({ table }, leased, failed)).toBeUndefined();
  await table.replace(images, { ...(await kept()), fence: 1, ...failed });
  expect(await settle({ table }, leased, { state: { status: "blocked" } })).toBeUndefined();
  expect(await kept()).toMatchObject(failed);
});

test("who always meets another write gives up after five tries, and at once when it is a failure", async () => {
  const { table, lease } = await open();
  const leased = await lease();
  if (!leased) throw new Error("no lease");
  let tries = 0;
  const failing = (failure: Error): Table => ({
    ...table,
    write: () => {
      tries++;
      return Promise.reject(failure);
    },
  });
  expect(await settle({ table: failing(new Conflict()) }, leased, failed)).toBeUndefined();
  expect(tries).toBe(5);
  await expect(settle({ table: failing(new Error("no disk")) }, leased, failed)).rejects.toThrow("no disk");
  expect(tries).toBe(6);
});

async function everything() {
  const { table, clock } = await open({ state: ready.state });
  const { userId } = caller;
  const since = clock.now().toISOString();
  await table.create(batches, { userId, batchId: ready.batchId, createdAt: since });
  await table.create(waitings, { userId, batchId: ready.batchId, since });
  await table.create(customers, { userId });
  const of = async (userId: UserId) => ({
    waits: (await table.get(waitings, { userId }, { consistent: true })) !== undefined,
    isCustomer: (await table.get(customers, { userId }, { consistent: true })) !== undefined,
    batches: (await table.all(batches, { pk: `U#${userId}`, prefix: BATCH_PREFIX })).length,
    images: ((await ownedImages.exported(table, { userId })) as unknown[]).length,
  });
  return { table, of };
}
const nothing = { waits: false, isCustomer: false, batches: 0, images: 0 };

test.for([false, true])(
  "a guest's pictures go to the user (a customer: %s), who waits for none",
  async (known) => {
    const { table, of } = await everything();
    if (known) await table.create(customers, { userId: to });
    expect(await of(caller.userId)).toMatchObject({ waits: true, isCustomer: true, images: 1 });
    await table.write(...(await ownedImages.moves(table, caller.userId, to)).flat());
    expect(await of(caller.userId)).toMatchObject({ waits: false, isCustomer: false, images: 0 });
    expect(await of(to)).toMatchObject({ waits: false, isCustomer: true, images: 1 });
  },
);

test("a guest who never bought makes nobody a customer, and with its owner all of it goes", async () => {
  const { table, of } = await everything();
  const customer = await table.get(customers, caller, { consistent: true });
  if (customer) await table.remove(customers, customer);
  await table.write(...(await ownedImages.moves(table, caller.userId, to)).flat());
  expect((await of(to)).isCustomer).toBe(false);
  const again = await everything();
  await again.table.write(...(await ownedImages.erased(again.table, caller)).flat());
  expect(await again.of(caller.userId)).toEqual(nothing);
});

test("a picture that is ready is shown with its files, and one that is not without", () => {
  const { brief, batchId, createdAt } = ready;
  const shown = showOwn({ ...ready, favorite: true, onlyOwnerBuys: true, findable: true });
  expect(shown).toMatchObject({
    _id: "batch~0tail",
    status: "ready",
    imageUrl: "/pictures/images/batch~0tail/1/320.jpeg",
    prompt: brief.subject,
    relatedBatch: batchId,
    createdAt,
    favorite: true,
    onlyOwnerBuys: true,
    findable: true,
    width: 7200,
    height: 10_800,
    reach: { width: 7200, height: 10_800 },
    sources: [
      { type: "image/avif", files: [{ width: 320, url: "/pictures/images/batch~0tail/1/320.avif" }] },
      { type: "image/webp", files: [{ width: 320, url: "/pictures/images/batch~0tail/1/320.webp" }] },
    ],
  });
  const blocked = showOwn({ ...ready, state: { status: "blocked" } });
  expect(blocked).toMatchObject({ status: "blocked", imageUrl: "" });
  for (const part of ["favorite", "onlyOwnerBuys", "findable", "parent", "width", "sources", "missed"])
    expect(blocked).not.toHaveProperty(part);
});
