import { expect, test } from "vitest";
import type { Bought } from "../../../functions/core/orders/order.ts";
import type { PaymentStanding } from "../../../functions/core/orders/payment/payments.ts";
import { moneyBack, troubleWith } from "../../../functions/core/orders/payment/standing.ts";
import { cents } from "../../../functions/lib/money.ts";
import { refund, standing, TOTAL } from "./a-standing.ts";
import { anOrder } from "./an-order.ts";

const partly = (wanted: number): Bought => ({
  ...anOrder("shipped"),
  back: { wanted: cents(wanted), done: cents(0) },
});

test("what succeeded is back, what is pending is coming; who wins a dispute has all of it", () => {
  const refunds = [refund(100), refund(20, "pending"), refund(3, "failed"), refund(4000)];
  expect(moneyBack(standing({ refunds }))).toEqual({ done: 4100, coming: 20, taken: 0 });
  expect(moneyBack(standing({ refunds, dispute: "lost" }))).toEqual({ done: TOTAL, coming: 0, taken: TOTAL });
  expect(moneyBack(standing({ refunds, dispute: "won" }))).toEqual({ done: 4100, coming: 20, taken: 0 });
  const taken = cents(500);
  for (const dispute of ["lost", "open"] as const)
    expect(moneyBack(standing({ refunds, dispute, taken }))).toEqual({ done: 4600, coming: 20, taken });
  const rest = [refund(9000), refund(600, "pending")];
  expect(moneyBack(standing({ refunds: rest, dispute: "lost", taken }))).toEqual({
    done: 9500,
    coming: 195,
    taken,
  });
});

test.for<[what: string, at: Partial<PaymentStanding>, trouble: unknown]>([
  ["nothing went back", {}, undefined],
  ["what was meant went back", { refunds: [refund(60), refund(40, "pending")] }, undefined],
  [
    "more went back",
    { refunds: [refund(61), refund(40, "pending")] },
    { why: "refunded in part", detail: "$1.01 went back, $1.00 was meant to" },
  ],
  [
    "all is on its way back",
    { refunds: [refund(100), refund(TOTAL - 100, "pending")] },
    { why: "refunded", detail: "$96.95 went back, $1.00 was meant to" },
  ],
  ["all went back", { refunds: [refund(TOTAL)], dispute: "open" }, "paid back"],
  [
    "it is disputed",
    { dispute: "open", underReview: true },
    { why: "disputed", detail: "the payment is disputed at the bank" },
  ],
  ["it is suspected", { underReview: true }, { why: "under review", detail: "the provider suspects fraud" }],
])("whether to print when %s", ([, at, trouble]) => {
  expect(troubleWith(partly(100), standing(at))).toEqual(trouble);
});
