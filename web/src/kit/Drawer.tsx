import { type ReactNode, useId } from "react";
import { DialogHead } from "./DialogHead.tsx";
import styles from "./Drawer.module.css";
import { useDialog } from "./use-dialog.ts";
import { type Side, useDragAway } from "./use-drag-away.ts";

type Props = {
  /** For buttons that open it before the page is alive (before/wake.ts). */
  id?: string;
  from: Side;
  title: ReactNode;
  /** For whoever cannot see it, where its title does not say what it is. */
  name?: string;
  open: boolean;
  onClose(): void;
  /** From below, as high as it may be from the beginning: what comes into it later does not move it. */
  tall?: boolean;
  children: ReactNode;
};

export function Drawer({ id, from, title, name, open, onClose, tall = false, children }: Props) {
  const dialog = useDialog({ open, onClose });
  const titleId = useId();
  const grip = useDragAway(dialog.ref, from, onClose);

  return (
    <dialog
      {...dialog}
      id={id}
      className={`${styles.drawer} ${styles[from]} ${tall ? styles.tall : ""}`}
      aria-label={name}
      aria-labelledby={name ? undefined : titleId}
    >
      <DialogHead id={titleId} title={title} onClose={onClose} grip={grip} />
      {children}
    </dialog>
  );
}
