import { reasonOf } from "../api.ts";
import { useCheckout } from "../checkout/use-checkout.ts";
import { Button } from "../kit/Button.tsx";
import styles from "./Cart.module.css";
import { isTheCart, keepCart } from "./changing.ts";
import { soldOf, useCart } from "./contents.ts";
import { ShippingOffers } from "./ShippingOffers.tsx";
import { Subtotal, TotalWithShipping } from "./Sums.tsx";

/** A price that has changed is shown as it is now. */
const refreshed = (failure: Error) => {
  if (reasonOf(failure).code === "conflict") void keepCart();
};

/** What it comes to, what sending it will cost, and the way to pay, beside the last sum that is known. */
export function Totals() {
  const { cartItems, quotes, isLatestRequestPending } = useCart();
  const sold = soldOf(cartItems);
  // As the specification has them, quotes need not say a price.
  const isQuoted = quotes[0]?.cost !== undefined;
  const isGone = sold.length < cartItems.length;
  const { mutate, isPending, error } = useCheckout("POST /cart/create-checkout-session", isTheCart);
  return (
    <div className={styles.totals}>
      {isQuoted && (
        <>
          <Subtotal />
          <ShippingOffers />
        </>
      )}
      <div className={styles.pay}>
        {isGone && (
          <p id="gone" className={styles.gone}>
            {sold.length > 0
              ? "Something in your cart is not available any more: remove it to check out."
              : "Nothing in your cart can be bought any more."}
          </p>
        )}
        <p className={styles.gone} role="alert">
          {error?.message}
        </p>
        {isQuoted ? <TotalWithShipping /> : <Subtotal />}
        <Button
          aria-describedby={isGone ? "gone" : undefined}
          disabled={isPending || isLatestRequestPending || sold.length === 0}
          onClick={() => mutate(cartItems, { onError: refreshed })}
        >
          Checkout
        </Button>
      </div>
    </div>
  );
}
