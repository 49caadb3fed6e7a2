import type { ReactNode } from "react";
import { subtotalOf } from "../../../functions/core/cart/cart.ts";
import { dollars, inDollars } from "../../../functions/lib/money.ts";
import styles from "./Cart.module.css";
import { soldOf, useCart } from "./contents.ts";

const Sum = ({ name, children }: { name: string; children: ReactNode }) => (
  <p role="status" className={styles.sum}>
    <span>{name}</span>
    <span>{children}</span>
  </p>
);

export function Subtotal() {
  const { cartItems } = useCart();
  return <Sum name="Subtotal">{inDollars(dollars(subtotalOf(soldOf(cartItems))))}</Sum>;
}

/** Until the shop has answered, what is known is the price of sending what lay here before. */
export function TotalWithShipping() {
  const { cartItems, quotes, isLatestRequestPending } = useCart();
  const cheapest = Math.min(...quotes.map(({ cost }) => cost.amount));
  const isAbout = quotes.some(({ cost, estimated }) => estimated && cost.amount === cheapest);
  return (
    <Sum name="Total with shipping from">
      {isAbout && "about "}
      {isLatestRequestPending ? "…" : inDollars(dollars(subtotalOf(soldOf(cartItems))) + cheapest)}
    </Sum>
  );
}
