import type Stripe from "stripe";
import type { PaymentStanding, Refund } from "../../core/orders/payment/payments.ts";
import { type Cents, cents, currency } from "../../lib/money.ts";

const refundStatus: Record<string, Refund["status"]> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

/** Why it is not there, where that is no bank's doing. */
function troubleOf({ created, pending_reason, failure_reason }: Stripe.Refund, status: Refund["status"]) {
  if (status === "pending") return pending_reason === "insufficient_funds" && { unfunded: true as const };
  if (status !== "failed") return undefined;
  if (failure_reason === "charge_for_pending_refund_disputed") return { disputed: true as const };
  const askedAt = () => new Date(created * 1000).toISOString();
  return failure_reason === "insufficient_funds" && { unfunded: true as const, askedAt: askedAt() };
}

export function refundOf(refund: Stripe.Refund): Refund {
  const { id, amount, metadata } = refund;
  const status = refundStatus[refund.status ?? ""] ?? "pending";
  const ours = metadata?.order_id !== undefined && { ours: true as const };
  return { id, status, amount: cents(amount), ...ours, ...troubleOf(refund, status) };
}

/** An inquiry that is closed took nothing; a dispute that was "prevented" was paid back on the spot. */
const disputeEnds: Record<string, PaymentStanding["dispute"]> = {
  won: "won",
  warning_closed: "won",
  lost: "lost",
  prevented: "lost",
};

/** Of several the worst: one that is open first, then one that took the money. */
function disputeOf(disputes: readonly Stripe.Dispute[]): PaymentStanding["dispute"] {
  const states = disputes.map(({ status }) => disputeEnds[status] ?? "open");
  return (["open", "lost", "won"] as const).find((state) => states.includes(state));
}

/** A bank that only asks has taken nothing, whatever Stripe says of a charge that is paid back: that is not known. */
const letsRefund = ({ status, is_charge_refundable }: Stripe.Dispute) =>
  disputeEnds[status] !== undefined || status.startsWith("warning_") || is_charge_refundable;

/** What banks took; in another currency it cannot be told from all of it. */
function takenOf(paid: Cents, disputes: readonly Stripe.Dispute[]): Cents {
  const lost = disputes.filter(({ status }) => disputeEnds[status] === "lost");
  const parts = lost.map((one) => (one.currency === currency.toLowerCase() ? one.amount : paid));
  const all = parts.reduce((sum, part) => sum + part, 0);
  return cents(Math.min(paid, all));
}

const isOpen = (review: string | Stripe.Review | null | undefined) =>
  typeof review === "object" && review !== null && review.open;

/** A payment with everything that has become of it, in our words. */
export function standingOf(
  { amount_received, metadata, review }: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
  warnings: readonly Stripe.Radar.EarlyFraudWarning[],
): PaymentStanding {
  const dispute = disputeOf(disputes);
  const paid = cents(amount_received);
  const taken = takenOf(paid, disputes);
  return {
    orderId: metadata.order_id,
    paid,
    refunds: refunds.map(refundOf),
    ...(dispute && { dispute }),
    ...(dispute === "open" && disputes.every(letsRefund) && { refundable: true }),
    ...(taken > 0 && { taken }),
    underReview: isOpen(review),
    ...(warnings.some(({ actionable }) => actionable) && { warned: true }),
  };
}
