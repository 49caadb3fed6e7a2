import { natural } from "../motifs/colors.ts";
import type { Thing } from "./thing.ts";

const AUTUMN = /\bautumn(?:al)?\b|\bfall (?:colou?rs|foliage|leaves|forest|woods)\b/i;

export const isAutumn = (wish: string): boolean => AUTUMN.test(wish);

const leafy = new Set(["tree", "treehouse", "leaf"]);
const TURNED = "#c7682a";

/** In autumn leaves turn, unless a color was asked for. */
export const inSeason = (things: Thing[], wish: string): Thing[] =>
  isAutumn(wish)
    ? things.map((one) =>
        leafy.has(one.motif) && one.color === natural[one.motif] ? { ...one, color: TURNED } : one,
      )
    : things;
