/** Whoever does the next thing finds done what waits for the picture. */
const signs = ["pointerdown", "pointermove", "keydown"];

/** A page that nobody looks at is not painted, and goes on all the same. */
const UNSEEN_MS = 2_000;

/**
 * Does what nobody sees when what they see is painted, so that a slow machine does not paint later for it; it is told
 * what somebody did before that. The returned function calls it off.
 */
export function afterPaint(work: (sign?: Event) => void) {
  const done = new AbortController();
  const { signal } = done;
  const now = (sign?: Event) => {
    if (signal.aborted) return;
    done.abort();
    work(sign);
  };
  requestAnimationFrame(() => setTimeout(now));
  setTimeout(now, UNSEEN_MS);
  for (const sign of signs) addEventListener(sign, now, { capture: true, signal });
  return () => done.abort();
}
