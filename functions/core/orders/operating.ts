import type { Clock } from "../../lib/clock.ts";
import type { Queue } from "../../lib/queue.ts";
import type { Stored } from "../../lib/table/entity.ts";
import type { Table } from "../../lib/table/table.ts";
import type { OrderJob } from "./jobs.ts";
import { ORDER_PREFIX, type Order, orders } from "./order.ts";

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

async function wake(needs: Needs, order: Stored<Order>, what: string, change: Partial<Order>) {
  const at = needs.clock.now().toISOString();
  const history = [...order.history, { at, what }];
  await needs.table.replace(orders, { ...order, ...change, history, tries: 0, dueAt: at });
  await needs.queues.orders.send({ kind: "advance", orderId: order.orderId });
}

/** Looks at once, whatever was planned; a payment that did not add up is read anew. */
export async function retryOrder(needs: Needs, orderId: string): Promise<void> {
  const order = await findOrder(needs, orderId);
  const again = order.state === "needs attention" && order.session !== undefined;
  await wake(needs, order, "Looked at again.", again ? { state: "awaiting payment", problems: [] } : {});
}

/** Pays back: what may still be printed is called off first, what has been sent is a gift. */
export async function refundOrder(needs: Needs, orderId: string): Promise<void> {
  const order = await findOrder(needs, orderId);
  if (!order.paid) throw new NotPossible("Nothing was paid for this order.");
  if (order.state === "refunding" || order.state === "refunded")
    throw new NotPossible(`This order is ${order.state} already.`);
  const stoppable = order.state === "paid" || order.state === "in production" || order.state === "on hold";
  const refund = { attempt: 1, reason: "operator" };
  await wake(
    needs,
    order,
    "Refund by the shop.",
    stoppable ? { cancelWanted: true } : { state: "refunding", refund },
  );
}

/** Prints the same once more, as another order at the print house. */
export async function reprintOrder(needs: Needs, orderId: string): Promise<void> {
  const order = await findOrder(needs, orderId);
  if (order.state !== "shipped" && order.state !== "completed")
    throw new NotPossible(`Only what was sent can be printed again; this order is ${order.state}.`);
  const { print: _, shippedAt: __, ...rest } = order;
  await wake(needs, rest, "Printed once more.", {
    state: "paid",
    reprints: order.reprints + 1,
    handedOver: false,
    parcels: [],
  });
}
