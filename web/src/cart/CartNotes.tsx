import { Button } from "../kit/Button.tsx";
import styles from "./Cart.module.css";
import { keepCart, undoRemoval } from "./changing.ts";
import { useCart } from "./contents.ts";
import { useCartNotes } from "./notes.ts";

/** What was taken out can be taken back, and what could not be kept can be tried again. */
export function CartNotes() {
  const { removed, reason } = useCartNotes();
  const { unsaved, isLatestRequestPending } = useCart();
  const isLost = unsaved && !isLatestRequestPending;
  return (
    <div role="status" className={styles.notes}>
      {removed && (
        <p>
          {removed.name} removed.{" "}
          <Button look="text" onClick={undoRemoval}>
            Undo
          </Button>
        </p>
      )}
      {reason && <p>{reason}</p>}
      {isLost && (
        <p>
          Your last change could not be kept.{" "}
          <Button look="text" onClick={keepCart}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
