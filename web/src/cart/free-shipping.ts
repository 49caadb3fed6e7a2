import { subtotalOf } from "../../../functions/core/cart/cart.ts";
import { cents, dollars } from "../../../functions/lib/money.ts";
import type { Store } from "../store.ts";

type Cart = Pick<Store["cart"], "cartItems" | "quotes">;

/** What is missing to a stage's threshold, and the way that is free from there; nothing where there is no more to say. */
export function missingToFree({ cartItems, quotes }: Cart) {
  const gift = quotes.find(({ freeFrom }) => freeFrom !== undefined);
  if (gift?.freeFrom === undefined) return undefined;
  const missing = cents(Math.round(gift.freeFrom * 100) - subtotalOf(cartItems));
  return missing > 0 ? { missing: dollars(missing), method: gift.shipmentMethod } : undefined;
}
