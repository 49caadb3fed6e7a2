import type { OrderIn } from "../../../functions/core/orders/order.ts";
import { orders } from "../../../functions/core/orders/order-table.ts";
import { readItem } from "../../../functions/lib/table/entity.ts";
import { flatOrders } from "./flat-orders.ts";

/** An order in one of the states that the first release knew, read as it is today. */
export const anOrder = <State extends keyof typeof flatOrders>(state: State) =>
  readItem(orders, { pk: "", sk: "", type: "order", v: 1, w: "", data: flatOrders[state] }) as OrderIn<State>;
