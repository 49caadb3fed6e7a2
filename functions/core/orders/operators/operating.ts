import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../../../lib/clock.ts";
import type { Cents } from "../../../lib/money.ts";
import type { Queue } from "../../../lib/queue.ts";
import type { Write } from "../../../lib/table/engine.ts";
import { type Stored, UnreadableItem } from "../../../lib/table/entity.ts";
import { cameFirst, type Table } from "../../../lib/table/table.ts";
import { Email } from "../../accounts/account.ts";
import type { Address } from "../../fulfilment/printer-shape.ts";
import { addressFault } from "../../fulfilment/us-addresses.ts";
import { unpinImages } from "../../images/pin.ts";
import { linesTakenDown, notPrinted } from "../../images/taken-down.ts";
import type { Happening } from "../history.ts";
import { changing, cluePlace, clues, writingDown } from "../items.ts";
import { type OrderJob, sendOrLeave } from "../jobs.ts";
import type { LetterKind } from "../letters/order-letter.ts";
import { isStillSo, letterKindOf, nextLetter, owedLetters, owing } from "../letters/owed-letters.ts";
import { moved, type Order } from "../order.ts";
import { isBought, isReprint, mayBeAtPrinter, paymentOf } from "../order-rules.ts";
import { isOver } from "../order-states.ts";
import type { Payments } from "../payment/payments.ts";
import { backSince, moneyBack, troubleWith } from "../payment/standing.ts";
import { holds, released } from "../production/sending.ts";
import { readOrder } from "../reading.ts";

/** `by` is who asks: it is written down with what was done. `again`: they know that it was done a moment ago. */
export type Operator = {
  table: Table;
  clock: Clock;
  queues: { orders: Queue<OrderJob> };
  by: string;
  again?: boolean;
};

/** A wish of an operator's that cannot be granted, with the reason. */
export class NotPossible extends Error {
  override name = "NotPossible";
}

/** An order by its id, or by the number that its shopper quotes; the item as it stands if that cannot be read. */
export async function rawOrder(needs: { table: Table }, id: string) {
  const order = await readOrder(needs, id);
  if (order) return order;
  const found = await needs.table.all(clues, { pk: cluePlace("number", id), prefix: "" });
  const [orderId, ...others] = found.map((clue) => clue.orderId);
  if (others.length > 0) throw new NotPossible(`${id} is the number of ${[orderId, ...others].join(", ")}.`);
  const numbered = orderId === undefined ? undefined : await readOrder(needs, orderId);
  if (!numbered) throw new NotPossible(`There is no order ${id}.`);
  return numbered;
}

export async function findOrder(needs: { table: Table }, id: string): Promise<Stored<Order>> {
  const order = await rawOrder(needs, id);
  if (order instanceof UnreadableItem)
    throw new NotPossible(
      `Order ${id} cannot be read, so nothing can be done about it: \`order ${id}\` shows how it stands.\n${order.message}`,
    );
  return order;
}

/** `once`: what it is known by, where it would be done twice if it is typed twice. */
type Deed = {
  what: string;
  once?: string;
  event?: Happening;
  more?: Write[];
  letter?: LetterKind;
  amount?: Cents | undefined;
};

const ONCE_WITHIN_MINUTES = 15;

/** A money order or a print that somebody asks for twice in a row is most often asked for once. */
function notTwice({ clock, again }: Operator, { history }: Order, deed: string) {
  const minutesAgo = (at: string) => (clock.now().getTime() - Date.parse(at)) / 60_000;
  const before = history.findLast((event) => event.kind === "by operator" && event.deed === deed);
  if (again || before?.kind !== "by operator" || minutesAgo(before.at) >= ONCE_WITHIN_MINUTES) return;
  const ago = `${before.by} did the same ${Math.floor(minutesAgo(before.at))} min ago: "${before.what}"`;
  throw new NotPossible(`${ago} If it is meant to be done once more, type "again" last.`);
}

/** Writes what an operator did and who it was, and has the order looked at; `before` is none where it is not there yet. */
export async function did(
  needs: Operator,
  before: Stored<Order> | undefined,
  next: Order,
  deed: Deed,
): Promise<string> {
  const { what, once, event, more = [], letter, amount } = deed;
  if (once && before) notTwice(needs, before, once);
  const { orderId } = next;
  const at = needs.clock.now().toISOString();
  const name = letter && nextLetter(next.letters, letter);
  const history = [
    ...next.history,
    ...(event ? [{ at, ...event }] : []),
    { at, kind: "by operator" as const, by: needs.by, what, ...(once && { deed: once }) },
  ];
  const { dueAt: _, failure: __, ...rest } = next;
  const kept: Order = {
    ...rest,
    history,
    since: !before || next.state === before.state ? next.since : at,
    letters: name ? [...next.letters, name] : next.letters,
    tries: 0,
    dueAt: at,
  };
  const written = before ? changing(before, kept) : writingDown(kept);
  const writes = [...written, ...(name ? [owing(orderId, name, at, amount)] : []), ...more];
  if (!(await cameFirst(needs.table.write(...writes))))
    throw new NotPossible("The order has just moved on. Please look again.");
  // It is written down: one that is told of a failure would do it twice, and what is not sent is found by the sweep.
  await sendOrLeave(needs.queues.orders, { kind: "advance", orderId, heard: true });
  if (name) await sendOrLeave(needs.queues.orders, { kind: "letter", orderId, letter: name });
  return what;
}

/** Looks at once, whatever was planned. */
export async function retryOrder(needs: Operator, orderId: string): Promise<string> {
  const order = await findOrder(needs, orderId);
  if (isOver(order)) throw new NotPossible(`This order is ${order.state}: there is nothing to look at.`);
  return did(needs, order, order, { what: "It is looked at now.", event: { kind: "looked at" } });
}

export async function noteOrder(needs: Operator, orderId: string, text: string): Promise<string> {
  if (!text) throw new NotPossible("A note needs some words.");
  // An order has only so much room.
  if (text.length > 1000) throw new NotPossible("At most 1,000 characters, please.");
  const order = await findOrder(needs, orderId);
  return did(needs, order, order, { what: `Note: ${text}` });
}

/** Somebody has looked after all that was of concern. */
export async function settleOrder(needs: Operator, orderId: string): Promise<string> {
  const order = await findOrder(needs, orderId);
  if (order.concerns.length === 0) throw new NotPossible("Nothing about this order is of concern.");
  const what = `Settled: ${order.concerns.map(({ kind }) => kind).join(", ")}.`;
  return did(needs, order, { ...order, concerns: [] }, { what });
}

/** Gives a reprint up that has not gone to print. */
export async function dropReprint(needs: Operator, orderId: string): Promise<string> {
  const order = await findOrder(needs, orderId);
  if (
    order.reprintOf === undefined ||
    (order.state !== "held" && order.state !== "paid") ||
    mayBeAtPrinter(order)
  )
    throw new NotPossible("Only a reprint that is surely not at the print house can be dropped.");
  await unpinImages(needs, order);
  const next = moved(order, "expired", { session: order.session });
  return did(needs, order, next, { what: "It is not printed again." });
}

const CALLED_OFF = "It is being called off: its money goes back by itself.";

/** Stops an order before it goes to print, until it is released. */
export async function holdOrder(needs: Operator, orderId: string, why: string): Promise<string> {
  const order = await findOrder(needs, orderId);
  if (order.state !== "paid" || order.handedOver)
    throw new NotPossible(
      `Only a paid order that is not at the print house can be held; this is ${order.state}.`,
    );
  if (order.cancel) throw new NotPossible(CALLED_OFF);
  const { next } = holds(order, { why: "by the shop", detail: why || "no reason given" });
  return did(needs, order, next, { what: "It is held.", event: { kind: "held" } });
}

/** Lets a held order go on, with what went back so far taken as meant. */
export async function releaseOrder(
  needs: Operator & { payments: Pick<Payments, "standing"> },
  id: string,
): Promise<string> {
  const order = await findOrder(needs, id);
  if (order.state !== "held")
    throw new NotPossible(`Only a held order can be released; this is ${order.state}.`);
  const { orderId } = order;
  const down = await linesTakenDown(needs, order.lines);
  if (down.length > 0)
    throw new NotPossible(
      `${notPrinted(down)} ${order.reprintOf ? `\`drop ${orderId}\` gives it up.` : `\`refund ${orderId} lines ${down}\` leaves it out.`}`,
    );
  const standing = await needs.payments.standing(order.paid.paymentId);
  const { done, coming } = moneyBack(standing);
  const back = backSince(order, standing, done + coming);
  // It would be held again at once; what went back is no trouble any more.
  const trouble = isReprint(order) ? undefined : troubleWith({ ...order, back }, standing);
  if (trouble && trouble !== "paid back") throw new NotPossible(`Not yet: ${trouble.detail}.`);
  const next = released({ ...order, back: isReprint(order) ? order.back : back });
  return did(needs, order, next, { what: "It goes on.", event: { kind: "released" } });
}

/** Sends it elsewhere, as long as it is not at the print house. */
export async function readdressOrder(
  needs: Operator,
  orderId: string,
  to: { name: string; address: Address },
): Promise<string> {
  const order = await findOrder(needs, orderId);
  if ((order.state !== "paid" && order.state !== "held") || order.handedOver)
    throw new NotPossible("The print house has this order already, or nobody paid for it.");
  if (order.cancel) throw new NotPossible(CALLED_OFF);
  const fault = addressFault(to.address);
  if (fault) throw new NotPossible(fault.sentence);
  const paid = { ...order.paid, ...to };
  const freed =
    order.state === "held" && order.why === "address" ? released({ ...order, paid }) : { ...order, paid };
  const isOther = !isDeepStrictEqual(to, { name: order.paid.name, address: order.paid.address });
  return did(isOther ? { ...needs, again: true } : needs, order, freed, {
    what: "It goes to another address.",
    once: "address",
    event: { kind: "address corrected" },
    letter: "readdressed",
  });
}

/** Sends a mail once more, as it was; to another address, if the first was wrong: all that follow go there, too. */
export async function resendLetter(
  needs: Operator,
  id: string,
  letter: string,
  email?: string,
): Promise<string> {
  if (email !== undefined && !Email.safeParse(email).success)
    throw new NotPossible(`"${email}" does not look like an e-mail address.`);
  const order = await findOrder(needs, id);
  if (!paymentOf(order)) throw new NotPossible("Nothing was paid for this order.");
  const name = order.letters.findLast((one) => letterKindOf(one) === letter) ?? "";
  const kind = letterKindOf(name);
  if (!kind) throw new NotPossible(`These were sent, or tried: ${order.letters.join(", ")}.`);
  if (!isStillSo(kind, order)) throw new NotPossible("What it says is not so any more.");
  const { orderId } = order;
  const before = await needs.table.get(owedLetters, { orderId, name }, { consistent: true });
  const concerns = order.concerns.filter((one) => one.kind !== "mail not delivered");
  let next = { ...order, concerns } as Order;
  if (email && isBought(next)) next = { ...next, paid: { ...next.paid, email } } as Order;
  if (email && next.state === "needs attention" && next.payment)
    next = { ...next, payment: { ...next.payment, email } };
  const was = paymentOf(order)?.email;
  const isElsewhere = email !== undefined && email !== was;
  const changed = isElsewhere ? `; the address changed from ${was} to ${email}` : "";
  return did(isElsewhere ? { ...needs, again: true } : needs, order, next, {
    what: `The mail "${kind}" is sent again${changed}.`,
    once: `resend ${kind}`,
    letter: kind,
    amount: before?.amount,
  });
}
