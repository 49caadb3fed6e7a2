import { AskedLines, ShippingAddress } from "../core/cart/cart.ts";
import { checkOut } from "../core/checkout/checkout.ts";
import { HOUR_SECONDS } from "../lib/clock.ts";
import { currency } from "../lib/money.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

/** Both addresses of the same call: the one sends a whole cart, the other a single item. */
const checkout = <const Path extends `/${string}`>(path: Path, from: "cart" | "buy now", summary: string) =>
  operation({
    method: "POST",
    path,
    summary,
    credentials: "guest",
    body: z.object({
      items: AskedLines.check(z.minLength(1)),
      shippingAddress: ShippingAddress,
      currencyCode: z.literal(currency),
      /** Goes to print at once: no time to change one's mind. */
      express: z.optional(z.boolean()),
    }),
    answer: z.object({ session: z.object({ url: z.string(), sessionId: z.string() }) }),
    // Each is an order, and a page at the payment partner.
    limit: { scope: "checkouts", most: 30, withinSeconds: HOUR_SECONDS, guestsOfNetwork: 150 },
    refuses: ["conflict", "try_again"],
    idempotent: true,
    async handle(shop, { body: { items, express = false }, caller, idempotencyKey }) {
      const { url, orderId } = await checkOut(shop, { items, from, express, idempotencyKey }, caller);
      return { session: { url, sessionId: orderId } };
    },
  });

export const checkOutCart = checkout(
  "/cart/create-checkout-session",
  "cart",
  "Writes the cart down as an order, and opens the page to pay at",
);

export const buyNow = checkout(
  "/create-checkout-session",
  "buy now",
  "Writes one item down as an order, and opens the page to pay at",
);
