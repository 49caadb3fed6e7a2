import { cents } from "../../../lib/money.ts";
import { newsWords } from "../concerns.ts";
import { type OrderEvent, priceOf, sentenceOf } from "../history.ts";
import { letterKindOf } from "../letters/owed-letters.ts";
import type { Concern, Order, OrderIn, OrderState } from "../order.ts";
import { lineReference, owesRefund, paymentOf, timesCancelled } from "../order-rules.ts";
import { WARNS } from "../payment/standing.ts";

type Explanation = { now: string; next: string };

/** Why an order is where it is, and what happens next: for those who look after orders. */
const explanations: Readonly<Record<OrderState, Explanation>> = {
  draft: { now: "It is written down; the payment page is being opened.", next: "It expires if that fails." },
  "awaiting payment": {
    now: "The shopper has a page to pay at.",
    next: "It is paid, or expires when the page does; money that takes days is waited for.",
  },
  expired: {
    now: "Nobody paid.",
    next: "Nothing; should money come in all the same, the audit takes it up.",
  },
  paid: {
    now: "It is paid and waits until it can be changed no more; its files are made meanwhile.",
    next: "The payment is looked at once more, then it goes to the print house.",
  },
  held: {
    now: "It is paid, and stopped before print.",
    next: "A bank, its owner or you decide: `release`, `refund`, `address`.",
  },
  "in production": {
    now: "The print house has it.",
    next: "Its callbacks wake it; once a day it is looked at anyway.",
  },
  "on hold": {
    now: "The print house has a question.",
    next: "Answer it in their dashboard; after a day the shopper is told. `refund` calls it off.",
  },
  "needs attention": {
    now: "What was paid is not what was asked for: it is never printed.",
    next: "Mend it at the payment provider, where it is looked at once a day or by `retry`; or `refund`.",
  },
  shipped: {
    now: "It was sent.",
    next: "It counts as delivered when the carrier says so, or when enough days have passed.",
  },
  completed: { now: "It was delivered.", next: "Nothing. `refund` and `reprint` are still possible." },
  refunding: { now: "All of its money goes back.", next: "It is refunded once the provider says so." },
  refunded: {
    now: "All of its money is back.",
    next: "For two weeks it is looked at whether the money stays there.",
  },
};

/** What to do about lines that were given up; nobody paid for those of a reprint. */
function lossHelp(order: Order, { items = [] }: Concern) {
  const { orderId, reprintOf } = order;
  const lines = [...order.lines.keys()].filter((index) => items.includes(lineReference(order, index)));
  if (reprintOf) return `\`refund ${reprintOf}\` or \`reprint ${reprintOf}\`, and \`settle ${orderId}\``;
  const which = `${orderId} lines ${lines.map((index) => index + 1).join()}`;
  return lines.length > 0
    ? `\`refund ${which}\` or \`reprint ${which}\``
    : `\`settle ${orderId}\`, as what it held is paid back or not known`;
}

/** What a person does about each kind, by the commands that do it. */
const concernHelp: Readonly<Record<Concern["kind"], (order: Order, concern: Concern) => string>> = {
  "parcel cancelled": lossHelp,
  disputed: ({ orderId }, { detail }) =>
    detail === WARNS
      ? `\`refund ${orderId}\` before a dispute comes of it, or \`release ${orderId}\` before print and \`settle ${orderId}\` afterwards`
      : `answer it in the payment provider's dashboard, then \`settle ${orderId}\``,
  "refunded elsewhere": ({ orderId }) => `nothing if it was meant; \`settle ${orderId}\``,
  "refund came back": ({ orderId }) => `it is sent once more; \`settle ${orderId}\``,
  "refund came back twice": ({ orderId }) =>
    `ask the shopper how to pay, and once it is paid, \`settle ${orderId}\` ends it`,
  "refund refused": ({ orderId }) =>
    `find out why, and pay it back in the provider's dashboard or otherwise; then \`settle ${orderId}\``,
  "refund waits": () => "top up our balance at the payment provider: it goes out by itself within a day",
  "mail not delivered": ({ orderId }, { detail }) => `\`resend ${orderId} ${letterKindOf(detail)} EMAIL\``,
};

function filesOf({ lines, holdUntil }: OrderIn<"paid">) {
  const wanted = lines.filter(({ leftOut }) => !leftOut);
  const made = wanted.filter(({ fileKey }) => fileKey !== undefined);
  return `Its owner can change it until ${holdUntil}; ${made.length} of ${wanted.length} files are made.`;
}

const stillToGo = (order: Order) =>
  owesRefund(order) ? `, and ${priceOf(cents(order.back.wanted - order.back.done))} still to go` : "";

export function explained(order: Order): string {
  const { now, next } = explanations[order.state];
  const payment = paymentOf(order);
  const lines = [
    `${order.number} (${order.orderId}) is ${order.state} since ${order.since}.`,
    now,
    ...order.history.filter(({ kind }) => kind === "refused by print house").map(recordOf),
    ...(order.state === "held" ? [`Why: ${order.why}: ${order.detail.replace(/\.$/, "")}.`] : []),
    ...("problems" in order && order.problems.length > 0 ? [`Problems: ${order.problems.join("; ")}.`] : []),
    ...(order.state === "paid" ? [filesOf(order)] : []),
    ...(order.overdueTold ? ["It has stood still for longer than promised: find out why."] : []),
    ...(order.forget ? ["Its owner wants to be forgotten, and is a month after it is over."] : []),
    ...(payment ? [`Paid: ${priceOf(payment.total)} (${payment.paymentId}).`] : []),
    ...("back" in order && order.back.wanted > 0
      ? [`Back: ${priceOf(order.back.done)}${stillToGo(order)}.`]
      : []),
    ...(owesRefund(order) ? ["Money is owed: that comes first."] : []),
    ...("cancel" in order && order.cancel ? [`To be called off, for the ${order.cancel}.`] : []),
    ...order.concerns.map((one) => `! ${newsWords(one)}. Then: ${concernHelp[one.kind](order, one)}.`),
    ...(order.reprintOf ? [`It repeats ${order.reprintOf}: \`refund\` that, \`drop\` this.`] : []),
    ...(order.state === "held" && timesCancelled(order) > 0
      ? [`The print house has cancelled it: \`release ${order.orderId}\` orders it again.`]
      : []),
    `Next: ${next}`,
    order.dueAt === undefined ? "Nobody looks before somebody asks." : `Looked at again: ${order.dueAt}.`,
    ...(order.tries > 0
      ? [`The last tries have failed, ${order.tries} so far: ${order.failure ?? "see the log"}.`]
      : []),
  ];
  return lines.join("\n");
}

/** For operators: all of it, and who did it. */
function recordOf(event: OrderEvent): string {
  if (event.kind === "by operator") return `${event.by}: ${event.what}`;
  if (event.kind === "concern") return `! ${newsWords({ ...event, kind: event.about })}`;
  return [sentenceOf(event) ?? event.kind, ...("detail" in event ? [event.detail] : [])].join(" ");
}

/** What happened to it and who did it, a line each. */
export const timelineOf = (order: Order): string =>
  order.history.map((event) => `${event.at}  ${recordOf(event)}`).join("\n");
