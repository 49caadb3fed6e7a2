import type { Brief } from "../../functions/core/images/brief.ts";
import { render } from "./render.ts";

/** What most tests look at: light and dark, bodies, land and water in one picture. */
export const foxAtALake = {
  subject: "A red fox in front of a mountain lake",
  aspectRatio: "portrait",
} as const;
export const horsesAtDusk = {
  subject: "Two horses in a meadow by a village at dusk",
  aspectRatio: "landscape",
} as const;

const known = new Map<string, Promise<Uint8Array>>();

/** Painted once, however many tests look at it: a picture takes up to a second. */
export function painted(brief: Brief, { seed = 1, variant = 0, width = 160 } = {}): Promise<Uint8Array> {
  const commission = JSON.stringify([Object.entries(brief).toSorted(), seed, variant, width]);
  const picture = known.get(commission) ?? render(brief, { seed, variant, width });
  known.set(commission, picture);
  return picture;
}
