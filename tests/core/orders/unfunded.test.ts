import { expect, test } from "vitest";
import type { OrderIn } from "../../../functions/core/orders/order.ts";
import type { Refund } from "../../../functions/core/orders/payment/payments.ts";
import { refundPayment } from "../../../functions/core/orders/payment/refunding.ts";
import { DAY_MINUTES, HOUR_MINUTES } from "../../../functions/core/orders/steps.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aShop } from "../../support/shop.ts";
import { anOrder } from "./an-order.ts";

// Where no card has paid, a refund that our balance does not cover fails: it is no bank's, and is asked for again.

const TOTAL = cents(9695);
const failed = (over: Partial<Refund>): Refund => ({
  ...{ id: "re", status: "failed", amount: TOTAL, ours: true },
  ...over,
});
const short = (askedAt: string) => failed({ unfunded: true, askedAt });
const told = { kind: "refund waits", detail: "$96.95: our balance does not cover it" } as const;
const known = {
  at: "2026-11-18T13:00:00.000Z",
  kind: "concern",
  about: told.kind,
  detail: told.detail,
} as const;
const refunding = (history: OrderIn<"refunding">["history"] = []): OrderIn<"refunding"> => ({
  ...anOrder("refunding"),
  ...{ orderId: "order", tries: 0, history, back: { wanted: TOTAL, done: cents(0) } },
});

/** It is noon of the 20th. */
function open(refunds: Refund[], made: Refund = failed({ status: "succeeded" })) {
  const { shop, logged } = aShop();
  const sent: string[] = [];
  shop.payments = {
    ...shop.payments,
    standing: async () => ({ orderId: "order", paid: TOTAL, refunds, underReview: false }),
    async refund({ key }) {
      sent.push(key);
      return made;
    },
  };
  return { needs: { ...shop, me: "me" }, sent, logged };
}

test("is told at once, and is nobody's failure", async () => {
  const { needs, logged } = open([], short("2026-11-20T12:00:00.000Z"));
  const order = refunding();
  expect(await refundPayment(needs, order)).toEqual({ next: order, concern: told, again: DAY_MINUTES });
  expect(logged).toEqual([]);
});

const days = ["2026-11-18", "2026-11-19", "2026-11-20"].map((day) => `${day}T11:00:00.000Z`).map(short);

test("is asked for once a day, whoever looks, and is told once", async () => {
  const { needs, sent } = open(days);
  const fresh = refunding();
  expect(await refundPayment(needs, fresh)).toEqual({ next: fresh, concern: told, again: 23 * HOUR_MINUTES });
  const order = { ...refunding([known]), concerns: [{ at: "", ...told }] };
  expect(await refundPayment(needs, order)).toEqual({ next: order, again: 23 * HOUR_MINUTES });
  expect(sent).toEqual([]);
});

test("is asked for however often it has failed, and at once for whoever has it looked at", async () => {
  const due = open(days.slice(0, 2));
  await refundPayment(due.needs, refunding([known]));
  expect(due.sent).toEqual(["rf_order_2_0"]);
  const early = open(days);
  await refundPayment(early.needs, refunding([known, { at: "2026-11-20T11:30:00.000Z", kind: "looked at" }]));
  expect(early.sent).toEqual(["rf_order_3_0"]);
});

test("is not asked for twice by one look, where the provider's clock is behind", async () => {
  const { needs, sent } = open(days);
  const looked = { at: "2026-11-20T11:00:05.000Z", kind: "looked at" } as const;
  await refundPayment(needs, refunding([known, looked]));
  expect(sent).toEqual([]);
});

test("nor is one that failed for a dispute a bank's who does not take it", async () => {
  const disputed = failed({ disputed: true });
  const { needs, sent } = open([disputed, disputed, failed({})]);
  await refundPayment(needs, refunding());
  expect(sent).toEqual(["rf_order_3_0"]);
  const twice = open([disputed, failed({}), failed({})]);
  expect(await refundPayment(twice.needs, refunding())).toMatchObject({
    concern: { kind: "refund came back twice" },
  });
  expect(twice.sent).toEqual([]);
});

test("what is told of it is over once it has gone out", async () => {
  const { needs } = open([...days, failed({ status: "succeeded" })]);
  const order = { ...refunding([known]), concerns: [{ at: "", ...told }] };
  expect(await refundPayment(needs, order)).toMatchObject({ next: { state: "refunded", concerns: [] } });
});
