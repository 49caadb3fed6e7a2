import { useSyncExternalStore } from "react";
import { afterPaint } from "../kit/after-paint.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/**
 * Read by the first line of every page (web/index.html), so it lies beside what the site remembers. It is read there
 * again when it was chosen in another window, or meanwhile: the page may sleep.
 */
const KEY = "theme";

const listeners = new Set<() => void>();
const { dataset } =
  typeof document === "undefined" ? { dataset: {} as DOMStringMap } : document.documentElement;

const current = () => themes.find((theme) => theme === dataset.theme) ?? "system";

function tellAll() {
  for (const tell of listeners) tell();
}

function show(theme: Theme) {
  dataset.theme = theme;
  tellAll();
}

export function chooseTheme(theme: Theme) {
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // It holds as long as the page, then.
  }
  // Every element finds its colors again: the mark is seen to move before.
  afterPaint(() => show(theme));
}

/** What is chosen in one window holds in all: that line has shown it already. */
if (typeof window !== "undefined")
  for (const heard of ["storage", "pageshow"]) window.addEventListener(heard, tellAll);

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** A ready page does not know what was chosen. */
export const useTheme = () => useSyncExternalStore<Theme>(subscribe, current, () => "system");
