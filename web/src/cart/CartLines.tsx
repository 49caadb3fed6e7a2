import { memo, useEffect, useId, useState } from "react";
import { MOST_COPIES, MOST_LINES } from "../../../functions/core/cart/cart.ts";
import { versionOf } from "../../../functions/core/images/image-id.ts";
import { paths } from "../../../functions/core/site/paths.ts";
import { inDollars } from "../../../functions/lib/money.ts";
import { afterPaint } from "../kit/after-paint.ts";
import { Button } from "../kit/Button.tsx";
import { Link } from "../kit/router.tsx";
import { Select } from "../kit/Select.tsx";
import type { CartLine } from "../store.ts";
import styles from "./Cart.module.css";
import { removeLine, setCopies } from "./changing.ts";
import { useCart } from "./contents.ts";
import { LinePicture } from "./LinePicture.tsx";
import { lineKey, lineSummary } from "./line.ts";

const quantities = Array.from({ length: MOST_COPIES }, (_, index) => {
  const copies = String(index + 1);
  return { value: copies, displayName: copies };
});

/** What is on it, said briefly, and which version: for whoever cannot see which of two prints it is. */
const motifOf = ({ relatedImage: { _id, prompt } }: CartLine) =>
  `“${prompt.replace(/^(.{36}\S{0,12}).+$/su, "$1…")}”, version ${versionOf(_id)}`;

/** Of what is not sold any more the shop knows no SKU; of anything else it is the picture that is gone. */
const Gone = ({ line: { sku } }: { line: CartLine }) => (
  <>
    <p className={styles.gone} role="alert">
      {sku ? "Its picture is not" : "Not"} available any more. Please remove it.
    </p>
    {sku && (
      <p>
        <Link to={paths.journeyStart}>Create another picture</Link>
      </p>
    )}
  </>
);

/** One that is as it was is left alone: a cart may hold fifty. */
const Line = memo(({ line, isBusy }: { line: CartLine; isBusy: boolean }) => {
  const id = useId();
  return (
    <li className={styles.line} aria-busy={isBusy}>
      <LinePicture line={line} />
      <div>
        <p id={`${id}-name`} className={styles.name}>
          {line.name}
        </p>
        <p id={`${id}-summary`} className={styles.summary}>
          {lineSummary(line)}
        </p>
        {line.unavailable ? <Gone line={line} /> : <p>{inDollars(line.unitCost.amount)}</p>}
      </div>
      <div className={styles.tools}>
        <Select
          label="Quantity"
          aria-label={`Quantity, ${motifOf(line)}`}
          aria-describedby={`${id}-name ${id}-summary`}
          options={quantities}
          value={String(line.copies)}
          onValue={(copies) => setCopies(line, Number(copies))}
          compact
        />
        <Button
          look="text"
          onClick={() => removeLine(line)}
          aria-label={`Remove ${line.name}, ${lineSummary(line)}, ${motifOf(line)}`}
        >
          Remove
        </Button>
      </div>
    </li>
  );
});

/** As many as a phone has room for. */
const AT_ONCE = 4;

/**
 * What lies in the cart. In steps, what is seen first comes first, and with each picture some more: for a drawer, that
 * a press waits for. A page is whole at once, as somebody may come back to a place far down in it.
 */
export function CartLines({ inSteps = false }: { inSteps?: boolean }) {
  const { cartItems, loading } = useCart();
  const [most, setMost] = useState(inSteps ? AT_ONCE : MOST_LINES);
  const isMore = cartItems.length > most;
  useEffect(() => (isMore ? afterPaint(() => setMost(most + AT_ONCE)) : undefined), [isMore, most]);
  return (
    <ul className={styles.lines}>
      {cartItems.slice(0, most).map((line, index) => (
        <Line key={lineKey(line)} line={line} isBusy={loading[index] ?? false} />
      ))}
    </ul>
  );
}
