import type { Cents } from "../../lib/money.ts";
import * as z from "../../lib/schema.ts";
import type { UserId } from "../accounts/caller.ts";
import { shippingMethods } from "../fulfilment/printer.ts";
import { orderEvent } from "./history.ts";

const text = z.string();
const cents = z.custom<Cents>((value) => Number.isSafeInteger(value));
const maybe = z.exactOptional;

/** What was bought, in the words in which it was shown. */
export const orderedItem = z.object({
  sku: text,
  name: text,
  description: text,
  copies: z.int(),
  unitCost: z.object({ amount: z.number() }),
  productOptions: z.array(z.object({ label: text, value: text, displayName: text })),
  relatedImage: z.object({ _id: text, imageUrl: text, prompt: text }),
  unavailable: maybe(z.literal(true)),
});

const orderLine = z.object({
  item: orderedItem,
  price: cents,
  copies: z.int(),
  sku: text,
  attributes: z.record(z.string(), z.string()),
  print: z.object({ width: z.number(), height: z.number() }),
  image: z.object({ batchId: text, n: z.int() }),
  /** Where its file for the print house stands, once that is made. */
  fileKey: maybe(text),
});

export const postalAddress = z.object({
  line1: text,
  line2: maybe(text),
  city: text,
  state: text,
  zip: text,
  countryCode: z.literal("US"),
});

const paid = z.object({
  at: text,
  paymentId: text,
  total: cents,
  shipping: cents,
  tax: cents,
  method: z.enum(shippingMethods),
  email: text,
  name: text,
  address: postalAddress,
});

const parcel = z.object({
  id: text,
  status: z.enum(["processing", "dispatched", "delivered", "cancelled"]),
  items: z.array(text),
  carrier: maybe(text),
  trackingNumber: maybe(text),
  trackingUrl: maybe(text),
});

/** What every order holds, wherever it stands. */
const written = {
  orderId: text,
  userId: z.custom<UserId>((value) => typeof value === "string"),
  /** What people call it. */
  number: text,
  createdAt: text,
  /** Whether it emptied the cart. */
  from: z.enum(["cart", "buy now"]),
  /** Since when it stands where it stands, and whether somebody was told that this is too long. */
  since: text,
  overdueTold: maybe(z.literal(true)),
  lines: z.array(orderLine),
  subtotal: cents,
  /** The ways to send it, at the prices they had. */
  offers: z.array(z.object({ method: z.enum(shippingMethods), shipping: cents, estimated: z.boolean() })),
  /** The shopper's own wish to skip the time in which an order can still be changed. */
  express: z.boolean(),
  email: maybe(text),
  payUntil: text,
  /** How often it was printed anew. */
  reprints: z.int(),
  history: z.array(orderEvent),
  /** The mails that it has owed so far: each once. */
  letters: z.array(text),
  /** When the next step is due, and how often it has failed. */
  dueAt: maybe(text),
  tries: z.int(),
};

/** The page to pay at. */
const session = z.object({ id: text, url: text });
const bought = { ...written, session, paid };
const problems = z.array(text);
const refund = z.object({ attempt: z.int(), reason: text });

/** Its name at the print house. */
const print = z.object({ id: text, submittedAt: text });
const parcels = z.array(parcel);
const atPrinter = { ...bought, print, parcels };
/** Paid back it may be before it was printed, or after. */
const paidBack = { ...bought, refund, print: maybe(print), parcels: maybe(parcels) };

const inState = <const State extends string, Shape extends z.core.$ZodShape>(state: State, shape: Shape) =>
  z.object({ ...shape, state: z.literal(state) });

/** An order is its state: each member carries what exists by then, and nothing else. */
export const order = z.discriminatedUnion("state", [
  /** Written down, before anybody outside knows of it. */
  inState("draft", written),
  inState("awaiting payment", { ...written, session }),
  /** Nobody paid in time, or there was never a page to pay at. */
  inState("expired", { ...written, session: maybe(session) }),
  inState("paid", {
    ...bought,
    /** Until then it can be changed or called off without asking anybody. */
    holdUntil: text,
    cancelWanted: z.boolean(),
    /** Written before the print house is first asked: from then on, it may have it. */
    handedOver: z.boolean(),
  }),
  inState("in production", { ...atPrinter, cancelWanted: z.boolean() }),
  /** The print house has a question: somebody has to look. */
  inState("on hold", { ...atPrinter, cancelWanted: z.boolean(), problems }),
  /** What was paid is not what was asked for: somebody has to look. */
  inState("needs attention", { ...written, session, problems, paid: maybe(paid) }),
  inState("shipped", { ...atPrinter, shippedAt: text }),
  inState("completed", { ...atPrinter, shippedAt: text }),
  inState("refunding", paidBack),
  inState("refunded", paidBack),
]);

export type Order = z.infer<typeof order>;
export type OrderState = Order["state"];
export type OrderIn<State extends OrderState> = Extract<Order, { state: State }>;
export type OrderLine = z.infer<typeof orderLine>;
export type Paid = z.infer<typeof paid>;
export type Address = z.infer<typeof postalAddress>;

type Written = keyof typeof written;

/** What a state adds to what every order holds. */
type Own<State extends OrderState> = Omit<OrderIn<State>, Written | "state">;

/** The one way from a state to another: what the old one carried is left behind, unless it is handed on. */
export function moved<State extends OrderState>(from: Order, state: State, own: Own<State>): OrderIn<State> {
  const keys = Object.keys(written) as Written[];
  const kept = Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
  return { ...kept, ...own, state } as OrderIn<State>;
}

type Bought = { session: z.infer<typeof session>; paid: Paid };

/** What stays with an order once it is paid. */
export const purchase = ({ session, paid }: Bought): Bought => ({ session, paid });

type AtPrinter = Bought & Pick<OrderIn<"in production">, "print" | "parcels">;

/** And what stays once the print house has it. */
export const production = (order: AtPrinter): AtPrinter => ({
  ...purchase(order),
  print: order.print,
  parcels: order.parcels,
});

export const paidOf = (order: Order): Paid | undefined => ("paid" in order ? order.paid : undefined);

export const parcelsOf = (order: Order) => ("parcels" in order ? (order.parcels ?? []) : []);

export const wantsCancel = (order: Order) => "cancelWanted" in order && order.cancelWanted;

/** Until it goes to the print house, an order can be changed without asking anybody. */
export const canChange = (order: Order, now: Date): order is OrderIn<"paid"> =>
  order.state === "paid" && !order.handedOver && Date.parse(order.holdUntil) > now.getTime();

/** Afterwards it can still be tried, as long as the print house has not sent it. */
export const canCancel = (order: Order, now: Date): order is OrderIn<"paid" | "in production" | "on hold"> =>
  !wantsCancel(order) &&
  (canChange(order, now) || order.state === "in production" || order.state === "on hold");
