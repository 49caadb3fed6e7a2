import { subtotalOf } from "../../../functions/core/cart/cart.ts";
import { dollars, inDollars } from "../../../functions/lib/money.ts";
import { useCheckout } from "../checkout/use-checkout.ts";
import { Button } from "../kit/Button.tsx";
import styles from "./Cart.module.css";
import { useCart } from "./contents.ts";

const days = ({ from, to }: { from: number; to: number }) => (from === to ? `${from}` : `${from}–${to}`);

/** What it comes to, what sending it will cost, and the way to pay. */
export function Totals() {
  const { cartItems, quotes, isLatestRequestPending } = useCart();
  const { mutate, isPending, error } = useCheckout("POST /cart/create-checkout-session");
  return (
    <div className={styles.totals}>
      <p className={styles.subtotal}>
        <span>Subtotal</span>
        <span>{inDollars(dollars(subtotalOf(cartItems)))}</span>
      </p>
      {quotes.length > 0 && (
        <details className={styles.shipping}>
          <summary>
            Shipping from {inDollars(Math.min(...quotes.map(({ cost }) => cost.amount)))}
            {quotes.some(({ estimated }) => estimated) && " (estimate)"}
          </summary>
          <ul>
            {quotes.map(({ shipmentMethod, cost, estimated, businessDays }) => (
              <li key={shipmentMethod}>
                <span>
                  {shipmentMethod}, {days(businessDays)} business days
                </span>
                <span>
                  {estimated && "about "}
                  {inDollars(cost.amount)}
                </span>
              </li>
            ))}
          </ul>
          <p>Plus 2–3 business days to make it. You choose on the next page.</p>
        </details>
      )}
      <Button disabled={isPending || isLatestRequestPending} onClick={() => mutate(cartItems)}>
        Checkout
      </Button>
      <p className={styles.gone} role="alert">
        {error?.message}
      </p>
    </div>
  );
}
