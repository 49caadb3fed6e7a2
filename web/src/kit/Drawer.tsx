import { type ReactNode, useId } from "react";
import { DialogHead } from "./DialogHead.tsx";
import styles from "./Drawer.module.css";
import { useDialog } from "./use-dialog.ts";

type Props = {
  from: "left" | "right" | "bottom";
  title: ReactNode;
  open: boolean;
  onClose(): void;
  children: ReactNode;
};

export function Drawer({ from, title, open, onClose, children }: Props) {
  const dialog = useDialog(open);
  const titleId = useId();

  return (
    <dialog
      ref={dialog}
      className={`${styles.drawer} ${styles[from]}`}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <DialogHead id={titleId} title={title} onClose={onClose} />
      {children}
    </dialog>
  );
}
