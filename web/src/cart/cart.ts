import { create } from "zustand";
import { addLine, copiesOf, sameLine, setCopies as withCopies } from "../../../functions/core/cart/cart.ts";
import { ensureAccount } from "../accounts/guest.ts";
import { call } from "../api.ts";
import { type CartLine, type Store, useStore } from "../store.ts";

export type { CartLine } from "../store.ts";

const change = (part: Partial<Store["cart"]>) =>
  useStore.setState(({ cart }) => ({ cart: { ...cart, ...part } }));

export const useCart = () => useStore(({ cart }) => cart);

/** How many prints lie in the cart. */
export const useCopies = () => useStore(({ cart }) => copiesOf(cart.cartItems));

export const subtotalOf = (items: readonly CartLine[]) =>
  items.reduce((sum, { unitCost, copies }) => sum + Number(unitCost.amount) * copies, 0);

export const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** Shown at once; only the answer to the latest change replaces what is shown. */
async function want(cartItems: CartLine[], at?: number): Promise<void> {
  useRemoved.setState({ before: null });
  const version = Date.now();
  const requestId = crypto.randomUUID();
  change({
    cartItems,
    latestVersion: version,
    pendingRequestId: requestId,
    isLatestRequestPending: true,
    loading: at === undefined ? {} : { [at]: true },
  });
  const isLatest = () => useStore.getState().cart.pendingRequestId === requestId;
  const settled = { pendingRequestId: null, isLatestRequestPending: false, loading: {} };
  try {
    await ensureAccount();
    const body = { items: cartItems, shippingAddress: { countryCode: "US" as const }, version };
    const { cart } = await call("PUT /cart", { body });
    if (isLatest()) change({ ...settled, cartItems: cart.items, quotes: cart.quotes });
  } catch {
    if (isLatest()) change(settled);
  }
}

/** Puts a print into the cart; one like it makes its copies one more. */
export function addToCart(line: CartLine) {
  const { cartItems } = useStore.getState().cart;
  const wanted = addLine(cartItems, line);
  return want(
    wanted,
    wanted.findIndex((other) => sameLine(other, line)),
  );
}

/** None or fewer takes the line out. */
export function setCopies(index: number, copies: number) {
  const { cartItems } = useStore.getState().cart;
  return want(withCopies(cartItems, index, copies), index);
}

export const emptyCart = () => (useStore.getState().cart.cartItems.length > 0 ? want([]) : undefined);

/** The cart as it was before a line was taken out, until something else is changed. */
export const useRemoved = create<{ before: CartLine[] | null; name: string }>()(() => ({
  before: null,
  name: "",
}));

export function removeLine(index: number) {
  const before = useStore.getState().cart.cartItems;
  const done = setCopies(index, 0);
  useRemoved.setState({ before, name: before[index]?.name ?? "" });
  return done;
}

export const undoRemoval = () => {
  const { before } = useRemoved.getState();
  return before ? want(before) : undefined;
};
