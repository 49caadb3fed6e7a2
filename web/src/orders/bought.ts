import { call, isFinal, shopNow } from "../api.ts";
import { takeOut } from "../cart/changing.ts";
import { useStore } from "../store.ts";
import type { Order } from "./queries.ts";

/** So long after it was placed, an order whose beginning is not remembered still counts as just bought. */
const RECENT_MS = 60 * 60 * 1000;

const isRecent = ({ createdAt }: Order) => Math.abs(shopNow() - Date.parse(createdAt)) < RECENT_MS;

const setDone = (sessionId: string) =>
  useStore.setState(({ checkouts }) => ({ checkouts: { ...checkouts, [sessionId]: "done" } }));

/**
 * What was bought leaves the cart: once, by the order that bought it. Looked at again, or bought with "Buy now", it is no
 * reason to touch a cart. Answers whether it was just bought.
 */
export function takeOutBought(sessionId: string, order: Order): boolean {
  const began = useStore.getState().checkouts[sessionId] ?? (isRecent(order) ? "cart" : "done");
  if (began === "done") return false;
  setDone(sessionId);
  if (began === "cart") void takeOut(order.items);
  return true;
}

/** Of whoever has not come back from a page to pay at: what they have bought there is not to be bought twice. */
export async function lookAtCheckouts() {
  for (const [sessionId, began] of Object.entries(useStore.getState().checkouts)) {
    // What was bought at once lay in no cart.
    if (began !== "cart") continue;
    try {
      const { checkoutSession, order } = await call("GET /cart/checkout-session/{sessionId}", {
        params: { sessionId },
      });
      if (order) takeOutBought(sessionId, order);
      else if (checkoutSession.status === "expired") setDone(sessionId);
    } catch (failure) {
      if (isFinal(failure)) setDone(sessionId);
    }
  }
}
