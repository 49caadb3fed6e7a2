import { natural, ofItsKind } from "../motifs/colors.ts";
import { type Looks, madeOf, marked } from "../motifs/looks.ts";
import type { Who } from "../motifs/who.ts";
import { hasFigure, isAlive, isFlower, isPerson, isVessel } from "../motifs/words.ts";
import { onlyPlaceOf, type Place } from "../places.ts";
import { isBuiltAs } from "../rooms.ts";
import { type Action, ensembles, groups, prepositions, type Relation, worn } from "./grammar.ts";
import { FULL, isHeaped, isHolder } from "./holders.ts";
import { isPlural, one } from "./lexicon.ts";
import { articled, isSeveral, soMany, thingSaid } from "./saying.ts";
import type { Thing } from "./thing.ts";
import { dress, whoIs } from "./who.ts";

/** Everything a walk over the words has found so far. */
export class Walk {
  readonly things: Thing[] = [];
  readonly places = new Set<Place>();
  readonly understood: string[] = [];
  readonly missed: string[] = [];
  action: Action | undefined;
  deed: { word: string; doers: number } | undefined;
  /** What was said and waits for its noun. */
  count = 0;
  looks: Looks = {};
  relation: Relation | undefined;
  group: string | undefined;
  refused = false;
  kind: string | undefined;
  /** How many things there were when the words paused after a group. */
  listed: number | undefined;
  joined = false;
  old = false;
  determiner: string | undefined;
  above = false;
  portrait = false;
  /** What was said of somebody who is not named yet. */
  traits: Who | undefined;
  /** What they have on who are not named yet, and who is known by it. */
  guise: { word: string; who: Who } | undefined;

  clear() {
    this.count = 0;
    this.looks = {};
    this.relation = undefined;
    this.refused = false;
    this.kind = undefined;
    this.joined = false;
    this.old = false;
    this.determiner = undefined;
  }

  /** A shop is seen by its front: it stands somewhere, or somebody stands before it. */
  isWithout(next: string): boolean {
    return this.relation === undefined
      ? this.things.length === 0 && prepositions.has(next)
      : this.relation === "before" || this.relation === "behind" || this.relation === "beside";
  }

  /** What was done to it goes to the first; where it is, to the last that was named. */
  anchor(relation: Relation): number {
    const last = this.things.length - 1;
    const done: Relation[] = ["holding", "reading", "playing", "riding", "looking"];
    const doer = this.things.findLastIndex(({ motif }) => isAlive(motif));
    if (done.includes(relation)) return Math.max(0, doer < 0 ? last : doer);
    const held = this.things[last]?.to;
    const has =
      held?.relation === "with" &&
      isAlive(this.things[held.thing]?.motif) &&
      !isAlive(this.things[last]?.motif);
    return held && (has || done.includes(held.relation)) ? held.thing : Math.max(0, last);
  }

  /** Of whom it is said what they have on. */
  wearer(): Thing | undefined {
    const one = this.things[this.anchor("holding")];
    return one && hasFigure(one.motif) ? one : undefined;
  }

  /** Somebody is seen in what they wear, and in its color; whether anybody is there who wears it. */
  wear(word: string): boolean {
    const wearer = this.things[this.anchor("holding")];
    // In a red dress and a hat.
    const isMore = this.joined && !this.relation && wearer?.who?.wear !== undefined;
    const has = isMore || this.relation === "in" || this.relation === "with" || this.relation === "holding";
    return has && wearer !== undefined && isPerson(wearer.motif) && dress(wearer, word, this.looks);
  }

  add(word: string, motif: string, isSmall = false) {
    const group = this.group ? groups[this.group] : undefined;
    const held = this.relation === "holding" ? (this.things[this.anchor("holding")]?.count ?? 1) : 1;
    const isMany = isSeveral(word);
    const many = this.count || group?.count || (isMany ? (held > 1 ? held : 3) : 1);
    this.tell(thingSaid({ word, motif, many, isCounted: this.count > 1 }, this.determiner));
    this.put({ word: one(word), motif, count: Math.min(8, many), ...(isSmall && { small: true }) });
  }

  /**
   * Whose head, lap or hand the last thing is on. Beside a person it is small, and they come first; who is on
   * somebody's shoulders or on a beast rides them.
   */
  addOwner(word: string, motif: string, part: string) {
    const last = this.things.at(-1);
    const isHat = last !== undefined && worn.has(last.motif);
    const isBaby = last?.motif === "child" && part === "lap";
    const isBorne = isPerson(motif) ? isBaby || !isPerson(last?.motif ?? "") : isHat;
    if (!last || last.to || last.also || this.refused || !isBorne) return this.add(word, motif);
    this.things.pop();
    this.relation = undefined;
    this.add(word, motif);
    if (part === "lap") this.action ??= "sitting";
    const thing = this.things.length - 1;
    this.things.push({
      ...last,
      to: isHat ? { relation: "holding", thing } : { relation: "on", thing, part },
    });
  }

  /** The last thing that was named is what these are in. */
  fill(word: string, motif: string) {
    const vessel = this.things.pop();
    const isCounted = this.count > 0 || this.group !== undefined;
    this.add(word, motif);
    const content = this.things.at(-1);
    if (!vessel || !content) return;
    const { to, also, ...empty } = vessel;
    if (to) content.to = to;
    if (also) content.also = also;
    if (isVessel(vessel.motif) && isHeaped(motif) && content.count > 1 && !isCounted) content.count = FULL;
    const holder = isVessel(vessel.motif) ? vessel.motif : "urn";
    this.things.push({ ...empty, motif: holder, to: { relation: "in", thing: this.things.length - 1 } });
  }

  /** What is drawn in a bowl of its own needs no other. */
  serve(word: string, motif: string) {
    const vessel = this.things.pop();
    this.add(word, motif);
    const meal = this.things.at(-1);
    if (vessel && meal) Object.assign(meal, { count: vessel.count }, vessel.to && { to: vessel.to });
  }

  /** Musicians are as many as are counted; of a trio or a family each is as many. */
  addGroup(word: string, { count, of = [] }: { count: number; of?: string[] }) {
    const counted = groups[word] && isPlural(word);
    const many = Math.min(8, counted ? this.count || count : count * Math.max(1, this.count));
    const members = (ensembles[this.kind ?? ""] ?? of).slice(0, many);
    const said = this.kind ? `${this.kind} ${word}` : word;
    this.tell(this.count > 1 ? soMany(many, said) : articled(said, "a"));
    this.put({ word, motif: members[0] ?? "figure", count: many, members });
  }

  private tell(said: string) {
    if (!this.refused) this.understood.push(said);
  }

  /** As its kind is; the young as their mother is. */
  private colorOf({ word, motif, small }: Thing): string | undefined {
    const mother = small && this.things.findLast((one) => one.motif === motif);
    return (
      ofItsKind[(this.guise?.word ?? word).replaceAll(" ", "-")] ?? (mother ? mother.color : natural[motif])
    );
  }

  private whose({ word, motif }: Thing): Who | undefined {
    const { who } = whoIs(word, motif, this.old);
    if (!hasFigure(motif)) return who;
    const said = { ...this.guise?.who, ...this.traits };
    this.traits = undefined;
    this.guise = undefined;
    return who || Object.keys(said).length > 0 ? { ...who, ...said } : undefined;
  }

  private put(thing: Thing) {
    if (this.refused) return this.clear();
    // Whoever is in a hat wears it; but a rabbit is in the conjurer's.
    const isRabbit = this.things.at(-1)?.motif === "hare";
    const isMore = this.joined && this.things.at(-1)?.worn !== undefined;
    const isOnHead = (this.relation === "in" || isMore) && worn.has(thing.motif) && !isRabbit;
    const relation = isOnHead ? "holding" : this.relation;
    const { made } = this.looks;
    const { color, second, pattern } = marked(thing.word, this.colorOf(thing), this.looks);
    const of = madeOf(thing.motif, made);
    const to = relation && this.things.length > 0 ? { relation, thing: this.anchor(relation) } : undefined;
    const flowers = to?.relation === "in" && isFlower(this.things[to.thing]?.motif ?? "");
    const last = this.things.at(-1);
    const isFree = last && (!last.to || isHolder(last, this.things.length - 1));
    const also = this.joined && !relation && isFree;
    const who = this.whose(thing);
    this.things.push({
      ...thing,
      // The vase by itself has flowers of its own.
      ...(flowers && thing.motif === "vase" && { motif: "urn" }),
      ...(this.old && thing.motif === "figure" && { motif: "elder" }),
      ...(who && { who }),
      ...(color && !thing.members && { color }),
      ...(second && { second }),
      ...(pattern && { pattern }),
      ...(of && { made: of }),
      ...(to && { to }),
      ...(also && { also }),
    });
    this.group = undefined;
    this.clear();
  }

  /** The words pause: who comes next may be whom a group is of. */
  pause() {
    const last = this.things.at(-1);
    const isGroup = last && last.count > 1 && (last.members !== undefined || last.motif === "figure");
    if (isGroup) this.listed ??= this.things.length;
  }

  /** Where the words say it is; else where something can only be. */
  whereabouts(): Place[] {
    const homes = this.places.size > 0 ? [] : this.things.flatMap(({ motif }) => onlyPlaceOf(motif) ?? []);
    return [...new Set([...this.places, ...homes])];
  }

  place(word: string, places: readonly Place[]) {
    if (!this.refused) {
      for (const place of places) this.places.add(place);
      if (this.relation === "over" && this.things.length > 0) this.above = true;
      const isSeen = places[0] !== "room" || isBuiltAs(word);
      this.understood.push(isSeen && word !== "room" ? articled(word, this.determiner) : "a room");
      if (!isSeen) this.miss(word);
    }
    this.clear();
  }

  /** Told as beyond the artist; what waits for its noun goes on waiting where the word is only said of that. */
  miss(word: string, aside = false) {
    if (!this.refused && !this.missed.includes(word)) this.missed.push(word);
    if (!aside) this.clear();
  }
}

/** A rule looks at the word where a walk has come to, and says how many words it has taken: none, if it is not its. */
export type Rule = (walk: Walk, tokens: string[], at: number) => number;
