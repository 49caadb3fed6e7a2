import type { ReactNode } from "react";
import styles from "./Waiting.module.css";

/** Something is on its way. */
export const Waiting = ({ children }: { children: string }) => (
  <p className={styles.waiting} role="status">
    {children}
  </p>
);

/**
 * What a stranger is shown, in a page that was written before anybody asked: whoever is known to their browser reads
 * that it is on its way, until the site has come and shows them theirs.
 */
export const ForStrangers = ({ waiting, children }: { waiting: string; children: ReactNode }) => (
  <div className={styles.strangers} data-waiting={waiting}>
    {children}
  </div>
);
