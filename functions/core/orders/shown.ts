import { cents, moneyOf } from "../../lib/money.ts";
import { Money } from "../../lib/money-shape.ts";
import * as z from "../../lib/schema.ts";
import { parcel, postalAddress } from "../fulfilment/printer-shape.ts";
import { arrivalOf } from "./arrival.ts";
import { sentenceOf } from "./history.ts";
import { type Order, orderedItem } from "./order.ts";
import {
  canCancel,
  canCorrect,
  cancelOf,
  isBought,
  isPartSent,
  parcelsOf,
  paymentOf,
  tracked,
  waitsFor,
} from "./order-rules.ts";
import { publicStatus, publicStatuses, waits } from "./order-states.ts";

const tracking = z.pick(parcel, { trackingNumber: true, trackingUrl: true, carrier: true });

/** An order as the outside sees it: in a list, and on the confirmation. */
export const orderShape = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  status: z.enum(publicStatuses),
  createdAt: z.string(),
  items: z.array(orderedItem),
  /** `refunded`: as much of it as is known to be back. */
  costSummary: z.object({
    ...{ items: Money, shipping: Money, tax: Money, total: Money },
    refunded: z.optional(Money),
  }),
  shippingMethod: z.optional(z.string()),
  /** The first and the last day on which it should be there; none while nobody can say. */
  arrival: z.optional(z.object({ from: z.string(), to: z.string() })),
  partSent: z.optional(z.boolean()),
  /** The first parcel that can be followed. */
  prodigiOrderDetails: tracking,
});

/** Another order, as whoever sees the one opens it: by its own key where they have no other right to it. */
const related = z.object({ _id: z.string(), orderNumber: z.string(), key: z.optional(z.string()) });

/** On its own page: its course, where it goes, and what can still be done. */
export const orderDetailShape = z.extend(orderShape, {
  timeline: z.array(z.object({ at: z.string(), what: z.string() })),
  recipient: z.optional(z.object({ name: z.string(), email: z.string(), address: postalAddress })),
  /** Those that can be followed. */
  parcels: z.optional(z.array(tracking)),
  /** What was printed of it once more, and what it was printed once more for. */
  reprints: z.optional(z.array(related)),
  reprintOf: z.optional(related),
  waitsFor: z.optional(z.enum(waits)),
  /** What can be done is what the caller can do: whoever was given its link less than its owner. */
  own: z.boolean(),
  canChangeAddress: z.boolean(),
  canCancel: z.boolean(),
  cancelWanted: z.boolean(),
  changeUntil: z.optional(z.string()),
});

/** How a checkout has ended, as far as is known. */
export const checkoutShape = z.object({
  checkoutSession: z.object({
    sessionId: z.string(),
    status: orderShape.shape.status,
    cart: z.object({ items: z.array(orderedItem) }),
  }),
  order: z.nullable(orderDetailShape),
});

const trackingOf = (order: Order) => tracked(parcelsOf(order)).map((one) => tracking.parse(one));

export function shownOrder(order: Order): z.infer<typeof orderShape> {
  const { orderId, number, createdAt, subtotal, lines } = order;
  const paid = paymentOf(order);
  const arrival = arrivalOf(order);
  return {
    _id: orderId,
    orderNumber: number,
    status: publicStatus(order),
    createdAt,
    items: lines.map(({ item }) => item),
    costSummary: {
      items: moneyOf(subtotal),
      shipping: moneyOf(paid?.shipping ?? cents(0)),
      tax: moneyOf(paid?.tax ?? cents(0)),
      total: moneyOf(paid?.total ?? subtotal),
      ...(isBought(order) && order.back.done > 0 && { refunded: moneyOf(order.back.done) }),
    },
    ...(paid?.method && { shippingMethod: paid.method }),
    ...(arrival && { arrival }),
    ...(isPartSent(order) && { partSent: true }),
    prodigiOrderDetails: trackingOf(order)[0] ?? {},
  };
}

export function shownDetail(order: Order, now: Date, own = true): z.infer<typeof orderDetailShape> {
  const { name, email, address } = paymentOf(order) ?? {};
  const waiting = waitsFor(order);
  const parcels = trackingOf(order);
  return {
    ...shownOrder(order),
    ...(parcels.length > 0 && { parcels }),
    timeline: order.history.flatMap((event) => {
      const what = sentenceOf(event);
      return what === undefined ? [] : [{ at: event.at, what }];
    }),
    ...(name && email && address && { recipient: { name, email, address } }),
    ...(waiting && { waitsFor: waiting }),
    own,
    canChangeAddress: canCorrect(order, now, own),
    canCancel: canCancel(order),
    cancelWanted: cancelOf(order) !== undefined,
    ...(canCorrect(order, now, true) && order.state === "paid" && { changeUntil: order.holdUntil }),
  };
}

type KeyOf = (orderId: string) => string;

/** A reprint and its order; keys are for whoever is not their owner. */
export function shownReprints({ number, reprintOf }: Order, reprints: readonly Order[], keyOf?: KeyOf) {
  const open = (_id: string, orderNumber: string) => ({
    ...{ _id, orderNumber },
    ...(keyOf && { key: keyOf(_id) }),
  });
  return {
    ...(reprints.length > 0 && { reprints: reprints.map((one) => open(one.orderId, one.number)) }),
    ...(reprintOf !== undefined && { reprintOf: open(reprintOf, number.replace(/-R\d+$/, "")) }),
  };
}

export function shownCheckout(order: Order, now: Date): z.infer<typeof checkoutShape> {
  const shown = shownDetail(order, now);
  const { _id: sessionId, status, items } = shown;
  return {
    checkoutSession: { sessionId, status, cart: { items } },
    order: paymentOf(order) ? shown : null,
  };
}
