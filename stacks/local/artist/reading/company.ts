import { statureOf } from "../cast/stature.ts";
import { isBeast, isPerson } from "../motifs/words.ts";
import { mounts, type Relation, young, younglings } from "./grammar.ts";
import { isHolder } from "./holders.ts";
import { motifOf } from "./lexicon.ts";
import type { Thing } from "./thing.ts";

// What the whole sentence says of its things, once all of them are known.

/** "Two friends, a singer and a pianist" are two: whoever is named after them is who they are. */
export function byName(things: Thing[], listed: number | undefined): Thing[] {
  const group = listed ? things[listed - 1] : undefined;
  if (!listed || !group || group.count < 2) return things;
  const own = things.slice(listed, listed + group.count);
  if (own.length < group.count || own.some(({ motif, count, to }) => !isPerson(motif) || count > 1 || to))
    return things;
  const now = (thing: number) => (thing < listed ? thing : Math.max(listed - 1, thing - own.length));
  return [
    ...things.slice(0, listed - 1),
    { ...group, motif: own[0]?.motif ?? group.motif, members: own.map(({ motif }) => motif) },
    ...things
      .slice(listed + own.length)
      .map((thing) => (thing.to ? { ...thing, to: { ...thing.to, thing: now(thing.to.thing) } } : thing)),
  ];
}

/** Whoever is named after what they ride has it, though no word says so. */
export function mounted(things: readonly Thing[]): Thing[] {
  const [first] = things;
  const mount = first && mounts[first.word];
  if (!mount || things.some(({ motif }) => motif === mount.motif)) return [...things];
  const { motif, relation } = mount;
  return [...things, { word: motif, motif, count: first.count, to: { relation, thing: 0 } }];
}

const carries = new Set<Relation>(["on", "in", "riding"]);

/** There is room beside whoever is on or in it: a saddle has none. */
const roomy = new Set(
  "sailboat rowboat skiff fishing-boat tall-ship ferry balloon airship car convertible minibus bus train tram sled sofa armchair bench chair bed".split(
    " ",
  ),
);

const isPassenger = ({ motif }: Thing): boolean =>
  isPerson(motif) || (isBeast(motif) && statureOf(motif) <= statureOf("figure"));

/** "A boy in a boat with his dog": whoever is with what carries somebody is carried as well, where there is room. */
export function carriedAlong(things: readonly Thing[]): Thing[] {
  for (const [index, thing] of things.entries()) {
    const carrier = thing.to?.relation === "with" ? things[thing.to.thing] : undefined;
    if (!carrier?.to || !carries.has(carrier.to.relation)) continue;
    if (!roomy.has(carrier.motif) || !isPassenger(thing)) continue;
    const { to: _, ...alike } = thing;
    const others = things.filter((one) => one !== thing);
    const before = carrier.to.thing + 1;
    const now = (one: number) => (one === index ? before : one < before ? one : one > index ? one : one + 1);
    const moved = [...others.slice(0, before), { ...alike, also: true as const }, ...others.slice(before)];
    return moved.map((one) => {
      if (!one.to) return one;
      const to = one === carrier ? before : now(one.to.thing);
      return { ...one, to: { ...one.to, thing: to } };
    });
  }
  return [...things];
}

/** A thing, and all that were named with it. */
export function withOthers(things: readonly Thing[], last: number): number[] {
  const all = [last];
  for (let at = last; at > 0 && things[at]?.also; ) {
    at--;
    all.push(at);
    const one = things[at];
    if (one && isHolder(one, at)) all.push(--at);
  }
  return all;
}

/** What a word for the young stands for where a beast was named: one of its kind. Anybody may have a baby. */
export function kindOf(things: readonly Thing[], word: string, isTheirs: boolean): string | undefined {
  const kind = things.map(({ motif }) => motif).findLast(isBeast);
  if (younglings.has(word)) return motifOf(word) === kind ? kind : undefined;
  if (!young.has(word)) return undefined;
  const isOfSomebody = things.some(({ motif }) => isPerson(motif));
  return /^bab/.test(word) && (isOfSomebody || !isTheirs) ? undefined : kind;
}
