import { orders } from "../../../functions/core/orders/items.ts";
import { moved, type OrderIn, purchase } from "../../../functions/core/orders/order.ts";
import { readItem } from "../../../functions/lib/table/entity.ts";
import { flatOrders } from "./flat-orders.ts";

/** An order in one of the states that the first release knew, read as it is today. */
export const anOrder = <State extends keyof typeof flatOrders>(state: State) =>
  readItem(orders, { pk: "", sk: "", type: "order", v: 1, w: "", data: flatOrders[state] }) as OrderIn<State>;

/** One that was paid and is held. */
export function aHeldOrder(
  why: OrderIn<"held">["why"] = "by the shop",
  over: Partial<OrderIn<"held">> = {},
): OrderIn<"held"> {
  const paid = anOrder("paid");
  const { holdUntil } = paid;
  return { ...moved(paid, "held", { ...purchase(paid), why, detail: "", holdUntil }), ...over };
}
