import { type ReactNode, useId } from "react";
import { DialogHead } from "./DialogHead.tsx";
import styles from "./Modal.module.css";
import { useDialog } from "./use-dialog.ts";

type Props = {
  title: string;
  open: boolean;
  onClose(): void;
  /** A press beside it, which is easily made by mistake, does not close it. */
  firm?: boolean;
  /** For what needs the room. */
  wide?: boolean;
  children: ReactNode;
};

export function Modal({ title, open, onClose, firm = false, wide = false, children }: Props) {
  const dialog = useDialog({ open, onClose, firm });
  const titleId = useId();
  return (
    <dialog {...dialog} className={`${styles.modal} ${wide ? styles.wide : ""}`} aria-labelledby={titleId}>
      <DialogHead id={titleId} title={title} onClose={onClose} />
      {children}
    </dialog>
  );
}
