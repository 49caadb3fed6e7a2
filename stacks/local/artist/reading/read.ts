import { named } from "../motifs/colors.ts";
import { isPerson } from "../motifs/words.ts";
import {
  actions,
  bodyParts,
  determiners,
  ensembles,
  frames,
  garments,
  groups,
  joints,
  numbers,
  prepositions,
  shops,
  spots,
  stances,
} from "./grammar.ts";
import { isQuality, motifOf } from "./lexicon.ts";
import { settingOf } from "./settings.ts";
import { skyWords } from "./sky-words.ts";
import { one, type Reading, type Thing, Walk } from "./walk.ts";

const tokensOf = (wish: string): string[] =>
  wish
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .match(/statue of liberty|jack-o'?-lanterns?|[a-z]+(?:'s)?|\d+|[,.;:!?]/g)
    // Names of more words than two are one.
    ?.map((token) => token.replaceAll(" ", "-").replace("o'-", "o-")) ?? [];

/** Two words that name one thing. */
function pairAt(tokens: string[], at: number): { word: string; motif: string } | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || !second || !/^[a-z]/.test(second) || first in named) return undefined;
  const word = `${first}-${second}`;
  const motif = motifOf(word);
  return motif ? { word: word.replace("-", " "), motif } : undefined;
}

/** A noun may be followed by the noun it only describes, old and red as that may be: in "apple tree" the tree is meant. */
function describes(tokens: string[], at: number): boolean {
  const next = tokens[at + 1] ?? "";
  if (prepositions.has(next) || joints.has(next) || isVerbAt(tokens, at + 1)) return false;
  if (motifOf(next) ?? pairAt(tokens, at + 1)) return true;
  return (next in named || (isQuality(next) && !actions.has(next))) && describes(tokens, at + 1);
}

/** A word that is both is a verb right after the one who does it, and before what it is done to or where. */
function isVerbAt(tokens: string[], at: number): boolean {
  const word = tokens[at] ?? "";
  const doing = actions.has(word) || stances.has(word) || /ing$/.test(word);
  if (!doing && (motifOf(word) || !word.endsWith("s"))) return false;
  const after = tokens[at + 1] ?? ".";
  return determiners.has(after) || prepositions.has(after) || (after in numbers && !/^\d/.test(after));
}

/** A shop by its front: it stands somewhere, or somebody stands before it. */
const isFromWithout = ({ things, relation }: Walk, next: string): boolean =>
  relation === undefined
    ? things.length === 0 && prepositions.has(next)
    : relation === "before" || relation === "behind" || relation === "beside";

function step(walk: Walk, tokens: string[], at: number): number {
  const word = tokens[at] ?? "";
  const before = tokens[at - 1] ?? "";
  if (!/^[a-z0-9]/.test(word)) {
    walk.clear();
    walk.listed ??= walk.things.length;
    return 1;
  }
  if (word === "and") walk.joined = true;
  if (word.endsWith("'s") || determiners.has(word) || joints.has(word) || word === "of") return 1;
  if (spots.has(word) && (walk.relation || tokens[at + 1] === "of")) return 1;
  if (word === "no" || word === "without") {
    walk.refused = true;
    return 1;
  }
  if (word === "in" && tokens[at + 1] === "front") {
    walk.relation = "before";
    return tokens[at + 2] === "of" ? 3 : 2;
  }
  const count = numbers[word] ?? (/^\d+$/.test(word) ? Math.min(8, Number(word)) : undefined);
  if (count !== undefined) {
    walk.count = count;
    return 1;
  }
  if (frames.has(word) && tokens[at + 1] === "of") return 2;

  const act = actions.get(word);
  const nounBefore = walk.things.length > 0 && !determiners.has(before);
  if (act && (nounBefore || word.endsWith("ing"))) {
    walk.action ??= act;
    if (act === "reading" || act === "playing") walk.relation = act;
    return 1;
  }
  if (word === "looking" && tokens[at + 1] === "at") {
    walk.relation = "looking";
    return 2;
  }
  const relation = prepositions.get(word);
  if (relation) {
    const bare = !determiners.has(before);
    if (bare) {
      walk.relation = relation;
      return 1;
    }
  }

  if (word === "moon" && walk.relation === "on") {
    walk.place(word, ["space"]);
    return 1;
  }
  if (word === "water" && walk.relation) {
    walk.place(word, ["water"]);
    return 1;
  }
  const pair = pairAt(tokens, at);
  if (pair && before === "of" && walk.things.at(-1)?.motif === pair.motif) return 2;
  if (pair) {
    walk.add(pair.word, pair.motif);
    return 2;
  }
  const double = settingOf(`${word}-${tokens[at + 1] ?? ""}`);
  if (double) {
    walk.place(`${word} ${tokens[at + 1]}`, double);
    return 2;
  }
  const group = groups[word] ?? groups[one(word)];
  if (group) {
    if (group.of && tokens[at + 1] !== "of") walk.addGroup(word, group);
    else walk.group = groups[word] ? word : one(word);
    return 1;
  }
  if (word in ensembles && tokens[at + 1] && groups[tokens[at + 1] ?? ""]) {
    walk.kind = word;
    return 1;
  }
  const sky = skyWords.get(word) ?? skyWords.get(one(word));
  if (sky) {
    if (sky !== "said") walk.understood.push(word);
    // Whoever looks at the stars or stands under them is not among them.
    if (walk.relation !== "looking" && walk.relation !== "under")
      for (const place of settingOf(word) ?? []) walk.places.add(place);
    walk.clear();
    return 1;
  }
  const color = named[word];
  if (color && !(walk.relation === undefined && at === tokens.length - 1)) {
    walk.color = color;
    return 1;
  }
  if (shops.has(word) && isFromWithout(walk, tokens[at + 1] ?? "")) {
    walk.add(word, "shop");
    return 1;
  }
  const setting = settingOf(word) ?? settingOf(one(word));
  if (setting && !describes(tokens, at)) {
    walk.place(word, setting);
    return 1;
  }
  if (setting) {
    for (const place of setting) walk.places.add(place);
    return 1;
  }
  if (stances.has(word) || (isVerbAt(tokens, at) && nounBefore && /ing$/.test(word) && !motifOf(word))) {
    if (!stances.has(word)) walk.miss(word);
    return 1;
  }
  if (garments.has(one(word)) && walk.wear(word)) return 1;
  const motif = walk.youngOf(word) ?? motifOf(word);
  if (motif && !(isVerbAt(tokens, at) && nounBefore && !determiners.has(before))) {
    if (describes(tokens, at) && !pairAt(tokens, at + 1)) return 1;
    // In a palace garden nobody asks for the palace.
    if (walk.relation && settingOf(tokens[at + 1] ?? "")) return 1;
    // A cup of coffee is a cup.
    if (before === "of" && walk.things.at(-1)?.motif === motif) return 1;
    walk.add(word, motif);
    return 1;
  }
  if (isQuality(word) || bodyParts.has(word) || /ed$/.test(word)) return 1;
  // What is said of a noun does not come between it and what was said before.
  walk.miss(word, describes(tokens, at));
  return 1;
}

/** "Two friends, a singer and a pianist" are two: whoever is named after them is who they are. */
function byName(things: Thing[], listed = 0): Thing[] {
  const group = things[listed - 1];
  if (!group || group.count < 2 || !isPerson(group.motif)) return things;
  const own = things.slice(listed, listed + group.count);
  if (own.length < group.count || own.some(({ motif, count, to }) => !isPerson(motif) || count > 1 || to))
    return things;
  const last = listed + own.length - 1;
  const now = (thing: number) => (thing < listed ? thing : Math.max(listed - 1, thing - own.length));
  return [
    ...things.slice(0, listed - 1),
    { ...group, motif: own[0]?.motif ?? group.motif, members: own.map(({ motif }) => motif) },
    ...things
      .slice(last + 1)
      .map((thing) => (thing.to ? { ...thing, to: { ...thing.to, thing: now(thing.to.thing) } } : thing)),
  ];
}

/** From a sentence to what can be drawn of it, and what cannot. */
export function read(wish: string): Reading {
  const tokens = tokensOf(wish);
  const walk = new Walk();
  for (let at = 0; at < tokens.length; ) at += step(walk, tokens, at);
  // Names keep their capitals.
  const written = (words: string) =>
    words.replace(/[a-z]+$/, (word) => wish.slice(1).match(new RegExp(`\\b${word}\\b`, "i"))?.[0] ?? word);
  return {
    things: byName(walk.things, walk.listed),
    ...(walk.action && { action: walk.action }),
    places: [...walk.places],
    ...(walk.above && { above: walk.above }),
    understood: [...new Set(walk.understood)].map(written),
    missed: walk.missed.map(written),
  };
}
