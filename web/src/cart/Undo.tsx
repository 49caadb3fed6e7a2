import { undoRemoval, useRemoved } from "../cart.ts";
import styles from "./Cart.module.css";

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
