import type { Operations } from "../../../functions/api/operations.ts";
import { currency } from "../../../functions/lib/money.ts";
import { type Art, type CartLine, nothing, type Store } from "../../../web/src/store.ts";
import { quickAnswers } from "../quick-shop.ts";

type Order = Operations["GET /orders/{orderId}"]["answer"]["order"];

const money = (amount: number): Order["costSummary"]["total"] => ({ amount, currency });

export const pictures = quickAnswers.images.generatedImages.map((one) => ({
  ...one,
  createdAt: "2026-11-20T10:00:00.000Z",
})) as unknown as Art[];
export const [picture] = pictures as [Art];

const line = (frame: string, more: Partial<CartLine> = {}): CartLine => ({
  sku: "GLOBAL-CFP-24X36",
  name: "Art Paper Print",
  description: "",
  copies: 2,
  unitCost: { amount: 169 },
  productOptions: [
    { label: "Size", value: "24x36", displayName: "24 × 36 inches" },
    { label: "Frame", value: frame, displayName: frame },
  ],
  relatedImage: { _id: picture._id, imageUrl: picture.imageUrl, prompt: picture.prompt },
  ...more,
});

export const lines = [line("black"), line("natural", { unavailable: true })];
const quotes: Store["cart"]["quotes"] = [
  { shipmentMethod: "Budget", cost: money(12), estimated: true, businessDays: { from: 5, to: 8 } },
  { shipmentMethod: "Express", cost: money(32), estimated: false, businessDays: { from: 1, to: 3 } },
];

export const user = {
  _id: "u",
  locale: "en-US",
  userType: "registered",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
} as const;

/** Somebody with a picture and a cart. */
export const somebody: Partial<Store> = {
  user,
  accessToken: "t",
  currentArt: picture,
  selectedProduct: "artpaper",
  cart: { ...nothing.cart, cartItems: lines, quotes, latestVersion: 3 },
};

const parcel = { trackingNumber: "1Z999", trackingUrl: "https://ups.example/1Z999", carrier: "UPS" };

export const order: Order = {
  _id: "order-1",
  orderNumber: "WF-1A2B3C4D",
  status: "pending",
  createdAt: "2026-11-20T10:00:00.000Z",
  items: lines.map(({ unavailable, ...item }) => item),
  costSummary: { items: money(676), shipping: money(12), tax: money(5), total: money(693) },
  shippingMethod: "Budget",
  arrival: { from: "2026-12-01", to: "2026-12-04" },
  prodigiOrderDetails: parcel,
  parcels: [parcel],
  timeline: [{ at: "2026-11-20T10:00:00.000Z", what: "Paid." }],
  recipient: {
    name: "Ada Lovelace",
    email: "ada@example.com",
    address: { line1: "1 Museum Mile", city: "New York", state: "NY", zip: "10028", countryCode: "US" },
  },
  own: true,
  canChangeAddress: true,
  canCancel: true,
  cancelWanted: false,
};

export const checkout = (more: Partial<Order> | null) => ({
  checkoutSession: {
    sessionId: "session-1",
    status: more?.status ?? "pending",
    cart: { items: order.items },
  },
  order: more && { ...order, ...more },
});

/** What the shop knows of somebody. */
export const known = {
  "POST /auth/authenticate": { accessToken: "t", user: { ...user, cart: { items: lines, quotes } } },
  "GET /user": { user: { ...user, cart: { items: lines, quotes } } },
  "PUT /cart": { cart: { items: lines, quotes }, version: 9_999_999_999_999, kept: true },
  "GET /user/generatedImages": { generatedImages: pictures },
  "POST /images/generated-images/search": { generatedImages: pictures },
  [`GET /images/${picture._id}`]: { image: { ...picture, own: true } },
  "GET /orders": { orders: [order] },
  "GET /orders/order-1": { order },
  "GET /cart/checkout-session/session-1": checkout({}),
};
