import type { Queue } from "../../lib/queue.ts";
import type { Stored } from "../../lib/table/entity.ts";
import { cameFirst } from "../../lib/table/table.ts";
import { PrinterBusy } from "../fulfilment/printer.ts";
import { UpscalerRefuses } from "../images/outcome.ts";
import { newsWords, withConcerns } from "./concerns.ts";
import { forgottenFrom } from "./forgetting.ts";
import { changing, orders } from "./items.ts";
import { type OrderJob, sendOrLeave, toAdvance, wake } from "./jobs.ts";
import { withLetter } from "./letters/owed-letters.ts";
import type { Order, OrderState } from "./order.ts";
import { isFollowed, isUnsent } from "./order-rules.ts";
import { isOverdue, wantsPerson } from "./order-states.ts";
import { KeyRefused } from "./payment/payments.ts";
import { BUSY_SECONDS, type Needs, type Step, type StepResult, TryLater } from "./steps.ts";
import { tellStuck } from "./stuck.ts";

/** What is done with an order as it stands. */
export type StepOf = (order: Order, now: Date) => Step;

export type OrderNeeds = Needs & { queues: { orders: Queue<OrderJob> } };
type Run = OrderNeeds & { me: string };

export type Asked = {
  /** Only in these states; beyond them the queue takes over. */
  within?: readonly OrderState[];
  /** Something was heard: it is looked at before its time. */
  heard?: true;
};

/** Minutes until the next try, longer each time; the log tells what has failed for a while, and rings after hours. */
const backoff = [1, 5, 30, 60];
const TOLD_AFTER = 4;
const RINGS_AFTER = 12;

const later = ({ clock }: Needs, minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();

/** More of it stands in the log. */
const MOST_OF_A_FAILURE = 200;

const inShort = (failure: unknown) => String(failure).slice(0, MOST_OF_A_FAILURE);

const failedAgain = (needs: Needs, order: Order, failure: unknown) => ({
  ...order,
  tries: order.tries + 1,
  failure: inShort(failure),
  dueAt: later(needs, backoff[Math.min(order.tries, backoff.length - 1)] ?? 0),
});

/** What went on is looked at when its own time comes, or when that is tried again which has failed beside it. */
function failedBeside(needs: Needs, order: Order, failure: unknown): Order {
  const next = failedAgain(needs, order, failure);
  return order.dueAt !== undefined && order.dueAt < next.dueAt ? { ...next, dueAt: order.dueAt } : next;
}

/** The order as a step leaves it. */
function after(needs: Needs, order: Stored<Order>, result: StepResult): Order {
  const { dueAt: _, failure, ...next } = result.next;
  const { event, concern, again, alone = 0, failure: beside, met } = result;
  // A mark or a lease that is written down on the way is no success yet: what comes next may fail as it did before.
  const onItsWay = next.state === order.state && (again === undefined || met);
  const at = needs.clock.now().toISOString();
  const there: Order = next.state === order.state ? next : { ...next, since: at };
  const dueAt =
    again === "never" ? forgottenFrom(there) : later(needs, typeof again === "number" ? again : alone);
  const reached: Order = {
    ...there,
    ...(dueAt !== undefined && { dueAt }),
    tries: onItsWay ? order.tries : 0,
    ...(onItsWay && failure !== undefined && { failure }),
    history: [...next.history, ...(event ? [{ at, ...event }] : [])],
  };
  const isDone = beside === undefined || again === undefined;
  return withConcerns(
    isDone ? reached : failedBeside(needs, { ...reached, tries: order.tries }, beside),
    concern ? [concern] : [],
    at,
  );
}

/** One that stays where it is for longer than anybody was promised is told to somebody, once. */
function told({ clock, log }: Needs, order: Order): Order {
  if (order.overdueTold || !isOverdue(order, clock.now())) return order;
  log.error("order.overdue", { orderId: order.orderId, state: order.state, since: order.since });
  return { ...order, overdueTold: true };
}

/** A question of the print house begins with its code; the words behind it are theirs. */
const codeIn = (question: string) => question.split(" ", 1)[0];

/** What a person should know of it, in codes; what may tell a part of somebody's address stays in the order. */
const reasonOf = (order: Order) => {
  if (order.state === "held") return order.why;
  const questions = order.state === "on hold" ? order.problems.map(codeIn) : [];
  const problems = order.state === "needs attention" ? order.problems : questions;
  return [...problems, ...order.concerns.map(newsWords)].join("; ");
};

/** Rings once for each time that it comes to want somebody, and for each new reason. */
function ring({ log }: Needs, before: Order, next: Order) {
  const why = reasonOf(next);
  if (wantsPerson(next) && (!wantsPerson(before) || next.state !== before.state || why !== reasonOf(before)))
    log.error("order.wants-person", { orderId: next.orderId, state: next.state, why });
}

/** Writes what became of it, together with the mail that it owes; false if somebody else was quicker. */
async function keep(
  needs: OrderNeeds,
  before: Stored<Order>,
  after: Order,
  { heard }: Asked,
  result?: StepResult,
): Promise<boolean> {
  const next = told(needs, after);
  const { orderId } = next;
  const at = needs.clock.now().toISOString();
  const owed = result?.letter && withLetter(next, result.letter, at, result.amount);
  // Before it is written: a process that dies in between rings twice, and not never.
  ring(needs, before, next);
  const write = needs.table.write(...changing(before, owed?.order ?? next), ...(owed ? [owed.write] : []));
  if (!(await cameFirst(write))) {
    const isStuck = await tellStuck(needs, before);
    // They may have looked before what was heard was so; one that is stuck would be sent round and round.
    if (heard && !isStuck) await wake(needs, orderId, "heard");
    return false;
  }
  // Jobs that are lost are found by the sweep, as what they are about stays due.
  if (owed) await sendOrLeave(needs.queues.orders, owed.job);
  if (result?.again === "in another job") await wake(needs, orderId);
  return true;
}

/** Nothing of that heals by itself. */
const isOfOurKey = (failure: unknown) =>
  failure instanceof KeyRefused ||
  failure instanceof UpscalerRefuses ||
  (failure instanceof TryLater && failure.why === "credentials");

function tellOf({ log }: Needs, order: Order, failure: unknown) {
  const fields = { orderId: order.orderId, state: order.state, failure: String(failure) };
  const tries = order.tries + 1;
  if (isOfOurKey(failure) && order.failure !== inShort(failure)) log.error("order.key-refused", fields);
  else if (tries === TOLD_AFTER) log.error("order.step-failed", fields);
  else if (tries === RINGS_AFTER) log.error("order.keeps-failing", fields);
  else log.info("order.step-failed-once", fields);
}

/** There was no room for another call: nothing has failed, and nothing is wrong. */
const isBusy = (failure: unknown) =>
  failure instanceof PrinterBusy || (failure instanceof TryLater && failure.why === "busy");

/** Where nobody was asked nobody has it: the mark of this job, that there may be paper, goes again. */
function unasked({ me }: Run, order: Order): Order {
  if (order.state !== "paid" || !isUnsent(order, me)) return order;
  const { handedOver, ...same } = order;
  return same;
}

/** Comes back within the minute; a mere look waits for the sweep, which asks for many at once. */
async function comeBack(needs: Run, order: Stored<Order>, asked: Asked): Promise<false> {
  await keep(needs, order, { ...unasked(needs, order), dueAt: later(needs, BUSY_SECONDS / 60) }, asked);
  if (isFollowed(order)) return false;
  const delaySeconds = BUSY_SECONDS + 1;
  await sendOrLeave(needs.queues.orders, toAdvance(order.orderId), { delaySeconds });
  return false;
}

/** One step: reads the truth, asks the outside for one thing at most, writes under a condition. True: go on. */
async function step(needs: Run, orderId: string, stepOf: StepOf, asked: Asked): Promise<boolean> {
  const { within, heard } = asked;
  const order = await needs.table.get(orders, { orderId }, { consistent: true });
  if (!order) return false;
  const now = needs.clock.now();
  if (!heard && (order.dueAt === undefined || Date.parse(order.dueAt) > now.getTime())) return false;
  if (within && !within.includes(order.state)) {
    await wake(needs, orderId);
    return false;
  }
  let result: StepResult;
  try {
    result = await stepOf(order, now)(needs, order);
  } catch (failure) {
    if (isBusy(failure)) return comeBack(needs, order, asked);
    tellOf(needs, order, failure);
    await keep(needs, order, failedAgain(needs, order, failure), asked);
    return false;
  }
  if (result.again === "as it is") return false;
  if (result.failure !== undefined && result.again !== undefined) tellOf(needs, order, result.failure);
  const next = after(needs, order, result);
  if (next.state !== order.state)
    needs.log.info("order.moved", {
      ...{ orderId, from: order.state, to: next.state },
      ...(order.state === "awaiting payment" && next.state === "paid" && { cents: next.paid.total }),
    });
  const kept = await keep(needs, order, next, asked, result);
  return kept && result.again === undefined;
}

/** No order has as many steps to take at once: a loop that does not end would be noticed. */
const MOST_STEPS = 60;

/**
 * Takes an order as far as it goes at the moment. Webhooks, callbacks, the shopper's browser, the queue and the
 * clock all only call this; none of them says anything that is believed.
 */
export async function takeSteps(needs: OrderNeeds, orderId: string, stepOf: StepOf, asked: Asked) {
  // Not spread: a part that nobody asks for is never made.
  const run: Run = Object.create(needs, { me: { value: needs.newId() } });
  let more = await step(run, orderId, stepOf, asked);
  for (let left = MOST_STEPS; more && left > 0; left--)
    more = await step(run, orderId, stepOf, { ...asked, heard: true });
}
