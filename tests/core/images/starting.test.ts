import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { type Image, isOver } from "../../../functions/core/images/image.ts";
import { batches, customers, images, waitings } from "../../../functions/core/images/items.ts";
import { previewSizes } from "../../../functions/core/images/sizes.ts";
import { startBatch } from "../../../functions/core/images/start-batch.ts";
import { endWaiting, noLongerWaits } from "../../../functions/core/images/waiting.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { answers } from "../../support/picture-requests.ts";
import { aShop } from "../../support/shop.ts";

const userId = "somebody" as UserId;
type Press = Partial<Parameters<typeof startBatch>[1]> & { userType?: "guest" | "registered" };

function open() {
  const parts = aShop();
  const { shop } = parts;
  const press = ({ userType = "guest", ...over }: Press = {}) =>
    startBatch(
      shop,
      { journeyId: "default-journey", values: answers, ...over },
      { caller: { userId, userType }, ipAddress: "192.0.2.1" },
    );
  /** What is counted against whoever asked. */
  const counted = (counters: readonly string[] = []) =>
    Promise.all(counters.map((pk) => shop.table.count({ pk, sk: "COUNT" }, { by: 0, limit: 999 })));
  const end = async (batch: readonly Image[], state: Image["state"] = { status: "blocked" }) => {
    for (const { batchId, n } of batch) {
      const image = await shop.table.get(images, { batchId, n }, { consistent: true });
      if (image && !isOver(image)) await shop.table.replace(images, { ...image, state });
    }
  };
  const isWaiting = async () => (await shop.table.get(waitings, { userId })) !== undefined;
  return { ...parts, press, counted, end, isWaiting };
}

test("a press of the button is four pictures, each of its own, written down and on the queue", async () => {
  const { shop, press, queues, counted, isWaiting } = open();
  const batch = await press({ parent: "batch~0tail" });
  const [{ batchId, counters } = { batchId: "", counters: [] }] = batch;
  expect(batch).toHaveLength(4);
  for (const [n, image] of batch.entries()) {
    expect(image).toMatchObject({
      ...{ batchId, n, userId, journeyId: "default-journey", parent: "batch~0tail", values: answers },
      ...{ createdAt: "2026-11-20T12:00:00.000Z", attempts: 0, throttles: 0, fence: 0 },
      state: { status: "pending", lookAt: "2026-11-20T12:03:00.000Z" },
    });
    expect(await shop.table.get(images, { batchId, n })).toMatchObject({ suffix: image.suffix });
  }
  expect(new Set(batch.map(({ suffix }) => suffix)).size).toBe(4);
  expect(new Set(batch.map(({ seed }) => seed)).size).toBe(4);
  expect(queues.images.sent).toMatchObject(
    [0, 1, 2, 3].map((n) => ({ job: { kind: "draw", batchId, n }, group: userId })),
  );
  expect([await counted(counters), await isWaiting()]).toEqual([[4], true]);
  expect(await shop.table.get(batches, { userId, batchId })).toBeDefined();
});

test("what cannot be the name of a picture is nobody's parent", async () => {
  const [image] = await open().press({ parent: "no picture" });
  expect(image).not.toHaveProperty("parent");
  const [another] = await open().press();
  expect(another).not.toHaveProperty("parent");
});

test("the same press again, and at the same moment, is the same batch; it counts once", async () => {
  const { press, counted } = open();
  const both = await Promise.all([press({ idempotencyKey: "press" }), press({ idempotencyKey: "press" })]);
  const again = await press({ idempotencyKey: "press" });
  const ids = [...both, again].map((batch) => batch.map(({ suffix }) => suffix).join());
  expect(new Set(ids).size).toBe(1);
  expect(await counted(again[0]?.counters)).toEqual([4]);
});

test("who waits for a batch waits for one, and has lost nothing by asking", async () => {
  const { press, counted, end, shop } = open();
  const batch = await press();
  await expect(press()).rejects.toMatchObject({ code: "conflict" });
  expect(await counted(batch[0]?.counters)).toEqual([4]);
  await end(batch.slice(1));
  expect(await noLongerWaits(shop, userId)).toBe(false);
  await end(batch);
  await expect(press()).resolves.toHaveLength(4);
  expect(await counted(batch[0]?.counters)).toEqual([8]);
});

test("a press in the very moment in which the last of a batch is over is no press too early", async () => {
  const { shop, press, counted, end } = open();
  const [first, ...others] = await press();
  if (!first) throw new Error("no picture");
  await end([first, ...others]);
  const { table } = shop;
  shop.table = {
    ...table,
    write: async (...all) => {
      await table.write(...all).catch(async (failure) => {
        await endWaiting({ table }, first);
        throw failure;
      });
    },
  };
  await expect(press()).resolves.toHaveLength(4);
  expect(await counted(first.counters)).toEqual([8]);
});

test("the last of a batch ends the waiting for it, and for no other", async () => {
  const { shop, press, end, isWaiting } = open();
  const batch = await press();
  const [first] = batch;
  if (!first) throw new Error("no picture");
  await endWaiting(shop, first);
  expect(await isWaiting()).toBe(true);
  await end(batch);
  await endWaiting(shop, { ...first, batchId: "another" });
  expect(await isWaiting()).toBe(true);
  await endWaiting(shop, first);
  expect(await isWaiting()).toBe(false);
  await endWaiting(shop, first);
  expect(await noLongerWaits(shop, userId)).toBe(true);
});

test("that somebody else notices the end as well is fine; a failure is not hidden", async () => {
  const { shop, press, end } = open();
  const batch = await press();
  const [first] = batch;
  if (!first) throw new Error("no picture");
  await end(batch);
  const ending = (failure: Error) =>
    endWaiting({ ...shop, table: { ...shop.table, remove: () => Promise.reject(failure) } }, first);
  await expect(ending(new Conflict())).resolves.toBeUndefined();
  await expect(ending(new Error("no disk"))).rejects.toThrow("no disk");
});

test("what may have been written counts, and its failure is told", async () => {
  const { shop, press, counted } = open();
  const { table } = shop;
  let counters: readonly string[] = [];
  shop.table = {
    ...table,
    write: async (...all) => {
      for (const one of all)
        if (one.kind === "put" && one.item.type === images.type)
          counters = one.item.data.counters as string[];
      throw new Error("the answer was lost");
    },
  };
  await expect(press()).rejects.toThrow("the answer was lost");
  expect(await counted(counters)).toEqual([4]);
});

test("a queue that does not answer is told to the log: the sweep finds them", async () => {
  const { shop, press, logged } = open();
  shop.queues = {
    ...shop.queues,
    images: { ...shop.queues.images, sendMany: () => Promise.reject(new Error("down")) },
  };
  const [{ batchId } = { batchId: "" }] = await press();
  expect(logged).toEqual([
    { level: "error", event: "images.unsent", fields: { batchId, failure: "Error: down" } },
  ]);
});

test("who has bought a print has the last part of the day", async () => {
  for (const [userType, isCustomer, served] of [
    ["registered", true, true],
    ["registered", false, false],
    ["guest", true, false],
  ] as const) {
    const { shop, press } = open();
    const { modelCalls } = shop.imageLimits;
    shop.imageLimits = { ...shop.imageLimits, modelCalls: { ...modelCalls, most: 4 } };
    if (isCustomer) await shop.table.create(customers, { userId });
    const pressed = press({ userType });
    await (served
      ? expect(pressed).resolves.toHaveLength(4)
      : expect(pressed).rejects.toThrow("All pictures"));
  }
});

test("pictures have one and a half million pixels or so on a screen", () => {
  expect(previewSizes).toEqual({
    square: { width: 1280, height: 1280 },
    portrait: { width: 1024, height: 1536 },
    landscape: { width: 1536, height: 1024 },
  });
});
