import type { Screen } from "../screens.ts";
import type { Store } from "../store.ts";

// What the build (web/build/scripts.ts) and the site tell the scripts that stand in a page. They are too small to check it,
// and are loaded with every page: these are types, which cost them nothing.

/** In a list JSON has null for what is undefined. */
type Perhaps<T> = T | null | undefined;

/** The element `coming`: the screens by their addresses, the files of each, and what it will ask the shop first. */
export type Coming = {
  files: string[];
  screens: [
    pattern: string,
    code: number[],
    asks: string,
    sends: Perhaps<string>,
    sizes: Perhaps<Sizes>,
    first: Perhaps<Screen["first"]>,
  ][];
};
export type Sizes = string | Record<string, string>;

/** The element `life`: what a ready page needs to come to life. */
export type Life = {
  script: string;
  chunks: string[];
  style: string;
  /** What makes this screen another than a stranger is shown, which is what stands here. */
  changedBy?: Screen["changedBy"];
  /** Where this screen leads by itself. */
  leadsTo?: string | undefined;
};

/** What the site keeps in the browser, of which any part may be missing. */
export type Kept = Partial<Store>;
