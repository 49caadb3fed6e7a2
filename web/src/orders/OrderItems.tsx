import { type CartLine, dollars } from "../cart/cart.ts";
import styles from "./Orders.module.css";

const summaryOf = ({ productOptions, description }: CartLine) =>
  productOptions.map(({ displayName }) => displayName).join(" / ") || description;

/** What was bought: on the confirmation, and on the order's own page. */
export function OrderItems({ items }: { items: readonly CartLine[] }) {
  if (items.length === 0) return <p>No items found in your order.</p>;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={`${item.sku} ${item.relatedImage._id}`}>
          <img src={item.relatedImage.imageUrl} alt={item.relatedImage.prompt} width="72" height="72" />
          <div>
            <p className={styles.name}>{item.name || item.sku}</p>
            <p className={styles.soft}>{summaryOf(item)}</p>
          </div>
          <p>
            {dollars(Number(item.unitCost.amount))} × {item.copies}
          </p>
        </li>
      ))}
    </ul>
  );
}
