import type { Clock } from "../../lib/clock.ts";
import type { Queue } from "../../lib/queue.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import type { Happening } from "./history.ts";
import type { OrderJob } from "./jobs.ts";
import { moved, type Order, production, purchase } from "./order.ts";
import { isOver } from "./order-states.ts";
import { ORDER_PREFIX, orders } from "./order-table.ts";

type Needs = { table: Table; clock: Clock; queues: { orders: Queue<OrderJob> } };

/** A wish of an operator's that cannot be granted, with the reason. */
export class NotPossible extends Error {
  override name = "NotPossible";
}

export async function findOrder({ table }: { table: Table }, orderId: string): Promise<Stored<Order>> {
  const order = await table.get(orders, { orderId }, { consistent: true });
  if (!order) throw new NotPossible(`There is no order ${orderId}.`);
  return order;
}

const FAR = new Date("9999-01-01T00:00:00Z");
const MOST = 250;

/** Every order that is under way, the one that is due next first. */
export async function ordersUnderWay(needs: Needs): Promise<Stored<Order>[]> {
  const due = await needs.table.due(FAR, MOST);
  const ids = due.flatMap(({ pk }) => (pk.startsWith(ORDER_PREFIX) ? [pk.slice(ORDER_PREFIX.length)] : []));
  const found = await Promise.all(ids.map((orderId) => findOrder(needs, orderId)));
  return found.sort((a, b) => (a.dueAt ?? "").localeCompare(b.dueAt ?? ""));
}

/** Writes what an operator did, and has it looked at. */
async function wake(needs: Needs, { v, state }: Stored<Order>, next: Order, event: Happening) {
  const at = needs.clock.now().toISOString();
  const history = [...next.history, { at, ...event }];
  const since = next.state === state ? next.since : at;
  await needs.table.replace(orders, { ...next, history, since, tries: 0, dueAt: at, v });
  await needs.queues.orders.send({ kind: "advance", orderId: next.orderId });
}

/** Looks at once, whatever was planned; a payment that did not add up is read anew. */
export async function retryOrder(needs: Needs, orderId: string): Promise<void> {
  const order = await findOrder(needs, orderId);
  if (isOver(order)) throw new NotPossible(`This order is ${order.state}: there is nothing to look at.`);
  const { session } = order.state === "needs attention" ? order : {};
  await wake(needs, order, session ? moved(order, "awaiting payment", { session }) : order, {
    kind: "looked at",
  });
}

/** Pays back: what may still be printed is called off first, what has been sent is a gift. */
export async function refundOrder(needs: Needs, orderId: string): Promise<void> {
  const order = await findOrder(needs, orderId);
  const event = { kind: "refund wanted" } as const;
  const refund = { attempt: 1, reason: "operator" };
  switch (order.state) {
    case "draft":
    case "awaiting payment":
    case "expired":
      throw new NotPossible("Nothing was paid for this order.");
    case "refunding":
    case "refunded":
      throw new NotPossible(`This order is ${order.state} already.`);
    case "paid":
    case "in production":
    case "on hold":
      return wake(needs, order, { ...order, cancelWanted: true }, event);
    case "shipped":
    case "completed":
      return wake(needs, order, moved(order, "refunding", { ...production(order), refund }), event);
    case "needs attention": {
      const { session, paid } = order;
      if (!paid) throw new NotPossible("Nothing was paid for this order.");
      return wake(needs, order, moved(order, "refunding", { session, paid, refund }), event);
    }
  }
}

/** Prints the same once more, as another order at the print house. */
export async function reprintOrder(needs: Needs, orderId: string): Promise<void> {
  const order = await findOrder(needs, orderId);
  if (order.state !== "shipped" && order.state !== "completed")
    throw new NotPossible(`Only what was sent can be printed again; this order is ${order.state}.`);
  const holdUntil = needs.clock.now().toISOString();
  const again = { ...purchase(order), holdUntil, cancelWanted: false, handedOver: false };
  const next = { ...moved(order, "paid", again), reprints: order.reprints + 1 };
  await wake(needs, order, next, { kind: "reprinted" });
}
