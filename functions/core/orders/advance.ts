import type { Queue } from "../../lib/queue.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { Conflict } from "../../lib/table/table.ts";
import { creating, replacing } from "../../lib/table/writes.ts";
import type { OrderJob } from "./jobs.ts";
import { owedLetters } from "./letters.ts";
import { type Order, type OrderState, orders } from "./order.ts";
import { openPayment, readPayment } from "./paying.ts";
import { followParcels, followPrint, sendToPrint } from "./printing.ts";
import { refundPayment } from "./refunding.ts";
import type { Found, Needs, Step } from "./steps.ts";

/** What is done with an order in each state; one that is over, or waits for a person, rests. */
const steps: Partial<Record<OrderState, Step>> = {
  draft: openPayment,
  "awaiting payment": readPayment,
  paid: sendToPrint,
  "in production": followPrint,
  "on hold": followPrint,
  shipped: followParcels,
  refunding: refundPayment,
};

type All = Needs & { queues: { orders: Queue<OrderJob> } };

/** Minutes until the next try, longer each time. */
const backoff = [1, 5, 30, 180];

const later = ({ clock }: Needs, minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();

/** The order as a step found it. */
function after(needs: Needs, order: Stored<Order>, { change, event, again = 0 }: Found): Stored<Order> {
  const { dueAt: _, ...rest } = { ...order, ...change };
  const at = needs.clock.now().toISOString();
  return {
    ...rest,
    ...(again !== "never" && { dueAt: later(needs, again) }),
    tries: 0,
    ...(event !== undefined && { history: [...order.history, { at, what: event }] }),
  };
}

const failedAgain = (needs: Needs, order: Stored<Order>): Stored<Order> => ({
  ...order,
  tries: order.tries + 1,
  dueAt: later(needs, backoff[Math.min(order.tries, backoff.length - 1)] ?? 0),
});

/** Writes what was found, together with the mail that it owes; false if somebody else was quicker. */
async function keep(needs: All, next: Stored<Order>, letter: Found["letter"]): Promise<boolean> {
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
  const take = order && steps[order.state];
  if (!order || !take) return false;
  if (within && !within.includes(order.state)) {
    await needs.queues.orders.send({ kind: "advance", orderId }).catch(() => undefined);
    return false;
  }
  let found: Found;
  try {
    found = await take(needs, order);
  } catch (failure) {
    needs.log.error("order.step-failed", { orderId, state: order.state, failure: String(failure) });
    await keep(needs, failedAgain(needs, order), undefined);
    return false;
  }
  const next = after(needs, order, found);
  if (next.state !== order.state)
    needs.log.info("order.moved", { orderId, from: order.state, to: next.state });
  return (await keep(needs, next, found.letter)) && found.again === undefined;
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
