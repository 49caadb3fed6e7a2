import { Select } from "../kit/Select.tsx";
import styles from "./Cart.module.css";
import { type CartLine, dollars, removeLine, setCopies, useCart } from "./cart.ts";

const quantities = Array.from({ length: 10 }, (_, index) => {
  const copies = String(index + 1);
  return { value: copies, displayName: copies };
});

const summaryOf = ({ productOptions }: CartLine) =>
  productOptions.map(({ displayName }) => displayName).join(" / ");

function Line({ line, index }: { line: CartLine; index: number }) {
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
        <button
          type="button"
          className={styles.remove}
          onClick={() => removeLine(index)}
          aria-label={`Remove ${line.name}`}
        >
          Remove
        </button>
      </div>
    </li>
  );
}

/** What lies in the cart. */
export function CartLines() {
  const { cartItems } = useCart();
  return (
    <ul className={styles.lines}>
      {cartItems.map((line, index) => (
        <Line key={`${line.sku} ${line.relatedImage._id} ${line.name}`} line={line} index={index} />
      ))}
    </ul>
  );
}
