import type { Shop } from "../composition.ts";
import type { Caller } from "../core/accounts/caller.ts";
import { recipient } from "../core/fulfilment/recipient.ts";
import { claimOrder } from "../core/orders/claiming.ts";
import { findByNumber } from "../core/orders/finding.ts";
import type { Order } from "../core/orders/order.ts";
import { orderKey } from "../core/orders/order-link.ts";
import { LONGEST_ORDER_NUMBER } from "../core/orders/order-number.ts";
import { correctAddress } from "../core/orders/owner-changes.ts";
import { cancelNow, checkoutOf } from "../core/orders/payment/at-once.ts";
import { reprintsOf } from "../core/orders/reading.ts";
import { listOrders, visibleOrder } from "../core/orders/seeing.ts";
import {
  checkoutShape,
  orderDetailShape,
  orderShape,
  shownCheckout,
  shownDetail,
  shownOrder,
  shownReprints,
} from "../core/orders/shown.ts";
import { HOUR_SECONDS } from "../lib/clock.ts";
import { emailAddress, filled, text } from "../lib/fields.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";
import { page } from "./paging.ts";

const Id = text(100);
const byId = z.object({ orderId: Id });
/** Of the link in the mails about it. */
const byKey = z.object({ key: z.optional(Id) });

async function detailFor(shop: Shop, order: Order, caller: Caller | undefined) {
  const own = order.userId === caller?.userId;
  const keyOf = own ? undefined : (id: string) => orderKey(shop.orderSecret, id);
  const reprints = shownReprints(order, await reprintsOf(shop, order), keyOf);
  return { order: { ...shownDetail(order, shop.clock.now(), own), ...reprints } };
}

export const listOwnOrders = operation({
  method: "GET",
  path: "/orders",
  summary: "The caller's paid orders, the newest first",
  credentials: "guest",
  query: page,
  answer: z.object({ orders: z.array(orderShape), cursor: z.optional(z.string()) }),
  async handle(shop, { query, caller }) {
    const { items, ...more } = await listOrders(shop, caller, query);
    return { orders: items.map(shownOrder), ...more };
  },
});

export const getOrder = operation({
  method: "GET",
  path: "/orders/{orderId}",
  summary: "One order, for its owner, or for whoever got its link by mail",
  credentials: "lenient",
  params: byId,
  query: byKey,
  answer: z.object({ order: orderDetailShape }),
  refuses: ["not_found", "try_again"],
  handle: async (shop, { params: { orderId }, query: { key }, caller }) =>
    detailFor(shop, await visibleOrder(shop, { caller, orderId, key }), caller),
});

export const findOrder = operation({
  method: "POST",
  path: "/orders/find",
  summary:
    "An order's link, for whoever knows its number and the e-mail address that it was paid with; a guest's becomes that of the account that has proven this address",
  credentials: "lenient",
  body: z.object({ orderNumber: filled(LONGEST_ORDER_NUMBER), email: emailAddress() }),
  answer: z.object({ orderId: z.string(), key: z.string() }),
  // Nobody tries all numbers.
  limit: { scope: "orders-found", most: 10, withinSeconds: HOUR_SECONDS },
  refuses: ["not_found"],
  async handle(shop, { body, visit }) {
    const found = await findByNumber(shop, body);
    if (visit) await claimOrder(shop, visit, found.orderId);
    return found;
  },
});

export const getCheckoutSession = operation({
  method: "GET",
  path: "/cart/checkout-session/{sessionId}",
  summary: "How a checkout has ended, as far as is known",
  credentials: "guest",
  params: z.object({ sessionId: Id }),
  answer: checkoutShape,
  limit: { most: 300, withinSeconds: 60 },
  refuses: ["not_found", "try_again"],
  handle: async (shop, { params: { sessionId }, caller }) =>
    shownCheckout(await checkoutOf(shop, caller, sessionId), shop.clock.now()),
});

/** Some of it is asked of the print house, and some of it is mailed. */
const changes = { scope: "order-changes", most: 30, withinSeconds: HOUR_SECONDS };

export const cancelOwnOrder = operation({
  method: "POST",
  path: "/orders/{orderId}/cancel",
  summary: "Asks for an order to be called off: at once before it is printed, and if possible afterwards",
  credentials: "optional",
  params: byId,
  query: byKey,
  answer: z.object({ order: orderDetailShape }),
  limit: changes,
  refuses: ["not_found", "conflict", "try_again"],
  handle: async (shop, { params: { orderId }, query: { key }, caller }) =>
    detailFor(shop, await cancelNow(shop, { caller, orderId, key }), caller),
});

export const correctOwnAddress = operation({
  method: "PUT",
  path: "/orders/{orderId}/address",
  summary:
    "Another address, as long as the order has not gone to print; by its mailed link only where it waits for one",
  credentials: "optional",
  params: byId,
  query: byKey,
  body: recipient,
  answer: z.object({ order: orderDetailShape }),
  limit: changes,
  refuses: ["not_found", "conflict", "try_again"],
  handle: async (shop, { params: { orderId }, query: { key }, body, caller }) =>
    detailFor(shop, await correctAddress(shop, { caller, orderId, key }, body), caller),
});
