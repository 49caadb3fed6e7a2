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

/** Somebody wants all to be tried once more. */
export function forgetReloads() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}

/** Where somebody has written something: it would go with the page. */
let writtenAt: string | undefined;

export const noticeWriting = () =>
  window.addEventListener("input", () => {
    writtenAt = location.pathname;
  });

/**
 * A part of the site that cannot be loaded was most likely replaced by a newer version: the page is loaded again,
 * once for each part. If that does not help, or there is no network to load it from, or something was written on it,
 * the failure is shown.
 */
function isLoadedAgainFor(failure: unknown): boolean {
  const what = `${location.pathname} ${failure}`;
  if (!navigator.onLine || writtenAt === location.pathname || wasReloadedFor(what)) return false;
  location.reload();
  return true;
}

/** A part of the site that is missing; the words are the specification's, and for who is asked about it. */
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

/** What did not come is not asked for again by each look at it: only once it was told. */
let untold: (() => void)[] = [];

export function askForMissing() {
  for (const forget of untold) forget();
  untold = [];
}

/** Loads a part's code, once; a failure carries the name of what is missing. */
export function chunk<T>(name: string, load: Module<T>): Module<T> {
  let loading: Promise<T> | undefined;
  function missing() {
    untold.push(() => {
      loading = undefined;
    });
    return new MissingChunk(`Loading chunk ${name} failed`);
  }
  async function loaded() {
    try {
      return await load();
    } catch (failure) {
      if (isLoadedAgainFor(failure)) return new Promise<never>(() => {});
      throw missing();
    }
  }
  async function inTime() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(missing()), PATIENCE_MS);
    });
    return Promise.race([loaded(), late]).finally(() => clearTimeout(timer));
  }
  return () => {
    loading ??= told(inTime());
    return loading;
  };
}
