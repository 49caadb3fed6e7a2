import { DAY_MS } from "../../lib/clock.ts";
import type { UserId } from "../accounts/caller.ts";
import type { OrderEvent } from "./history.ts";
import type { Order } from "./order.ts";
import { isBought, isTold, owesRefund, parcelsOf } from "./order-rules.ts";
import { isOver } from "./order-states.ts";

/** Until then mails about its end may still be under way, and money may come back: of what nobody was told of, neither. */
const FORGET_AFTER_MS = 30 * DAY_MS;

/** When an order is without the person, whose owner wants to be forgotten; undefined while anything is to be done. */
export const forgottenFrom = (order: Order): string | undefined =>
  order.forget && isOver(order) && !owesRefund(order)
    ? new Date(Date.parse(order.since) + (isTold(order) ? FORGET_AFTER_MS : 0)).toISOString()
    : undefined;

/** What the law wants kept of an order that is over: what was sold, when and for how much, but not to whom. */
const stays = {
  order: `orderId number createdAt from state since overdueTold dueAt tries subtotal offers express payUntil
    reprints reprintOf letters concerns session back print shippedAt`,
  line: "price copies sku attributes print image paidBack leftOut",
  item: "sku name description copies unitCost productOptions",
  payment: "at paymentId total shipping tax method",
  parcel: "id status items",
};

const only = (names: string, from: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.split(/\s+/).includes(name)));

const nowhere = { line1: "", city: "", state: "", zip: "", countryCode: "US" };
const nobody = { email: "", name: "", address: nowhere };
const noPicture = { _id: "", imageUrl: "", prompt: "" };

/** Who looked after it, or refused it, may have written down a name or an address. */
function withoutNames(event: OrderEvent): OrderEvent {
  if (event.kind === "by operator") return { ...event, what: "(forgotten)" };
  return event.kind === "refused by print house" ? { at: event.at, kind: event.kind } : event;
}

export const withoutPerson = (order: Order) =>
  ({
    ...only(stays.order, order),
    userId: "" as UserId,
    lines: order.lines.map((line) => ({
      ...only(stays.line, line),
      item: { ...only(stays.item, line.item), relatedImage: noPicture },
    })),
    history: order.history.map(withoutNames),
    ...(isBought(order) && { paid: { ...only(stays.payment, order.paid), ...nobody } }),
    ...("parcels" in order && { parcels: parcelsOf(order).map((parcel) => only(stays.parcel, parcel)) }),
  }) as Order;
