const RELOADED = "reloaded-for-chunk";

/**
 * A part of the site that cannot be loaded was most likely replaced by a newer version: the page is loaded again,
 * once. If that does not help, the failure is shown.
 */
export function reloadWhenChunksAreGone() {
  window.addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, "yes");
    event.preventDefault();
    window.location.reload();
  });
}

type Module<T> = () => Promise<T>;

/** Loads a screen's code; a failure carries the name of what is missing. */
export const chunk =
  <T>(name: string, load: Module<T>): Module<T> =>
  async () => {
    try {
      const loaded = await load();
      if (typeof sessionStorage !== "undefined") sessionStorage.removeItem(RELOADED);
      // While the page is about to be loaded again, Vite answers nothing: wait for that.
      return loaded ?? (await new Promise<never>(() => {}));
    } catch {
      throw new Error(`Loading chunk ${name} failed`);
    }
  };
