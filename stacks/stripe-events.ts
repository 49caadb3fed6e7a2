/** What a webhook at Stripe has to be registered for: of anything else the shop is told nothing. */
export const WANTED_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  // A refund that a bank sent back is sent again, and whom a bank asks is told each time that it changes its mind.
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  // Fraud that a bank will ask for: told before, it is neither printed nor disputed.
  "radar.early_fraud_warning.created",
  "review.opened",
  "review.closed",
] as const;
