import { aspectRatios } from "../../../functions/core/catalogue/choice.ts";
import { shippingMethods } from "../../../functions/core/fulfilment/printer.ts";
import { nothing, type Store } from "../store.ts";

// What lies in a browser may be cut off, of an older release, or written by somebody else: it is looked at before it
// is believed. This is loaded with every page, so it is plain code and no schema.

type Check = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const text: Check = (value) => typeof value === "string";
const truth: Check = (value) => typeof value === "boolean";
const amount: Check = (value) => Number.isFinite(Number(value)) && value !== null;
const place: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const oneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const shaped =
  (shape: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(shape).every(([name, check]) => check(value[name]));

const answers = recordOf((value) => text(value) || listOf(text)(value));
const way = { currentStep: place, journeyStepValues: answers };
const art = shaped({
  _id: text,
  prompt: text,
  aspectRatio: oneOf(aspectRatios),
  status: text,
  journeyStepValues: isObject,
});
const cartLine = shaped({
  sku: text,
  name: text,
  copies: amount,
  unitCost: shaped({ amount }),
  productOptions: listOf(shaped({ label: text, value: text, displayName: text })),
  relatedImage: shaped({ _id: text, prompt: text }),
});
/** Where the shop's cart was, and what it has not answered since. */
const lastHeard = shaped({
  since: place,
  held: listOf(cartLine),
  wished: listOf(shaped({ items: listOf(cartLine) })),
});
const quote = shaped({
  shipmentMethod: oneOf(shippingMethods),
  cost: shaped({ amount }),
  businessDays: shaped({ from: amount, to: amount }),
});

const checks: Record<keyof Store, Check> = {
  accessToken: orNull(text),
  user: orNull(shaped({ _id: text, userType: text })),
  logOutOwed: truth,
  sessionEnded: orNull(text),
  progress: recordOf(
    shaped({ ...way, complete: truth, replaced: (value) => value === undefined || shaped(way)(value) }),
  ),
  underWay: orNull(shaped({ journeyId: text, key: text, wish: shaped({ values: answers }) })),
  awaited: orNull(text),
  currentArt: orNull(art),
  cart: shaped({ cartItems: listOf(cartLine), quotes: listOf(quote), latestVersion: amount }),
  setAside: listOf(cartLine),
  checkouts: recordOf(text),
  rooms: recordOf(text),
  chosen: orNull(
    shaped({ product: text, size: text, frame: text, crop: amount, ratio: oneOf(aspectRatios) }),
  ),
  selectedProduct: orNull(text),
  unverified: orNull(text),
  cameFrom: orNull(text),
  zip: orNull(text),
};

/** The parts that can be trusted; the others begin anew. */
export function trusted(kept: unknown): Store {
  if (!isObject(kept)) return nothing;
  const sound = Object.entries(kept).filter(([name, value]) => checks[name as keyof Store]?.(value));
  const store: Store = { ...nothing, ...Object.fromEntries(sound) };
  const { cartItems, quotes, latestVersion } = store.cart;
  const unsaved = store.cart.unsaved === true;
  const inVain = store.cart.inVain === true;
  // What an older release kept tells nothing of it: if it had no more to send, the shop held what is shown.
  const { since, held, wished } = lastHeard(store.cart)
    ? store.cart
    : { ...nothing.cart, held: unsaved ? [] : cartItems };
  const cart = { ...nothing.cart, cartItems, quotes, latestVersion, since, held, wished, unsaved, inVain };
  return { ...store, cart };
}

/** Whoever comes back to a page waits for no answer: what was under way when it was left may be lost. */
export const toKeep = (store: Store): Store => {
  const { pendingRequestId, isLatestRequestPending, loading, ...cart } = store.cart;
  return { ...store, cart: { ...nothing.cart, ...cart } };
};
