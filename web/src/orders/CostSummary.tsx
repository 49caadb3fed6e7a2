import { subtotalOf } from "../../../functions/core/cart/cart.ts";
import { dollars, inDollars } from "../../../functions/lib/money.ts";
import styles from "./Orders.module.css";
import type { Order } from "./queries.ts";

type Row = { name: string; money: { amount: number } | undefined; className?: string | undefined };

/** What is not said is not shown. */
const Part = ({ name, money, className }: Row) =>
  money && (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{inDollars(money.amount)}</dd>
    </div>
  );

export function CostSummary({ order: { costSummary, shippingMethod, items } }: { order: Order }) {
  const { items: subtotal, shipping, tax, total, refunded } = costSummary;
  return (
    <dl className={styles.sums}>
      <Part name="Subtotal" money={subtotal ?? { amount: dollars(subtotalOf(items)) }} />
      <Part name={`Shipping${shippingMethod ? ` (${shippingMethod})` : ""}`} money={shipping} />
      {tax?.amount > 0 && <Part name="Tax" money={tax} />}
      <Part name="Total" money={total} className={styles.total} />
      <Part name="Refunded" money={refunded} />
    </dl>
  );
}
