import { ofItsKind } from "../motifs/colors.ts";
import type { Who } from "../motifs/who.ts";
import { hasFigure } from "../motifs/words.ts";
import { guises } from "./guises.ts";
import { motifOf, one } from "./lexicon.ts";
import { describes } from "./phrase.ts";
import type { Rule } from "./walk.ts";

// Somebody has on what another is known by.

const ALL = /^(?:costume|outfit|suit|clothes|uniform|disguise)$/;

const some: Record<string, "back" | "hat" | "mask"> = {
  ...{ wings: "back", cape: "back", cloak: "back", hat: "hat", helmet: "hat", hood: "hat", halo: "hat" },
  mask: "mask",
};

/** What they wear of somebody's; the wearer stays as old as they are, and who they are. */
function worn({ age, sex, hair, skin, beard, ears, ...all }: Who, what: string): Who | undefined {
  const part = some[what];
  if (!part) return all;
  return all[part] && ({ [part]: all[part], ...(part === "hat" && all.brim && { brim: all.brim }) } as Who);
}

/** A pirate girl, a girl in a pirate costume or with fairy wings, a boy dressed as a pirate. */
export const guised: Rule = (walk, tokens, at) => {
  const word = one(tokens[at] ?? "");
  const [next = "", guise] = [tokens[at + 1], guises[word]];
  if (!guise) return 0;
  // In a fairy tale there need be none.
  if (/^(?:tale|story)s?$/.test(next)) return 2;
  if (describes(tokens, at) && hasFigure(motifOf(next) ?? "")) {
    walk.guise = { word, who: worn(guise, "") ?? {} };
    walk.understood.push(word);
    return 1;
  }
  const isAs = tokens
    .slice(Math.max(0, at - 3), at)
    .join(" ")
    .match(/dressed (?:up )?(?:as|like)(?: an?)?$/);
  const has = walk.relation === "in" || walk.relation === "with" || walk.relation === "holding";
  const isOf = has && (ALL.test(next) || next in some);
  const wearer = isAs || isOf ? walk.wearer() : undefined;
  const on = wearer && worn(guise, isOf ? next : "");
  if (!wearer || !on) return 0;
  wearer.who = { ...wearer.who, ...on };
  if (on.wear) Object.assign(wearer, { color: walk.looks.color ?? ofItsKind[word] });
  walk.understood.push(isOf ? `${word} ${next}` : word);
  walk.clear();
  return isOf ? 2 : 1;
};
