import type { OrderState } from "../../../functions/core/orders/order.ts";

const at = (minute: number) => `2026-11-01T10:${String(minute).padStart(2, "0")}:00.000Z`;

const line = {
  item: {
    sku: "GLOBAL-FAP-16X24",
    name: "Art Paper Print",
    description: "16 × 24 in / None",
    copies: 2,
    unitCost: { amount: 42 },
    productOptions: [{ label: "Size", value: "16x24", displayName: "16 × 24 in" }],
    relatedImage: { _id: "batch~0tail", imageUrl: "", prompt: "a fox" },
  },
  price: 4200,
  copies: 2,
  sku: "GLOBAL-FAP-16X24",
  attributes: {},
  print: { width: 4800, height: 7200 },
  image: { batchId: "batch", n: 0 },
  fileKey: "pictures/prints/one/4800x7200.jpeg",
};

const paid = {
  at: at(2),
  paymentId: "pi_1",
  total: 9695,
  shipping: 1295,
  tax: 0,
  method: "Budget",
  email: "ada@example.com",
  name: "Ada Lovelace",
  address: { line1: "1 Museum Mile", city: "New York", state: "NY", zip: "10028", countryCode: "US" },
};

const written = {
  orderId: "order",
  userId: "user",
  number: "WF-ORDER",
  createdAt: at(0),
  from: "cart",
  lines: [line],
  subtotal: 8400,
  offers: [{ method: "Budget", shipping: 1295, estimated: false }],
  express: false,
  payUntil: at(35),
  cancelWanted: false,
  reprints: 0,
  handedOver: false,
  parcels: [],
  problems: [],
  history: [{ at: at(0), what: "Ordered." }],
  letters: [],
  dueAt: at(1),
  tries: 0,
};

const session = { id: "cs_1", url: "https://pay.test/cs_1" };
const bought = {
  ...written,
  session,
  paid,
  holdUntil: at(32),
  letters: ["placed"],
  history: [...written.history, { at: at(2), what: "Paid: $96.95." }],
};
const printed = {
  ...bought,
  handedOver: true,
  print: { id: "ord_1", submittedAt: at(33) },
  history: [...bought.history, { at: at(33), what: "Handed to the print house." }],
};
const sent = {
  ...printed,
  parcels: [{ id: "shp_1", dispatched: true, delivered: false, trackingNumber: "94001" }],
  shippedAt: at(50),
};
const refund = { attempt: 1, reason: "cancelled" };
const { dueAt: _, ...resting } = written;

/** An order in each state that the first release knew, as it wrote it. */
export const flatOrders: Readonly<Record<Exclude<OrderState, "held">, Record<string, unknown>>> = {
  draft: { ...written, state: "draft" },
  "awaiting payment": { ...written, state: "awaiting payment", session },
  expired: { ...resting, state: "expired", session },
  paid: { ...bought, state: "paid" },
  "in production": { ...printed, state: "in production", cancelWanted: true },
  "on hold": { ...printed, state: "on hold", problems: ["assets: too small"] },
  "needs attention": { ...written, state: "needs attention", session, problems: ["payment: address"] },
  shipped: { ...sent, state: "shipped" },
  completed: { ...sent, state: "completed" },
  refunding: { ...printed, state: "refunding", refund },
  refunded: {
    ...bought,
    state: "refunded",
    refund,
    history: [...bought.history, { at: at(9), what: "Somebody said something." }],
  },
};
