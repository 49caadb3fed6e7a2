import { type Cents, cents } from "../../../lib/money.ts";
import { chosenWords } from "../../cart/cart.ts";
import { arrivalWords, daysWords, productionDays } from "../../fulfilment/delivery.ts";
import { isPrintedAtOnce } from "../../fulfilment/haste.ts";
import { isOnParcels } from "../../fulfilment/recipient.ts";
import { leadsAway } from "../../images/adverts.ts";
import { type Paragraph, written } from "../../mail/letter.ts";
import { arrivalOf } from "../arrival.ts";
import { priceOf, sentenceOf } from "../history.ts";
import type { Order } from "../order.ts";
import { isBought, isReprint, parcelsOf, paymentOf, tracked } from "../order-rules.ts";
import { isOver } from "../order-states.ts";

export const letterKinds = [
  ...(["placed", "part", "shipped", "tracking", "delivered", "refunded"] as const),
  ...(["problem", "solved", "delayed", "address", "readdressed", "unpaid"] as const),
];
export type LetterKind = (typeof letterKinds)[number];

/** What a mail is about that the order itself does not tell any more. */
export type Told = { amount?: Cents };

/** Each on a line of its own, by what was chosen. */
const linesOf = ({ lines }: Order) =>
  lines
    .map(({ copies, item }) =>
      [`${copies}\u00a0×\u00a0${item.name}`, ...chosenWords(item.productOptions)].join(", "),
    )
    .join("\n");

const trackingLines = (order: Order) =>
  tracked(parcelsOf(order)).map(({ carrier, trackingNumber, trackingUrl: url }) => {
    const label = ["Tracking number", carrier, trackingNumber].filter(Boolean).join(" ");
    return url ? { label, url } : label;
  });

const arrivalLines = (order: Order) => {
  const arrival = arrivalOf(order);
  return arrival ? [`It should be with you ${arrivalWords(arrival)}.`] : [];
};

/** Who pays may have typed somebody else's e-mail address: the shop mails nobody a stranger's advert. */
const addressLines = (order: Order) => {
  const { name = "", address: to } = paymentOf(order) ?? {};
  if (!to) return [];
  const typed = [name, to.line1, ...(to.line2 ? [to.line2] : []), to.city];
  if (!typed.every(isOnParcels) || typed.some(leadsAway))
    return ["It goes to the address on the page of your order."];
  return [`It goes to:\n${[...typed.slice(0, -1), `${to.city}, ${to.state} ${to.zip}`].join("\n")}`];
};

const isPartial = (order: Order) => parcelsOf(order).some(({ status }) => status === "cancelled");
const isLookedAfter = ({ concerns }: Order) => concerns.some(({ kind }) => kind === "parcel cancelled");
const leavingWords = (order: Order, what = isPartial(order) ? "A part of your order" : "Your order") => {
  const after = isLookedAfter(order) ? ": we are looking after that, and write to you about it." : ".";
  return `${what} ${order.number} has left the print house.${isPartial(order) ? ` Another part could not be sent${after}` : ""}`;
};

type Content = { subject: string; heading: string; paragraphs: Paragraph[] };

/** Where a stage lets nothing wait for a change. */
const isGivenNoTime = (order: Order) => order.state === "paid" && order.holdUntil <= order.since;

function placed(order: Order): Content {
  if (order.reprintOf !== undefined)
    return {
      subject: `We print it again: ${order.number}`,
      heading: "We are printing it again",
      paragraphs: [
        `We make this anew for you, free of charge:\n${linesOf(order)}`,
        ...arrivalLines(order),
        "We write again when it is on its way.",
      ],
    };
  const payment = paymentOf(order);
  const method = payment?.method ?? "Standard";
  return {
    subject: `Your order ${order.number}`,
    heading: "Thank you for your order",
    paragraphs: [
      `We have your order ${order.number}:\n${linesOf(order)}`,
      `You paid ${priceOf(payment?.total ?? order.subtotal)}, ${priceOf(payment?.shipping ?? cents(0))} of it for ${method} shipping. It is printed in ${daysWords(productionDays)}, and we write again when it is on its way.`,
      ...arrivalLines(order),
      ...addressLines(order),
      order.express || isPrintedAtOnce(method) || isGivenNoTime(order)
        ? "It goes to print at once. If something is wrong with it or with its address, please ask soon to cancel it on the page of your order: if that still works, you get all of your money back."
        : "Until it is being printed, you can cancel it on the page of your order, and correct its address in the browser that you ordered with, or in your account.",
    ],
  };
}

/** Not of the shopper's own wish: then a mail says why. */
const surprises = ["picture gone", "refused by print house", "cancelled by print house"];
const whyBack = ({ history }: Order) =>
  history.flatMap((event) => (surprises.includes(event.kind) ? [sentenceOf(event) ?? ""] : []));

function refunded(order: Order, told: Told): Content {
  const paid = paymentOf(order)?.total ?? order.subtotal;
  const amount = told.amount ?? paid;
  const isAll = !isBought(order) || order.back.wanted >= paid;
  const sum = amount < paid ? `${priceOf(amount)} of the ${priceOf(paid)} that you paid` : priceOf(amount);
  const goesOn = !isAll && !isOver(order);
  return {
    subject: `${isAll ? "Your" : "A part of your"} money for order ${order.number} is on its way back`,
    heading: isAll ? "Refunded" : "A part is refunded",
    paragraphs: [
      [`We have refunded ${sum} for order ${order.number}.`, ...(isAll ? whyBack(order) : [])].join(" "),
      ...(isAll && amount < paid ? ["All of it is on its way back now."] : []),
      ...(goesOn ? ["The rest of your order goes on."] : []),
      "Banks take up to ten days to show it.",
    ],
  };
}

const isCancelled = ({ history }: Order) =>
  history.some(({ kind }) => kind === "cancelled before print" || kind === "cancelled at print house");

/** No other mail says so. */
const cancelled = (order: Order, { paragraphs }: Content): Content => ({
  subject: `Order ${order.number} is cancelled`,
  heading: "Your order is cancelled",
  paragraphs: [
    `Your order ${order.number} is cancelled, and will not be printed:\n${linesOf(order)}`,
    ...paragraphs,
  ],
});

const contents: Record<LetterKind, (order: Order, told: Told) => Content> = {
  placed,
  part: (order) => ({
    subject: `A part of order ${order.number} is on its way`,
    heading: "A part of it is on its way to you",
    paragraphs: [
      `${leavingWords(order, "A part of your order")} The rest follows: we write again when it is on its way.`,
      ...trackingLines(order),
    ],
  }),
  shipped: (order) => ({
    subject: `Order ${order.number} is on its way`,
    heading: isPartial(order) ? "A part of it is on its way to you" : "On its way to you",
    paragraphs: [leavingWords(order), ...arrivalLines(order), ...trackingLines(order)],
  }),
  tracking: (order) => ({
    subject: `You can follow order ${order.number}`,
    heading: "Where it is",
    paragraphs: [`Your order ${order.number} can be followed on its way now.`, ...trackingLines(order)],
  }),
  delivered: (order) => ({
    subject: `Order ${order.number} has arrived`,
    heading: isPartial(order) ? "A part of it should have arrived" : "Your order has arrived",
    paragraphs: [
      `${isPartial(order) ? `What was sent of your order ${order.number} should have arrived by now.` : `Your order ${order.number} has been delivered.`} We hope that it looks as good on your wall as it did on your screen.`,
      "If anything is damaged or wrong, please write to us within 48 hours, with a photo: we make it right.",
    ],
  }),
  refunded: (order, told) => {
    const money = refunded(order, told);
    return isCancelled(order) ? cancelled(order, money) : money;
  },
  problem: (order) => ({
    subject: `A question about order ${order.number}`,
    heading: "We are looking into something",
    paragraphs: [
      `Something about your order ${order.number} needs a person to look at it, and one will do so shortly. There is nothing that you have to do; we write as soon as we know more.`,
    ],
  }),
  solved: (order) => ({
    subject: `Order ${order.number} goes on`,
    heading: "It is solved",
    paragraphs: [
      `What we had to look into is solved, and your order ${order.number} goes on. We write again when it is on its way.`,
    ],
  }),
  delayed: (order) => ({
    subject: `Order ${order.number} takes longer`,
    heading: "It takes longer than we promised",
    paragraphs: [
      `Your order ${order.number} has not left the print house yet, and we are sorry. We expect it within the next two weeks, and write as soon as it is on its way.`,
      "If you would rather not wait, you can ask to cancel it on the page of your order: if it has not been sent by then, you get all of your money back.",
    ],
  }),
  address: (order) => ({
    subject: `Order ${order.number} needs another address`,
    heading: "Please check your address",
    paragraphs: [
      `The print house cannot send anything to the address of your order ${order.number}: often it is the ZIP code. Please correct it on the page of your order. It is printed as soon as you have${isReprint(order) ? "." : ", or cancelled there if you would rather have your money back."}`,
    ],
  }),
  readdressed: (order) => ({
    subject: `Order ${order.number} goes to another address`,
    heading: "The address was changed",
    paragraphs: [
      `Your order ${order.number} goes to another address from now on: it was changed on its page, or by us at your wish.`,
      ...addressLines(order),
      ...arrivalLines(order),
      "If you know nothing of that, please cancel the order on its page at once, and write to us.",
    ],
  }),
  unpaid: (order) => ({
    subject: `Order ${order.number} was not paid`,
    heading: "Your payment did not come through",
    paragraphs: [
      `Your bank has not paid for your order ${order.number}, and so it is not made:\n${linesOf(order)}`,
      "If you would still like to have it, you can order it again on its page, and pay in another way. If your bank shows the payment all the same, please write to us.",
    ],
  }),
};

export const orderLetter = (kind: LetterKind, order: Order, url: string, told: Told = {}) =>
  written({ ...contents[kind](order, told), action: { label: "See Your Order", url } });
