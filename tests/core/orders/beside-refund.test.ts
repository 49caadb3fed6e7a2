import { expect, test } from "vitest";
import type { PrintState } from "../../../functions/core/fulfilment/printer.ts";
import { advance } from "../../../functions/core/orders/advance.ts";
import { releaseOrder } from "../../../functions/core/orders/operators/holding.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { heedNotice } from "../../../functions/core/orders/payment/notices.ts";
import type { PaymentStanding } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aHeldOrder, anOrder } from "./an-order.ts";
import { onHold, parcel, printing } from "./at-print-house.ts";
import { opened } from "./opened.ts";

// A bank may take days to send money back, and a dispute weeks: the order goes on meanwhile.

const PART = cents(500);
const owed = { wanted: PART, done: cents(0) };
const coming: Partial<PaymentStanding> = { refunds: [{ id: "re_1", status: "pending", amount: PART }] };
const contested: Partial<PaymentStanding> = { dispute: "open", refundable: false };

async function open(order: Order, standing: Partial<PaymentStanding>, house: Partial<PrintState> = {}) {
  const { shop, kept, clock } = await opened(order, standing);
  shop.printer = {
    ...shop.printer,
    read: async (id) => ({ id, stage: "in progress", issues: [], parcels: [], ...house }),
    cancel: async () => ({ outcome: "cancelled" }),
  };
  await advance(shop, order.orderId, { heard: true });
  return { order: await kept(), inHours: (n: number) => new Date(clock.now().getTime() + n * 3_600_000) };
}

test.each([
  ["in production", printing({ back: owed })],
  ["on hold", onHold({ back: owed })],
])("%s: what is sent is told while the bank takes its time", async (_, before) => {
  const { order, inHours } = await open(before, coming, { parcels: [parcel("dispatched")] });
  expect(order).toMatchObject({ state: "shipped", letters: ["placed", "shipped"], back: { done: 0 } });
  // The bank is asked again before a parcel has to be there.
  expect(order.dueAt).toBe(inHours(6).toISOString());
});

test("what arrived is told while the bank takes its time", async () => {
  const shipped = { ...anOrder("shipped"), back: owed };
  const { order, inHours } = await open(shipped, coming, { parcels: [parcel("delivered")] });
  expect(order).toMatchObject({ state: "completed", letters: ["placed", "delivered"] });
  expect(order.dueAt).toBe(inHours(6).toISOString());
});

test("who calls it off is not made to wait for a bank, until it is printed", async () => {
  const before = printing({ back: owed, cancel: "shopper" });
  const { order } = await open(before, coming);
  expect(order).toMatchObject({ state: "refunding", back: { wanted: before.paid.total } });
});

test("a refund that has to wait for a dispute is told once, and in the same moment what is sent", async () => {
  const { order } = await open(printing({ back: owed }), contested, { parcels: [parcel("dispatched")] });
  expect(order).toMatchObject({ state: "shipped", concerns: [{ kind: "disputed" }] });
});

test("what goes back in part does not keep the rest from the print house", async () => {
  const paid = anOrder("paid");
  const lines = paid.lines.map((line) => ({ ...line, fileKey: "public/prints/one.jpeg" }));
  const { order } = await open({ ...paid, lines, holdUntil: paid.createdAt, back: owed }, coming);
  expect(order).toMatchObject({ state: "in production", back: { wanted: PART, done: 0 } });
});

test("a refund that has come through is told, also where a notice of it says so first", async () => {
  const { shop, kept, jobs } = await opened(printing({ back: owed }), {
    refunds: [{ id: "re_1", status: "succeeded", amount: PART }],
  });
  const { orderId } = await kept();
  await heedNotice(shop, { orderId, live: false });
  expect(jobs()).toContainEqual({ kind: "advance", orderId });
  await advance(shop, orderId);
  expect(await kept()).toMatchObject({
    back: { wanted: PART, done: PART },
    letters: ["placed", "refunded"],
    concerns: [],
  });
});

test("a refund that has come through is told, also where a person has let the order go on meanwhile", async () => {
  const through: Partial<PaymentStanding> = { refunds: [{ id: "re_1", status: "succeeded", amount: PART }] };
  const { shop, kept } = await opened({ ...aHeldOrder(), back: owed }, through);
  const { orderId } = await kept();
  await releaseOrder({ ...shop, by: "grace" }, orderId);
  await advance(shop, orderId, { heard: true });
  expect(await kept()).toMatchObject({ back: { done: PART }, letters: ["placed", "refunded"] });
});

test("what may be in print is not called off for a part that went back elsewhere, which is told", async () => {
  const paid = anOrder("paid");
  const lines = paid.lines.map((line) => ({ ...line, fileKey: "public/prints/one.jpeg" }));
  const lost = { ...paid, lines, holdUntil: paid.createdAt, handedOver: { by: "another" } };
  const { shop, kept } = await opened(lost, {
    refunds: [{ id: "re_1", status: "succeeded", amount: PART }],
  });
  await advance(shop, lost.orderId, { heard: true });
  const told = [{ kind: "refunded elsewhere", detail: "$5.00 went back, $0.00 was meant to" }];
  expect(await kept()).toMatchObject({ state: "in production", concerns: told });
});
