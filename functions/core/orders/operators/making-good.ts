import { type Cents, cents } from "../../../lib/money.ts";
import { linesTakenDown, notPrinted } from "../../images/taken-down.ts";
import { lessLost } from "../concerns.ts";
import { priceOf } from "../history.ts";
import { writingDown } from "../items.ts";
import { sendOrLeave, wake } from "../jobs.ts";
import { withLetter } from "../letters/owed-letters.ts";
import { moved, type Order, payingBack } from "../order.ts";
import { isBought, isReprint, lineReference, paymentOf } from "../order-rules.ts";
import { backAsMeant } from "../payment/standing.ts";
import { released, withLastingFiles } from "../production/stopping.ts";
import { reprintsOf } from "../reading.ts";
import { deed, did, findOrder, NotPossible, type Operator } from "./deed.ts";

const NOTHING_PAID = "Nothing was paid for this order.";

/** Money and paper for one line are most often meant to be one of the two. */
function notBoth({ again }: Operator, before: string | undefined) {
  if (before && !again) throw new NotPossible(`${before} If both are meant, type "again" last.`);
}

const everyLine = ({ lines }: Order) => new Set(lines.keys());

/** Who had any of these lines printed again, and what was said of it; but for what was dropped since. */
async function printedAgain(needs: Operator, order: Order, chosen: ReadonlySet<number>) {
  const reprints = await reprintsOf(needs, order);
  const dropped = reprints.filter(({ state }) => state === "expired");
  const before = order.history.findLast(
    (event) =>
      event.kind === "by operator" &&
      event.reprint?.lines.some((number) => chosen.has(number - 1)) &&
      !dropped.some(({ orderId }) => orderId === event.reprint?.orderId),
  );
  return before?.kind === "by operator" ? `${before.by} did this before: "${before.what}"` : undefined;
}

/** Pays all of it back: what may still be printed is called off first, what has been sent is a gift. */
export const refundOrder = deed(async (needs: Operator, orderId: string) => {
  const order = await findOrder(needs, orderId);
  if (isReprint(order)) throw new NotPossible("Nothing was paid for a reprint: refund the order it repeats.");
  const asked = { what: "It is being refunded.", event: { kind: "refund wanted" } } as const;
  switch (order.state) {
    case "draft":
    case "awaiting payment":
    case "expired":
      throw new NotPossible(NOTHING_PAID);
    case "refunding":
    case "refunded":
      throw new NotPossible(`This order is ${order.state} already.`);
    case "paid":
    case "in production":
    case "on hold":
      return did(needs, order, { ...order, cancel: "operator" }, asked);
    case "held":
      // It may be at the print house: asking again tells, and there it is called off. Who was refused again is paid.
      if (order.handedOver && !order.cancel)
        return did(needs, order, released(needs, { ...order, cancel: "operator" }), asked);
      return did(needs, order, payingBack(order), asked);
    case "shipped":
    case "completed":
      notBoth(needs, await printedAgain(needs, order, everyLine(order)));
      return did(needs, order, payingBack(order), asked);
    case "needs attention": {
      const { session, payment } = order;
      if (!payment) throw new NotPossible(NOTHING_PAID);
      const back = { wanted: payment.total, done: cents(0) };
      return did(needs, order, moved(order, "refunding", { session, paid: payment, back }), asked);
    }
  }
});

/** What was paid does not add up: no part of it is known to be what somebody means. */
const ALL_OR_NOTHING = "Only all of what was paid for this order can go back: `refund ID`.";

/** What went back already is counted, also where nobody has told us of it yet. */
async function refundable({ payments }: Operator, order: Order, amount: number) {
  if (!isBought(order)) throw new NotPossible(paymentOf(order) ? ALL_OR_NOTHING : NOTHING_PAID);
  if (isReprint(order)) throw new NotPossible("Nothing was paid for a reprint: refund the order it repeats.");
  if (order.state === "refunding" || order.state === "refunded")
    throw new NotPossible(`This order is ${order.state} already.`);
  const back = backAsMeant(order, await payments.standing(order.paid.paymentId));
  const left = order.paid.total - back.wanted;
  if (!(amount > 0) || amount > left)
    throw new NotPossible(`Between $0.01 and ${priceOf(cents(left))} of this order can be refunded.`);
  return { back, paid: order.paid };
}

/** Pays a part of it back, and nothing else changes. */
export const refundAmount = deed(async (needs: Operator, orderId: string, amount: Cents) => {
  const order = await findOrder(needs, orderId);
  const { back, paid } = await refundable(needs, order, amount);
  if (back.wanted + amount === paid.total) return refundOrder(needs, orderId);
  const next = {
    ...order,
    back: { ...back, wanted: cents(back.wanted + amount) },
  } as Order;
  return did(needs, order, next, {
    what: `${priceOf(amount)} is being refunded.`,
    once: `refund ${amount}`,
  });
});

/** Lines as people count them, from one. */
function linesOf(order: Order, numbers: readonly number[]) {
  const strange = numbers.find((number) => !order.lines[number - 1]);
  if (numbers.length === 0 || strange !== undefined)
    throw new NotPossible(`This order has the lines 1 to ${order.lines.length}.`);
  return new Set(numbers.map((number) => number - 1));
}

/** Pays lines back; what is not at the print house yet is left out there. */
export const refundLines = deed(async (needs: Operator, orderId: string, numbers: readonly number[]) => {
  const order = await findOrder(needs, orderId);
  const chosen = linesOf(order, numbers);
  const twice = order.lines.findIndex(
    ({ paidBack, leftOut }, index) => chosen.has(index) && (paidBack || leftOut),
  );
  if (twice >= 0) throw new NotPossible(`Line ${twice + 1} is paid back already.`);
  const worth = order.lines.reduce(
    (sum, { price, copies }, index) => sum + (chosen.has(index) ? price * copies : 0),
    0,
  );
  const { back, paid } = await refundable(needs, order, worth);
  const isLast = order.lines.every((line, index) => chosen.has(index) || line.paidBack || line.leftOut);
  const wasSent = order.state === "shipped" || order.state === "completed";
  // With the last line, what was paid for sending it goes back as well. A line that is still wanted is not called off.
  if (chosen.size === order.lines.length || (back.wanted + worth >= order.subtotal && (isLast || wasSent)))
    return refundOrder(needs, orderId);
  if (!isLast && back.wanted + worth === paid.total)
    throw new NotPossible(
      "That is all that is left of what was paid: `refund ID` calls off the whole order.",
    );
  // What the provider has refused to send for the others is not wanted of it any more: a person sees to that.
  const amount = isLast ? worth + paid.total - order.subtotal : worth;
  notBoth(needs, await printedAgain(needs, order, chosen));
  const early = (order.state === "paid" || order.state === "held") && !order.handedOver;
  const lines = order.lines.map((line, index) =>
    chosen.has(index) ? { ...line, paidBack: true as const, ...(early && { leftOut: true as const }) } : line,
  );
  if (early && lines.every(({ leftOut }) => leftOut)) return refundOrder(needs, orderId);
  const next = {
    ...order,
    lines,
    back: { ...back, wanted: cents(back.wanted + amount) },
  };
  const which = `${chosen.size} of ${order.lines.length} lines${isLast ? ", and for sending them," : ""}`;
  const what = `${priceOf(cents(amount))} for ${which} is being refunded.`;
  return did(needs, order, { ...next, concerns: without(order, chosen) } as Order, { what });
});

/** Lines that were given up are looked after, by money or by paper; the others stay of concern. */
const without = (order: Order, chosen: ReadonlySet<number>) =>
  lessLost(
    order.concerns,
    [...chosen].map((index) => lineReference(order, index)),
  );

/** The lines that went to print and are not paid back. */
const stillOwed = ({ lines }: Order) =>
  new Set([...lines.keys()].filter((index) => !lines[index]?.leftOut && !lines[index]?.paidBack));

/** Prints some of it once more: an order of its own at the print house, which nobody pays for. */
export const reprintOrder = deed(async (needs: Operator, id: string, numbers: readonly number[] = []) => {
  const order = await findOrder(needs, id);
  const { orderId } = order;
  if (order.state !== "shipped" && order.state !== "completed")
    throw new NotPossible(`Only what was sent can be printed again; this order is ${order.state}.`);
  if (order.reprintOf !== undefined) throw new NotPossible(`Print ${order.reprintOf} again instead.`);
  if (order.userId === "")
    throw new NotPossible("Its owner was forgotten: nobody knows any more where to send it.");
  const chosen = numbers.length === 0 ? stillOwed(order) : linesOf(order, numbers);
  if (chosen.size === 0)
    throw new NotPossible("All of it is paid back: name the lines that are to be printed again.");
  const never = [...chosen].find((index) => order.lines[index]?.leftOut);
  if (never !== undefined)
    throw new NotPossible(`Line ${never + 1} was never made: it was paid back before print.`);
  const paidBack = [...chosen].find((index) => order.lines[index]?.paidBack);
  if (paidBack !== undefined) notBoth(needs, `Line ${paidBack + 1} is paid back already.`);
  const down = (await linesTakenDown(needs, order.lines)).filter((number) => chosen.has(number - 1));
  if (down.length > 0) throw new NotPossible(notPrinted(down));
  const n = order.reprints + 1;
  const at = needs.clock.now().toISOString();
  const none = cents(0);
  const unwritten: Order = {
    ...moved(order, "paid", {
      session: order.session,
      paid: { ...order.paid, total: none, shipping: none, tax: none },
      back: { wanted: none, done: none },
      holdUntil: at,
    }),
    orderId: `${orderId}:r${n}`,
    number: `${order.number}-R${n}`,
    createdAt: at,
    since: at,
    reprintOf: orderId,
    reprints: 0,
    lines: withLastingFiles(needs, order).filter((_, index) => chosen.has(index)),
    subtotal: none,
    concerns: [],
    letters: [],
    history: [{ at, kind: "reprinted" }],
    dueAt: at,
    tries: 0,
  };
  const { order: reprint, write, job } = withLetter(unwritten, "placed", at);
  const next = { ...order, reprints: n, concerns: without(order, chosen) };
  const printed = [...chosen].sort((a, b) => a - b).map((index) => index + 1);
  const said = await did(needs, order, next, {
    what: `It is being printed again, as ${reprint.orderId}.`,
    once: `reprint ${printed}`,
    reprint: { orderId: reprint.orderId, lines: printed },
    event: { kind: "reprinted" },
    more: [...writingDown(reprint), write],
  });
  await wake(needs, reprint.orderId, "heard");
  await sendOrLeave(needs.queues.orders, job);
  return said;
});
