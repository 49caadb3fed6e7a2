import type Stripe from "stripe";
import type { PaymentStanding, Refund } from "../../core/orders/payment/payments.ts";
import { type Cents, cents, currency } from "../../lib/money.ts";

const refundStatus: Record<string, Refund["status"]> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

export const refundOf = ({ id, status, amount }: Stripe.Refund): Refund => ({
  id,
  status: refundStatus[status ?? ""] ?? "pending",
  amount: cents(amount),
});

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

const isOver = ({ status }: Stripe.Dispute) => disputeEnds[status] !== undefined;

/** What banks took, where that is a part; in another currency it cannot be told from all of it. */
function partTaken(paid: Cents, disputes: readonly Stripe.Dispute[]): Cents | undefined {
  const lost = disputes.filter(({ status }) => disputeEnds[status] === "lost");
  const taken = lost.reduce(
    (sum, one) => sum + (one.currency === currency.toLowerCase() ? one.amount : paid),
    0,
  );
  return taken < paid ? cents(taken) : undefined;
}

const isOpen = (review: string | Stripe.Review | null | undefined) =>
  typeof review === "object" && review !== null && review.open;

/** A payment with everything that has become of it, in our words. */
export function standingOf(
  { amount_received, metadata, review }: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentStanding {
  const dispute = disputeOf(disputes);
  const paid = cents(amount_received);
  const taken = dispute === "lost" ? partTaken(paid, disputes) : undefined;
  // A bank that only asks takes nothing from who pays back; once it has taken the money, it refuses a refund.
  const refundable = disputes.every((one) => isOver(one) || one.is_charge_refundable);
  return {
    orderId: metadata.order_id,
    paid,
    refunds: refunds.map(refundOf),
    ...(dispute && { dispute }),
    ...(dispute === "open" && refundable && { refundable }),
    ...(taken !== undefined && { taken }),
    underReview: isOpen(review),
  };
}
