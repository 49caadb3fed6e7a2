import type { Shop } from "../composition.ts";

type Words = {
  /** What it takes, in brackets what it can do without: as its help says it. */
  words: string;
  /** How many, "again" counted. */
  takes: readonly [least: number, most: number];
};

export type Command = (Words | { [Key in keyof Words]?: undefined }) & {
  /** What it does. */
  help: string;
  run(shop: Shop, words: readonly string[], by: string): Promise<string>;
};
