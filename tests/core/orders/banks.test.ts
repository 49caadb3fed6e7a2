import { describe, expect, test } from "vitest";
import type { Bought, OrderIn } from "../../../functions/core/orders/order.ts";
import { checkRefund } from "../../../functions/core/orders/payment/check-refund.ts";
import { type PaymentStanding, RefundRefused } from "../../../functions/core/orders/payment/payments.ts";
import { refundPayment } from "../../../functions/core/orders/payment/refunding.ts";
import { HOUR_MINUTES } from "../../../functions/core/orders/steps.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aShop } from "../../support/shop.ts";
import { refund, standing, TOTAL } from "./a-standing.ts";
import { anOrder } from "./an-order.ts";

const owing = (wanted: number, done = 0) => ({
  wanted: cents(wanted),
  done: cents(done),
});
const refunding = (wanted = TOTAL, done = 0): OrderIn<"refunding"> => ({
  ...anOrder("refunding"),
  ...{ orderId: "order", letters: ["placed"], back: owing(wanted, done) },
});
const partly = (wanted: number, done = 0): Bought => ({ ...anOrder("shipped"), back: owing(wanted, done) });

/** What the provider says, and what it was asked to send back. */
function open(at: Partial<PaymentStanding>, failure?: Error) {
  const { shop } = aShop();
  const sent: number[] = [];
  const payments = {
    ...shop.payments,
    standing: async () => standing(at),
    async refund({ amount }: { amount: number }) {
      if (failure) throw failure;
      sent.push(amount);
      return refund(amount);
    },
  };
  return { needs: { ...shop, me: "me", payments }, sent };
}

test("a bank that only asks has taken nothing: what is owed is sent before it does", async () => {
  const { needs, sent } = open({ dispute: "open", refundable: true });
  await refundPayment(needs, refunding());
  expect(sent).toEqual([TOTAL]);
});

test("a bank that has taken a part takes the rest from nobody: that is sent, and told", async () => {
  const part = { dispute: "lost", taken: cents(500) } as const;
  const { needs, sent } = open(part);
  await refundPayment(needs, refunding());
  expect(sent).toEqual([TOTAL - 500]);
  const back = open({ ...part, refunds: [refund(TOTAL - 500)] });
  const told = { letter: "refunded", amount: TOTAL - 500 };
  expect(await refundPayment(back.needs, refunding())).toMatchObject({
    ...told,
    next: { back: { done: TOTAL, taken: 500 } },
  });
  const known = refunding(TOTAL, TOTAL);
  known.back.taken = cents(500);
  expect(await refundPayment(back.needs, known)).toMatchObject(told);
});

test("what the shop had sent and told is not told again, once a bank has let go of as much", async () => {
  const { needs } = open({ dispute: "won", refunds: [refund(TOTAL)] });
  const taken = { ...owing(TOTAL, TOTAL), taken: cents(TOTAL) };
  const before = { at: "", kind: "part refunded", amount: cents(TOTAL) } as const;
  const { session, paid, ...order } = anOrder("refunded");
  const back = (history: Bought["history"]) =>
    checkRefund(needs, { ...order, session, paid, history, back: taken } as OrderIn<"refunded">);
  expect(await back([before])).not.toHaveProperty("letter");
  expect(await back([before])).toMatchObject({ next: { back: { done: TOTAL, taken: 0 } } });
  expect(await back([])).toMatchObject({ letter: "refunded", amount: TOTAL });
});

test("what a bank has taken is not sent again while it asks for more", async () => {
  const { needs, sent } = open({ dispute: "open", refundable: true, taken: cents(500) });
  await refundPayment(needs, refunding());
  expect(sent).toEqual([TOTAL - 500]);
});

test("a refund beside a part that was lost is told as what it is", async () => {
  const lost = { dispute: "lost", taken: cents(500) } as const;
  const { needs } = open({ ...lost, refunds: [refund(1000)] });
  const order = partly(1500, 500);
  order.back.taken = cents(500);
  const told = { event: { kind: "part refunded", amount: 1000 }, letter: "refunded", amount: 1000 };
  expect(await refundPayment(needs, order)).toMatchObject({ ...told, next: { back: { done: 1500 } } });
  const first = open({ ...lost, refunds: [refund(1000)] });
  expect(await refundPayment(first.needs, partly(1500))).toMatchObject(told);
});

describe("a refund that the provider refuses", () => {
  const part = { dispute: "lost", taken: cents(500) } as const;
  const refusing = (at: Partial<PaymentStanding>, failure: Error = new RefundRefused("charged back")) =>
    open(at, failure).needs;
  const concern = { kind: "refund refused", detail: "$10.00 beside a dispute" } as const;

  test("is a person's, and an order that is not over with it owes nothing more", async () => {
    const needs = refusing(part);
    const result = await refundPayment(needs, partly(1500));
    expect(result).toMatchObject({
      ...{ next: { state: "shipped", back: { wanted: 500, done: 500, taken: 500 } }, concern },
    });
    expect(result).not.toHaveProperty("again");
  });

  test("is told once of an order that is called off, and asked for once more after a day", async () => {
    const needs = refusing({
      ...part,
      refunds: [refund(TOTAL - 1500)],
    });
    const first = await refundPayment(needs, refunding());
    expect(first).toMatchObject({
      next: { state: "refunding", back: { wanted: TOTAL } },
      concern,
      again: 25 * HOUR_MINUTES,
    });
    const event = { at: "", kind: "concern", about: concern.kind, detail: concern.detail } as const;
    const again = await refundPayment(needs, { ...refunding(), history: [event] });
    expect(again).not.toHaveProperty("concern");
  });

  test.for([
    ["no bank has a hand in it", {}, new RefundRefused("too much")],
    ["nobody has answered", part, new Error("no answer")],
  ] as const)("is tried again where %s", async ([, at, failure]) => {
    const needs = refusing(at, failure);
    await expect(refundPayment(needs, partly(1500))).rejects.toThrow(failure);
  });

  test("is a person's as well while a bank only asks", async () => {
    const needs = refusing({ dispute: "open", refundable: true });
    expect(await refundPayment(needs, partly(1000))).toMatchObject({
      next: { back: { wanted: 0 } },
      concern,
    });
  });
});

test.for([
  ["won", {}, 0],
  ["lost", { taken: cents(500) }, 1],
] as const)("what is %s after it was paid back is of concern (%o): %i", async ([dispute, more, left]) => {
  const { needs } = open({ refunds: [refund(TOTAL)], dispute, ...more });
  const back = { wanted: cents(TOTAL), done: cents(TOTAL) };
  const other = { at: "", kind: "parcel cancelled" as const, detail: "shp_1" };
  const concerns = [{ at: "", kind: "disputed" as const, detail: "tell the bank" }, other];
  const looked = await checkRefund(needs, { ...anOrder("refunded"), back, concerns });
  expect(looked.next.concerns).toEqual(concerns.slice(1 - left));
});

test("what the shop had sent beside a dispute that was lost is told once the bank lets go of it", async () => {
  const lost = { ...anOrder("refunded"), back: { ...owing(TOTAL, TOTAL), taken: cents(TOTAL) } };
  const order = { ...lost, orderId: "order", letters: ["placed"] };
  const both = await checkRefund(open({ dispute: "lost", refunds: [refund(TOTAL)] }).needs, order);
  expect(both).not.toHaveProperty("letter");
  const { needs } = open({ dispute: "won", refunds: [refund(TOTAL)] });
  const told = await checkRefund(needs, order);
  expect(told).toMatchObject({ letter: "refunded", amount: TOTAL, next: { back: { taken: 0 } } });
  expect(await checkRefund(needs, told.next as typeof order)).not.toHaveProperty("letter");
});
