import { actions, determiners, kitchenWork, needlework, prepositions } from "./grammar.ts";
import type { Rule, Walk } from "./walk.ts";

// The rules for what somebody does, and for how that puts them to one another.

export const isAfterNoun = ({ things }: Walk, tokens: string[], at: number) =>
  things.length > 0 && !determiners.has(tokens[at - 1] ?? "");

export const acts: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  const act = actions.get(word);
  if (!act || !(isAfterNoun(walk, tokens, at) || word.endsWith("ing"))) return 0;
  if (!walk.action) walk.deed = { word, doers: walk.things.length };
  walk.action ??= act;
  if (act === "reading" || act === "playing") walk.relation = act;
  if (needlework.has(word)) {
    walk.relation = "holding";
    walk.add("yarn", "yarn");
  }
  return 1;
};

export const relations: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  if (word === "looking" && tokens[at + 1] === "at") {
    walk.relation = "looking";
    return 2;
  }
  const relation = prepositions.get(word);
  if (!relation || determiners.has(tokens[at - 1] ?? "")) return 0;
  walk.relation = relation;
  // Of "a portrait of four with a dog" there is one dog.
  walk.count = 0;
  if (kitchenWork.has(word)) walk.wear("apron");
  return 1;
};

/** Nobody stands on the moon but in space, or in water but in a lake; what is carried is no place. */
export const underfoot: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  if (word === "moon" && walk.relation === "on") walk.place(word, ["space"]);
  else if (word === "water" && walk.relation && walk.relation !== "holding" && walk.relation !== "with")
    walk.place(word, ["water"]);
  else return 0;
  return 1;
};
