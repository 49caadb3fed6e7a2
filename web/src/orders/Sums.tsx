import { inDollars } from "../../../functions/lib/money.ts";
import styles from "./Orders.module.css";
import type { Order } from "./queries.ts";

export function Sums({ order: { costSummary, shippingMethod } }: { order: Order }) {
  const { items, shipping, tax, total } = costSummary;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>Subtotal</dt>
        <dd>{inDollars(items.amount)}</dd>
      </div>
      <div>
        <dt>Shipping{shippingMethod ? ` (${shippingMethod})` : ""}</dt>
        <dd>{inDollars(shipping.amount)}</dd>
      </div>
      {tax.amount > 0 && (
        <div>
          <dt>Tax</dt>
          <dd>{inDollars(tax.amount)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{inDollars(total.amount)}</dd>
      </div>
    </dl>
  );
}
