import { expect, test } from "vitest";
import { sentenceOf } from "../../../functions/core/orders/history.ts";
import { orders } from "../../../functions/core/orders/items.ts";
import { shownDetail } from "../../../functions/core/orders/shown.ts";
import { readItem, shapeOf, UnreadableItem } from "../../../functions/lib/table/entity.ts";
import { openTable } from "../../../functions/lib/table/table.ts";
import { aClock } from "../../support/clock.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { anOrder } from "./an-order.ts";
import { flatOrders } from "./flat-orders.ts";

type Known = keyof typeof flatOrders;
const states = Object.keys(flatOrders) as Known[];

async function stored(state: Known, change: object = {}) {
  const clock = aClock();
  const engine = memoryEngine();
  const data = { ...flatOrders[state], ...change };
  const item = { ...orders.key({ orderId: "order" }), type: "order", v: 7, w: "w", data };
  await engine.write([{ kind: "put", item, expect: "absent" }], 0);
  return openTable({ engine, clock });
}

test.for(states)(
  "an order that the first release wrote as %s is read, shown and written again",
  async (state) => {
    const table = await stored(state);
    const read = await table.get(orders, { orderId: "order" });
    expect(read).toMatchObject({ state, orderId: "order", v: 7 });
    const before = flatOrders[state] as { history: { at: string; what: string }[] };
    expect(read?.history.map((event) => ({ at: event.at, what: sentenceOf(event) }))).toEqual(before.history);
    expect(read?.since).toBe(before.history.at(-1)?.at);
    if (!read) return;
    expect(shownDetail(read, new Date("2026-11-01T10:10:00Z"))).toMatchObject({ orderNumber: "WF-ORDER" });
    await table.replace(orders, read);
    const { v: _, ...again } = (await table.get(orders, { orderId: "order" })) ?? { v: 0 };
    const { v: __, ...first } = read;
    expect(again).toEqual(first);
  },
);

test("what the first release said in other words is the same event", async () => {
  const at = "2026-11-01T10:00:00.000Z";
  const said = [
    ...["Called off before it was printed.", "Called off at the print house."],
    ...["It was too late to call it off.", "Called off by nobody."],
  ];
  const table = await stored("refunded", { history: said.map((what) => ({ at, what })) });
  expect((await table.get(orders, { orderId: "order" }))?.history).toEqual([
    { at, kind: "cancelled before print" },
    { at, kind: "cancelled at print house" },
    { at, kind: "too late to cancel" },
    { at, kind: "told", what: "Called off by nobody." },
  ]);
});

/** An order as the second release wrote it. */
const second = (over: object) =>
  readItem(orders, {
    ...orders.key({ orderId: "order" }),
    ...{ type: "order", v: 7, w: "w", shape: 1 },
    data: { ...anOrder("refunding"), ...over },
  });
const at = "2026-11-01T10:40:00.000Z";

test("what was refused, and why, stood beside the money", () => {
  const { offers, back } = anOrder("refunding");
  const history = [
    { at, kind: "handed over" },
    { at, kind: "refused by print house" },
  ];
  const read = second({
    history,
    back: { ...back, reason: "SkuNotFound" },
    offers: offers.map((offer) => ({ ...offer, estimated: false })),
  });
  expect(read.history).toEqual([history[0], { ...history[1], detail: "SkuNotFound" }]);
  expect([read.offers, "back" in read && read.back]).toStrictEqual([offers, back]);
});

test("what somebody did, and what was of concern, stood in sentences alone", () => {
  const did = { at, kind: "by operator", by: "grace" };
  const again = { ...did, what: "It is being printed again, as order:r1.", deed: "reprint 1,2" };
  const forgotten = { ...did, what: "(forgotten)", deed: "reprint 2" };
  const note = { ...did, what: "Note: Ada called" };
  const concern = { at, kind: "concern" };
  const history = [
    ...[again, forgotten, note, { ...did, what: "It is held." }],
    { ...concern, what: "refund came back twice: $3: all of it" },
    { ...concern, what: "disputed: open" },
  ];
  expect(second({ history }).history).toEqual([
    { ...again, reprint: { orderId: "order:r1", lines: [1, 2] } },
    // Which one it was nobody knows any more: none that was dropped.
    { ...forgotten, reprint: { orderId: "", lines: [2] } },
    ...[{ ...note, note: true }, history[3]],
    { ...concern, about: "refund came back twice", detail: "$3: all of it" },
    { ...concern, about: "disputed", detail: "open" },
  ]);
});

test("and so it did in a flat order, whose sentence says as well that it was refused", () => {
  const history = [{ at, what: "The print house cannot make it." }];
  const data = { ...flatOrders.refunding, history, refund: { attempt: 1, reason: "SkuNotFound" } };
  const read = readItem(orders, { ...orders.key({ orderId: "order" }), type: "order", v: 1, w: "", data });
  expect(read.history).toEqual([{ at, kind: "refused by print house", detail: "SkuNotFound" }]);
});

test("what belongs to another state is left behind", async () => {
  const table = await stored("shipped");
  const read = await table.get(orders, { orderId: "order" });
  expect(read).toHaveProperty("parcels.0", {
    id: "shp_1",
    status: "dispatched",
    items: [],
    trackingNumber: "94001",
  });
  for (const name of ["holdUntil", "cancelWanted", "handedOver", "problems"])
    expect(read).not.toHaveProperty(name);
});

test("what no release can have written is known by how it stands, also where it cannot even be made today's", () => {
  const item = { pk: "O#order", sk: "ORDER", type: "order", v: 1, w: "", data: { state: "of nobody's" } };
  for (const one of [item, { ...item, shape: 1 }])
    expect(() => readItem(orders, one)).toThrow(
      expect.objectContaining({ item: one, constructor: UnreadableItem }),
    );
});

test("what a release to come has written is not read as today's, which would forget what is new in it", async () => {
  const engine = memoryEngine();
  const table = openTable({ engine, clock: aClock() });
  await table.create(orders, { ...anOrder("paid"), orderId: "order" });
  const item = await engine.get(orders.key({ orderId: "order" }), { consistent: true });
  if (!item) throw new Error("it is gone");
  expect(readItem(orders, item)).toMatchObject({ state: "paid" });
  expect(() => readItem(orders, { ...item, shape: shapeOf(orders) + 1 })).toThrow(UnreadableItem);
});
