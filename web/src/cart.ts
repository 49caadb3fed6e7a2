import { call } from "./api.ts";
import { ensureAccount } from "./guest.ts";
import { type CartLine, type Root, useRoot } from "./root.ts";

export type { CartLine } from "./root.ts";

const change = (part: Partial<Root["cart"]>) =>
  useRoot.setState(({ cart }) => ({ cart: { ...cart, ...part } }));

export const useCart = () => useRoot(({ cart }) => cart);

/** How many prints lie in the cart. */
export const useCopies = () =>
  useRoot(({ cart }) => cart.cartItems.reduce((sum, { copies }) => sum + copies, 0));

export const subtotalOf = (items: readonly CartLine[]) =>
  items.reduce((sum, { unitCost, copies }) => sum + Number(unitCost.amount) * copies, 0);

export const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** Shown at once; only the answer to the latest change replaces what is shown. */
async function want(cartItems: CartLine[], at?: number): Promise<void> {
  const version = Date.now();
  const requestId = crypto.randomUUID();
  change({
    cartItems,
    latestVersion: version,
    pendingRequestId: requestId,
    isLatestRequestPending: true,
    loading: at === undefined ? {} : { [at]: true },
  });
  const isLatest = () => useRoot.getState().cart.pendingRequestId === requestId;
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

const isSame = (a: CartLine, b: CartLine) =>
  a.sku === b.sku && a.name === b.name && a.relatedImage._id === b.relatedImage._id;

const MOST_COPIES = 10;

/** Puts a print into the cart; one like it makes its copies one more. */
export function addToCart(line: CartLine) {
  const { cartItems } = useRoot.getState().cart;
  const twin = cartItems.findIndex((other) => isSame(other, line));
  const found = cartItems[twin];
  if (!found) return want([...cartItems, line], cartItems.length);
  const copies = Math.min(MOST_COPIES, found.copies + line.copies);
  return want(cartItems.with(twin, { ...found, copies }), twin);
}

/** None or fewer takes the line out. */
export function setCopies(index: number, copies: number) {
  const { cartItems } = useRoot.getState().cart;
  const line = cartItems[index];
  if (!line) return;
  return want(
    copies <= 0 ? cartItems.toSpliced(index, 1) : cartItems.with(index, { ...line, copies }),
    index,
  );
}

export const emptyCart = () => (useRoot.getState().cart.cartItems.length > 0 ? want([]) : undefined);

/** Takes the cart as it was before: undoes a removal. */
export const restoreCart = (items: CartLine[]) => want(items);
