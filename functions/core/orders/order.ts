import { Cents } from "../../lib/money-shape.ts";
import * as z from "../../lib/schema.ts";
import { UserId } from "../accounts/caller.ts";
import { CartLine } from "../cart/cart.ts";
import { shippingMethods } from "../fulfilment/printer.ts";
import { parcel, postalAddress } from "../fulfilment/printer-shape.ts";
import { concernKinds, orderEvent } from "./history.ts";

const text = z.string();
const maybe = z.exactOptional;

/** What was bought, in the words in which it was shown. */
export const orderedItem = z.omit(CartLine, { unavailable: true });

const orderLine = z.object({
  item: orderedItem,
  price: Cents,
  copies: z.int(),
  sku: text,
  attributes: z.record(z.string(), z.string()),
  print: z.object({ width: z.number(), height: z.number() }),
  /** Where the picture is cut for it, in percent. */
  crop: maybe(z.int()),
  image: z.object({ batchId: text, n: z.int() }),
  /** Where its file for the print house stands, once that is made. */
  fileKey: maybe(text),
  /** Paid back by itself; and before it was printed, so that it is left out. */
  paidBack: maybe(z.literal(true)),
  leftOut: maybe(z.literal(true)),
});

/** Money that came in, even where not all of it adds up. */
const payment = z.object({
  at: text,
  paymentId: text,
  total: Cents,
  shipping: Cents,
  tax: Cents,
  method: maybe(z.enum(shippingMethods)),
  email: maybe(text),
  name: maybe(text),
  address: maybe(postalAddress),
});

/** A payment with all that a print needs. */
const paid = z.extend(payment, {
  method: z.enum(shippingMethods),
  email: text,
  name: text,
  address: postalAddress,
});

/** `items`: the lines that nobody has looked after yet, by their references. */
const concern = z.object({ at: text, kind: z.enum(concernKinds), detail: text, items: maybe(z.array(text)) });
export type Concern = z.infer<typeof concern>;

/** What every order holds, wherever it stands. */
const written = {
  orderId: text,
  userId: UserId,
  /** What people call it. */
  number: text,
  createdAt: text,
  /** Where it was checked out: a cart has one page to pay at. */
  from: z.enum(["cart", "buy now"]),
  /** The page of what is bought at once: whoever does not pay goes back there. */
  chosenAt: maybe(text),
  /** Since when it stands where it stands, and whether somebody was told that this is too long. */
  since: text,
  overdueTold: maybe(z.literal(true)),
  lines: z.array(orderLine),
  subtotal: Cents,
  /** The ways to send it, at the prices they had. */
  offers: z.array(z.object({ method: z.enum(shippingMethods), shipping: Cents })),
  /** The shopper's own wish to skip the time in which an order can still be changed. */
  express: z.boolean(),
  email: maybe(text),
  payUntil: text,
  /** How often it was printed anew: each time is an order of its own, which names the one that it repeats. */
  reprints: z.int(),
  reprintOf: maybe(text),
  history: z.array(orderEvent),
  /** The mails that it has owed so far, each by its name. */
  letters: z.array(text),
  /** What a person has to look at, though the order moves on. */
  concerns: z.array(concern),
  /** Its owner wants to be forgotten: a month after it is over, so is the person. */
  forget: maybe(z.literal(true)),
  /** When the next step is due, how often it has failed, and how the last time. */
  dueAt: maybe(text),
  tries: z.int(),
  failure: maybe(text),
};

/** The page to pay at. */
const session = z.object({ id: text, url: text });

/** The same was checked out again: of two pages only the newer can be paid at. */
const superseded = maybe(z.literal(true));

/**
 * Money that goes back: the provider is asked for what is wanted and not done.
 * `wanted`: as much as is to go back, whoever sends it.
 * `done`: as much as is known to be back.
 * `taken`: as much of that as a bank took.
 * `forgone`: as much of what is wanted as is so only because a bank took it: no longer, should the bank give it back.
 */
const back = z.object({ wanted: Cents, done: Cents, taken: maybe(Cents), forgone: maybe(Cents) });
const bought = { ...written, session, paid, back };
const problems = z.array(text);

/** Who wants it called off. What an operator wants is done even where it comes too late for the print house. */
const cancel = maybe(z.enum(["shopper", "operator"]));

/** Written before the print house is first asked, by whom: from then on, it may have it. */
const handedOver = maybe(z.object({ by: text, doubt: maybe(z.literal(true)) }));

const holdReasons = [
  "disputed",
  "under review",
  "refunded",
  "refunded in part",
  "refused",
  "address",
  "by the shop",
  "taken down",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Its name at the print house. */
const print = z.object({ id: text, submittedAt: text });
const parcels = z.array(parcel);
const atPrinter = { ...bought, print, parcels };
/** Paid back it may be before it was printed, or after. */
const paidBack = { ...bought, paid: payment, print: maybe(print), parcels: maybe(parcels) };

const inState = <const State extends string, Shape extends z.core.$ZodShape>(state: State, shape: Shape) =>
  z.object({ ...shape, state: z.literal(state) });

/** An order is its state: each member carries what exists by then, and nothing else. */
export const order = z.discriminatedUnion("state", [
  /** Written down, before anybody outside knows of it. */
  inState("draft", { ...written, superseded }),
  inState("awaiting payment", { ...written, session, superseded }),
  /** Nobody paid in time, or there was never a page to pay at. */
  inState("expired", { ...written, session: maybe(session) }),
  inState("paid", {
    ...bought,
    /** Until then it can be changed or called off without asking anybody. */
    holdUntil: text,
    cancel,
    handedOver,
    /** Who makes its files at the moment, and until when nobody else does. */
    lease: maybe(z.object({ by: text, until: text })),
  }),
  /** Paid, and stopped before it is printed: until a person, its owner or a bank has decided. */
  inState("held", { ...bought, why: z.enum(holdReasons), detail: text, holdUntil: text, cancel, handedOver }),
  inState("in production", { ...atPrinter, cancel }),
  /** The print house has a question: somebody has to look. */
  inState("on hold", { ...atPrinter, cancel, problems }),
  /** What was paid is not what was asked for: somebody has to look. */
  inState("needs attention", { ...written, session, problems, payment: maybe(payment) }),
  inState("shipped", { ...atPrinter, shippedAt: text }),
  inState("completed", { ...atPrinter, shippedAt: text }),
  inState("refunding", paidBack),
  inState("refunded", paidBack),
]);

export type Order = z.infer<typeof order>;
export type OrderState = Order["state"];
export type OrderIn<State extends OrderState> = Extract<Order, { state: State }>;
export type OrderLine = z.infer<typeof orderLine>;
export type Payment = z.infer<typeof payment>;
export type Paid = z.infer<typeof paid>;

type Written = keyof typeof written;

/** What a state adds to what every order holds. */
type Own<State extends OrderState> = Omit<OrderIn<State>, Written | "state">;

/** The one way from a state to another: what the old one carried is left behind, unless it is handed on. */
export function moved<State extends OrderState>(from: Order, state: State, own: Own<State>): OrderIn<State> {
  const keys = (Object.keys(written) as Written[]).filter(
    // That it stood still too long is told of the state that it was in.
    (key) => key !== "overdueTold" || from.state === state,
  );
  const kept = Object.fromEntries(keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
  return { ...kept, ...own, state } as OrderIn<State>;
}

export type Bought = Extract<Order, { paid: unknown }>;
type Purchase = Pick<OrderIn<"paid">, "session" | "paid" | "back">;
type AtPrinter = Purchase & Pick<OrderIn<"in production">, "print" | "parcels">;

/** What stays with an order once it is paid. */
export const purchase = ({ session, paid, back }: Purchase): Purchase => ({ session, paid, back });

/** All of it is to go back, whatever a bank took. */
export function wholeBack({ paid, back: { forgone: _, ...back } }: Purchase) {
  return { ...back, wanted: paid.total };
}

/** And what stays once the print house has it. */
export const production = (order: AtPrinter): AtPrinter => ({
  ...purchase(order),
  print: order.print,
  parcels: order.parcels,
});

/** What a person may have paid in another way. */
const isUnsentMoney = ({ kind }: Concern) => kind === "refund refused" || kind === "refund came back twice";

/** All of its money goes back, whatever was printed: a part that was not sent is in it, and is asked for anew. */
export const payingBack = (order: Exclude<Bought, { state: "refunding" | "refunded" }>) =>
  moved({ ...order, concerns: order.concerns.filter((one) => !isUnsentMoney(one)) }, "refunding", {
    ...("print" in order ? production(order) : purchase(order)),
    back: wholeBack(order),
  });
