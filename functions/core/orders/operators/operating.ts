import { Email } from "../../accounts/account.ts";
import { isStillSo, letterKindOf, owedLetters } from "../letters/owed-letters.ts";
import type { Order } from "../order.ts";
import { cancelOf, emailOf, isBought, withEmail } from "../order-rules.ts";
import { isOver } from "../order-states.ts";
import { deed, did, findOrder, fitting, NotPossible, type Operator } from "./deed.ts";

/** Looks at once, whatever was planned. */
export const retryOrder = deed(async (needs: Operator, orderId: string) => {
  const order = await findOrder(needs, orderId);
  if (isOver(order)) throw new NotPossible(`This order is ${order.state}: there is nothing to look at.`);
  return did(needs, order, order, { what: "It is looked at now.", event: { kind: "looked at" } });
});

/** An order has only so much room. */
const MOST_NOTES = 50;

export const noteOrder = deed(async (needs: Operator, orderId: string, text: string) => {
  if (!text) throw new NotPossible("A note needs some words.");
  const what = `Note: ${fitting(text)}`;
  const order = await findOrder(needs, orderId);
  const notes = order.history.filter((event) => event.kind === "by operator" && event.note);
  if (notes.length >= MOST_NOTES)
    throw new NotPossible(`This order has ${MOST_NOTES} notes: there is no room for more.`);
  return did(needs, order, order, { what, note: true });
});

/** What nobody sends in the usual way was paid in another: no more of it is owed. */
function settled({ concerns, ...order }: Order): Order {
  const next = { ...order, concerns: [] } as Order;
  const isPaidOtherwise = concerns.some(
    ({ kind }) =>
      kind === "refund came back twice" || (kind === "refund refused" && order.state === "refunding"),
  );
  return isBought(next) && isPaidOtherwise
    ? { ...next, back: { ...next.back, wanted: next.back.done } }
    : next;
}

/** Somebody has looked after all that was of concern. */
export const settleOrder = deed(async (needs: Operator, orderId: string) => {
  const order = await findOrder(needs, orderId);
  if (order.concerns.length === 0) throw new NotPossible("Nothing about this order is of concern.");
  const what = `Settled: ${order.concerns.map(({ kind }) => kind).join(", ")}.`;
  return did(needs, order, settled(order), { what });
});

/** Sends a mail once more, as it was; to another address, if the first was wrong: all that follow go there, too. */
export const resendLetter = deed(async (needs: Operator, id: string, letter: string, email?: string) => {
  if (email !== undefined && !Email.safeParse(email).success)
    throw new NotPossible(`"${email}" does not look like an e-mail address.`);
  const order = await findOrder(needs, id);
  if (order.userId === "") throw new NotPossible("Its owner was forgotten.");
  if (order.letters.length === 0) throw new NotPossible("No mail was sent about this order.");
  const name = order.letters.findLast((one) => letterKindOf(one) === letter) ?? "";
  const kind = letterKindOf(name);
  if (!kind) throw new NotPossible(`These were sent, or tried: ${order.letters.join(", ")}.`);
  const calledOff = cancelOf(order) && "being called off";
  const isBack = order.state === "refunding" || order.state === "refunded";
  const isPast = isBack && (kind === "placed" || kind === "readdressed");
  if (calledOff || isPast || !isStillSo(kind, order))
    throw new NotPossible(`What it says is not so any more: the order is ${calledOff ?? order.state}.`);
  const { orderId } = order;
  const before = await needs.table.get(owedLetters, { orderId, name }, { consistent: true });
  const concerns = order.concerns.filter((one) => one.kind !== "mail not delivered");
  const seen = { ...order, concerns } as Order;
  const next = email === undefined ? seen : withEmail(seen, email);
  const was = emailOf(order);
  const isElsewhere = email !== undefined && email !== was;
  const changed = isElsewhere ? `; the address changed from ${was} to ${email}` : "";
  return did(isElsewhere ? { ...needs, again: true } : needs, order, next, {
    what: `The mail "${kind}" is sent again${changed}.`,
    once: `resend ${kind}`,
    letter: kind,
    amount: before?.amount,
  });
});
