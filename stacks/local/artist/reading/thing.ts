import type { Looks } from "../motifs/looks.ts";
import type { Place } from "../places.ts";
import type { Action, Relation } from "./grammar.ts";

/** One thing that a wish names: what it is drawn as, how many, and how it stands to another. */
export type Thing = Looks & {
  word: string;
  motif: string;
  count: number;
  /** A group of different members. */
  members?: string[];
  /** Not yet grown. */
  small?: true;
  /** What a beast has on, in the words for it. */
  worn?: string[];
  /** Named in one breath with the one before: where the one is, there is the other. */
  also?: true;
  to?: {
    relation: Relation;
    thing: number;
    /** On which part of whose body it is. */
    part?: string;
  };
};

export type Reading = {
  things: Thing[];
  /** What the first of them does. */
  action?: Action;
  /** How many things were named before it. */
  doers?: number;
  places: Place[];
  understood: string[];
  missed: string[];
  /** What it is about is above the place that the words name. */
  above?: true;
  /** It is seen from near by. */
  portrait?: true;
};
