import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { ensureAccount } from "../accounts/guest.ts";
import { call } from "../api.ts";
import { toast } from "../kit/toast.ts";
import type { CartLine } from "../store.ts";

type Path = "POST /cart/create-checkout-session" | "POST /create-checkout-session";

/** To the page to pay at. Pressed twice, it is one order; other contents are another press. */
export function useCheckout(path: Path) {
  const press = useRef({ contents: "", key: "" });
  return useMutation({
    mutationFn: async (items: CartLine[]) => {
      await ensureAccount();
      const contents = JSON.stringify(items);
      if (press.current.contents !== contents) press.current = { contents, key: crypto.randomUUID() };
      return call(path, {
        body: { items, shippingAddress: { countryCode: "US" }, currencyCode: "USD" },
        idempotencyKey: press.current.key,
      });
    },
    onSuccess: ({ session }) => {
      // Whoever comes back from there and pays again wants another order.
      press.current = { contents: "", key: "" };
      window.location.assign(session.url);
    },
    onError: () => void toast("Failed to checkout", "error"),
  });
}
