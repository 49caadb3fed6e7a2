import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict, type Listing, type Table } from "../../lib/table/table.ts";
import type { Caller } from "../accounts/caller.ts";
import { type Address, canCancel, canChange, type Order, wantsCancel } from "./order.ts";
import { opensOrder } from "./order-link.ts";
import { orders, ordersOf } from "./order-table.ts";

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
  if (wantsCancel(order)) return order;
  const now = needs.clock.now();
  if (!canCancel(order, now))
    throw new Refusal(
      "conflict",
      "This order cannot be cancelled any more. Please write to us: we help where we can.",
    );
  const at = now.toISOString();
  const history = [...order.history, { at, kind: "cancel wanted" as const }];
  return changed(needs, { ...order, cancelWanted: true, history, dueAt: at });
}

export async function correctAddress(
  needs: Needs,
  caller: Caller,
  orderId: string,
  { name, address }: { name: string; address: Address },
) {
  const order = await ownOrder(needs, caller, orderId);
  const now = needs.clock.now();
  if (!canChange(order, now))
    throw new Refusal("conflict", "The print house has this order already. Please write to us at once.");
  const history = [...order.history, { at: now.toISOString(), kind: "address corrected" as const }];
  return changed(needs, { ...order, history, paid: { ...order.paid, name, address } });
}
