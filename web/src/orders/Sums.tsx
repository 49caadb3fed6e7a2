import { inDollars } from "../../../functions/lib/money.ts";
import styles from "./Orders.module.css";
import type { Order } from "./queries.ts";

type Row = { name: string; amount: number; className?: string | undefined };

const Part = ({ name, amount, className }: Row) => (
  <div className={className}>
    <dt>{name}</dt>
    <dd>{inDollars(amount)}</dd>
  </div>
);

export function Sums({ order: { costSummary, shippingMethod } }: { order: Order }) {
  const { items, shipping, tax, total, refunded } = costSummary;
  return (
    <dl className={styles.sums}>
      <Part name="Subtotal" amount={items.amount} />
      <Part name={`Shipping${shippingMethod ? ` (${shippingMethod})` : ""}`} amount={shipping.amount} />
      {tax.amount > 0 && <Part name="Tax" amount={tax.amount} />}
      <Part name="Total" amount={total.amount} className={styles.total} />
      {refunded && <Part name="Refunded" amount={refunded.amount} />}
    </dl>
  );
}
