import { isDeepStrictEqual } from "../../../lib/equal.ts";
import type { Address } from "../../fulfilment/printer-shape.ts";
import { addressFault } from "../../fulfilment/us-addresses.ts";
import { unpinImages } from "../../images/pin.ts";
import { linesTakenDown, notPrinted } from "../../images/taken-down.ts";
import { moved, type Order } from "../order.ts";
import { isReprint, mayBeAtPrinter } from "../order-rules.ts";
import { backAsMeant, troubleWith, WARNS } from "../payment/standing.ts";
import { holds, released } from "../production/stopping.ts";
import { deed, did, findOrder, fitting, NotPossible, type Operator } from "./deed.ts";

/** What can be done about lines that are not to be printed. */
export function wayOut(order: Order, numbers: readonly number[]): string {
  const { orderId, reprintOf, lines } = order;
  const isThere = mayBeAtPrinter(order);
  if (reprintOf !== undefined) {
    const drop = `\`drop ${orderId}\` gives it up`;
    return isThere ? `Call it off in their dashboard; if it is not there, ${drop}` : drop;
  }
  if (isThere || numbers.length === lines.length)
    return `\`refund ${orderId}\` ${isThere ? "calls it off" : "pays it back"}`;
  return `\`refund ${orderId} lines ${numbers}\` and \`release ${orderId}\` leave it out`;
}

/** Gives a reprint up that has not gone to print. */
export const dropReprint = deed(async (needs: Operator, orderId: string) => {
  const order = await findOrder(needs, orderId);
  const isThere = mayBeAtPrinter(order) && !(order.state === "held" && needs.again);
  if (order.reprintOf === undefined || (order.state !== "held" && order.state !== "paid") || isThere)
    throw new NotPossible(
      'Only a reprint that is surely not at the print house can be dropped: if their dashboard says so, type "again" last.',
    );
  await unpinImages(needs, order);
  const next = moved(order, "expired", { session: order.session });
  return did(needs, order, next, { what: "It is not printed again." });
});

const CALLED_OFF = "It is being called off: its money goes back by itself.";

/** Stops an order before it goes to print, until it is released. */
export const holdOrder = deed(async (needs: Operator, orderId: string, why: string) => {
  const order = await findOrder(needs, orderId);
  if (order.state !== "paid" || order.handedOver)
    throw new NotPossible(
      `Only a paid order that is not at the print house can be held; this is ${order.state}.`,
    );
  if (order.cancel) throw new NotPossible(CALLED_OFF);
  const { next } = holds(order, { why: "by the shop", detail: fitting(why) || "no reason given" });
  return did(needs, order, next, { what: "It is held.", event: { kind: "held" } });
});

/** Lets a held order go on, with what went back so far taken as meant. */
export const releaseOrder = deed(async (needs: Operator, id: string) => {
  const order = await findOrder(needs, id);
  if (order.state !== "held")
    throw new NotPossible(`Only a held order can be released; this is ${order.state}.`);
  const down = await linesTakenDown(needs, order.lines);
  if (down.length > 0) throw new NotPossible(`${notPrinted(down)} ${wayOut(order, down)}.`);
  const standing = await needs.payments.standing(order.paid.paymentId);
  const back = backAsMeant(order, standing);
  // It would be held again at once; what went back is no trouble any more, nor what somebody was told of.
  const history = [...order.history, { at: "", kind: "released" as const }];
  const trouble = isReprint(order) ? undefined : troubleWith({ ...order, back, history }, standing);
  if (trouble && trouble !== "paid back") throw new NotPossible(`Not yet: ${trouble.detail}.`);
  const concerns = order.concerns.filter(({ detail }) => detail !== WARNS);
  const next = released(needs, { ...order, concerns, back: isReprint(order) ? order.back : back });
  return did(needs, order, next, { what: "It goes on.", event: { kind: "released" } });
});

/** Sends it elsewhere, as long as it is not at the print house. */
export const readdressOrder = deed(
  async (needs: Operator, orderId: string, to: { name: string; address: Address }) => {
    const order = await findOrder(needs, orderId);
    if ((order.state !== "paid" && order.state !== "held") || order.handedOver)
      throw new NotPossible("The print house has this order already, or nobody paid for it.");
    if (order.cancel) throw new NotPossible(CALLED_OFF);
    const fault = addressFault(to.address);
    if (fault) throw new NotPossible(fault.sentence);
    const paid = { ...order.paid, ...to };
    const freed =
      order.state === "held" && order.why === "address"
        ? released(needs, { ...order, paid })
        : { ...order, paid };
    const isOther = !isDeepStrictEqual(to, { name: order.paid.name, address: order.paid.address });
    return did(isOther ? { ...needs, again: true } : needs, order, freed, {
      what: "It goes to another address.",
      once: "address",
      event: { kind: "address corrected" },
      letter: "readdressed",
    });
  },
);
