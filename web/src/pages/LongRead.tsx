import type { ReactNode } from "react";
import styles from "./LongRead.module.css";

type Props = {
  title: string;
  /** One or two sentences that say what the page is good for. */
  lede: string;
  /** For texts that bind us: the day they last changed, as people write it. */
  updated?: string;
  children: ReactNode;
};

/** A word that no line ends within. */
export const Whole = ({ children }: { children: string }) => <span className={styles.whole}>{children}</span>;

/** A page that is read from top to bottom: one column, one heading, sections. */
export function LongRead({ title, lede, updated, children }: Props) {
  return (
    <article className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lede}>{lede}</p>
        {updated && <p className={styles.updated}>Last updated {updated}</p>}
      </header>
      {children}
    </article>
  );
}
