import { natural } from "../motifs/colors.ts";
import { isBeast, isFlower, isPerson } from "../motifs/words.ts";
import type { Place } from "../places.ts";
import { type Action, ensembles, groups, mounts, type Relation, young } from "./grammar.ts";
import { formsOf, isPlural, motifOf } from "./lexicon.ts";

/** One thing that a wish names: what it is drawn as, how many, and how it stands to another. */
export type Thing = {
  word: string;
  motif: string;
  count: number;
  color?: string;
  /** A group of different members. */
  members?: string[];
  /** Not yet grown. */
  small?: true;
  /** Named in one breath with the one before: where the one is, there is the other. */
  also?: true;
  to?: { relation: Relation; thing: number };
};

export type Reading = {
  things: Thing[];
  /** What the first of them does. */
  action?: Action;
  places: Place[];
  understood: string[];
  missed: string[];
  /** What it is about is above the place that the words name. */
  above?: true;
};

/** What stands in one place only brings it along. */
const homes: Record<string, Place> = { "street-lamp": "city", shop: "city", "eiffel-tower": "city" };

/** A thing, and all that were named with it. */
export function withOthers(things: readonly Thing[], last: number): number[] {
  const all = [last];
  for (let at = last; at > 0 && things[at]?.also; at--) all.push(at - 1);
  return all;
}

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

export function one(word: string): string {
  const [, ...forms] = formsOf(word);
  return forms.find(motifOf) ?? forms[0] ?? formsOf(word)[0] ?? word;
}

/** Everything a walk over the words has found so far. */
export class Walk {
  readonly things: Thing[] = [];
  readonly places = new Set<Place>();
  readonly understood: string[] = [];
  readonly missed: string[] = [];
  action: Action | undefined;
  /** What was said and waits for its noun. */
  count = 0;
  color: string | undefined;
  relation: Relation | undefined;
  group: string | undefined;
  refused = false;
  kind: string | undefined;
  /** How many things there were when the words first paused. */
  listed: number | undefined;
  joined = false;
  above = false;

  clear() {
    this.count = 0;
    this.color = undefined;
    this.relation = undefined;
    this.refused = false;
    this.kind = undefined;
    this.joined = false;
  }

  /** What was done to it goes to the first; where it is, to the last that was named. */
  private anchor(relation: Relation): number {
    const last = this.things.length - 1;
    const done: Relation[] = ["holding", "reading", "playing", "riding", "looking"];
    const doer = this.things.findLastIndex(({ motif }) => isPerson(motif) || isBeast(motif));
    if (done.includes(relation)) return Math.max(0, doer < 0 ? last : doer);
    const held = this.things[last]?.to;
    return held && done.includes(held.relation) ? held.thing : Math.max(0, last);
  }

  /** What a word for the young stands for: a beast like the one that was named before. */
  youngOf(word: string): string | undefined {
    if (!young.has(word)) return undefined;
    // Where somebody is there, a baby is theirs.
    if (/^bab/.test(word) && this.things.some(({ motif }) => isPerson(motif))) return undefined;
    return this.things.map(({ motif }) => motif).findLast(isBeast);
  }

  /** What somebody wears is the color that they are seen in; whether anybody is there who wears it. */
  wear(word: string): boolean {
    const wearer = this.things[this.anchor("holding")];
    if (!this.color || !wearer || !isPerson(wearer.motif)) return false;
    if (this.relation !== "in" && this.relation !== "with" && this.relation !== "holding") return false;
    wearer.color = this.color;
    this.understood.push(withArticle(word));
    this.clear();
    return true;
  }

  add(word: string, motif: string) {
    if (this.refused) return this.clear();
    const group = this.group ? groups[this.group] : undefined;
    const relation = this.relation;
    const held = relation === "holding" ? this.things[this.anchor(relation)]?.count : undefined;
    const many = this.count || group?.count || (isPlural(word) ? (held ?? 3) : 1);
    const own = this.color ?? natural[motif];
    const to = relation && this.things.length > 0 ? { relation, thing: this.anchor(relation) } : undefined;
    const flowers = to?.relation === "in" && isFlower(this.things[to.thing]?.motif ?? "");
    const also = this.joined && !relation && this.things.length > 0 && !this.things.at(-1)?.to;
    this.things.push({
      word: one(word),
      // The vase by itself has flowers of its own.
      motif: flowers && motif === "vase" ? "urn" : motif,
      count: Math.min(8, many),
      ...(own && { color: own }),
      ...(this.youngOf(word) && { small: true as const }),
      ...(to && { to }),
      ...(also && { also }),
    });
    const mount = this.things.length === 1 && mounts[one(word)];
    if (mount)
      this.things.push({ word, motif: mount.motif, count: 1, to: { relation: mount.relation, thing: 0 } });
    const home = homes[motif];
    if (home) this.places.add(home);
    this.understood.push(this.count > 1 ? `${many} ${word}` : many > 1 ? word : withArticle(word));
    this.group = undefined;
    this.clear();
  }

  addGroup(word: string, { count, of = [] }: { count: number; of?: string[] }) {
    const many = this.count || count;
    const members = (ensembles[this.kind ?? ""] ?? of).slice(0, many);
    this.things.push({ word, motif: members[0] ?? "figure", count: many, members });
    const said = this.kind ? `${this.kind} ${word}` : word;
    this.understood.push(this.count > 1 ? `${many} ${said}` : isPlural(word) ? said : withArticle(said));
    this.clear();
  }

  place(word: string, places: readonly Place[]) {
    if (!this.refused) {
      for (const place of places) this.places.add(place);
      if (this.relation === "over" && this.things.length > 0) this.above = true;
      this.understood.push(word);
    }
    this.clear();
  }

  /** Told as beyond the artist; what waits for its noun goes on waiting where the word is only said of that. */
  miss(word: string, aside = false) {
    if (!this.refused && !this.missed.includes(word)) this.missed.push(word);
    if (!aside) this.clear();
  }
}
