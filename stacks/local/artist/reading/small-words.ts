import { determiners, frames, joints, spots } from "./grammar.ts";
import { countOf, isNameAt, ownerAt } from "./phrase.ts";
import type { Rule } from "./walk.ts";

// The rules for what stands between the nouns.

const pauses: Rule = (walk, tokens, at) => {
  if (/^[a-z0-9]/.test(tokens[at] ?? "")) return 0;
  walk.clear();
  walk.pause();
  return 1;
};

const fillers: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  if (word === "and") walk.joined = true;
  if (determiners.has(word)) walk.determiner = word;
  else if (word.endsWith("'s")) walk.determiner = "a";
  if (word.endsWith("'s") || determiners.has(word) || joints.has(word) || word === "of") return 1;
  return spots.has(word) && (walk.relation || tokens[at + 1] === "of") ? 1 : 0;
};

const owners: Rule = (walk, tokens, at) => {
  const owner = walk.relation === "on" ? ownerAt(tokens, at) : undefined;
  if (owner) walk.addOwner(owner.word, owner.motif, tokens[at + 1] ?? "");
  return owner ? 2 : 0;
};

const names: Rule = (walk, tokens, at) => {
  if (!isNameAt(tokens, at)) return 0;
  walk.miss(`${tokens[at]} ${tokens[at + 1]}`);
  return 2;
};

const refusals: Rule = (walk, tokens, at) => {
  if (tokens[at] !== "no" && tokens[at] !== "without") return 0;
  walk.refused = true;
  return 1;
};

const inFront: Rule = (walk, tokens, at) => {
  if (tokens[at] !== "in" || tokens[at + 1] !== "front") return 0;
  walk.relation = "before";
  return tokens[at + 2] === "of" ? 3 : 2;
};

const counts: Rule = (walk, tokens, at) => {
  const count = countOf(tokens[at]);
  if (count === undefined) return 0;
  walk.count = count;
  return 1;
};

const framed: Rule = (_, tokens, at) => (frames.has(tokens[at] ?? "") && tokens[at + 1] === "of" ? 2 : 0);

export const smallWords: Rule[] = [pauses, owners, names, fillers, refusals, inFront, counts, framed];
