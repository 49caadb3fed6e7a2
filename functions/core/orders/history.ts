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
  "address wanted",
  "held",
  "released",
  "disputed",
  "dispute won",
  "dispute lost",
  "picture gone",
  "handed over",
  "refused by print house",
  "cancelled by print house",
  "question",
  "question solved",
  "shipped",
  "parcel cancelled",
  "delivered",
  "late",
  "refunded",
  "refund came back",
  "looked at",
  "refund wanted",
  "reprinted",
] as const;

/** Something that happened to an order, as data: its sentence is made where it is shown. */
export const orderEvent = z.discriminatedUnion("kind", [
  z.object({ at, kind: z.enum(plain) }),
  z.object({ at, kind: z.literal("paid"), amount }),
  z.object({ at, kind: z.literal("part refunded"), amount }),
  /** For the shop's own eyes: what somebody did or wrote. */
  z.object({ at, kind: z.literal("by operator"), by: z.string(), what: z.string() }),
  z.object({ at, kind: z.literal("concern"), what: z.string() }),
  /** From a release that kept sentences. */
  z.object({ at, kind: z.literal("told"), what: z.string() }),
]);

export type OrderEvent = z.infer<typeof orderEvent>;
type WithoutTime<Event> = Event extends unknown ? Omit<Event, "at"> : never;
export type Happening = WithoutTime<OrderEvent>;

export const priceOf = (amount: Cents) => inDollars(dollars(amount));

type Sentences = {
  [Kind in OrderEvent["kind"]]: (event: Extract<OrderEvent, { kind: Kind }>) => string | undefined;
};

const always = (sentence: string) => () => sentence;

const sentences: Omit<Sentences, (typeof plain)[number]> & Record<(typeof plain)[number], () => string> = {
  ordered: always("Ordered."),
  "page not opened": always("The payment page could not be opened."),
  "page expired": always("The payment page has expired."),
  "payment failed": always("The payment did not come through."),
  "payment mismatch": always("The payment needs a second look."),
  paid: ({ amount }) => `Paid: ${priceOf(amount)}.`,
  "cancel wanted": always("Cancellation asked for."),
  "cancelled before print": always("Called off before it was printed."),
  "cancelled at print house": always("Called off at the print house."),
  "too late to cancel": always("It was too late to call it off."),
  "address corrected": always("Address corrected."),
  "address wanted": always("The address needs a correction before it can be printed."),
  held: always("Waiting for somebody to have a look."),
  released: always("It goes on."),
  disputed: always("The payment was disputed at the bank."),
  "dispute won": always("The dispute is settled."),
  "dispute lost": always("The bank has paid the money back."),
  "picture gone": always("Its picture was deleted before it was printed."),
  "handed over": always("Handed to the print house."),
  "refused by print house": always("The print house cannot make it."),
  "cancelled by print house": always("The print house has cancelled it."),
  question: always("The print house has a question."),
  "question solved": always("The problem is solved."),
  shipped: always("On its way."),
  "parcel cancelled": always("A part of it was cancelled by the print house."),
  delivered: always("Delivered."),
  late: always("It takes longer than we promised."),
  refunded: always("Your money is on its way back."),
  "refund came back": always("The bank has sent the refund back to us: we are looking into it."),
  "part refunded": ({ amount }) => `Refunded: ${priceOf(amount)}.`,
  "by operator": () => undefined,
  concern: () => undefined,
  "looked at": always("Looked at again."),
  "refund wanted": always("Refund by the shop."),
  reprinted: always("Printed once more."),
  told: ({ what }) => what,
};

/** For the shopper; undefined where it is nothing of theirs. */
export const sentenceOf = (event: OrderEvent): string | undefined =>
  (sentences[event.kind] as (event: OrderEvent) => string | undefined)(event);

/** For operators: all of it, and who did it. */
export const recordOf = (event: OrderEvent): string => {
  if (event.kind === "by operator") return `${event.by}: ${event.what}`;
  return event.kind === "concern" ? `! ${event.what}` : (sentenceOf(event) ?? event.kind);
};

/** The kind behind a sentence of the release that kept sentences. */
export const kindBehind = (sentence: string) =>
  plain.find((kind) => (sentences[kind] as () => string)() === sentence);
