import { expect, test } from "vitest";
import type { PrintStage } from "../../../functions/core/fulfilment/printer.ts";
import type { Parcel } from "../../../functions/core/fulfilment/printer-shape.ts";
import { orders, writingDown } from "../../../functions/core/orders/items.ts";
import { auditOrders } from "../../../functions/core/orders/operators/audit.ts";
import { type Order, payingBack } from "../../../functions/core/orders/order.ts";
import { checkoutOf } from "../../../functions/core/orders/payment/at-once.ts";
import type { PaymentState } from "../../../functions/core/orders/payment/payments.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";
import { anOrder } from "./an-order.ts";
import { parcel } from "./at-print-house.ts";

/** What partners know of; plain reads come late. */
async function open(
  order: Order | undefined,
  { paid = [] as string[], printed = [] as [string, string][], stage = "in progress" as PrintStage } = {},
) {
  const parts = aShop({ kept: lateEngine(memoryEngine()) });
  const { shop, clock, logged } = parts;
  if (order) await shop.table.write(...writingDown(order));
  const asked: Date[] = [];
  shop.payments = {
    ...shop.payments,
    paidSince: async (from) => {
      asked.push(from);
      return paid.map((sessionId) => ({ sessionId, orderId: "order" }));
    },
  };
  shop.printer = {
    ...shop.printer,
    since: async (from) => {
      asked.push(from);
      return printed.map(([id, reference]) => ({ id, reference, stage }));
    },
  };
  const kept = () => shop.table.get(orders, { orderId: "order" }, { consistent: true });
  const told = () =>
    logged.filter(({ level }) => level === "error").map(({ event, fields }) => [event, fields]);
  return { ...parts, kept, told, asked, now: clock.now().toISOString(), audit: () => auditOrders(shop) };
}

test("partners are asked about the last four days, and where all is well nothing is said", async () => {
  const { audit, asked, told, logged } = await open(anOrder("paid"), {
    paid: ["cs_1"],
    printed: [["ord_9", "order"]],
  });
  expect(await audit()).toEqual({ mended: 0, strange: 0 });
  expect(asked).toEqual([new Date("2026-11-16T12:00:00Z"), new Date("2026-11-16T12:00:00Z")]);
  expect(told()).toEqual([]);
  expect(logged).toMatchObject([{ event: "audit.done", fields: { mended: 0, strange: 0 } }]);
});

test.for(["draft", "awaiting payment", "expired"] as const)(
  "what was paid is taken up again, although it is %s, by the session that was paid",
  async (state) => {
    const { audit, kept, told, queues, now } = await open(anOrder(state), { paid: ["cs_2"] });
    expect(await audit()).toEqual({ mended: 1, strange: 0 });
    const url = state === "draft" ? "" : "https://pay.test/cs_1";
    expect(await kept()).toMatchObject({
      ...{ state: "awaiting payment", session: { id: "cs_2", url } },
      ...{ since: now, dueAt: now, v: 2 },
    });
    expect(queues.orders.sent).toMatchObject([{ job: { kind: "advance", orderId: "order" } }]);
    expect(told()).toEqual([["audit.missed-payment", { orderId: "order" }]]);
  },
);

test("a payment of which we know nothing is told, and the next one looked at", async () => {
  const { audit, told } = await open(undefined, { paid: ["cs_1", "cs_2"] });
  expect(await audit()).toEqual({ mended: 0, strange: 0 });
  expect(told().map(([event]) => event)).toEqual(["audit.unknown-payment", "audit.unknown-payment"]);
});

test("what can still be paid is no missed payment: who paid a moment ago is on the way", async () => {
  for (const state of ["draft", "awaiting payment"] as const) {
    const order = { ...anOrder(state), payUntil: "2026-11-20T12:00:01.000Z" };
    const { audit, kept, told, queues, clock } = await open(order, { paid: ["cs_1"] });
    expect(await audit()).toEqual({ mended: 0, strange: 0 });
    expect([await kept(), queues.orders.sent, told()]).toMatchObject([{ state, v: 1 }, [], []]);
    clock.advance({ seconds: 1 });
    expect(await audit()).toEqual({ mended: 1, strange: 0 });
  }
});

test("a queue that fails ends no audit: what was taken up is due, and all else is looked at", async () => {
  const { shop, audit, kept, told, now } = await open(anOrder("expired"), {
    paid: ["cs_2"],
    printed: [["ord_1", "nobody's"]],
  });
  shop.queues.orders.send = () => Promise.reject(new Error("no queue"));
  expect(await audit()).toEqual({ mended: 1, strange: 1 });
  expect(await kept()).toMatchObject({ state: "awaiting payment", dueAt: now });
  expect(told().map(([event]) => event)).toEqual(["audit.missed-payment", "audit.unknown-print"]);
});

test("what moves meanwhile is left to who moved it; a failure is not hidden", async () => {
  const { shop, audit, kept, told, queues } = await open(anOrder("expired"), { paid: ["cs_2"] });
  const { table } = shop;
  shop.table = { ...table, write: () => Promise.reject(new Conflict()) };
  expect(await audit()).toEqual({ mended: 0, strange: 0 });
  expect([(await kept())?.state, queues.orders.sent, told()]).toEqual(["expired", [], []]);
  shop.table = { ...table, write: () => Promise.reject(new Error("no disk")) };
  await expect(audit()).rejects.toThrow("no disk");
});

test.for<[what: string, order: Order | undefined, strange: number]>([
  ["that is its order's", { ...anOrder("in production"), print: { id: "ord_1", submittedAt: "" } }, 0],
  ["whose order has another", { ...anOrder("in production"), print: { id: "ord_2", submittedAt: "" } }, 1],
  [
    "whose order was printed again",
    { ...anOrder("shipped"), print: { id: "ord_2", submittedAt: "" }, reprints: 1 },
    0,
  ],
  ["whose answer was lost a moment ago", anOrder("paid"), 0],
  ["of an order that was never paid", anOrder("expired"), 1],
  ["of no order at all", undefined, 1],
])("a print %s: strange %i times", async ([, order, strange]) => {
  const { audit, told } = await open(order, { printed: [["ord_1", "order"]] });
  expect(await audit()).toEqual({ mended: 0, strange });
  expect(told()).toEqual(strange ? [["audit.unknown-print", { id: "ord_1", reference: "order" }]] : []);
});

/** As it was before its money went back. */
const printing = {
  ...anOrder("in production"),
  ...{ print: { id: "ord_1", submittedAt: "" }, parcels: [], history: [] as Order["history"] },
};
const calledOff = (
  kind: "cancelled at print house" | "cancelled by print house",
  known: Parcel["status"][] = [],
) => payingBack({ ...printing, parcels: known.map((status) => parcel(status)), history: [{ at: "", kind }] });

test.for<[what: string, order: Order, stage: PrintStage, parcels: Parcel["status"][], goesOn: boolean]>([
  ["called off there", calledOff("cancelled at print house"), "cancelled", [], false],
  [
    "called off there, and made all the same,",
    calledOff("cancelled at print house"),
    "in progress",
    [],
    true,
  ],
  ["called off there, and sent", calledOff("cancelled at print house"), "complete", ["dispatched"], true],
  ["called off there, and there", calledOff("cancelled at print house"), "complete", ["delivered"], true],
  ["called off there, and gone", calledOff("cancelled at print house"), "complete", [], true],
  [
    "cancelled by them, and made all the same,",
    calledOff("cancelled by print house"),
    "in progress",
    [],
    true,
  ],
  [
    "cancelled by them, of which a part was sent after all,",
    calledOff("cancelled by print house"),
    "complete",
    ["cancelled", "dispatched"],
    true,
  ],
  ["cancelled by parcels alone", calledOff("cancelled by print house"), "complete", ["cancelled"], false],
  [
    "of which a part was sent before",
    calledOff("cancelled at print house", ["dispatched"]),
    "complete",
    ["dispatched"],
    false,
  ],
  ["that is a gift", payingBack(printing), "in progress", [], false],
  ["that is a gift, and was sent", payingBack(printing), "complete", ["dispatched"], false],
])("a print %s whose money goes back", async ([, order, stage, parcels, goesOn]) => {
  const { shop, audit, told } = await open(order, { printed: [["ord_1", "order"]], stage });
  const state = {
    id: "ord_1",
    stage,
    issues: [],
    parcels: parcels.map((status, n) => parcel(status, { id: `${n}` })),
  };
  shop.printer.read = async () => state;
  expect(await audit()).toEqual({ mended: 0, strange: Number(goesOn) });
  expect(told()).toEqual(goesOn ? [["audit.print-goes-on", { id: "ord_1", reference: "order" }]] : []);
});

test("one print that nobody tells of now ends no audit, and is asked for tomorrow", async () => {
  const printed: [string, string][] = [
    ["ord_1", "order"],
    ["ord_2", "nobody's"],
  ];
  const { shop, audit, told } = await open(calledOff("cancelled at print house"), {
    printed,
    stage: "complete",
  });
  shop.printer.read = () => Promise.reject(new Error("no room for a call"));
  expect(await audit()).toEqual({ mended: 0, strange: 1 });
  expect(told()).toEqual([["audit.unknown-print", { id: "ord_2", reference: "nobody's" }]]);
});

test("a browser that is back asks the provider forty times a minute at most, and is never refused", async () => {
  const { shop, clock } = await open({ ...anOrder("awaiting payment"), orderId: "order" });
  let asked = 0;
  const read = async () => {
    asked++;
    return { status: "unpaid" } as PaymentState;
  };
  shop.payments = { ...shop.payments, read };
  const { userId } = anOrder("awaiting payment");
  const look = () => checkoutOf(shop, { userId, userType: "guest" }, "order");
  for (let n = 0; n < 41; n++) expect(await look()).toMatchObject({ state: "awaiting payment" });
  expect(asked).toBe(40);
  clock.advance({ minutes: 1 });
  await look();
  expect(asked).toBe(41);
});
