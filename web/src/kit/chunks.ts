const KEY = "reloaded-for";

/** Whether the page was loaded again for this already; where nothing can be remembered, whether it was at all. */
function wasReloadedFor(what: string): boolean {
  try {
    const before: string[] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    sessionStorage.setItem(KEY, JSON.stringify([...before, what]));
    return before.includes(what);
  } catch {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return navigation?.type === "reload";
  }
}

/**
 * A part of the site that cannot be loaded was most likely replaced by a newer version: the page is loaded again,
 * once for each part. If that does not help, or there is no network to load it from, the failure is shown.
 */
export function reloadWhenChunksAreGone() {
  window.addEventListener("vite:preloadError", (event) => {
    if (doneWithout > 0 && needed === 0) return;
    const what = `${location.pathname} ${event.payload.message}`;
    if (!navigator.onLine || wasReloadedFor(what)) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** How many parts are being loaded that nobody would miss: a page is not loaded again for them. */
let doneWithout = 0;
/** And how many that are: nothing says which of them it is that is gone. */
let needed = 0;

export async function ifPossible<T>(load: () => Promise<T>, use: (part: T) => void) {
  doneWithout++;
  await load()
    .then(use)
    .catch(() => undefined);
  doneWithout--;
}

/** A part of the site that is missing; the words are the specification's. */
export class MissingChunk extends Error {}

type Module<T> = () => Promise<T>;

/** What has not come by then does not come: the specification's. */
const PATIENCE_MS = 120_000;

/** A promise that says what became of it, as `use` of React reads it: nobody has to wait for what is there. */
function told<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => {
      Object.assign(promise, { status: "fulfilled", value });
    },
    (reason) => {
      Object.assign(promise, { status: "rejected", reason });
    },
  );
  return promise;
}

/** Loads a part's code, once; a failure carries the name of what is missing. */
export function chunk<T>(name: string, load: Module<T>): Module<T> {
  const missing = () => new MissingChunk(`Loading chunk ${name} failed`);
  async function loaded() {
    try {
      // While the page is about to be loaded again, Vite answers nothing: wait for that.
      return (await load()) ?? (await new Promise<never>(() => {}));
    } catch {
      throw missing();
    }
  }
  async function inTime() {
    needed++;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(missing()), PATIENCE_MS);
    });
    return Promise.race([loaded(), late]).finally(() => {
      clearTimeout(timer);
      needed--;
    });
  }
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= told(inTime());
    return loading;
  };
}
