import { useState } from "react";
import { type CartLine, dollars, restoreCart, setCopies, useCart } from "../cart.ts";
import { Select } from "../kit/Select.tsx";
import styles from "./Cart.module.css";

const quantities = Array.from({ length: 10 }, (_, index) => {
  const copies = String(index + 1);
  return { value: copies, displayName: copies };
});

const summaryOf = ({ productOptions }: CartLine) =>
  productOptions.map(({ displayName }) => displayName).join(" / ");

function Line({ line, index, onRemove }: { line: CartLine; index: number; onRemove(): void }) {
  const { loading } = useCart();
  return (
    <li className={styles.line} aria-busy={loading[index] ?? false}>
      {line.relatedImage.imageUrl ? (
        <img src={line.relatedImage.imageUrl} alt={line.relatedImage.prompt} width="72" height="72" />
      ) : (
        <span className={styles.noPicture} />
      )}
      <div>
        <p className={styles.name}>{line.name}</p>
        <p className={styles.summary}>{summaryOf(line)}</p>
        {line.unavailable ? (
          <p className={styles.gone} role="alert">
            Not available any more. Please remove it.
          </p>
        ) : (
          <p>{dollars(Number(line.unitCost.amount))}</p>
        )}
      </div>
      <div className={styles.tools}>
        <Select
          label="Quantity"
          options={quantities}
          value={String(line.copies)}
          onValue={(copies) => setCopies(index, Number(copies))}
          compact
        />
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={`Remove ${line.name}`}>
          Remove
        </button>
      </div>
    </li>
  );
}

/** What lies in the cart. What was taken out can be taken back, until something else is changed. */
export function CartLines() {
  const { cartItems } = useCart();
  const [before, setBefore] = useState<{ items: CartLine[]; name: string }>();
  return (
    <>
      <ul className={styles.lines}>
        {cartItems.map((line, index) => (
          <Line
            key={`${line.sku} ${line.relatedImage._id} ${line.name}`}
            line={line}
            index={index}
            onRemove={() => {
              setBefore({ items: cartItems, name: line.name });
              void setCopies(index, 0);
            }}
          />
        ))}
      </ul>
      <p role="status" className={styles.undo}>
        {before && (
          <>
            {before.name} removed.{" "}
            <button
              type="button"
              onClick={() => {
                void restoreCart(before.items);
                setBefore(undefined);
              }}
            >
              Undo
            </button>
          </>
        )}
      </p>
    </>
  );
}
