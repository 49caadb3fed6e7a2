import { named } from "../motifs/colors.ts";
import { madeOf, materials } from "../motifs/looks.ts";
import { isStuff, motifOf, one } from "./lexicon.ts";
import { isAfterOf, isSaidOf } from "./phrase.ts";
import type { Rule } from "./walk.ts";

// The rules for colors, and for what things are made of.

export const colors: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  // Oranges are fruit, and blues are colors.
  const color = named[word] ?? (motifOf(word) ? undefined : named[one(word)]);
  if (!color || (walk.relation === undefined && at === tokens.length - 1)) return 0;
  const { color: first, made = materials[word]?.made, pattern } = walk.looks;
  walk.looks =
    tokens[at - 1] === "and" && first
      ? { color: first, second: color, made, pattern }
      : { color, made, pattern };
  return 1;
};

const STRIPED = /^(?:striped|stripey|stripy)$/;
const SPOTTED = /^(?:spotted|dotted|dappled|speckled|piebald)$/;

export const patterned: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  if (!(STRIPED.test(word) || SPOTTED.test(word)) || !isSaidOf(tokens, at)) return 0;
  walk.looks = { ...walk.looks, pattern: STRIPED.test(word) ? "stripes" : "spots" };
  return 1;
};

/** A vase of glass, and a glass vase; wine in a glass is no glass wine. */
export const made: Rule = (walk, tokens, at) => {
  const material = materials[tokens[at] ?? ""];
  const last = walk.things.at(-1);
  const isAfter = isAfterOf(tokens, at) && last !== undefined && !isSaidOf(tokens, at);
  if (!material || !(isAfter || (isStuff(tokens[at] ?? "") && isSaidOf(tokens, at)))) return 0;
  const looks = isAfter ? last : walk.looks;
  looks.color = (isAfter ? undefined : walk.looks.color) ?? material.color;
  looks.made = isAfter ? madeOf(last.motif, material.made) : material.made;
  return 1;
};
