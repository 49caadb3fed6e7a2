import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import type { Log } from "../../lib/log.ts";
import type { Queue } from "../../lib/queue.ts";
import type { Write } from "../../lib/table/engine.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { cameFirst, type Listing, type Table } from "../../lib/table/table.ts";
import type { Caller } from "../accounts/caller.ts";
import type { Address } from "../fulfilment/printer-shape.ts";
import { addressFault } from "../fulfilment/us-addresses.ts";
import { changing, orderIdIn, orders, ordersOf } from "./items.ts";
import { type OrderJob, sendOrLeave } from "./jobs.ts";
import { nextLetter, owing } from "./letters/owed-letters.ts";
import type { Order } from "./order.ts";
import { opensOrder } from "./order-link.ts";
import { canCancel, canChange, cancelOf } from "./order-rules.ts";
import { released } from "./production/sending.ts";

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

/** One that cannot be read is left out: its owner sees the others, and a person hears of it. */
export const listOrders = ({ table, log }: Needs & { log: Log }, { userId }: Caller, page: Listing) =>
  table.list(orders, ordersOf(userId), {
    ...page,
    unread: ({ item, message }) =>
      log.error("order.unreadable", { orderId: orderIdIn(item), failure: message }),
  });

/** Writes what its owner changed; somebody else may have been quicker. */
async function changed({ table }: Needs, before: Stored<Order>, next: Order, ...more: Write[]) {
  if (!(await cameFirst(table.write(...changing(before, next), ...more))))
    throw new Refusal("conflict", "The order has just moved on. Please look again.");
}

/** Asks for an order to be called off; whether that still works shows at the next step. */
export async function cancelOrder(needs: Needs, caller: Caller, orderId: string): Promise<void> {
  const order = await ownOrder(needs, caller, orderId);
  if (cancelOf(order)) return;
  const now = needs.clock.now();
  if (!canCancel(order, now))
    throw new Refusal(
      "conflict",
      "This order cannot be cancelled any more. Please write to us: we help where we can.",
    );
  const at = now.toISOString();
  const history = [...order.history, { at, kind: "cancel wanted" as const }];
  await changed(needs, order, { ...order, cancel: "shopper", history, dueAt: at });
}

/** More is no correction any more, and an order has only so much room. */
const MOST_CORRECTIONS = 20;

export async function correctAddress(
  needs: Needs & { queues: { orders: Queue<OrderJob> } },
  caller: Caller,
  orderId: string,
  { name, address }: { name: string; address: Address },
): Promise<Order> {
  const order = await ownOrder(needs, caller, orderId);
  const fault = addressFault(address);
  if (fault)
    throw new Refusal("invalid_input", fault.sentence, {
      fields: { [`address.${fault.field}`]: fault.sentence },
    });
  const now = needs.clock.now();
  if (!canChange(order, now) || order.cancel)
    throw new Refusal("conflict", "The print house has this order already. Please write to us at once.");
  if (order.history.filter(({ kind }) => kind === "address corrected").length >= MOST_CORRECTIONS)
    throw new Refusal("conflict", "This address was changed many times. Please write to us.");
  const at = now.toISOString();
  const history = [...order.history, { at, kind: "address corrected" as const }];
  const letter = nextLetter(order.letters, "readdressed");
  const letters = [...order.letters, letter];
  const corrected = { ...order, history, letters, paid: { ...order.paid, name, address } };
  // What waited for another address goes on with it.
  const next =
    corrected.state === "held" && corrected.why === "address"
      ? { ...released(corrected), since: at }
      : corrected;
  const dueAt = next.state === order.state ? order.dueAt : at;
  const kept = { ...next, ...(dueAt !== undefined && { dueAt }) };
  await changed(needs, order, kept, owing(orderId, letter, at));
  // At once: whoever knows nothing of it has half an hour to say so. One that is lost is found by the sweep.
  await sendOrLeave(needs.queues.orders, { kind: "letter", orderId, letter });
  return kept;
}
