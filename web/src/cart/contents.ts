import { type CartLine, useStore } from "../store.ts";

export const useCart = () => useStore(({ cart }) => cart);

/** What of it can be bought, and so is counted and sent. */
export const soldOf = (lines: readonly CartLine[]) => lines.filter(({ unavailable }) => !unavailable);

export const copiesIn = (lines: readonly CartLine[]) => lines.reduce((sum, { copies }) => sum + copies, 0);

/** How many prints lie in the cart. */
export const useCopies = () => useStore(({ cart }) => copiesIn(cart.cartItems));
