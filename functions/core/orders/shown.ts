import { type Cents, cents, dollars } from "../../lib/money.ts";
import { canCancel, canChange } from "./changing.ts";
import { type Order, publicStatus } from "./order.ts";

const money = (amount: Cents) => ({ amount: dollars(amount), currency: "USD" as const });

const items = ({ lines }: Order) => lines.map(({ item }) => item);

/** In a list, and on the confirmation: what everybody who may see the order sees of it. */
export function shownOrder(order: Order) {
  const { orderId, number, createdAt, paid, parcels, subtotal } = order;
  const tracking = parcels.find(({ trackingNumber }) => trackingNumber !== undefined);
  return {
    _id: orderId,
    orderNumber: number,
    status: publicStatus(order),
    createdAt,
    items: items(order),
    costSummary: {
      items: money(subtotal),
      shipping: money(paid?.shipping ?? cents(0)),
      tax: money(paid?.tax ?? cents(0)),
      total: money(paid?.total ?? subtotal),
    },
    ...(paid && { shippingMethod: paid.method }),
    prodigiOrderDetails: {
      ...(tracking?.trackingNumber && { trackingNumber: tracking.trackingNumber }),
      ...(tracking?.trackingUrl && { trackingUrl: tracking.trackingUrl }),
      ...(tracking?.carrier && { carrier: tracking.carrier }),
    },
  };
}

/** The order's own page: its course, where it goes, and what can still be done. */
export function shownDetail(order: Order, now: Date) {
  const { paid, history, holdUntil, cancelWanted } = order;
  return {
    ...shownOrder(order),
    timeline: history,
    ...(paid && { recipient: { name: paid.name, email: paid.email, address: paid.address } }),
    canChangeAddress: canChange(order, now),
    canCancel: canCancel(order, now),
    cancelWanted,
    ...(canChange(order, now) && holdUntil !== undefined && { changeUntil: holdUntil }),
  };
}
