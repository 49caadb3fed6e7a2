import type { Shop } from "../../../functions/composition.ts";
import { ordersUnderWay } from "../../../functions/core/orders/finding.ts";
import {
  deed,
  did,
  findOrder,
  NotPossible,
  type Operator,
} from "../../../functions/core/orders/operators/deed.ts";
import type { Order, OrderIn } from "../../../functions/core/orders/order.ts";

/** A paid order that is not printed before its owner's time to change it is over. */
const asWaiting = (order: Order, now: Date): OrderIn<"paid"> | undefined =>
  order.state === "paid" && !order.cancel && Date.parse(order.holdUntil) > now.getTime() ? order : undefined;

const shown = ({ orderId, number, holdUntil }: OrderIn<"paid">) => ({ orderId, number, holdUntil });

/** What the print house gets once nobody can change it any more; what cannot be read is for the operators' list. */
export async function waitingOrders({ table, clock }: Pick<Shop, "table" | "clock">) {
  const paid = await ordersUnderWay({ table, unread: () => {} }, { state: "paid" });
  return paid.flatMap((order) => asWaiting(order, clock.now()) ?? []).map(shown);
}

/** As if its time to change were over. */
const printNow = deed(async (needs: Operator, orderId: string) => {
  const now = needs.clock.now();
  const order = await findOrder(needs, orderId);
  const waiting = asWaiting(order, now);
  if (!waiting) throw new NotPossible("It waits for no time to change.");
  const next = { ...waiting, holdUntil: now.toISOString() };
  await did(needs, order, next, { what: "Its time to change was ended." });
  return shown(next);
});

/** The order as it goes on, or why it cannot. */
export const endedWait = (needs: Operator, orderId: string) =>
  printNow(needs, orderId).catch((failure: unknown) => {
    if (failure instanceof NotPossible) return failure.message;
    throw failure;
  });
