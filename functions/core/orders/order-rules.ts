import type { Parcel } from "../fulfilment/printer-shape.ts";
import type { Bought, Order, OrderIn, Payment } from "./order.ts";
import { heldFor, orderStates, type Wait } from "./order-states.ts";

export const isBought = (order: Order): order is Bought => "paid" in order;

/** The money that came in, if any did. */
export const paymentOf = (order: Order): Payment | undefined => {
  if (isBought(order)) return order.paid;
  return order.state === "needs attention" ? order.payment : undefined;
};

export const parcelsOf = (order: Order): readonly Parcel[] =>
  "parcels" in order ? (order.parcels ?? []) : [];

export const isSent = ({ status }: Parcel) => status === "dispatched" || status === "delivered";

/** Those that can be followed: the number of one that was given up is nobody's. */
export const tracked = (parcels: readonly Parcel[]) =>
  parcels.filter(({ status, trackingNumber }) => trackingNumber && status !== "cancelled");

/** A part was sent ahead, and the rest is still at the print house. */
export const isPartSent = (order: Order) =>
  (order.state === "in production" || order.state === "on hold") && order.parcels.some(isSent);

export const cancelOf = (order: Order) => ("cancel" in order ? order.cancel : undefined);

/** Somebody wants it called off, or all of its money goes back and nothing was sent. */
export const isCalledOff = (order: Order) =>
  cancelOf(order) !== undefined ||
  ((order.state === "refunding" || order.state === "refunded") && !parcelsOf(order).some(isSent));

/** Its money goes back because it was cancelled at the print house. */
export const isCancelledThere = ({ state, history }: Order) =>
  (state === "refunding" || state === "refunded") &&
  history.some(({ kind }) => kind === "cancelled at print house" || kind === "cancelled by print house");

/** Marked by this job alone, which has not sent it: it is not at the print house. */
export const isUnsent = ({ handedOver }: OrderIn<"paid">, me: string) =>
  handedOver?.by === me && !handedOver.doubt;

/** Where its mails go. */
export const emailOf = (order: Order) => paymentOf(order)?.email ?? order.email;

/** And where they go from now on. */
export function withEmail(order: Order, email: string): Order {
  if (isBought(order)) return { ...order, paid: { ...order.paid, email } } as Order;
  if (order.state === "needs attention" && order.payment)
    return { ...order, payment: { ...order.payment, email } };
  return { ...order, email };
}

/** Somebody has paid for it, or had mail about it: they may ask. */
export const isTold = (order: Order) => paymentOf(order) !== undefined || order.letters.length > 0;

/** Money that is to go back and is not known to be. */
export const owesRefund = (order: Order): order is Bought =>
  isBought(order) && order.back.wanted > order.back.done;

/** There is nothing to do but to ask the print house how far it is. */
export const isFollowed = (order: Order): order is OrderIn<"in production" | "on hold" | "shipped"> =>
  (order.state === "in production" || order.state === "on hold" || order.state === "shipped") &&
  !cancelOf(order) &&
  !owesRefund(order);

/** How often the print house has cancelled it by itself. */
export const timesCancelled = ({ history }: Order) =>
  history.filter(({ kind }) => kind === "cancelled by print house").length;

/**
 * As it was before a reprint became an order of its own. One that has been sent may be refunded; and one that was brought
 * back from before its reprints counts them, and was not printed anew itself.
 */
const isPrintedAnew = ({ state, reprints, reprintOf, history }: Order) =>
  reprintOf === undefined &&
  reprints > 0 &&
  history.some(({ kind }) => kind === "reprinted") &&
  !["shipped", "completed", "refunding", "refunded"].includes(state);

/** The name under which the print house makes it once; a reprint is another, and so is what it has cancelled. */
export function printKey(order: Order): string {
  const { orderId, reprints } = order;
  const key = isPrintedAnew(order) ? `${orderId}:r${reprints}` : orderId;
  const cancelled = timesCancelled(order);
  return cancelled === 0 ? key : `${key}:${cancelled + 1}`;
}

/** A held one was refused; in the hands of another it may be printed in this moment. */
export const mayBeAtPrinter = (order: Order) =>
  "print" in order ||
  (order.state === "held" && order.handedOver?.doubt === true) ||
  (order.state === "paid" && order.handedOver !== undefined);

/** What a line is called at the print house, counted as people count. */
export const lineReference = ({ orderId }: Pick<Order, "orderId">, index: number) =>
  `${orderId}-${index + 1}`;

/** Nobody paid for a reprint: there is nothing to give back. */
export const isReprint = (order: Order) => order.reprintOf !== undefined || isPrintedAnew(order);

/** Until it goes to the print house, an order can be changed without asking anybody. */
export const canChange = (order: Order, now: Date): order is OrderIn<"paid" | "held"> =>
  (order.state === "paid" || order.state === "held") &&
  !order.handedOver &&
  (Date.parse(order.holdUntil) > now.getTime() || order.state === "held");

/** What it waits for, where that is no step of our own. */
export const waitsFor = (order: Order): Wait | undefined =>
  order.state === "held" ? heldFor[order.why] : orderStates[order.state].waitsFor;

/** Its owner may; whoever has only the link of a mail may where that mail asks for it, and send it nowhere else. */
export const canCorrect = (order: Order, now: Date, own: boolean): order is OrderIn<"paid" | "held"> =>
  canChange(order, now) && !order.cancel && (own || waitsFor(order) === "address");

/**
 * Also on its way to print, which may take long where something fails; and afterwards it can still be tried, as long as
 * the print house has sent nothing of it, and once, until there is news. What a person is at is not meddled with.
 */
export const canCancel = (order: Order): order is OrderIn<"paid" | "held" | "in production" | "on hold"> =>
  !isReprint(order) &&
  !cancelOf(order) &&
  !isPartSent(order) &&
  order.history.at(-1)?.kind !== "too late to cancel" &&
  (order.state === "held" ? !order.handedOver : ["paid", "in production", "on hold"].includes(order.state));
