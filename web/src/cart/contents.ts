import { placeOf } from "../../../functions/core/cart/cart.ts";
import { type CartLine, useStore } from "../store.ts";

export const useCart = () => useStore(({ cart }) => cart);

/** What of it can be bought, and so is counted and sent. */
export const soldOf = (lines: readonly CartLine[]) => lines.filter(({ unavailable }) => !unavailable);

export const copiesIn = (lines: readonly CartLine[]) => lines.reduce((sum, { copies }) => sum + copies, 0);

export const copiesOf = (lines: readonly CartLine[], line: CartLine) =>
  lines[placeOf(lines, line)]?.copies ?? 0;

/** Whether the cart still holds these prints, and as many of each. */
export function isTheCart(lines: readonly CartLine[]) {
  const { cartItems } = useStore.getState().cart;
  return (
    cartItems.length === lines.length && lines.every((line) => copiesOf(cartItems, line) === line.copies)
  );
}

/** How many prints lie in the cart. */
export const useCopies = () => useStore(({ cart }) => copiesIn(cart.cartItems));
