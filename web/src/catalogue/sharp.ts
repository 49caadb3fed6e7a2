import { type Sharpness, sharpFromFeet, sharpnessOf } from "../../../functions/core/catalogue/resolution.ts";
import type { Art } from "../store.ts";

type Print = { width: number; height: number };

/** How sharp a picture will be on paper; of one whose pixels are not known, nothing bad is assumed. */
export const sharpness = (art: Art, print: Print): Sharpness =>
  art.reach ? sharpnessOf(art.reach, print) : "good";

/** From where it is sharp, where that says more than its grade. */
export function sharpFrom({ reach }: Art, print: Print): string | undefined {
  if (!reach || sharpnessOf(reach, print) !== "good") return undefined;
  const feet = sharpFromFeet(reach, print);
  return `sharp from ${feet} feet away (${Math.round(feet * 30.48)} cm)`;
}
