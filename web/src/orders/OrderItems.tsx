import { inDollars } from "../../../functions/lib/money.ts";
import { LinePicture } from "../cart/LinePicture.tsx";
import { lineKey, lineSummary } from "../cart/line.ts";
import type { CartLine } from "../store.ts";
import styles from "./Orders.module.css";

const summaryOf = (item: CartLine) => lineSummary(item) || item.description;

/** What was bought: on the confirmation, and on the order's own page. */
export function OrderItems({ items, free = false }: { items: readonly CartLine[]; free?: boolean }) {
  if (items.length === 0) return <p>No items found in your order.</p>;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={lineKey(item)}>
          <LinePicture line={item} />
          <div>
            <p className={styles.name}>{item.name || item.sku}</p>
            <p className={styles.soft}>{summaryOf(item)}</p>
          </div>
          <p>
            {!free && inDollars(item.unitCost.amount)} × {item.copies}
          </p>
        </li>
      ))}
    </ul>
  );
}
