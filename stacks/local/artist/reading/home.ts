import { natural } from "../motifs/colors.ts";
import { isBeast } from "../motifs/words.ts";
import { isOutOfDoors } from "../places.ts";
import type { Walk } from "./walk.ts";

// What a word means where somebody is at home.

const INDOORS = /\b(?:nursery|playroom|room|bedroom|kitchen|birthday|party|parties|anniversary|confetti)\b/i;

/** Nobody rides in what hangs in a nursery or at a birthday. */
export const asAtHome = (wish: string): string =>
  INDOORS.test(wish) ? wish.replace(/(?<!\b(?:air|toy)[- ])\bballoon(?=s?\b)/gi, "toy balloon") : wish;

const HEARTH =
  /\b(?:by|beside|near|before|of|to) (?:the|an open|a (?:cosy|cozy|warm|crackling|roaring|blazing)) (?:\w+ )?fire\b/i;
const HOMELY = /\b(?:knit\w*|crochet\w*|reading|reads|asleep|sleep\w*|napping|dozing|sofa|armchair|rug)\b/i;
const OUTSIDE = /\b(?:camp\w*|stars|starry|sky|moon|caves?|outdoors|outside|cowboys?|vikings?|nomads?)\b/i;

const pets = new Set(["cat", "dog"]);

/** The fire by which somebody knits or sleeps burns in a fireplace, unless they are out of doors. */
export function lightHearth({ things, places }: Walk, wish: string) {
  if (OUTSIDE.test(wish) || !(HEARTH.test(wish) || HOMELY.test(wish))) return;
  if ([...places].some((place) => place !== "room")) return;
  const isWild = (motif: string) => motif !== "fire" && (isOutOfDoors(motif) || isBeast(motif));
  if (things.some(({ motif }) => isWild(motif) && !pets.has(motif))) return;
  const isBy = (relation = "") => relation === "beside" || relation === "before";
  const fire = things.find(({ word, to }) => word === "fire" && isBy(to?.relation));
  if (fire) Object.assign(fire, { motif: "fireplace", color: natural.fireplace });
}
