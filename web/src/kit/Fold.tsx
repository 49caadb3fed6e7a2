import type { ReactNode, Ref } from "react";
import styles from "./Fold.module.css";

type Props = {
  title: ReactNode;
  /** What it holds at the moment, in a word or two. */
  summary?: string | undefined;
  open: boolean;
  onToggle(open: boolean): void;
  /** The focus has left it, or moved within. */
  onBlur?(): void;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
};

/** A part of a form that folds away, and says while folded what was chosen in it. */
export const Fold = ({ title, summary, open, onToggle, onBlur, children, ref }: Props) => (
  <details
    ref={ref}
    onBlur={onBlur}
    className={styles.fold}
    open={open}
    onToggle={(event) => event.currentTarget.open !== open && onToggle(event.currentTarget.open)}
  >
    <summary>
      <span>{title}</span>
      <span className={styles.summary}>{summary}</span>
    </summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
