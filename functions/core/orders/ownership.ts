import type { Write } from "../../lib/table/engine.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import { creating, removing, replacing } from "../../lib/table/writes.ts";
import type { UserId } from "../accounts/caller.ts";
import type { Owned } from "../accounts/ownership.ts";
import { changing, OWNED_PREFIX, orders, ordersOf, ownedOrders } from "./items.ts";
import type { Order } from "./order.ts";
import { paymentOf, withoutPerson } from "./order-rules.ts";
import { isOver } from "./order-states.ts";
import { shownDetail } from "./shown.ts";

/** Those of an older release stand in the list alone, which may be a moment late. */
async function everything(table: Table, userId: UserId) {
  const own = await table.all(ownedOrders, { pk: `U#${userId}`, prefix: OWNED_PREFIX });
  const listed = await table.list(orders, ordersOf(userId), { limit: 800 });
  const ids = new Set([...own, ...listed.items].map(({ orderId }) => orderId));
  const found = await Promise.all(
    [...ids].map((orderId) => table.get(orders, { orderId }, { consistent: true })),
  );
  return { own, found: found.filter((order) => order?.userId === userId) as Stored<Order>[] };
}

/** One wants to be forgotten: what is under way goes on, as it may still be paid, and is forgotten when it is over. */
const forgetting = (order: Stored<Order>): Write[] =>
  changing(order, isOver(order) ? withoutPerson(order) : { ...order, forget: true });

export const ownOrders: Owned = {
  async moves(table, from, to) {
    const { own, found } = await everything(table, from);
    return [
      ...own.flatMap((one) => [removing(ownedOrders, one), creating(ownedOrders, { ...one, userId: to })]),
      ...found.map((order) => replacing(orders, { ...order, userId: to })),
    ];
  },
  async exported(table, { userId }) {
    const { found } = await everything(table, userId);
    return found.filter(paymentOf).map((order) => shownDetail(order, new Date(order.createdAt)));
  },
  async erased(table, { userId }) {
    const { own, found } = await everything(table, userId);
    return [...own.map((one) => removing(ownedOrders, one)), ...found.flatMap(forgetting)];
  },
  async outlasts(table, { userId }) {
    const { found } = await everything(table, userId);
    return found.some((order) => paymentOf(order) && !isOver(order));
  },
  kept: "what was sold, when and for how much, without the person: the law wants books",
  ends: "what was never paid after 90 days; the person a month after an order is over, if its owner has gone",
};
