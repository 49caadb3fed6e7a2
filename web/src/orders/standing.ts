import { statusWords, type Wait } from "../../../functions/core/orders/order-states.ts";
import type { OrderDetail } from "./queries.ts";

const waitWords: Readonly<Record<Wait, string>> = {
  payment: "This order waits for its payment.",
  address: "Your order waits for another address: the print house cannot send anything to this one.",
  bank: "Your order waits for a bank, where its payment was disputed.",
  shop: "Your order waits for one of us to look at something. There is nothing that you have to do.",
  "print house": "The print house has a question about your order, and we are looking after it.",
};

/** Where an order stands, for its own page: the list of all has no room for sentences. */
export function statusSentence({ status, partSent, cancelWanted, waitsFor }: OrderDetail) {
  if (status !== "pending") return statusWords[status].sentence;
  if (cancelWanted)
    return "We are trying to cancel your order: if that still works, all of your money goes back.";
  if (partSent) return "A part of your order is on its way, and the rest follows.";
  return waitsFor ? waitWords[waitsFor] : statusWords[status].sentence;
}
