import { type PublicStatus, statusWords } from "../../../functions/core/orders/order-states.ts";

export const statusLabel = (status: PublicStatus) => statusWords[status].label;
export const statusSentence = (status: PublicStatus) => statusWords[status].sentence;

const long = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric" });

/** "November 21, 2026" */
export const longDate = (iso: string) => long.format(new Date(iso));
