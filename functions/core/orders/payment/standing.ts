import { type Cents, cents } from "../../../lib/money.ts";
import { type News, unlessTold } from "../concerns.ts";
import { priceOf } from "../history.ts";
import type { Bought, HoldReason } from "../order.ts";
import { owesRefund } from "../order-rules.ts";
import type { PaymentStanding, Refund } from "./payments.ts";

const sum = (refunds: readonly Refund[], status: Refund["status"]): number =>
  refunds.filter((refund) => refund.status === status).reduce((all, { amount }) => all + amount, 0);

/** How much of a payment is back with whoever paid, how much of that a bank took, and how much is on its way. */
export function moneyBack({ refunds, dispute, paid, ...told }: PaymentStanding) {
  const { taken = dispute === "lost" ? paid : cents(0) } = told;
  // Who wins a dispute has the money, whatever was refunded besides.
  const done = cents(Math.min(paid, sum(refunds, "succeeded") + taken));
  return { done, taken, coming: cents(Math.min(paid - done, sum(refunds, "pending"))) };
}

/** The shop's part of what is back, also where it was sent at the provider by hand: the rest a bank took. */
export const sentOf = ({ done, taken = cents(0) }: { done: Cents; taken?: Cents }) =>
  cents(Math.max(0, done - taken));

/**
 * What an order knows of its money, once so much of it is meant to be back. While it owes some it does not know more:
 * the step that sends it tells whom it was sent, by what was not known before.
 */
export function backSince(order: Bought, standing: PaymentStanding, meant: number): Bought["back"] {
  const { done, taken } = moneyBack(standing);
  const { forgone: before = 0, ...known } = order.back;
  const decided = known.wanted - before;
  const wanted = cents(Math.max(meant, decided));
  const forgone = cents(Math.min(taken, wanted - decided));
  const back = { ...known, wanted, ...(forgone > 0 && { forgone }) };
  return owesRefund(order) ? back : { ...back, done, taken };
}

/** And once all that went back is taken as meant. */
export function backAsMeant(order: Bought, standing: PaymentStanding): Bought["back"] {
  const { done, coming } = moneyBack(standing);
  return backSince(order, standing, done + coming);
}

export const WARNS = "a bank warns of fraud";

/** Told once: before print it stops an order until somebody has decided, and then that holds. */
export const warningIn = (order: Bought, { warned }: PaymentStanding): { concern?: News } =>
  warned ? unlessTold(order, "disputed", WARNS) : {};

/** Somebody was told, and has let it go on all the same. */
function isLetGo({ history }: Bought) {
  const told = history.findIndex((event) => event.kind === "concern" && event.detail === WARNS);
  return told >= 0 && history.slice(told).some(({ kind }) => kind === "released");
}

export type Trouble = { why: HoldReason; detail: string } | "paid back";

/** Why a paid order must not be printed as things stand at the provider; undefined if nothing speaks against it. */
export function troubleWith(order: Bought, standing: PaymentStanding): Trouble | undefined {
  const { back, paid } = order;
  const { done, coming } = moneyBack(standing);
  if (done >= paid.total) return "paid back";
  if (standing.dispute === "open") return { why: "disputed", detail: "the payment is disputed at the bank" };
  if (standing.underReview) return { why: "under review", detail: "the provider suspects fraud" };
  if (standing.warned && !isLetGo(order)) return { why: "under review", detail: WARNS };
  const gone = cents(done + coming);
  if (gone <= back.wanted) return undefined;
  return {
    why: gone < paid.total ? "refunded in part" : "refunded",
    detail: `${priceOf(gone)} went back, ${priceOf(back.wanted)} was meant to`,
  };
}
