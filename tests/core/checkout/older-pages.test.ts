import { expect, test } from "vitest";
import { supersedeOlder } from "../../../functions/core/checkout/older-pages.ts";
import { orders, writingDown } from "../../../functions/core/orders/items.ts";
import type { OrderIn } from "../../../functions/core/orders/order.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aDraft } from "../../simulation/order-parts.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

type Draft = OrderIn<"draft">;

/** An order that was checked out a minute ago, and one that is now. */
async function open(older: Partial<Draft> = {}, newer: Partial<Draft> = {}) {
  const { shop, clock, queues } = aShop({ kept: lateEngine(memoryEngine()) });
  const draft = (over: Partial<Draft>) => ({
    ...aDraft(clock.now(), { lines: [{ size: "16x24", copies: 1 }] }),
    ...over,
  });
  const before = draft({ orderId: "older", ...older });
  await shop.table.write(...writingDown(before));
  clock.advance({ minutes: 1 });
  const now = draft({ orderId: "the new one", ...newer });
  await shop.table.write(...writingDown(now));
  const press = () => supersedeOlder(shop, now);
  const isClosed = async (orderId = "older") => {
    const order = await shop.table.get(orders, { orderId }, { consistent: true });
    return order !== undefined && "superseded" in order && order.superseded === true;
  };
  return { shop, clock, queues, press, isClosed, now };
}

test("a newer checkout of the cart closes the page of the older one, at once", async () => {
  const { shop, clock, press, isClosed, queues } = await open();
  await press();
  expect([await isClosed(), await isClosed("the new one")]).toEqual([true, false]);
  expect(await shop.table.get(orders, { orderId: "older" }, { consistent: true })).toMatchObject({
    dueAt: clock.now().toISOString(),
  });
  expect(queues.orders.sent.map(({ job }) => job)).toEqual([
    { kind: "advance", orderId: "older", heard: true },
  ]);
});

const otherLines = aDraft(new Date(), { lines: [{ size: "20x30", copies: 1 }] }).lines;

test.for<[what: string, older: Partial<Draft>, newer: Partial<Draft>, closes: boolean]>([
  ["a cart of other contents", { lines: otherLines }, {}, true],
  ["what was bought at once, by the cart", { from: "buy now" }, {}, false],
  ["the cart, by what is bought at once", {}, { from: "buy now" }, false],
  ["the same that was bought at once before", { from: "buy now" }, { from: "buy now" }, true],
  ["something else bought at once", { from: "buy now", lines: otherLines }, { from: "buy now" }, false],
])("%s is closed: %s", async ([, older, newer, closes]) => {
  const { press, isClosed, queues } = await open(older, newer);
  await press();
  expect(await isClosed()).toBe(closes);
  expect(queues.orders.sent).toHaveLength(closes ? 1 : 0);
});

test("what was written after it and is older all the same finds the newer, and closes itself", async () => {
  const { shop, isClosed, queues, now } = await open();
  const before = await shop.table.get(orders, { orderId: "older" }, { consistent: true });
  if (before?.state !== "draft") throw new Error("it is no draft");
  await supersedeOlder(shop, before);
  expect([await isClosed(), await isClosed(now.orderId)]).toEqual([true, false]);
  expect(queues.orders.sent.map(({ job }) => job)).toEqual([
    { kind: "advance", orderId: "older", heard: true },
  ]);
});

test("a page of more than 35 minutes ago is over by itself", async () => {
  const { press, clock, isClosed } = await open();
  clock.advance({ minutes: 34, seconds: 1 });
  await press();
  expect(await isClosed()).toBe(false);
  const just = await open();
  just.clock.advance({ minutes: 34 });
  await just.press();
  expect(await just.isClosed()).toBe(true);
});

test("of two at the same moment the one with the later name stays", async () => {
  const at = aShop().clock.now().toISOString();
  const later = await open({ createdAt: at }, { createdAt: at, orderId: "young" });
  await later.press();
  expect([await later.isClosed(), await later.isClosed("young")]).toEqual([true, false]);
  const earlier = await open({ createdAt: at }, { createdAt: at, orderId: "a name before" });
  await earlier.press();
  expect(await earlier.isClosed()).toBe(false);
});

test("what changes meanwhile is tried five times, and a failure at once", async () => {
  for (const [failure, times, tries] of [
    [new Conflict(), 4, 5],
    [new Conflict(), 5, 5],
    [new Error("no disk"), 1, 1],
  ] as const) {
    const { shop, press, isClosed } = await open();
    const { table } = shop;
    let count = 0;
    shop.table = {
      ...table,
      write: (...all) => (++count <= times ? Promise.reject(failure) : table.write(...all)),
    };
    const fails = times >= tries;
    await (fails ? expect(press()).rejects.toThrow(failure) : press());
    expect([count, await isClosed()]).toEqual([tries, !fails]);
  }
});

test("a queue that does not listen is no reason to fail: the sweep finds it", async () => {
  const { shop, press, isClosed, queues } = await open();
  shop.queues = {
    ...shop.queues,
    orders: { ...queues.orders, send: () => Promise.reject(new Error("down")) },
  };
  await press();
  expect(await isClosed()).toBe(true);
});
