import { hasFace, isHead } from "../motifs/heads.ts";
import type { Who } from "../motifs/who.ts";
import { isBeast } from "../motifs/words.ts";
import { one, withArticle } from "./lexicon.ts";
import type { Reading, Thing } from "./thing.ts";
import type { Rule, Walk } from "./walk.ts";

// Beasts that somebody dressed up, as many a wish has them.

const items: Record<string, Who> = {
  ...{ "aviator-sunglasses": { glasses: "sunglasses" }, aviators: { glasses: "sunglasses" } },
  ...{ sunglasses: { glasses: "sunglasses" }, shades: { glasses: "sunglasses" } },
  ...{ glasses: { glasses: "glasses" }, spectacles: { glasses: "glasses" } },
  ...{ "bow-tie": { neck: "bow-tie" }, bowtie: { neck: "bow-tie" } },
  ...{ tie: { neck: "necktie" }, necktie: { neck: "necktie" } },
  ...{ scarf: { neck: "scarf" }, bandana: { neck: "scarf" }, neckerchief: { neck: "scarf" } },
  ...{ suit: { neck: "suit" }, tuxedo: { neck: "suit" }, jacket: { neck: "suit" } },
  ...{ sweater: { neck: "sweater" }, jumper: { neck: "sweater" }, hoodie: { neck: "sweater" } },
};

const itemOf = (said: string): Who | undefined =>
  Object.hasOwn(items, said) ? items[said] : Object.hasOwn(items, one(said)) ? items[one(said)] : undefined;

/** A tie over a suit is a part of it. */
const dressed = (before: Who | undefined, { neck, ...item }: Who): Who => ({
  ...before,
  ...item,
  ...(neck && before?.neck !== "suit" && { neck }),
});

/** Which beast it is said of: one whose face is drawn. */
function wearerIn(walk: Walk): Thing | undefined {
  const wearer = walk.things[walk.anchor("holding")];
  const isTold = walk.relation === "in" || walk.relation === "with" || walk.relation === "holding";
  const isMore = walk.joined && !walk.relation && wearer?.worn !== undefined;
  return wearer && hasFace(wearer.motif, wearer.word) && (isTold || isMore) ? wearer : undefined;
}

/** It is seen from near by: nobody would see it otherwise. */
export const dressedUp: Rule = (walk, tokens, at) => {
  const words = [2, 1].map((many) => tokens.slice(at, at + many));
  const said = words.find((some) => itemOf(some.join("-"))) ?? [];
  const item = itemOf(said.join("-"));
  const wearer = wearerIn(walk);
  if (!item || !wearer || tokens[at + said.length] === "of") return 0;
  const { color } = walk.looks;
  const word = said.join(" ");
  wearer.who = { ...dressed(wearer.who, item), ...(item.neck && color && { cloth: color }) };
  wearer.worn = [...(wearer.worn ?? []), word.endsWith("s") ? word : withArticle(word)];
  walk.clear();
  return said.length;
};

export const isDressedUp = ({ worn }: Thing): boolean => worn !== undefined;

/** What is worn is understood where it is seen: on a head. */
export function seenOn(things: readonly Thing[]): Pick<Reading, "things" | "understood" | "missed"> {
  const wornBy = (isSeen: boolean) =>
    things.flatMap(({ motif, worn = [] }) => (isHead(motif) === isSeen ? worn : []));
  return {
    things: things.map(({ worn, ...thing }) => {
      const { who, ...whole } = thing;
      return worn && !isHead(thing.motif) && isBeast(thing.motif) ? whole : thing;
    }),
    understood: wornBy(true),
    missed: wornBy(false).map((word) => word.replace(/^an? /, "")),
  };
}
