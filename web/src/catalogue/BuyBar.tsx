import { inDollars } from "../../../functions/lib/money.ts";
import { addToCart } from "../cart/changing.ts";
import { lineKey } from "../cart/line.ts";
import { useCheckout } from "../checkout/use-checkout.ts";
import { openDrawer } from "../dialogs/drawers.ts";
import { Button } from "../kit/Button.tsx";
import type { CartLine } from "../store.ts";
import styles from "./BuyBar.module.css";

/** The price and the way to pay: it stays in sight while somebody chooses and reads. */
export function BuyBar({ price, line }: { price: number | undefined; line: CartLine | null }) {
  const buyNow = useCheckout(
    "POST /create-checkout-session",
    ([asked]) => asked !== undefined && line !== null && lineKey(asked) === lineKey(line),
  );
  return (
    <div className={styles.bar}>
      <output aria-label="Price" className={styles.price}>
        {price === undefined ? "–" : inDollars(price)}
      </output>
      <Button
        disabled={!line || buyNow.isPending}
        onClick={() => {
          if (line) buyNow.mutate([line]);
        }}
      >
        Buy now
      </Button>
      <Button
        look="secondary"
        disabled={!line}
        onClick={() => {
          if (!line) return;
          void addToCart(line);
          openDrawer("CART");
        }}
      >
        Add to cart
      </Button>
      <p role="alert">{buyNow.error?.message}</p>
    </div>
  );
}
