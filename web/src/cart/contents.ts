import { type CartLine, useStore } from "../store.ts";

export const useCart = () => useStore(({ cart }) => cart);

/** What of it can be bought, and so is counted and sent. */
export const soldOf = (lines: readonly CartLine[]) => lines.filter(({ unavailable }) => !unavailable);

/** How many prints lie in the cart. */
export const useCopies = () =>
  useStore(({ cart }) => cart.cartItems.reduce((sum, { copies }) => sum + copies, 0));
