import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Read by the first line of every page (web/index.html), so it lies beside what the site remembers. */
const KEY = "theme";

const listeners = new Set<() => void>();
const { dataset } =
  typeof document === "undefined" ? { dataset: {} as DOMStringMap } : document.documentElement;

const current = () => (dataset.theme as Theme | undefined) ?? "system";

export function chooseTheme(theme: Theme) {
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // It holds as long as the page, then.
  }
  for (const tell of listeners) tell();
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/** A ready page does not know what was chosen. */
export const useTheme = () => useSyncExternalStore<Theme>(subscribe, current, () => "system");
