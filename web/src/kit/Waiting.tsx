import styles from "./Waiting.module.css";

/** Something is on its way. */
export const Waiting = ({ children }: { children: string }) => (
  <p className={styles.waiting} role="status">
    {children}
  </p>
);
