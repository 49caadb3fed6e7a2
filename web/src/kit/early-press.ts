/**
 * A press that began on the page a moment before a dialog shut it off is one beside that dialog: nothing behind hears
 * of it, and the focus stays. It is over with its click, or with whatever is done next. The returned function lets it
 * go.
 */
export function takePress(press: Event, onClick: () => void) {
  const over = new AbortController();
  const end = () => over.abort();
  const listening = { capture: true, signal: over.signal };
  press.stopPropagation();
  addEventListener("mousedown", (event) => event.preventDefault(), listening);
  addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      end();
      // The second of two presses is still meant for what the first has opened.
      if (event.detail < 2) onClick();
    },
    listening,
  );
  for (const next of ["pointerdown", "keydown"]) addEventListener(next, end, listening);
  return end;
}
