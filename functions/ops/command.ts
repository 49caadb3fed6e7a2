import type { Shop } from "../composition.ts";

export type Command = {
  /** What it takes, in brackets what it can do without. */
  words?: string;
  /** What it does. */
  help: string;
  run(shop: Shop, words: readonly string[], by: string): Promise<string>;
};
