import { dayOf } from "../../../functions/core/fulfilment/business-days.ts";
import { type Arrival, arrivalWords, inOneLine } from "../../../functions/core/fulfilment/delivery.ts";
import {
  type PublicStatus,
  publicStatuses,
  statusWords,
} from "../../../functions/core/orders/order-states.ts";
import { shopNow } from "../api.ts";

/** However a status is called that this page does not know, or is not said: the order is placed. */
export const asKnownStatus = <One extends { status: PublicStatus }>(one: One): One =>
  publicStatuses.includes(one.status) ? one : { ...one, status: "pending" };

export const statusLabel = (status: PublicStatus) => statusWords[status].label;

const long = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric" });

/** "November 21, 2026" */
export const longDate = (iso: string) => inOneLine(long.format(new Date(iso)));

/** When it should be there, as a sentence; what is late is not promised again. */
export function arrivalSentence(arrival: Arrival, now = new Date(shopNow())) {
  const isLate = dayOf(now) > arrival.to;
  return isLate
    ? `It should have been there ${arrivalWords(arrival)}. We are sorry: please write to us, and we find out.`
    : `It should be with you ${arrivalWords(arrival)}.`;
}
