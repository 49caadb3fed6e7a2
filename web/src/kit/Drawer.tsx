import { type ReactNode, useId } from "react";
import { DialogHead } from "./DialogHead.tsx";
import styles from "./Drawer.module.css";
import { useDialog } from "./use-dialog.ts";
import { type Side, useDragAway } from "./use-drag-away.ts";

type Props = {
  from: Side;
  title: ReactNode;
  open: boolean;
  onClose(): void;
  children: ReactNode;
};

export function Drawer({ from, title, open, onClose, children }: Props) {
  const dialog = useDialog(open);
  const titleId = useId();
  const grip = useDragAway(dialog, from, onClose);

  return (
    <dialog
      ref={dialog}
      className={`${styles.drawer} ${styles[from]}`}
      aria-labelledby={titleId}
      closedby="any"
      // Closed because another one was opened, it is not for it to close that one.
      onClose={() => open && onClose()}
    >
      <DialogHead id={titleId} title={title} onClose={onClose} grip={grip} />
      {children}
    </dialog>
  );
}
