import type { HTMLAttributes, ReactNode } from "react";
import styles from "./DialogHead.module.css";
import { CloseIcon } from "./icons.tsx";

type Props = { id: string; title: ReactNode; onClose(): void; grip?: HTMLAttributes<HTMLElement> };

/** The first line of drawers and modals: what this is, where whoever comes in begins, and the way out. */
export const DialogHead = ({ id, title, onClose, grip }: Props) => (
  // No <header>: outside of an article it is the page's own, its banner.
  <div className={styles.head} {...grip}>
    <h2 id={id} tabIndex={-1}>
      {title}
    </h2>
    <button type="button" className={styles.close} onClick={onClose} aria-label="Close" data-closes>
      <CloseIcon />
    </button>
  </div>
);
