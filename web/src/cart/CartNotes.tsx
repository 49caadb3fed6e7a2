import { Button } from "../kit/Button.tsx";
import { useStore } from "../store.ts";
import styles from "./Cart.module.css";
import { forgetSetAside, keepCart, putInSetAside, undoRemoval } from "./changing.ts";
import { copiesIn, useCart } from "./contents.ts";
import { useCartNotes } from "./notes.ts";

/** What was taken out can be taken back, and what could not be kept can be tried again. */
export function CartNotes() {
  const { removed, reason } = useCartNotes();
  const { inVain } = useCart();
  const aside = copiesIn(useStore(({ setAside }) => setAside));
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
      {aside > 0 && (
        <p>
          {aside === 1 ? "1 print that lay here before is" : `${aside} prints that lay here before are`} not
          in this account's cart.{" "}
          <Button look="text" onClick={putInSetAside}>
            Put in
          </Button>
          <Button look="text" onClick={forgetSetAside}>
            Leave out
          </Button>
        </p>
      )}
      {reason && <p>{reason}</p>}
      {inVain && (
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
