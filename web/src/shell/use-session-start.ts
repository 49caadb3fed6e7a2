import { useEffect } from "react";
import { IMAGE_PARAMETER } from "../../../functions/core/site/paths.ts";
import { signedIn } from "../accounts/session.ts";
import { call } from "../api.ts";
import { onGone } from "../images/gone.ts";
import { useSearchParams } from "../kit/router.tsx";
import { onOtherUser, useStore } from "../store.ts";

/** Asks the shop whether whoever was here still is. */
export function useSessionStart() {
  useEffect(() => {
    const { user, cart } = useStore.getState();
    // A shop that does not answer changes nothing; one that refuses has logged us out already.
    if (user)
      call("POST /auth/authenticate", {})
        .then((who) => signedIn(who, { asOf: cart.latestVersion }))
        .catch(() => undefined)
        .then(mendCart)
        .then(lookAtCheckouts);
    else mendCart();
    const stopMending = onOtherUser(mendCart);
    const stopHearing = onGone((gone) => {
      const { cartItems } = useStore.getState().cart;
      if (cartItems.some(({ relatedImage }) => gone.some(({ _id }) => _id === relatedImage._id)))
        askForCart();
    });
    const comesBack = () => document.hidden || lookAtCheckouts();
    document.addEventListener("visibilitychange", comesBack);
    window.addEventListener("online", mendCart);
    return () => {
      document.removeEventListener("visibilitychange", comesBack);
      window.removeEventListener("online", mendCart);
      stopMending();
      stopHearing();
    };
  }, []);
}

/** What could not be kept is sent again, by a guest who is over as a new one; what came along is asked for its shipping. */
function mendCart() {
  const { user, cart } = useStore.getState();
  const unpriced = user && cart.cartItems.length > 0 && cart.quotes.length === 0;
  if ((cart.unsaved || unpriced) && !cart.isLatestRequestPending) askForCart();
}

/** Whoever has paid, and closed the page before it led back, has bought all the same. */
function lookAtCheckouts() {
  if (!Object.values(useStore.getState().checkouts).includes("cart")) return;
  import("../orders/bought.ts").then((bought) => bought.lookAtCheckouts()).catch(() => undefined);
}

function askForCart() {
  import("../cart/changing.ts").then(({ keepCart }) => keepCart()).catch(() => undefined);
}

/** Whoever leaves, here or in another tab, takes the picture they had chosen out of the address. */
export function useClearedAddress() {
  const [, setQuery] = useSearchParams();
  useEffect(
    () =>
      onOtherUser((before) => {
        if (!before) return;
        setQuery(
          (query) => {
            query.delete(IMAGE_PARAMETER);
            return query;
          },
          { replace: true },
        );
      }),
    [setQuery],
  );
}
