import type { Log } from "../../lib/log.ts";
import type { Write } from "../../lib/table/engine.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { FARTHEST, type Table } from "../../lib/table/table.ts";
import { amending, creating, removing, replacing } from "../../lib/table/writes.ts";
import { ownerKey, type UserId } from "../accounts/caller.ts";
import type { Owned } from "../accounts/ownership.ts";
import {
  changing,
  OWNED_PREFIX,
  type OwnedOrder,
  orderIdIn,
  orders,
  ordersOf,
  ownedAs,
  ownedOrders,
  ownerIn,
} from "./items.ts";
import type { Order } from "./order.ts";
import { isTold, paymentOf, waitsFor } from "./order-rules.ts";
import { isOver } from "./order-states.ts";
import { readOrders } from "./reading.ts";
import { shownDetail } from "./shown.ts";

/**
 * Those of an older release stand in the list alone, which may be a moment late. One that cannot be read keeps nobody
 * from their own: what has to be said of it is written into it as it stands.
 */
async function everything(table: Table, userId: UserId) {
  const own = await table.all(ownedOrders, { pk: ownerKey(userId), prefix: OWNED_PREFIX });
  const ids = new Set(own.map(({ orderId }) => orderId));
  const listed = await table.list(orders, ordersOf(userId), {
    limit: FARTHEST,
    unread: ({ item }) => ids.add(orderIdIn(item)),
  });
  for (const { orderId } of listed.items) ids.add(orderId);
  const { read, unread } = await readOrders({ table }, ids);
  return {
    own,
    found: read.filter((order) => order.userId === userId),
    raw: unread.flatMap(({ item }) => (ownerIn(item) === userId ? [item] : [])),
  };
}

/** The entry by which its owner finds it becomes another's; of an older release there is none. */
export const handingOver = (
  one: Stored<OwnedOrder> | undefined,
  order: Order | undefined,
  to: UserId,
): Write[] => (one ? [removing(ownedOrders, one), creating(ownedAs(order), { ...one, userId: to })] : []);

/**
 * One wants to be forgotten: what is under way goes on. What nobody looks at any more is due, and what is not paid,
 * so that nobody pays it.
 */
function forgetting(order: Stored<Order>): Write[] {
  const { since, dueAt = since } = order;
  return changing(order, { ...order, forget: true, dueAt: waitsFor(order) === "payment" ? since : dueAt });
}

/** What is written of an order, and of the entry by which it is found: the one without the other would be lost. */
const together = (...parts: (readonly [orderId: string, writes: Write[]])[][]): Write[][] =>
  [...Map.groupBy(parts.flat(), ([orderId]) => orderId).values()].map((group) =>
    group.flatMap(([, writes]) => writes),
  );

export const ownOrders = ({ log }: { log: Log }): Owned => ({
  async moves(table, from, to) {
    const { own, found, raw } = await everything(table, from);
    const orderOf = new Map(found.map((order) => [order.orderId, order]));
    return together(
      own.map((one) => [one.orderId, handingOver(one, orderOf.get(one.orderId), to)]),
      found.map((order) => [order.orderId, [replacing(orders, { ...order, userId: to })]]),
      raw.map((item) => [
        orderIdIn(item),
        [amending(item, { userId: to }, item.gsi1pk ? { gsi1pk: ordersOf(to) } : {})],
      ]),
    );
  },
  async exported(table, { userId }) {
    const { found } = await everything(table, userId);
    return found.filter(isTold).map((order) => shownDetail(order, new Date(order.createdAt)));
  },
  async erased(table, { userId }) {
    const { own, found, raw } = await everything(table, userId);
    const unmarked = raw.filter(({ data }) => !data.forget);
    for (const item of unmarked) log.error("order.not-forgotten", { orderId: orderIdIn(item) });
    return together(
      own.map((one) => [one.orderId, [removing(ownedOrders, one)]]),
      found.map((order) => [order.orderId, forgetting(order)]),
      unmarked.map((item) => [orderIdIn(item), [amending(item, { forget: true })]]),
    );
  },
  async outlasts(table, { userId }) {
    const { found, raw } = await everything(table, userId);
    return raw.length > 0 || found.some((order) => paymentOf(order) && !isOver(order));
  },
  kept: "what was sold, when and for how much, without the person: the law wants books",
  ends: "what was never paid after 90 days; the person a month after an order is over, if its owner has gone",
});
