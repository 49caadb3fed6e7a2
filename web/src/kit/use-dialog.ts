import { useEffect, useRef } from "react";

/** Opens and closes the platform's dialog: it keeps the focus inside and gives it back, and Escape closes it. */
export function useDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return dialog;
}
