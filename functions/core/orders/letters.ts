import { entity } from "../../lib/table/entity.ts";
import { written } from "../mail/letter.ts";
import { priceOf } from "./history.ts";
import { type Order, paidOf, parcelsOf } from "./order.ts";

export const letterKinds = ["placed", "shipped", "delivered", "refunded", "problem"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** A mail that is owed: written down with what it tells, so that it is sent once, whatever happens in between. */
export type OwedLetter = { orderId: string; kind: LetterKind; createdAt: string; sentAt?: string };

export const LETTER_PREFIX = "MAIL#";

export const owedLetters = entity<Pick<OwedLetter, "orderId" | "kind">, OwedLetter>({
  type: "order-mail",
  key: ({ orderId, kind }) => ({ pk: `${LETTER_PREFIX}${orderId}`, sk: kind }),
  due: ({ createdAt, sentAt }) => (sentAt === undefined ? new Date(createdAt) : undefined),
});

const linesOf = ({ lines }: Order) =>
  lines.map(({ item, copies }) => `${copies} × ${item.name}, ${item.description}`).join("; ");

const paidTotal = (order: Order) => priceOf(paidOf(order)?.total ?? order.subtotal);

const trackingOf = (order: Order) =>
  parcelsOf(order).flatMap(({ carrier, trackingNumber, trackingUrl }) =>
    trackingNumber ? [[carrier, trackingNumber, trackingUrl].filter(Boolean).join(" ")] : [],
  );

type Content = { subject: string; heading: string; paragraphs: string[] };

const contents: Record<LetterKind, (order: Order) => Content> = {
  placed: (order) => ({
    subject: `Your order ${order.number}`,
    heading: "Thank you for your order",
    paragraphs: [
      `We have your order ${order.number}: ${linesOf(order)}.`,
      `You paid ${paidTotal(order)}, with ${paidOf(order)?.method ?? "Standard"} shipping. It is printed in two to three business days, and we write again when it is on its way.`,
    ],
  }),
  shipped: (order) => ({
    subject: `Order ${order.number} is on its way`,
    heading: "On its way to you",
    paragraphs: [
      `Your order ${order.number} has left the print house.`,
      ...(trackingOf(order).length > 0 ? [`Tracking: ${trackingOf(order).join("; ")}`] : []),
    ],
  }),
  delivered: (order) => ({
    subject: `Order ${order.number} has arrived`,
    heading: "It should be with you",
    paragraphs: [
      `Your order ${order.number} has been delivered. We hope that it looks as good on your wall as it did on your screen.`,
      "If anything is damaged or wrong, please write to us within 48 hours, with a photo: we make it right.",
    ],
  }),
  refunded: (order) => ({
    subject: `Your money for order ${order.number} is on its way back`,
    heading: "Refunded",
    paragraphs: [
      `We have refunded ${paidTotal(order)} for order ${order.number}. Banks take up to ten days to show it.`,
    ],
  }),
  problem: (order) => ({
    subject: `A question about order ${order.number}`,
    heading: "We are looking into something",
    paragraphs: [
      `Something about your order ${order.number} needs a person to look at it, and one will do so shortly. There is nothing that you have to do; we write as soon as we know more.`,
    ],
  }),
};

export const orderLetter = (kind: LetterKind, order: Order, url: string) =>
  written({ ...contents[kind](order), action: { label: "See Your Order", url } });
