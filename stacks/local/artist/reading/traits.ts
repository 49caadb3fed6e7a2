import { named } from "../motifs/colors.ts";
import { materials } from "../motifs/looks.ts";
import type { Who } from "../motifs/who.ts";
import { countOf } from "./phrase.ts";
import type { Rule } from "./walk.ts";

// What somebody is known by.

/** Of hair a color is another than of cloth. */
const hairs: Record<string, string> = {
  ...{ red: "#b0502a", ginger: "#b0502a", auburn: "#8a4126", copper: "#b0502a" },
  ...{ blond: "#dcb765", blonde: "#dcb765", golden: "#dcb765", brown: "#6a4026", black: "#2a2422" },
  ...{ grey: "#b9b7b2", gray: "#b9b7b2", silver: "#d4d3cf", white: "#ebe8e1" },
};

const skins: Record<string, string> = { black: "#7a4c32", brown: "#a06c46", white: "#f0cbb0" };

const PEOPLE =
  /^(?:man|men|woman|women|girl|girls|boy|boys|lady|child|children|baby|person|people|mother|father|family|couple|queen)$/;

/** Of whom it is said by itself, before or after they are named: what is seen of it. */
const traits: Record<string, Who> = {
  ...{ beard: { beard: "beard" }, bearded: { beard: "beard" }, mustache: { beard: "beard" } },
  ...{ glasses: { glasses: "glasses" }, spectacles: { glasses: "glasses" } },
  ...{ sunglasses: { glasses: "sunglasses" } },
  ...{ earring: { jewel: "#d8a52c" }, earrings: { jewel: "#d8a52c" } },
  ...{ blond: { hair: hairs.blond }, blonde: { hair: hairs.blond }, brunette: { hair: hairs.brown } },
  ...{ redhead: { hair: hairs.red }, redheaded: { hair: hairs.red }, freckles: {}, freckled: {} },
} as Record<string, Who>;

/** Seen only from near by. */
const NEAR = /^(?:earrings?|freckles|freckled)$/;

const colorBefore = (tokens: string[], at: number, colors: Record<string, string>): string | undefined =>
  [at - 1, at - 2, at - 3]
    .map(
      (before) =>
        colors[tokens[before] ?? ""] ?? (colors === hairs ? named[tokens[before] ?? ""] : undefined),
    )
    .find((color) => color !== undefined);

/** What a word says of somebody: hair in its color, what shines at an ear, a beard. */
function traitAt(tokens: string[], at: number): Who | undefined {
  const word = tokens[at] ?? "";
  if (word === "hair" || word === "haired" || word === "curls") {
    const hair = colorBefore(tokens, at, hairs);
    return hair ? { hair } : undefined;
  }
  if (/^earrings?$/.test(word) && tokens[at - 1] === "pearl") return { jewel: "#f4efe6" };
  return Object.hasOwn(traits, word) ? traits[word] : undefined;
}

export const known: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  const next = tokens[at + 1] ?? "";
  if (isWorked(word) && /^earrings?$/.test(next)) return 1;
  const skin = skins[word];
  if (skin && PEOPLE.test(next)) {
    walk.traits = { ...walk.traits, skin };
    return 1;
  }
  const trait = traitAt(tokens, at);
  if (!trait || countOf(tokens[at - 1]) !== undefined) return 0;
  const wearer = walk.wearer();
  const isAfter = wearer && (walk.relation || walk.joined || tokens[at - 1] === ",");
  const isBefore = PEOPLE.test(next) || /(?:ed|ond|onde|ette|head)$/.test(word);
  if (isAfter) wearer.who = { ...wearer.who, ...trait };
  else if (isBefore) walk.traits = { ...walk.traits, ...trait };
  else return 0;
  if (NEAR.test(word)) walk.portrait = true;
  walk.understood.push(word);
  walk.looks = {};
  return 1;
};

/** What jewels are made of. */
const isWorked = (word: string) => word === "pearl" || word === "diamond" || word in materials;
