import { natural } from "../motifs/colors.ts";
import type { Place } from "../places.ts";
import { type Action, ensembles, groups, type Relation } from "./grammar.ts";
import { formsOf, isPlural } from "./lexicon.ts";

/** One thing that a wish names: what it is drawn as, how many, and how it stands to another. */
export type Thing = {
  word: string;
  motif: string;
  count: number;
  color?: string;
  /** A group of different members. */
  members?: string[];
  to?: { relation: Relation; thing: number };
};

export type Reading = {
  things: Thing[];
  /** What the first of them does. */
  action?: Action;
  places: Place[];
  understood: string[];
  missed: string[];
};

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;

export const one = (word: string) => formsOf(word).at(-1) ?? word;

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

  clear() {
    this.count = 0;
    this.color = undefined;
    this.relation = undefined;
    this.refused = false;
    this.kind = undefined;
  }

  /** What was done to it goes to the first; where it is, to the last that was named. */
  private anchor(relation: Relation): number {
    const last = this.things.length - 1;
    const done: Relation[] = ["holding", "reading", "playing", "riding", "looking"];
    if (done.includes(relation)) return Math.max(0, last);
    const held = this.things[last]?.to;
    return held && done.includes(held.relation) ? held.thing : Math.max(0, last);
  }

  add(word: string, motif: string) {
    if (this.refused) return this.clear();
    const group = this.group ? groups[this.group] : undefined;
    const many = this.count || group?.count || (isPlural(word) ? 3 : 1);
    const own = this.color ?? natural[motif];
    const relation = this.relation;
    this.things.push({
      word: one(word),
      motif,
      count: Math.min(8, many),
      ...(own && { color: own }),
      ...(relation && this.things.length > 0 && { to: { relation, thing: this.anchor(relation) } }),
    });
    this.understood.push(this.count > 1 ? `${many} ${word}` : many > 1 ? word : withArticle(word));
    this.group = undefined;
    this.clear();
  }

  addGroup(word: string, { count, of = [] }: { count: number; of?: string[] }) {
    const members = (ensembles[this.kind ?? ""] ?? of).slice(0, count);
    this.things.push({ word, motif: members[0] ?? "figure", count, members });
    this.understood.push(withArticle(this.kind ? `${this.kind} ${word}` : word));
    this.clear();
  }

  place(word: string, places: readonly Place[]) {
    if (!this.refused) {
      for (const place of places) this.places.add(place);
      this.understood.push(word);
    }
    this.clear();
  }

  miss(word: string) {
    if (!this.refused && !this.missed.includes(word)) this.missed.push(word);
    this.clear();
  }
}
