import { currency } from "../../../functions/lib/money.ts";
/** Something of everything that somebody can have, as its owner knows it. */
export type Theirs = {
  imageId: string;
  batchId: string;
  orderId: string;
  /** An order at its payment page. */
  openOrderId: string;
  /** One that waits for another address. */
  heldOrderId: string;
  /** What a cart's line of their picture looks like. */
  line: object;
  /** The key of another order's mailed link. */
  otherKey: string;
  /** Mailed, and used already. */
  spentToken: string;
};

export type Sample = {
  params?: Record<string, string>;
  query?: string;
  body?: object;
  /** A good answer, if anybody may get one: what of it would be the owner's alone. */
  mayAnswer?(body: Record<string, unknown>): boolean;
};

const address = {
  line1: "1 Thief Road",
  city: "Reno",
  state: "NV",
  zip: "89501",
  countryCode: "US",
};
const ship = { shippingAddress: { countryCode: "US" } };
const checkout = ({ line }: Theirs): Sample => ({ body: { items: [line], ...ship, currencyCode: currency } });
const nothingShown = () => true;

/** For every operation that is told what it is about: somebody's thing, as a stranger would name it. */
export const samples: Record<string, (theirs: Theirs) => Sample[]> = {
  "GET /images/{imageId}": ({ imageId }) => [
    { params: { imageId }, mayAnswer: ({ image }) => (image as { own: boolean }).own === false },
  ],
  "DELETE /images/{imageId}": ({ imageId }) => [{ params: { imageId } }],
  // Whoever is shown a picture may say that it should not be seen; its owner's name and theirs stay untold.
  "POST /images/{imageId}/report": ({ imageId }) => [
    { params: { imageId }, body: { why: "other", words: "" }, mayAnswer: nothingShown },
  ],
  "PUT /images/{imageId}/marks/{mark}": ({ imageId }) =>
    ["favorite", "onlyOwnerBuys", "findable"].map((mark) => ({
      params: { imageId, mark },
      body: { set: mark !== "onlyOwnerBuys" },
    })),
  "POST /images/generated-images/search": ({ batchId }) => [
    {
      body: { relatedBatch: batchId },
      mayAnswer: ({ generatedImages }) => (generatedImages as unknown[]).length === 0,
    },
  ],
  "POST /images/text-to-image": () => [],
  "GET /products/{shortname}": () => [],
  "PUT /cart": ({ line }) => [{ body: { items: [line], ...ship }, mayAnswer: nothingShown }],
  "POST /cart/create-checkout-session": (theirs) => [checkout(theirs)],
  "POST /create-checkout-session": (theirs) => [checkout(theirs)],
  "GET /orders/{orderId}": ({ orderId, otherKey }) => [
    { params: { orderId } },
    { params: { orderId }, query: `?key=${otherKey}` },
  ],
  "GET /cart/checkout-session/{sessionId}": ({ orderId, openOrderId }) => [
    { params: { sessionId: orderId } },
    { params: { sessionId: openOrderId } },
  ],
  "POST /orders/{orderId}/cancel": ({ orderId, openOrderId, otherKey }) => [
    { params: { orderId } },
    { params: { orderId }, query: `?key=${otherKey}` },
    { params: { orderId: openOrderId } },
  ],
  "PUT /orders/{orderId}/address": ({ orderId, heldOrderId, otherKey }) =>
    [orderId, heldOrderId].flatMap((id) =>
      ["", `?key=${otherKey}`].map((query) => ({
        params: { orderId: id },
        query,
        body: { name: "A Thief", address },
      })),
    ),
  "POST /webhooks/prodigi/{secret}": ({ orderId, otherKey }) => [
    { params: { secret: `${orderId}.${otherKey}` }, body: {} },
  ],
  "POST /auth/verify-email": ({ spentToken }) => [
    { body: { emailToken: spentToken, password: "a thief's" } },
  ],
  "POST /auth/reset-password": ({ spentToken }) => [{ body: { token: spentToken, password: "a thief's" } }],
  "POST /auth/mailed-link": ({ spentToken }) => [
    { body: { token: spentToken }, mayAnswer: ({ email }) => email === null },
  ],
  "POST /newsletter/confirm": ({ spentToken }) => [{ body: { token: spentToken } }],
  "POST /newsletter/unsubscribe": () => [
    { body: { token: `${btoa("ada@example.com")}.guessed` }, mayAnswer: nothingShown },
  ],
  "POST /newsletter/unsubscribe/{token}": () => [
    { params: { token: `${btoa("ada@example.com")}.guessed` }, body: {}, mayAnswer: nothingShown },
  ],
  "POST /auth/google-oauth": () => [],
};
