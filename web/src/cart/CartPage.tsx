import { paths } from "../../../functions/core/site/paths.ts";
import { LinkButton } from "../kit/Button.tsx";
import { Notice } from "../kit/Notice.tsx";
import { ForStrangers } from "../kit/Waiting.tsx";
import styles from "./Cart.module.css";
import { CartLines } from "./CartLines.tsx";
import { CartNotes } from "./CartNotes.tsx";
import { useCart } from "./contents.ts";
import { Totals } from "./Totals.tsx";

export default function CartPage() {
  const { cartItems } = useCart();
  return (
    <div className={styles.page}>
      <h1>Your Cart</h1>
      <CartNotes />
      <ForStrangers waiting="Loading your cart...">
        {cartItems.length === 0 ? (
          <Notice title="Your cart is empty!">
            <div className={styles.ways}>
              <LinkButton to={paths.journeyStart}>Create your custom image</LinkButton>
              <LinkButton look="secondary" to={paths.products}>
                See all products
              </LinkButton>
            </div>
          </Notice>
        ) : (
          <div className={styles.columns}>
            <CartLines />
            <Totals />
          </div>
        )}
      </ForStrangers>
    </div>
  );
}
