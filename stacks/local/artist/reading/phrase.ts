import { named } from "../motifs/colors.ts";
import { actions, bodyParts, determiners, joints, numbers, prepositions, stances } from "./grammar.ts";
import { isQuality, isStuff, motifOf } from "./lexicon.ts";
import { settingOf } from "./settings.ts";

// What a word is in its phrase, by those around it.

export const tokensOf = (wish: string): string[] =>
  wish
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .match(/statue of liberty|jack-o'?-lanterns?|[a-z]+(?:'s)?|\d+|[,.;:!?]/g)
    // Names of more words than two are one.
    ?.map((token) => token.replaceAll(" ", "-").replace("o'-", "o-")) ?? [];

/** Two words that name one thing. */
export function pairAt(tokens: string[], at: number): { word: string; motif: string } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || !/^[a-z]/.test(second) || first in named) return undefined;
  const word = `${first}-${second}`;
  const motif = motifOf(word);
  return motif ? { word: word.replace("-", " "), motif } : undefined;
}

export const countOf = (word = ""): number | undefined =>
  numbers[word] ?? (/^\d+$/.test(word) ? Math.min(8, Number(word)) : undefined);

/** Whose head, back or shoulders are meant. */
export function ownerAt(tokens: string[], at: number): { word: string; motif: string } | undefined {
  const [, word = ""] = /^(.+)'s$/.exec(tokens[at] ?? "") ?? [];
  const motif = bodyParts.has(tokens[at + 1] ?? "") ? motifOf(word) : undefined;
  return motif ? { word, motif } : undefined;
}

const isAdjunct = (word: string): boolean => word in named || isQuality(word) || isStuff(word);

/** "Of" stands before a noun and all that is said of it: "of three dark red roses". */
export function isAfterOf(tokens: string[], at: number): boolean {
  const before = tokens[at - 1] ?? "";
  return (
    before === "of" || ((isAdjunct(before) || countOf(before) !== undefined) && isAfterOf(tokens, at - 1))
  );
}

/** A van is one unless a name follows, which is a word that nothing else is known of: "van Gogh". */
export function isNameAt(tokens: string[], at: number): boolean {
  const next = tokens[at + 1] ?? ".";
  if (tokens[at] !== "van" || !/^[a-z]/.test(next)) return false;
  const isSmall = determiners.has(next) || joints.has(next) || prepositions.has(next) || next === "of";
  const isDoing = actions.has(next) || stances.has(next) || /(?:ing|ed)$/.test(next);
  return !isSmall && !isDoing && !isAdjunct(next) && !motifOf(next) && !settingOf(next);
}

const goesOn = (tokens: string[], at: number): boolean => {
  const next = tokens[at + 1] ?? "";
  return !isVerbAt(tokens, at + 1) && !prepositions.has(next) && !joints.has(next);
};

/** Its noun is yet to come: a storm is one, and in "a storm cloud" it is not. */
export const isSaidOfMore = (tokens: string[], at: number): boolean =>
  /^[a-z]/.test(tokens[at + 1] ?? "") && goesOn(tokens, at);

/** A noun may be followed by the noun it only describes: in "apple tree" the tree is meant. */
export const describes = (tokens: string[], at: number): boolean =>
  goesOn(tokens, at) && motifOf(tokens[at + 1] ?? "") !== undefined;

/** What is said of a noun may be followed by more that is said of it: "a velvet red old sofa". */
export function isSaidOf(tokens: string[], at: number): boolean {
  const next = tokens[at + 1] ?? "";
  if (!goesOn(tokens, at)) return false;
  if (motifOf(next) ?? pairAt(tokens, at + 1)) return true;
  return isAdjunct(next) && !actions.has(next) && isSaidOf(tokens, at + 1);
}

const pronouns = new Set(["it", "him", "them"]);

/** A word that is both is a verb right after the one who does it, and before what it is done to or where. */
export function isVerbAt(tokens: string[], at: number): boolean {
  const word = tokens[at] ?? "";
  const doing = actions.has(word) || stances.has(word) || /ing$/.test(word);
  if (!doing && (motifOf(word) || !word.endsWith("s"))) return false;
  const after = tokens[at + 1] ?? ".";
  return (
    determiners.has(after) ||
    pronouns.has(after) ||
    prepositions.has(after) ||
    (after in numbers && !/^\d/.test(after))
  );
}
