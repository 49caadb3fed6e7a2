import { businessDaysAfter, dayOf } from "./business-days.ts";
import type { ShippingMethod } from "./printer.ts";

/** How long everything takes, in business days. Prices aside, this is all that a date is made of, wherever one is told. */
type Days = { from: number; to: number };

export const productionDays: Days = { from: 2, to: 3 };

/** On its way, once it is made. */
export const deliveryDays: Readonly<Record<ShippingMethod, Days>> = {
  Budget: { from: 10, to: 14 },
  Standard: { from: 5, to: 7 },
  Express: { from: 2, to: 3 },
  Overnight: { from: 1, to: 1 },
};

/** "10–14 business days", "next business day" */
export const daysWords = ({ from, to }: Days) =>
  to === 1 ? "next business day" : `${from}–${to} business days`;

/** Alaska and Hawaii: a parcel goes by ship or plane, and may wait for one. */
const far = /^(?:96[78]|99[5-9])/;
const farther: Days = { from: 1, to: 5 };
const near: Days = { from: 0, to: 0 };

export const zipPattern = /^\d{5}(?:-\d{4})?$/;
export const ZIP_FAULT = "Five digits, as in 10001";
export const LONGEST_ZIP = "10001-1234".length;
export const isZip = (text: string) => zipPattern.test(text.trim());

/** From the order to the door. */
export const orderedDays = (method: ShippingMethod): Days => ({
  from: productionDays.from + deliveryDays[method].from,
  to: productionDays.to + deliveryDays[method].to,
});

/** Two days, as "2026-12-01": it should be there on one of them, or between. */
export type Arrival = { from: string; to: string };

type Sent = { method: ShippingMethod; zip?: string | undefined };

function inDays(day: string, { method, zip = "" }: Sent, making: Days): Arrival {
  const way = deliveryDays[method];
  const more = far.test(zip.trim()) ? farther : near;
  return {
    from: businessDaysAfter(day, making.from + way.from + more.from),
    to: businessDaysAfter(day, making.to + way.to + more.to),
  };
}

/** When what is ordered at a moment should be there. */
export const arrivalOfOrdered = (orderedAt: Date, sent: Sent) =>
  inDays(dayOf(orderedAt), sent, productionDays);

/** And when it has left the print house already. */
export const arrivalOfSent = (sentAt: Date, sent: Sent) => inDays(dayOf(sentAt), sent, near);

/** A date is read at once: no line ends in the middle of it. */
export const inOneLine = (date: string) => date.replaceAll(" ", "\u00a0");

/** "Tue, Dec 1" */
function dayName(date: string) {
  const [weekday, day, month] = new Date(date).toUTCString().split(" ");
  return inOneLine(`${weekday} ${month} ${Number(day)}`);
}

/** "between Tue, Dec 1 and Fri, Dec 4" */
export const arrivalWords = ({ from, to }: Arrival) =>
  from === to ? `on ${dayName(from)}` : `between ${dayName(from)} and ${dayName(to)}`;
