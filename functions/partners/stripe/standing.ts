import type Stripe from "stripe";
import type { PaymentStanding, Refund } from "../../core/orders/payment/payments.ts";
import { cents } from "../../lib/money.ts";

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

const isOpen = (review: string | Stripe.Review | null | undefined) =>
  typeof review === "object" && review !== null && review.open;

/** A payment with everything that has become of it, in our words. */
export function standingOf(
  { amount_received, metadata, review }: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentStanding {
  const dispute = disputeOf(disputes);
  return {
    orderId: metadata.order_id,
    paid: cents(amount_received),
    refunds: refunds.map(refundOf),
    ...(dispute && { dispute }),
    underReview: isOpen(review),
  };
}
