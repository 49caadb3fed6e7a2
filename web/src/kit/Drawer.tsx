import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./Drawer.module.css";
import { CloseIcon } from "./icons.tsx";

type Props = {
  from: "left" | "right" | "bottom";
  title: ReactNode;
  open: boolean;
  onClose(): void;
  children: ReactNode;
};

/** On the platform's own dialog: it keeps the focus inside and gives it back, and Escape closes it. */
export function Drawer({ from, title, open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={`${styles.drawer} ${styles[from]}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
          <CloseIcon />
        </button>
      </header>
      {children}
    </dialog>
  );
}
