import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { currency } from "../../../functions/lib/money.ts";
import { ensureAccount } from "../accounts/guest.ts";
import { call, reasonOf } from "../api.ts";
import { toast } from "../kit/toast.ts";
import { useIsHere } from "../kit/use-is-here.ts";
import { type CartLine, useStore } from "../store.ts";

type Path = "POST /cart/create-checkout-session" | "POST /create-checkout-session";

const MOST_REMEMBERED = 20;

/**
 * To the page to pay at. Pressed twice, it is one order, also while that page is on its way: a second order would close the
 * page of the first. Other contents are another press, and nobody is led to pay what they do not want as it was any more.
 */
export function useCheckout(path: Path, isWanted: (items: CartLine[]) => boolean) {
  const queries = useQueryClient();
  const isHere = useIsHere();
  const press = useRef({ contents: "", key: "" });
  const checkout = useMutation({
    mutationFn: async (items: CartLine[]) => {
      await ensureAccount();
      const contents = JSON.stringify(items);
      if (press.current.contents !== contents) press.current = { contents, key: crypto.randomUUID() };
      return call(path, {
        body: { items, shippingAddress: { countryCode: "US" }, currencyCode: currency },
        idempotencyKey: press.current.key,
      });
    },
    // Whoever was a guest pays as a new one.
    retry: (failures, error) => failures < 1 && reasonOf(error).kind === "GUEST_IS_OVER",
    onSuccess: ({ session }, items) => {
      const from = path === "POST /create-checkout-session" ? ("buy now" as const) : ("cart" as const);
      useStore.setState(({ checkouts }) => ({
        checkouts: Object.fromEntries([
          ...Object.entries(checkouts).slice(-MOST_REMEMBERED),
          [session.sessionId, from],
        ]),
      }));
      if (!isHere()) return;
      if (isWanted(items)) window.location.assign(session.url);
      else void toast("Something has changed meanwhile: please press again.", "error");
    },
    onError: (failure) => {
      void toast("Failed to checkout", "error");
      // The price that was seen is not the price any more: the page shows what it is.
      if (reasonOf(failure).code === "conflict") void queries.invalidateQueries({ queryKey: ["products"] });
    },
  });
  useEffect(() => {
    // Whoever comes back from there and pays again wants another order.
    const comesBack = () => {
      press.current = { contents: "", key: "" };
    };
    window.addEventListener("pageshow", comesBack);
    return () => window.removeEventListener("pageshow", comesBack);
  }, []);
  const { reset } = checkout;
  const isUnreached = reasonOf(checkout.error).kind === "FETCH_ERROR";
  // As soon as it is said, and not once it was painted: the network may be back by then.
  useLayoutEffect(() => {
    if (!isUnreached) return;
    window.addEventListener("online", reset);
    return () => window.removeEventListener("online", reset);
  }, [isUnreached, reset]);
  return checkout;
}
