import { dollars, inDollars } from "../../lib/money.ts";
import { Cents } from "../../lib/money-shape.ts";
import * as z from "../../lib/schema.ts";

const at = z.string();

/** What can happen to an order and needs no more than its name, and how the shopper is told. */
const plain = {
  ordered: "Ordered.",
  "page not opened": "The payment page could not be opened.",
  "page expired": "The payment page has expired.",
  "payment failed": "The payment did not come through.",
  "payment mismatch": "The payment needs a second look.",
  "cancel wanted": "Cancellation asked for.",
  "cancelled before print": "Cancelled before it was printed.",
  "cancelled at print house": "Cancelled at the print house.",
  "too late to cancel": "It was too late to cancel it.",
  "address corrected": "Address corrected.",
  "address wanted": "The address needs a correction before it can be printed.",
  held: "Waiting for somebody to have a look.",
  released: "It goes on.",
  disputed: "The payment was disputed at the bank.",
  "dispute won": "The dispute is settled.",
  "dispute lost": "The bank has paid the money back.",
  "picture gone": "Its picture was deleted before it was printed.",
  "handed over": "Handed to the print house.",
  "cancelled by print house": "The print house has cancelled it.",
  question: "The print house has a question.",
  "question solved": "The problem is solved.",
  "part shipped": "A part of it is on its way, and the rest follows.",
  shipped: "On its way.",
  "parcel cancelled": "A part of it was cancelled by the print house.",
  delivered: "Delivered.",
  late: "It takes longer than we promised.",
  "refund came back": "The bank has sent the refund back to us: we are looking into it.",
  "looked at": "Looked at again.",
  "refund wanted": "Refund by the shop.",
  reprinted: "Printed once more.",
} as const;
type Plain = keyof typeof plain;
export const plainKinds = Object.keys(plain) as Plain[];

/** What a person may have to look at. */
export const concernKinds = [
  "parcel cancelled",
  "disputed",
  "refunded elsewhere",
  "refund came back",
  "refund came back twice",
  "refund refused",
  "refund waits",
  "mail not delivered",
] as const;

/** Something that happened to an order, as data: its sentence is made where it is shown. */
export const orderEvent = z.discriminatedUnion("kind", [
  z.object({ at, kind: z.enum(plainKinds) }),
  z.object({ at, kind: z.literal("paid"), amount: Cents }),
  z.object({ at, kind: z.literal("part refunded"), amount: Cents }),
  /** How much went back last, where that is known. */
  z.object({ at, kind: z.literal("refunded"), amount: z.exactOptional(Cents) }),
  /** In the words of the print house, for the shop's own eyes. */
  z.object({ at, kind: z.literal("refused by print house"), detail: z.exactOptional(z.string()) }),
  /** For the shop's own eyes: what somebody did or wrote; `deed` is what it is known by when it is done twice. */
  z.object({
    ...{ at, kind: z.literal("by operator"), by: z.string(), what: z.string() },
    deed: z.exactOptional(z.string()),
    /** What was printed again, and which lines of it, counted as people count. */
    reprint: z.exactOptional(z.object({ orderId: z.string(), lines: z.array(z.int()) })),
    note: z.exactOptional(z.literal(true)),
  }),
  z.object({ at, kind: z.literal("concern"), about: z.enum(concernKinds), detail: z.string() }),
  /** From a release that kept sentences. */
  z.object({ at, kind: z.literal("told"), what: z.string() }),
]);

export type OrderEvent = z.infer<typeof orderEvent>;
type WithoutTime<Event> = Event extends unknown ? Omit<Event, "at"> : never;
export type Happening = WithoutTime<OrderEvent>;

export const priceOf = (amount: Cents) => inDollars(dollars(amount));

type Telling = Exclude<OrderEvent["kind"], Plain>;
const sentences: { [Kind in Telling]: (event: Extract<OrderEvent, { kind: Kind }>) => string | undefined } = {
  paid: ({ amount }) => `Paid: ${priceOf(amount)}.`,
  "part refunded": ({ amount }) => `Refunded: ${priceOf(amount)}.`,
  refunded: ({ amount }) => (amount === undefined ? "Refunded." : `Refunded: ${priceOf(amount)}.`),
  "refused by print house": () => "The print house cannot make it.",
  "by operator": () => undefined,
  concern: () => undefined,
  told: ({ what }) => what,
};

/** For the shopper; undefined where it is nothing of theirs. */
export const sentenceOf = (event: OrderEvent): string | undefined =>
  event.kind in plain
    ? plain[event.kind as Plain]
    : (sentences[event.kind as Telling] as (event: OrderEvent) => string | undefined)(event);
