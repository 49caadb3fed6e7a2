import { type Limit, tryUse } from "../../../lib/limit.ts";
import type { Caller } from "../../accounts/caller.ts";
import { cancelOrder } from "../owner-changes.ts";
import { type Asking, ownOrder, visibleOrder } from "../seeing.ts";
import { advancePayment } from "./advance-payment.ts";

type Needs = Parameters<typeof advancePayment>[0] & Parameters<typeof tryUse>[0];

/** A browser that has come back looks every few seconds; beyond that the provider is not asked, and nothing refused. */
const looks: Limit = { scope: "checkout-look", most: 40, withinSeconds: 60 };

/** How a checkout of one's own has ended: the browser may be back before the webhook, so this wakes the order as well. */
export async function checkoutOf(needs: Needs, caller: Caller, orderId: string) {
  const order = await ownOrder(needs, caller, orderId);
  if (order.state !== "awaiting payment" || !(await tryUse(needs, looks, caller.userId))) return order;
  await advancePayment(needs, orderId);
  return ownOrder(needs, caller, orderId);
}

/** Asks for an order to be called off, and does at once what can be done at once. */
export async function cancelNow(needs: Needs, asking: Asking) {
  await cancelOrder(needs, asking);
  await advancePayment(needs, asking.orderId);
  return visibleOrder(needs, asking);
}
