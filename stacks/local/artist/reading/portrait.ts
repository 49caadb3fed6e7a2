import { headFor } from "../motifs/heads.ts";
import { hasFigure, isAlive } from "../motifs/words.ts";
import { isDressedUp } from "./dressed-up.ts";
import type { Action, Relation } from "./grammar.ts";
import { ownerAt } from "./phrase.ts";
import type { Thing } from "./thing.ts";
import type { Rule } from "./walk.ts";

// Whom a picture shows from near by: a head, and as much as a sheet takes below it.

const PORTRAIT = /^(?:portraits?|headshot|selfie|closeup)$/;
const FACE = /^(?:face|head)$/;

/** "A cat's face", "the head of a lion" and "a close-up of a horse" are portraits of them. */
export const framedAs: Rule = (walk, tokens, at) => {
  const [word = "", next = ""] = tokens.slice(at);
  const owner = walk.things.length === 0 && FACE.test(next) ? ownerAt(tokens, at) : undefined;
  if (owner && isAlive(owner.motif)) {
    walk.portrait = true;
    walk.add(owner.word, owner.motif);
    return 2;
  }
  const isNear = word === "close" && next === "up";
  const [only] = walk.things.length === 1 ? walk.things : [];
  const isTheirs =
    FACE.test(word) && only !== undefined && tokens[at - 1] === only.word && isAlive(only.motif);
  if (!(PORTRAIT.test(word) || isNear || isTheirs || (FACE.test(word) && next === "of"))) return 0;
  walk.portrait = true;
  const taken = isNear ? 2 : 1;
  return tokens[at + taken] === "of" ? taken + 1 : taken;
};

const standing = new Set(["figure", "mermaid", "elder", "child", "couple", "fisher"]);

const carried = new Set<Relation>(["riding", "on", "in"]);
const busy = new Set<Relation>([...carried, "playing", "reading"]);

/** What is seen of them from near by; nothing of those who are only seen whole. */
const nearBy = ({ motif, word }: Thing): string | undefined =>
  standing.has(motif) ? "bust" : headFor(motif, word);

/** In a portrait somebody is seen from near by, unless they do something that takes more room. */
export function portrayed(things: readonly Thing[], action: Action | undefined): Thing[] {
  const [first, ...others] = things;
  if (!first) return [];
  // Whoever is dressed up reads and plays as they are: only their head has anything on.
  const isElsewhere = isDressedUp(first) ? carried : busy;
  if (action && isElsewhere === busy) return [...things];
  if (others.some(({ to }) => to && isElsewhere.has(to.relation))) return [...things];
  const near = nearBy(first);
  const all = first.members ?? [first.motif];
  if (!near || (hasFigure(first.motif) && !all.every((motif) => standing.has(motif)))) return [...things];
  const count = first.motif === "couple" ? 2 : first.count;
  return things.map((thing, at) =>
    at === 0
      ? { ...first, motif: near, count, ...(first.members && { members: first.members.map(() => near) }) }
      : thing.also || thing.to?.relation === "with"
        ? { ...thing, motif: nearBy(thing) ?? thing.motif }
        : thing,
  );
}
