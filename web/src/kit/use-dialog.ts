import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { afterPaint } from "./after-paint.ts";
import { takePress } from "./early-press.ts";

type Options = {
  open: boolean;
  onClose(): void;
  /** A press beside it, which is easily made by mistake, does not close it. */
  firm?: boolean;
};

/** The second of two presses is still meant for what the first has opened. */
const isBeside = ({ target, currentTarget, detail, clientX: x, clientY: y }: MouseEvent<HTMLElement>) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return detail < 2 && target === currentTarget && (x < left || x > right || y < top || y > bottom);
};

/** Whoever is nowhere after a dialog, because what opened it is gone, is at the page's content. */
function findFocus() {
  const at = document.activeElement;
  // For a moment the focus stays on what was pressed in there, and is nowhere after that.
  if (at === null || at === document.body || at.closest("dialog:not([open])"))
    document.getElementById("main")?.focus({ preventScroll: true });
}

/**
 * Shuts off the rest of the page. Who is in there already stays where they are, and comes back to where they were;
 * others begin at the title, as a second Enter would press what comes first, the way out.
 */
function makeModal(dialog: HTMLDialogElement, opener: Element | null) {
  const at = document.activeElement;
  const within = at instanceof HTMLElement && dialog.contains(at) ? at : undefined;
  if (within && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  dialog.open = false;
  dialog.showModal();
  (within ?? dialog.querySelector("h2"))?.focus();
}

/**
 * Opens and closes the platform's dialog: it keeps the focus inside and gives it back, and Escape closes it. It also
 * closes on a press beside it; `closedby` would do that, but in new browsers only.
 */
export function useDialog({ open, onClose, firm = false }: Options) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const closedByUs = useRef(false);
  const close = useRef(onClose);
  close.current = onClose;
  // Before what is in it leaves the page, or the focus would have nowhere to return from.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    closedByUs.current = false;
    // It may have been opened before the page was alive.
    let callOff: (() => void) | undefined;
    if (!dialog.open) {
      // It is seen at once. To shut off the rest, the browser finds the style of every element of the page again.
      dialog.open = true;
      const opener = document.activeElement;
      callOff = afterPaint((sign) => {
        makeModal(dialog, opener);
        if (sign?.type === "pointerdown" && !sign.composedPath().includes(dialog))
          callOff = takePress(sign, () => firm || close.current());
      });
    }
    return () => {
      callOff?.();
      closedByUs.current = true;
      dialog.close();
      queueMicrotask(findFocus);
    };
  }, [open, firm]);
  return {
    ref,
    // Known before it is closed: whoever opens it again, before the platform tells that it was, finds it closed.
    onCancel: ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (target === currentTarget) onClose();
    },
    // The platform tells a moment later: closed because another one was opened, it must not close that one.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!closedByUs.current && !currentTarget.open) onClose();
    },
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedBeside.current = isBeside(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (!firm && pressedBeside.current && isBeside(event)) onClose();
      pressedBeside.current = false;
    },
  };
}
