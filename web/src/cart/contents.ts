import { useStore } from "../store.ts";

export const useCart = () => useStore(({ cart }) => cart);

/** How many prints lie in the cart. */
export const useCopies = () =>
  useStore(({ cart }) => cart.cartItems.reduce((sum, { copies }) => sum + copies, 0));
