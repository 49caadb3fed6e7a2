import { statureOf } from "../cast/stature.ts";
import { isAlive, isFlower, isVessel } from "../motifs/words.ts";
import type { Relation } from "./grammar.ts";

// What things are in.

type Held = { motif: string; to?: { relation: Relation; thing: number } };

/** As many as make a bowl look full. */
export const FULL = 7;

/** Neither stands in its bowl as flowers do nor lies there alone as a cat does. */
export const isHeaped = (motif: string): boolean => !isFlower(motif) && !isAlive(motif);

/** What the one before it is in: they are named as one. */
export const isHolder = ({ motif, to }: Held, index: number): boolean =>
  to?.relation === "in" && to.thing === index - 1 && (isVessel(motif) || motif === "urn");

/** No house stands in a bowl, whatever it is called. */
export const isPutIn = (motif: string): boolean =>
  isFlower(motif) || isAlive(motif) || statureOf(motif) < 0.5;
