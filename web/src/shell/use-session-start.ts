import { useEffect, useState } from "react";
import { IMAGE_PARAMETER } from "../../../functions/core/site/paths.ts";
import { isLoggedIn } from "../accounts/session.ts";
import { askWho } from "../accounts/who.ts";
import { closeModal } from "../dialogs/modals.ts";
import { onGone } from "../images/gone.ts";
import { useSearchParams } from "../kit/router.tsx";
import { onOtherUser, useStore } from "../store.ts";

/** Asks the shop whether whoever was here still is. */
export function useSessionStart() {
  useEffect(() => {
    if (useStore.getState().user) askWho().then(mendCart).then(lookAtCheckouts);
    else mendCart();
    const stopMending = onOtherUser(mendCart);
    // A token that comes with an answer while nobody is here is of somebody whom the shop has known by the cookie.
    const stopAsking = useStore.subscribe(({ user, accessToken }, before) => {
      if (!user && accessToken && !before.accessToken) void askWho();
    });
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
      stopAsking();
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

/**
 * Who has an account takes all with them when they leave, here or in another tab: the picture they had chosen out of the
 * address, the dialog they had open. What they wrote and did not send goes where this is the key: how many have left.
 */
export function useDepartures(): number {
  const [departures, setDepartures] = useState(0);
  const [, setQuery] = useSearchParams();
  useEffect(
    () =>
      onOtherUser((before) => {
        // What a guest has chosen stays with whoever they log in as, and when the shop forgets them.
        if (!isLoggedIn({ user: before })) return;
        setDepartures((count) => count + 1);
        closeModal();
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
  return departures;
}
