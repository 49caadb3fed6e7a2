import { entity } from "../../lib/table/entity.ts";
import type { UserId } from "../accounts/caller.ts";
import { type Order, order, paidOf } from "./order.ts";
import { orderFromFlat, orderWithParcelStatus } from "./upgrade-order.ts";

export const ordersOf = (userId: UserId) => `U#${userId}#ORD`;

export const ORDER_PREFIX = "O#";

export const orders = entity<{ orderId: string }, Order>({
  type: "order",
  schema: order,
  upgrades: [orderFromFlat, orderWithParcelStatus],
  key: ({ orderId }) => ({ pk: `${ORDER_PREFIX}${orderId}`, sk: "ORDER" }),
  // Nobody looks for what was never paid.
  listed: (order) =>
    paidOf(order) && { pk: ordersOf(order.userId), sk: `${order.createdAt}#${order.orderId}` },
  due: ({ dueAt }) => (dueAt === undefined ? undefined : new Date(dueAt)),
});
