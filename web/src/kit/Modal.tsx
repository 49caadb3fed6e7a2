import { type ReactNode, useId } from "react";
import { DialogHead } from "./DialogHead.tsx";
import styles from "./Modal.module.css";
import { useDialog } from "./use-dialog.ts";

type Props = { title: string; open: boolean; onClose(): void; children: ReactNode };

export function Modal({ title, open, onClose, children }: Props) {
  const dialog = useDialog(open);
  const titleId = useId();
  return (
    <dialog ref={dialog} className={styles.modal} aria-labelledby={titleId} closedby="any" onClose={onClose}>
      <DialogHead id={titleId} title={title} onClose={onClose} />
      {children}
    </dialog>
  );
}
