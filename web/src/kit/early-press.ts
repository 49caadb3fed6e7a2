/**
 * A press that began on the page a moment before a dialog shut it off is one beside that dialog: nothing behind hears
 * of it, and the focus stays. It is over with its click, or with whatever is done next. The returned function lets it
 * go.
 */
export function takePress(press: Event, onClick: () => void) {
  const over = new AbortController();
  const listening = { capture: true, signal: over.signal };
  press.stopPropagation();
  addEventListener("mousedown", (event) => event.preventDefault(), listening);
  addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      over.abort();
      onClick();
    },
    listening,
  );
  for (const next of ["pointerdown", "keydown"]) addEventListener(next, () => over.abort(), listening);
  return () => over.abort();
}
