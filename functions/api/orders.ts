import * as z from "zod/mini";
import { advancePayment } from "../core/orders/advance.ts";
import { cancelOrder, correctAddress, listOrders, ownOrder, visibleOrder } from "../core/orders/changing.ts";
import { publicStatus } from "../core/orders/order.ts";
import { shownDetail, shownOrder } from "../core/orders/shown.ts";
import { operation } from "./operation.ts";
import { page } from "./paging.ts";
import { CartItem } from "./signed-in.ts";

const Money = z.object({ amount: z.number(), currency: z.literal("USD") });

const Order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  status: z.enum(["pending", "shipped", "completed", "refunded", "expired"]),
  createdAt: z.string(),
  items: z.array(CartItem),
  costSummary: z.object({ items: Money, shipping: Money, tax: Money, total: Money }),
  shippingMethod: z.optional(z.string()),
  prodigiOrderDetails: z.object({
    trackingNumber: z.optional(z.string()),
    trackingUrl: z.optional(z.string()),
    carrier: z.optional(z.string()),
  }),
});

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const Address = z.object({
  line1: line(100),
  line2: z.optional(line(100)),
  city: line(60),
  state: z.string().check(z.regex(/^[A-Z]{2}$/, "Two capital letters, as in NY")),
  zip: z.string().check(z.regex(/^\d{5}(-\d{4})?$/, "Five digits, as in 10001")),
  countryCode: z.literal("US"),
});

const OrderDetail = z.extend(Order, {
  timeline: z.array(z.object({ at: z.string(), what: z.string() })),
  recipient: z.optional(
    z.object({
      name: z.string(),
      email: z.string(),
      address: z.object({
        line1: z.string(),
        line2: z.optional(z.string()),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
        countryCode: z.literal("US"),
      }),
    }),
  ),
  canChangeAddress: z.boolean(),
  canCancel: z.boolean(),
  cancelWanted: z.boolean(),
  changeUntil: z.optional(z.string()),
});

const Id = z.string().check(z.maxLength(100));
const byId = z.object({ orderId: Id });

export const listOwnOrders = operation({
  method: "GET",
  path: "/orders",
  summary: "The caller's paid orders, the newest first",
  credentials: "guest",
  query: page,
  answer: z.object({ orders: z.array(Order), cursor: z.optional(z.string()) }),
  async handle(shop, { query: { cursor, ...rest }, caller }) {
    const found = await listOrders(shop, caller, { ...rest, ...(cursor !== undefined && { cursor }) });
    return {
      orders: found.items.map(shownOrder),
      ...(found.cursor !== undefined && { cursor: found.cursor }),
    };
  },
});

export const getOrder = operation({
  method: "GET",
  path: "/orders/{orderId}",
  summary: "One order, for its owner, or for whoever got its link by mail",
  credentials: "lenient",
  params: byId,
  query: z.object({ key: z.optional(Id) }),
  answer: z.object({ order: OrderDetail }),
  refuses: ["not_found"],
  async handle(shop, { params, query, caller }) {
    const order = await visibleOrder(shop, caller, params.orderId, query.key);
    return { order: shownDetail(order, shop.clock.now()) };
  },
});

export const getCheckoutSession = operation({
  method: "GET",
  path: "/cart/checkout-session/{sessionId}",
  summary: "How a checkout has ended, as far as is known",
  credentials: "guest",
  params: z.object({ sessionId: Id }),
  answer: z.object({
    checkoutSession: z.object({
      sessionId: z.string(),
      status: Order.shape.status,
      cart: z.object({ items: z.array(CartItem) }),
    }),
    order: z.nullable(Order),
  }),
  refuses: ["not_found"],
  async handle(shop, { params: { sessionId }, caller }) {
    let order = await ownOrder(shop, caller, sessionId);
    if (order.state === "awaiting payment") {
      // The browser may be back before the webhook: this wakes the order as well.
      await advancePayment(shop, sessionId);
      order = await ownOrder(shop, caller, sessionId);
    }
    const shown = shownOrder(order);
    return {
      checkoutSession: { sessionId, status: publicStatus(order), cart: { items: shown.items } },
      order: order.paid ? shown : null,
    };
  },
});

export const cancelOwnOrder = operation({
  method: "POST",
  path: "/orders/{orderId}/cancel",
  summary: "Asks for an order to be called off: at once before it is printed, and if possible afterwards",
  credentials: "guest",
  params: byId,
  answer: z.object({ order: OrderDetail }),
  refuses: ["not_found", "conflict", "foreign_origin"],
  async handle(shop, { params: { orderId }, caller }) {
    await cancelOrder(shop, caller, orderId);
    await advancePayment(shop, orderId);
    return { order: shownDetail(await ownOrder(shop, caller, orderId), shop.clock.now()) };
  },
});

export const correctOwnAddress = operation({
  method: "PUT",
  path: "/orders/{orderId}/address",
  summary: "Another address, as long as the order has not gone to print",
  credentials: "guest",
  params: byId,
  body: z.object({ name: line(100), address: Address }),
  answer: z.object({ order: OrderDetail }),
  refuses: ["not_found", "conflict"],
  async handle(shop, { params: { orderId }, body: { name, address }, caller }) {
    const { line2, ...rest } = address;
    const order = await correctAddress(shop, caller, orderId, {
      name,
      address: { ...rest, ...(line2 !== undefined && { line2 }) },
    });
    return { order: shownDetail(order, shop.clock.now()) };
  },
});
