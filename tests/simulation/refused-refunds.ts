import type { Order } from "../../functions/core/orders/order.ts";
import { paymentOf } from "../../functions/core/orders/order-rules.ts";
import { cents } from "../../functions/lib/money.ts";
import type { WorldPartners } from "./world-partners.ts";

// What an operator does about money that the provider did not send.

/** A refund that the provider refuses, though no bank has a hand in it. */
const isRefused = ({ concerns }: Order) =>
  concerns.some(({ kind, detail }) => kind === "refund refused" && detail.includes("insufficient"));

/** As long as there is none; then our balance is topped up, and what waited for that goes out by itself. */
export function waitsForMoney(order: Order, partners: WorldPartners) {
  const waits = order.concerns.some(({ kind }) => kind === "refund waits");
  if (partners.isPenniless()) return waits || isRefused(order);
  return waits && partners.topUp();
}

/** What was refused then is sent in the provider's dashboard, once there is money for it. */
export function payThere({ provider }: WorldPartners, order: Order) {
  const payment = paymentOf(order)?.paymentId;
  if (!isRefused(order) || !payment || order.state === "refunded") return;
  const refused = order.concerns.filter(({ kind }) => kind === "refund refused");
  const asked = refused.reduce(
    (sum, { detail }) => sum + Number(/\$([\d,.]+)/.exec(detail)?.[1]?.replace(/[,.]/g, "")),
    0,
  );
  const gone = provider.refunded.reduce(
    (sum, { amount, status }) => sum + (status === "failed" ? 0 : amount),
    0,
  );
  const amount = cents(Math.min(asked, (paymentOf(order)?.total ?? 0) - gone));
  if (amount > 0) provider.refundThere(payment, amount, "succeeded");
}

/** What was paid for sending goes back with the last line, whatever was refused before. */
export function alongWith(order: Order, numbers: readonly number[]) {
  const isLast = order.lines.every(
    ({ paidBack, leftOut }, index) => paidBack || leftOut || numbers.includes(index + 1),
  );
  return isLast && "paid" in order ? order.paid.total - order.subtotal : 0;
}
