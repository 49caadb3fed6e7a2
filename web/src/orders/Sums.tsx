import { inDollars } from "../../../functions/lib/money.ts";
import styles from "./Orders.module.css";
import type { Order } from "./queries.ts";

type Row = { name: string; amount: number };

const Part = ({ name, amount, className }: Row & { className?: string | undefined }) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{inDollars(amount)}</dd>
  </div>
);

/** What lines come to, below their prices. */
export const Sum = (row: Row) => (
  <dl className={styles.sums}>
    <Part {...row} className={styles.total} />
  </dl>
);

export function Sums({ order: { costSummary, shippingMethod } }: { order: Order }) {
  const { items, shipping, tax, total } = costSummary;
  return (
    <dl className={styles.sums}>
      <Part name="Subtotal" amount={items.amount} />
      <Part name={`Shipping${shippingMethod ? ` (${shippingMethod})` : ""}`} amount={shipping.amount} />
      {tax.amount > 0 && <Part name="Tax" amount={tax.amount} />}
      <Part name="Total" amount={total.amount} className={styles.total} />
    </dl>
  );
}
