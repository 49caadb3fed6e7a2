import { DAY_MS } from "../../../lib/clock.ts";
import { cents } from "../../../lib/money.ts";
import { unlessTold } from "../concerns.ts";
import { priceOf } from "../history.ts";
import { timesOwed } from "../letters/owed-letters.ts";
import { type Bought, type Concern, moved } from "../order.ts";
import {
  DAY_MINUTES,
  HOUR_MINUTES,
  minutesUntil,
  type Needs,
  type Step,
  type StepResult,
  waiting,
} from "../steps.ts";
import { underAnotherKey } from "./another-key.ts";
import { FailureKept, OtherwiseAsked, type PaymentStanding, type Refund, RefundRefused } from "./payments.ts";
import { moneyBack, sentOf } from "./standing.ts";

/** After so many tries nobody is at it any more who has asked for another sum: that key is used up. */
const TRIES_A_KEY = 4;

/** So many tries are about what passes by itself; what is refused after them is a person's. */
const PASSES_BY_ITSELF = 8;

/** Money may come back from a bank after days. */
export const LOOK_BACK_MINUTES = 14 * DAY_MINUTES;

/** A bank that sends it back twice does so always: then a person pays in another way. */
const MOST_CAME_BACK = 2;

const isBanks = ({ status, unfunded, disputed }: Refund) => status === "failed" && !unfunded && !disputed;

/** What has failed because our balance did not cover it is asked for once a day, and where an operator has it looked at. */
function nextAsk({ history }: Bought, { refunds }: PaymentStanding): string | undefined {
  const asked = refunds.flatMap(({ status, askedAt }) => (status === "failed" && askedAt ? askedAt : []));
  const last = asked.sort().at(-1);
  if (last === undefined) return undefined;
  const after = (ms: number) => new Date(Date.parse(last) + ms).toISOString();
  // Their clock may be behind: one look would ask again and again.
  const isLookedAt = history.some(({ kind, at }) => kind === "looked at" && at > after(60_000));
  return isLookedAt ? undefined : after(DAY_MS);
}

/** A bank has taken the money, or is about to: nobody else can give it back, and somebody has to answer. */
export const isContested = ({ dispute, refundable }: PaymentStanding) => dispute === "open" && !refundable;

/** Unanswered it is paid back twice, and the fee besides. */
export const BACK_ALREADY = "its money is back already: tell the bank";

/** Since the last time that it came back. */
const toldOf = ({ history }: Bought) =>
  history
    .slice(history.findLastIndex(({ kind }) => kind === "refund came back") + 1)
    .filter((one) => one.kind === "refunded" || one.kind === "part refunded")
    .reduce((sum, { amount = 0 }) => sum + amount, 0);

/** It is on its way. What a person has to do meanwhile is told at once, each of it once. */
function onItsWay(order: Bought, standing: PaymentStanding): StepResult {
  const unfunded = standing.refunds.filter((refund) => refund.unfunded);
  const news = unfunded.map(({ id, amount }) =>
    unlessTold(order, "refund waits", `${priceOf(amount)} (${id}): our balance does not cover it`),
  );
  // Elsewhere its own step tells.
  if (order.state === "refunding" && isContested(standing))
    news.unshift(unlessTold(order, "disputed", "its money is on its way back: tell the bank"));
  const fresh = news.find(({ concern }) => concern);
  return fresh ? { next: order, ...fresh } : waiting(order, 6 * HOUR_MINUTES);
}

const less = <In extends Bought>(order: In, gone: Concern["kind"]): In => ({
  ...order,
  concerns: order.concerns.filter(({ kind }) => kind !== gone),
});

/** All of it is back; the mail tells what the shop sent, not what a bank took. */
export function paidBack(order: Bought, standing: PaymentStanding): StepResult {
  const { session, paid, back } = order;
  const { done, taken } = moneyBack(standing);
  const sent = sentOf({ done, taken });
  const news = cents(sent - sentOf(back));
  const isTold = timesOwed(order.letters, "refunded") > 0;
  // What somebody else has sent back is told as a whole, if nobody has told it yet.
  const amount = news > 0 || isTold ? news : sent;
  // What was told before a bank took as much is not told again once that has let go of it.
  const told = amount > 0 && sent > toldOf(order) && { amount };
  // Whose the money is has been decided, unless a bank still asks for it once more.
  const concerns = order.concerns.filter(({ kind }) => kind !== "disputed" || isContested(standing));
  const next = moved({ ...order, concerns }, "refunded", {
    session,
    paid,
    // Of one that a person has settled, what is wanted is less.
    back: { ...back, wanted: order.state === "refunding" ? back.wanted : paid.total, done, taken },
    ...("print" in order && order.print && { print: order.print }),
    ...("parcels" in order && order.parcels && { parcels: order.parcels }),
  });
  const asks = isContested(standing) && !concerns.some(({ kind }) => kind === "disputed");
  const end = { next, again: LOOK_BACK_MINUTES, ...(asks && unlessTold(order, "disputed", BACK_ALREADY)) };
  if (sent === 0) return { ...end, ...(taken > 0 && { event: { kind: "dispute lost" } }) };
  return { ...end, event: { kind: "refunded", ...told }, ...(told && { letter: "refunded", ...told }) };
}

/**
 * Money is owed: looks first what went back already, whoever sent it, and sends the rest. What was lost on its way is
 * never made twice. An order that is not over with that goes on as it was.
 */
export const refundPayment: Step<Bought> = (needs, order) =>
  underAnotherKey((failures) => refundUnder(needs, order, failures));

async function refundUnder(
  { payments, log, clock }: Needs,
  before: Bought,
  failures: number,
): Promise<StepResult> {
  const { paid, orderId, back, state, tries } = before;
  const standing = await payments.standing(paid.paymentId);
  const { done, coming, taken } = moneyBack(standing);
  const isSent = done + coming >= back.wanted;
  const waits = standing.refunds.some(
    ({ unfunded, status }) => unfunded && (status === "pending" || !isSent),
  );
  const order = waits ? before : less(before, "refund waits");
  if (done >= back.wanted) {
    // One that a person has settled may be on its way all the same, and is told of once it is there.
    if (state === "refunding") return coming > 0 ? onItsWay(order, standing) : paidBack(order, standing);
    const next = { ...order, back: { ...back, done, taken } };
    const amount = cents(sentOf({ done, taken }) - sentOf(back));
    // What a bank has taken is not told as if the shop had sent it.
    if (amount <= 0) return { next, event: { kind: "dispute lost" } };
    return { next, event: { kind: "part refunded", amount }, letter: "refunded", amount };
  }
  if (isSent) return onItsWay(order, standing);
  // What is disputed is given back by the bank, or by nobody: it refuses a refund.
  if (isContested(standing))
    return {
      next: order,
      ...unlessTold(order, "disputed", "a refund has to wait"),
      again: 12 * HOUR_MINUTES,
    };
  const amount = cents(back.wanted - done - coming);
  if (standing.refunds.filter(isBanks).length >= MOST_CAME_BACK) {
    const kind = "refund came back twice";
    const isKnown = order.concerns.some((one) => one.kind === kind);
    return {
      next: order,
      ...(!isKnown && { concern: { kind, detail: priceOf(amount) } }),
      again: DAY_MINUTES,
    };
  }
  const short = unlessTold(order, "refund waits", `${priceOf(amount)}: our balance does not cover it`);
  const askAt = nextAsk(order, standing);
  if (askAt !== undefined && askAt > clock.now().toISOString())
    return { next: order, ...short, again: minutesUntil(clock.now(), askAt) };
  // Not its sum, nor how often it was tried: of two who know different things the second would send it once more.
  const ours = standing.refunds.filter((refund) => refund.ours);
  const key = `rf_${orderId}_${ours.length}_${failures}`;
  const asked = { paymentId: paid.paymentId, amount, orderId, key };
  // Whether it sends money back beside what a bank took is not known.
  const isBeside = taken > 0 || standing.dispute === "open";
  const isKnown = order.concerns.some(({ kind }) => kind === "refund refused");
  const made = await payments.refund(asked).catch((failure: unknown) => {
    if (failure instanceof RefundRefused && (isBeside || isKnown || tries >= PASSES_BY_ITSELF))
      return failure;
    if (failure instanceof OtherwiseAsked && tries >= TRIES_A_KEY) throw new FailureKept(failure.message);
    throw failure;
  });
  // Where it does not, a person does, and the order goes on.
  if (made instanceof RefundRefused) {
    const why = isBeside ? " beside a dispute" : `: ${made.message}`;
    const detail = `${priceOf(amount)}${why}`;
    // For a day it says the same under the same key.
    if (state === "refunding")
      return { next: order, ...unlessTold(order, "refund refused", detail), again: 25 * HOUR_MINUTES };
    const next = { ...order, back: { ...back, wanted: cents(done + coming), done, taken } };
    return { next, concern: { kind: "refund refused", detail } };
  }
  if (made.status === "failed" && made.unfunded) return { next: order, ...short, again: DAY_MINUTES };
  if (made.status === "failed") log.error("order.refund-failed", { orderId, amount });
  // All of it is sent now, whatever was refused before: nobody has to do it by hand.
  const next = state === "refunding" ? less(order, "refund refused") : order;
  // What it waits for is seen at once.
  return made.status === "failed" ? waiting(next, HOUR_MINUTES) : { next };
}

const sooner = (one: StepResult["again"], other: number) => {
  if (one === "never") return other;
  return typeof one === "number" ? Math.min(other, one) : one;
};

/** Of a run in which it has failed: it is not asked for once more at each step that follows. */
const failures = new WeakMap<object, unknown>();

async function refundOnce(needs: Parameters<Step>[0], order: Bought): Promise<StepResult> {
  if (!failures.has(needs))
    try {
      return await refundPayment(needs, order);
    } catch (failure) {
      failures.set(needs, failure);
    }
  return { next: order, failure: failures.get(needs) };
}

/** Money that is owed goes first; while a bank takes its time with it, or nobody sends it, the order goes on. */
export const besideRefund =
  (own: Step): Step<Bought> =>
  async (needs, order) => {
    const { again, failure, ...money } = await refundOnce(needs, order);
    if (failure !== undefined) return { ...(await own(needs, order)), failure };
    const isNews = money.event ?? money.concern ?? money.letter;
    if (isNews || typeof again !== "number") return money;
    const result = await own(needs, order);
    const { again: _, ...rest } = result;
    const next = sooner(result.again, again);
    return next === undefined ? rest : { ...rest, again: next };
  };
