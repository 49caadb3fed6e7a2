const signs = ["scroll", "pointerdown", "keydown"];

/** As long as this nobody has scrolled or pressed anything. */
const REST_MS = 600;

/**
 * Does what moves by itself and is waited for by nobody once somebody rests: on a slow phone it would hold up the page
 * under their finger. The returned function calls it off.
 */
export function atRest(work: () => void) {
  const over = new AbortController();
  const rested = () => {
    over.abort();
    work();
  };
  let resting = setTimeout(rested, REST_MS);
  const again = () => {
    clearTimeout(resting);
    resting = setTimeout(rested, REST_MS);
  };
  for (const sign of signs)
    addEventListener(sign, again, { capture: true, passive: true, signal: over.signal });
  return () => {
    over.abort();
    clearTimeout(resting);
  };
}
