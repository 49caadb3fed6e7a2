import styles from "./Cart.module.css";
import { undoRemoval, useRemoved } from "./cart.ts";

/** What was taken out can be taken back. */
export function Undo() {
  const { before, name } = useRemoved();
  return (
    <p role="status" className={styles.undo}>
      {before && (
        <>
          {name} removed.{" "}
          <button type="button" onClick={undoRemoval}>
            Undo
          </button>
        </>
      )}
    </p>
  );
}
