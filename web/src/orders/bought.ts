import { paths } from "../../../functions/core/site/paths.ts";
import { call, isFinal, shopNow } from "../api.ts";
import { takeOut } from "../cart/changing.ts";
import { say } from "../cart/notes.ts";
import { useStore } from "../store.ts";
import type { Order } from "./queries.ts";

/** So long after it was placed, an order whose beginning is not remembered still counts as just bought. */
const RECENT_MS = 60 * 60 * 1000;

/** A bank may take days to pay; what was bought before that may have been put into the cart once more. */
const DAYS_MS = 7 * 24 * 60 * 60 * 1000;

const isYounger = ({ createdAt }: Order, than: number) => Math.abs(shopNow() - Date.parse(createdAt)) < than;

const setDone = (sessionId: string) =>
  useStore.setState(({ checkouts }) => ({ checkouts: { ...checkouts, [sessionId]: "done" } }));

/**
 * What was bought leaves the cart: once, by the order that bought it. Looked at again, or bought with "Buy now", it is no
 * reason to touch a cart. Answers whether it was just bought.
 */
export function takeOutBought(sessionId: string, order: Order): boolean {
  const began = useStore.getState().checkouts[sessionId] ?? (isYounger(order, RECENT_MS) ? "cart" : "done");
  if (began === "done") return false;
  setDone(sessionId);
  if (began === "cart") void takeOut(order.items);
  return true;
}

/** Of whoever has not come back from a page to pay at: what they have bought there is not to be bought twice. */
export async function lookAtCheckouts() {
  for (const [sessionId, began] of Object.entries(useStore.getState().checkouts)) {
    // What was bought at once lay in no cart, and the confirmation looks by itself.
    if (began !== "cart" || location.pathname === paths.checkoutSuccess(sessionId)) continue;
    try {
      const { checkoutSession, order } = await call("GET /cart/checkout-session/{sessionId}", {
        params: { sessionId },
      });
      if (order && isYounger(order, DAYS_MS) && takeOutBought(sessionId, order))
        say({ reason: "What you have bought is not in your cart any more." });
      else if (order || checkoutSession.status === "expired") setDone(sessionId);
    } catch (failure) {
      if (isFinal(failure)) setDone(sessionId);
    }
  }
}
