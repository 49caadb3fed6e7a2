import { dollars } from "../cart/cart.ts";
import styles from "./Orders.module.css";
import type { Order } from "./queries.ts";

export function Sums({ order: { costSummary, shippingMethod } }: { order: Order }) {
  const { items, shipping, tax, total } = costSummary;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Subtotal</dt>
        <dd>{dollars(items.amount)}</dd>
      </div>
      <div>
        <dt>Shipping{shippingMethod ? ` (${shippingMethod})` : ""}</dt>
        <dd>{dollars(shipping.amount)}</dd>
      </div>
      {tax.amount > 0 && (
        <div>
          <dt>Tax</dt>
          <dd>{dollars(tax.amount)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{dollars(total.amount)}</dd>
      </div>
    </dl>
  );
}
