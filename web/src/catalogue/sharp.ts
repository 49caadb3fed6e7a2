import { type Sharpness, sharpnessOf } from "../../../functions/core/catalogue/resolution.ts";
import type { Art } from "../store.ts";

/** How sharp a picture will be on paper; of one whose pixels are not known, nothing bad is assumed. */
export const sharpness = (art: Art, print: { width: number; height: number }): Sharpness =>
  art.reach ? sharpnessOf(art.reach, print) : "good";
