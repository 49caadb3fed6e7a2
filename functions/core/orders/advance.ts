import type { Queue } from "../../lib/queue.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict } from "../../lib/table/table.ts";
import { creating, replacing } from "../../lib/table/writes.ts";
import type { OrderJob } from "./jobs.ts";
import { owedLetters } from "./letters.ts";
import type { Order, OrderState } from "./order.ts";
import { isOverdue, orderStates, type StepName } from "./order-states.ts";
import { orders } from "./order-table.ts";
import { openPayment, readPayment } from "./paying.ts";
import { followParcels, followPrint, sendToPrint } from "./printing.ts";
import { refundPayment } from "./refunding.ts";
import type { Needs, Step, StepResult } from "./steps.ts";

/** Each takes the orders in the states that name it. */
const steps = {
  "open payment": openPayment,
  "read payment": readPayment,
  "send to print": sendToPrint,
  "follow print": followPrint,
  "follow parcels": followParcels,
  "refund payment": refundPayment,
} satisfies Record<StepName, unknown>;

/** Which step takes which order is said in the table of states, which the compiler cannot follow. */
const stepOf = ({ state }: Order) => {
  const { step } = orderStates[state];
  return step && (steps[step] as Step);
};

type All = Needs & { queues: { orders: Queue<OrderJob> } };

/** Minutes until the next try, longer each time. */
const backoff = [1, 5, 30, 180];

const later = ({ clock }: Needs, minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();

/** The order as a step leaves it. */
function after(needs: Needs, order: Stored<Order>, { next, event, again = 0 }: StepResult): Stored<Order> {
  const { dueAt: _, ...rest } = next;
  const at = needs.clock.now().toISOString();
  const { overdueTold: __, ...fresh } = rest;
  return {
    ...(next.state === order.state ? rest : { ...fresh, since: at }),
    ...(again !== "never" && { dueAt: later(needs, again) }),
    tries: 0,
    ...(event && { history: [...next.history, { at, ...event }] }),
    v: order.v,
  };
}

const failedAgain = (needs: Needs, order: Stored<Order>): Stored<Order> => ({
  ...order,
  tries: order.tries + 1,
  dueAt: later(needs, backoff[Math.min(order.tries, backoff.length - 1)] ?? 0),
});

/** One that stays where it is for longer than anybody was promised is told to somebody, once. */
function told({ clock, log }: Needs, order: Stored<Order>): Stored<Order> {
  if (order.overdueTold || !isOverdue(order, clock.now())) return order;
  log.error("order.overdue", { orderId: order.orderId, state: order.state, since: order.since });
  return { ...order, overdueTold: true };
}

/** Writes what became of it, together with the mail that it owes; false if somebody else was quicker. */
async function keep(needs: All, order: Stored<Order>, letter: StepResult["letter"]): Promise<boolean> {
  const next = told(needs, order);
  const owed = letter !== undefined && !next.letters.includes(letter) ? letter : undefined;
  const createdAt = needs.clock.now().toISOString();
  try {
    await needs.table.write(
      replacing(orders, owed ? { ...next, letters: [...next.letters, owed] } : next),
      ...(owed ? [creating(owedLetters, { orderId: next.orderId, kind: owed, createdAt })] : []),
    );
  } catch (failure) {
    if (failure instanceof Conflict) return false;
    throw failure;
  }
  if (owed)
    // A job that is lost is found by the sweep, as the mail stays owed.
    await needs.queues.orders
      .send({ kind: "letter", orderId: next.orderId, letter: owed })
      .catch(() => undefined);
  return true;
}

/** One step: reads the truth, asks the outside for one thing at most, writes under a condition. True: go on. */
async function step(
  needs: All,
  orderId: string,
  within: readonly OrderState[] | undefined,
): Promise<boolean> {
  const order = await needs.table.get(orders, { orderId }, { consistent: true });
  const take = order && stepOf(order);
  if (!order || !take) return false;
  if (within && !within.includes(order.state)) {
    await needs.queues.orders.send({ kind: "advance", orderId }).catch(() => undefined);
    return false;
  }
  let result: StepResult;
  try {
    result = await take(needs, order);
  } catch (failure) {
    needs.log.error("order.step-failed", { orderId, state: order.state, failure: String(failure) });
    await keep(needs, failedAgain(needs, order), undefined);
    return false;
  }
  const next = after(needs, order, result);
  if (next.state !== order.state)
    needs.log.info("order.moved", { orderId, from: order.state, to: next.state });
  return (await keep(needs, next, result.letter)) && result.again === undefined;
}

/** No order has as many steps to take at once: a loop that does not end would be noticed. */
const MOST_STEPS = 60;

/**
 * Takes an order as far as it goes at the moment. Webhooks, callbacks, the shopper's browser, the queue and the
 * clock all only call this; none of them says anything that is believed.
 */
export async function advance(needs: All, orderId: string, within?: readonly OrderState[]): Promise<void> {
  for (let left = MOST_STEPS; left > 0 && (await step(needs, orderId, within)); left--);
}

/** While a shopper waits: as far as paying goes. What is left is heavier, and goes to the queue. */
export const advancePayment = (needs: All, orderId: string) =>
  advance(needs, orderId, ["draft", "awaiting payment"]);
