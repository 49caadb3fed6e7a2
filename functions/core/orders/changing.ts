import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Listing, type Table } from "../../lib/table/table.ts";
import type { Caller } from "../accounts/caller.ts";
import type { Address } from "../fulfilment/printer.ts";
import { type Order, orders, ordersOf } from "./order.ts";
import { opensOrder } from "./order-link.ts";

type Needs = { table: Table; clock: Clock };

const notFound = () => new Refusal("not_found", "We could not find this order.");

/** An order of one's own; of anybody else's, not even that it exists. */
export async function ownOrder(
  { table }: Needs,
  { userId }: Caller,
  orderId: string,
): Promise<Stored<Order>> {
  const order = await table.get(orders, { orderId }, { consistent: true });
  if (order?.userId !== userId) throw notFound();
  return order;
}

/** An order of one's own, or one whose link was mailed to whoever asks. */
export async function visibleOrder(
  needs: Needs & { orderSecret: string },
  caller: Caller | undefined,
  orderId: string,
  key: string | undefined,
): Promise<Stored<Order>> {
  if (key !== undefined && opensOrder(needs.orderSecret, orderId, key)) {
    const order = await needs.table.get(orders, { orderId }, { consistent: true });
    if (order) return order;
  }
  if (!caller) throw notFound();
  return ownOrder(needs, caller, orderId);
}

export const listOrders = ({ table }: Needs, { userId }: Caller, page: Listing) =>
  table.list(orders, ordersOf(userId), page);

/** Until it goes to the print house, an order can be changed without asking anybody. */
export const canChange = ({ state, holdUntil, handedOver }: Order, now: Date) =>
  state === "paid" && !handedOver && holdUntil !== undefined && Date.parse(holdUntil) > now.getTime();

/** Afterwards it can still be tried, as long as the print house has not sent it. */
export const canCancel = (order: Order, now: Date) =>
  !order.cancelWanted &&
  (canChange(order, now) || order.state === "in production" || order.state === "on hold");

async function changed({ table }: Needs, order: Stored<Order>) {
  return table.replace(orders, order).catch((failure: unknown) => {
    if (failure instanceof Conflict)
      throw new Refusal("conflict", "The order has just moved on. Please look again.");
    throw failure;
  });
}

/** Asks for an order to be called off; whether that still works shows at the next step. */
export async function cancelOrder(needs: Needs, caller: Caller, orderId: string) {
  const order = await ownOrder(needs, caller, orderId);
  if (order.cancelWanted) return order;
  const now = needs.clock.now();
  if (!canCancel(order, now))
    throw new Refusal(
      "conflict",
      "This order cannot be cancelled any more. Please write to us: we help where we can.",
    );
  const history = [...order.history, { at: now.toISOString(), what: "Cancellation asked for." }];
  return changed(needs, { ...order, cancelWanted: true, history, dueAt: now.toISOString() });
}

export async function correctAddress(
  needs: Needs,
  caller: Caller,
  orderId: string,
  { name, address }: { name: string; address: Address },
) {
  const order = await ownOrder(needs, caller, orderId);
  const now = needs.clock.now();
  if (!order.paid || !canChange(order, now))
    throw new Refusal("conflict", "The print house has this order already. Please write to us at once.");
  const history = [...order.history, { at: now.toISOString(), what: "Address corrected." }];
  return changed(needs, { ...order, history, paid: { ...order.paid, name, address } });
}
