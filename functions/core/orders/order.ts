import type { Cents } from "../../lib/money.ts";
import { entity } from "../../lib/table/entity.ts";
import type { UserId } from "../accounts/caller.ts";
import type { CartItem } from "../accounts/kept-cart.ts";
import type { Offer } from "../cart/quoting.ts";
import type { Address, Parcel, ShippingMethod } from "../fulfilment/printer.ts";
import type { ImageId } from "../images/image.ts";

/** Where an order stands. What a shopper is told is less: pending, shipped or completed. */
export type OrderState =
  /** Written down, before anybody outside knows of it. */
  | "draft"
  | "awaiting payment"
  /** Nobody paid in time, or it was called off before. */
  | "expired"
  | "paid"
  | "in production"
  /** The print house has a problem with it: somebody has to look. */
  | "on hold"
  /** What was paid is not what was asked for: somebody has to look. */
  | "needs attention"
  | "shipped"
  | "completed"
  | "refunding"
  | "refunded";

/** What is over stays as it is. */
export const terminal: ReadonlySet<OrderState> = new Set(["expired", "completed", "refunded"]);

/** What was bought, as it was when it was bought. */
export type OrderLine = {
  item: CartItem;
  price: Cents;
  copies: number;
  sku: string;
  attributes: Record<string, string>;
  print: { width: number; height: number };
  image: ImageId;
  /** Where its file for the print house stands, once that is made. */
  fileKey?: string;
};

export type Paid = {
  at: string;
  paymentId: string;
  total: Cents;
  shipping: Cents;
  tax: Cents;
  method: ShippingMethod;
  email: string;
  name: string;
  address: Address;
};

export type OrderEvent = { at: string; what: string };

export type Order = {
  orderId: string;
  userId: UserId;
  /** What people call it. */
  number: string;
  createdAt: string;
  /** Whether it emptied the cart. */
  from: "cart" | "buy now";
  state: OrderState;
  lines: OrderLine[];
  subtotal: Cents;
  /** The ways to send it, at the prices they had. */
  offers: Offer[];
  /** The shopper's own wish to skip the time in which an order can still be changed. */
  express: boolean;
  email?: string;
  payUntil: string;
  session?: { id: string; url: string };
  paid?: Paid;
  /** Until then it can be changed or called off without asking anybody. */
  holdUntil?: string;
  cancelWanted: boolean;
  /** How often it was printed anew; each time is an order of its own at the print house. */
  reprints: number;
  /** Written before the print house is first asked: from then on, it may have it. */
  handedOver: boolean;
  print?: { id: string; submittedAt: string };
  parcels: Parcel[];
  problems: string[];
  shippedAt?: string;
  refund?: { attempt: number; reason: string };
  history: OrderEvent[];
  /** The mails that it has owed so far: each once. */
  letters: string[];
  /** When the next step is due, and how often it has failed. */
  dueAt?: string;
  tries: number;
};

export const ordersOf = (userId: UserId) => `U#${userId}#ORD`;

export const ORDER_PREFIX = "O#";

export const orders = entity<{ orderId: string }, Order>({
  type: "order",
  key: ({ orderId }) => ({ pk: `${ORDER_PREFIX}${orderId}`, sk: "ORDER" }),
  // Nobody looks for what was never paid.
  listed: ({ userId, createdAt, orderId, paid }) =>
    paid && { pk: ordersOf(userId), sk: `${createdAt}#${orderId}` },
  due: ({ dueAt }) => (dueAt === undefined ? undefined : new Date(dueAt)),
});

export type PublicStatus = "pending" | "shipped" | "completed" | "refunded" | "expired";

/** In a shopper's words. */
export function publicStatus({ state }: Pick<Order, "state">): PublicStatus {
  if (state === "shipped" || state === "completed" || state === "expired") return state;
  return state === "refunded" || state === "refunding" ? "refunded" : "pending";
}
