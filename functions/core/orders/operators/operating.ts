import { isDeepStrictEqual } from "node:util";
import { Email } from "../../accounts/account.ts";
import type { Address } from "../../fulfilment/printer-shape.ts";
import { addressFault } from "../../fulfilment/us-addresses.ts";
import { unpinImages } from "../../images/pin.ts";
import { linesTakenDown, notPrinted } from "../../images/taken-down.ts";
import { isStillSo, letterKindOf, owedLetters } from "../letters/owed-letters.ts";
import { moved, type Order } from "../order.ts";
import { isBought, isReprint, mayBeAtPrinter, paymentOf } from "../order-rules.ts";
import { isOver } from "../order-states.ts";
import type { Payments } from "../payment/payments.ts";
import { backSince, moneyBack, troubleWith } from "../payment/standing.ts";
import { holds, released } from "../production/sending.ts";
import { did, findOrder, NotPossible, type Operator } from "./deed.ts";

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
