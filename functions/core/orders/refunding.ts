import { moved, type OrderIn, purchase } from "./order.ts";
import { HOUR, type Step, type StepResult, waiting } from "./steps.ts";

/** After so many tries under one key there is nothing behind it: another key is tried. */
const TRIES_A_KEY = 4;

/** refunding: looks first whether it was done already; a refund that was lost on its way is never made twice. */
export const refundPayment: Step<OrderIn<"refunding">> = async ({ payments, log }, order) => {
  const { paid, orderId, refund, print, parcels } = order;
  const { refunds: known } = await payments.standing(paid.paymentId);
  const done = (): StepResult => ({
    next: moved(order, "refunded", {
      ...purchase(order),
      refund,
      ...(print && { print }),
      ...(parcels && { parcels }),
    }),
    event: { kind: "refunded" },
    letter: "refunded",
    again: "never",
  });
  if (known.some(({ status }) => status === "succeeded")) return done();
  if (known.some(({ status }) => status === "pending")) return waiting(order, HOUR);
  const failed = known.filter(({ status }) => status === "failed").length;
  const attempt = Math.max(refund.attempt, failed + 1, 1 + Math.floor(order.tries / TRIES_A_KEY));
  const made = await payments.refund({
    paymentId: paid.paymentId,
    amount: paid.total,
    orderId,
    key: `rf_${orderId}_${attempt}`,
  });
  if (made.status === "succeeded") return done();
  if (made.status === "failed") log.error("order.refund-failed", { orderId, attempt });
  return waiting({ ...order, refund: { ...refund, attempt } }, HOUR);
};
