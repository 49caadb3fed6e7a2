/** Whoever does the next thing finds done what waits for the picture. */
const signs = ["pointerdown", "pointermove", "keydown"];

/**
 * Does what nobody sees when what they see is painted, so that a slow machine does not paint later for it. The
 * returned function calls it off.
 */
export function afterPaint(work: () => void) {
  const done = new AbortController();
  const { signal } = done;
  const now = () => {
    if (signal.aborted) return;
    done.abort();
    work();
  };
  requestAnimationFrame(() => setTimeout(now));
  for (const sign of signs) addEventListener(sign, now, { capture: true, signal });
  return () => done.abort();
}
