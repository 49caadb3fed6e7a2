import { type Cents, dollars, inDollars } from "../../lib/money.ts";
import * as z from "../../lib/schema.ts";

const at = z.string();
const amount = z.custom<Cents>((value) => Number.isSafeInteger(value));

/** What can happen to an order and needs no more than its name. */
const plain = [
  "ordered",
  "page not opened",
  "page expired",
  "payment failed",
  "payment mismatch",
  "cancel wanted",
  "cancelled before print",
  "cancelled at print house",
  "too late to cancel",
  "address corrected",
  "handed over",
  "refused by print house",
  "cancelled by print house",
  "question",
  "question solved",
  "shipped",
  "delivered",
  "refunded",
  "looked at",
  "refund wanted",
  "reprinted",
] as const;

/** Something that happened to an order, as data: its sentence is made where it is shown. */
export const orderEvent = z.discriminatedUnion("kind", [
  z.object({ at, kind: z.enum(plain) }),
  z.object({ at, kind: z.literal("paid"), amount }),
  /** From a release that kept sentences. */
  z.object({ at, kind: z.literal("told"), what: z.string() }),
]);

export type OrderEvent = z.infer<typeof orderEvent>;
type WithoutTime<Event> = Event extends unknown ? Omit<Event, "at"> : never;
export type Happening = WithoutTime<OrderEvent>;

export const priceOf = (amount: Cents) => inDollars(dollars(amount));

type Sentences = { [Kind in OrderEvent["kind"]]: (event: Extract<OrderEvent, { kind: Kind }>) => string };

const always = (sentence: string) => () => sentence;

const sentences: Omit<Sentences, (typeof plain)[number]> & Record<(typeof plain)[number], () => string> = {
  ordered: always("Ordered."),
  "page not opened": always("The payment page could not be opened."),
  "page expired": always("The payment page has expired."),
  "payment failed": always("The payment has failed."),
  "payment mismatch": always("The payment needs a second look."),
  paid: ({ amount }) => `Paid: ${priceOf(amount)}.`,
  "cancel wanted": always("Cancellation asked for."),
  "cancelled before print": always("Called off before it was printed."),
  "cancelled at print house": always("Called off at the print house."),
  "too late to cancel": always("It was too late to call it off."),
  "address corrected": always("Address corrected."),
  "handed over": always("Handed to the print house."),
  "refused by print house": always("The print house cannot make it."),
  "cancelled by print house": always("The print house has cancelled it."),
  question: always("The print house has a question."),
  "question solved": always("The problem is solved."),
  shipped: always("On its way."),
  delivered: always("Delivered."),
  refunded: always("Your money is on its way back."),
  "looked at": always("Looked at again."),
  "refund wanted": always("Refund by the shop."),
  reprinted: always("Printed once more."),
  told: ({ what }) => what,
};

export const sentenceOf = (event: OrderEvent): string =>
  (sentences[event.kind] as (event: OrderEvent) => string)(event);

/** The kind behind a sentence of the release that kept sentences. */
export const kindBehind = (sentence: string) =>
  plain.find((kind) => (sentences[kind] as () => string)() === sentence);
