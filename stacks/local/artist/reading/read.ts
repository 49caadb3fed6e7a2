import { isSeenAtIt } from "../cast/poses.ts";
import { isFlower, isServed, isVessel } from "../motifs/words.ts";
import { withoutRoom } from "./abstract.ts";
import { asTyped } from "./as-typed.ts";
import { byName, carriedAlong, kindOf, mounted } from "./company.ts";
import { acts, isAfterNoun, relations, underfoot } from "./deeds.ts";
import { dressedUp, isDressedUp, seenOn } from "./dressed-up.ts";
import { bodyParts, ensembles, garments, groups, portions, seenAt, shops, stances } from "./grammar.ts";
import { guised } from "./guised.ts";
import { isPutIn } from "./holders.ts";
import { asAtHome, lightHearth } from "./home.ts";
import { inOtherWords } from "./in-other-words.ts";
import { isQuality, isStuff, motifOf, one, withArticle } from "./lexicon.ts";
import { colors, made, patterned } from "./looks.ts";
import { unnamed } from "./names.ts";
import { isThing } from "./no-things.ts";
import { withThePair } from "./occasions.ts";
import {
  countOf,
  describes,
  isAfterOf,
  isSaidOf,
  isSaidOfMore,
  isVerbAt,
  pairAt,
  tokensOf,
} from "./phrase.ts";
import { framedAs, portrayed } from "./portrait.ts";
import { articled } from "./saying.ts";
import { inSeason } from "./season.ts";
import { settingOf } from "./settings.ts";
import { isOne, skyNouns, skyWords } from "./sky-words.ts";
import { smallWords } from "./small-words.ts";
import { sports } from "./sports.ts";
import type { Reading } from "./thing.ts";
import { known } from "./traits.ts";
import { type Rule, Walk } from "./walk.ts";

/** What is worn is seen on whoever wears it, be it a word or two. */
const clothes: Rule = (walk, tokens, at) => {
  const words = [2, 1].map((many) => tokens.slice(at, at + many).join("-"));
  const isGarment = (word: string) => garments.has(word) || garments.has(one(word));
  const worn = words.find((word) => isGarment(word) && walk.wear(word));
  if (!worn) return 0;
  walk.understood.push(withArticle(worn.replace("-", " ")));
  walk.clear();
  return worn.split("-").length;
};

const pairs: Rule = (walk, tokens, at) => {
  const pair = pairAt(tokens, at);
  if (!pair) return 0;
  const again = tokens[at - 1] === "of" && walk.things.at(-1)?.motif === pair.motif;
  if (!again) walk.add(pair.word, pair.motif);
  return 2;
};

const doubles: Rule = (walk, tokens, at) => {
  const double = settingOf(`${tokens[at]}-${tokens[at + 1] ?? ""}`);
  if (!double) return 0;
  walk.place(`${tokens[at]} ${tokens[at + 1]}`, double);
  return 2;
};

const portioned: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  if (!portions.has(one(word)) || tokens[at + 1] !== "of") return 0;
  // What nobody can draw is at least told by what it was in.
  if (!isSaidOf(tokens, at + 1)) walk.miss(word, true);
  return 2;
};

const companies: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  const key = groups[word] ? word : one(word);
  const group = groups[key];
  const next = tokens[at + 1] ?? "";
  if (word in ensembles && groups[next]) {
    walk.kind = word;
    return 1;
  }
  if (!group || (next !== "of" && !group.of && motifOf(word))) return 0;
  // A family dog is a dog.
  if (next !== "of" && describes(tokens, at)) return 1;
  const many = next === "of" ? countOf(tokens[at + 2]) : undefined;
  if (group.of && many) {
    walk.addGroup(word, { ...group, count: many });
    return 3;
  }
  if (group.of && next !== "of") walk.addGroup(word, group);
  else walk.group = key;
  return 1;
};

const skies: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  const sky = skyWords.get(word) ?? skyWords.get(one(word));
  if (!sky) return 0;
  const { determiner } = walk;
  const isAside = isSaidOfMore(tokens, at);
  const article = isAside ? undefined : (determiner ?? (isOne(word) ? "a" : undefined));
  if (sky !== "said") walk.understood.push(skyNouns[word] ?? articled(word, article));
  // Whoever looks at the stars or stands under them is not among them.
  if (walk.relation !== "looking" && walk.relation !== "under")
    for (const place of settingOf(word) ?? []) walk.places.add(place);
  walk.clear();
  if (isAside) walk.determiner = determiner;
  return 1;
};

/** Nobody but somebody is drawn old. */
const ages: Rule = (walk, tokens, at) => {
  if (!/^(?:old|elderly|aged)$/.test(tokens[at] ?? "")) return 0;
  walk.old = true;
  return 1;
};

const settings: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  if (shops.has(word) && walk.isWithout(tokens[at + 1] ?? "")) {
    walk.add(word, "shop");
    return 1;
  }
  const setting = settingOf(word) ?? settingOf(one(word));
  if (!setting) return 0;
  if (describes(tokens, at)) for (const place of setting) walk.places.add(place);
  else walk.place(word, setting);
  return 1;
};

const standing: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  if (stances.has(word)) {
    const doer = isAfterNoun(walk, tokens, at) ? walk.things.at(-1)?.motif : undefined;
    if (doer && seenAt[word]?.has(doer) === false) walk.miss(word, true);
    return 1;
  }
  if (!isVerbAt(tokens, at) || !isAfterNoun(walk, tokens, at) || !/ing$/.test(word) || motifOf(word))
    return 0;
  walk.miss(word);
  return 1;
};

const possessive = /^(?:her|his|its|their)$/;

const things: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  const before = tokens[at - 1] ?? "";
  const kin = kindOf(
    walk.things,
    word,
    [before, tokens[at - 2] ?? ""].some((one) => possessive.test(one)),
  );
  const motif = kin ?? motifOf(word);
  const verb = isVerbAt(tokens, at) && isAfterNoun(walk, tokens, at);
  if (!motif || verb) return 0;
  if (describes(tokens, at) && !pairAt(tokens, at + 1)) return 1;
  // A giant red mushroom is no giant.
  if (isQuality(word) && isSaidOf(tokens, at)) return 1;
  // In a palace garden nobody asks for the palace, nor in a wine cellar for wine.
  const [place] = settingOf(tokens[at + 1] ?? "") ?? [];
  if (place && (walk.relation || place === "room")) return 1;
  const of = isAfterOf(tokens, at) ? walk.things.at(-1)?.motif : undefined;
  // A cup of coffee is a cup.
  if (of === motif) return 1;
  if (of && isVessel(of) && isServed(motif)) walk.serve(word, motif);
  // A vase of tulips is tulips in a vase, and a bowl of lemons is lemons in a bowl.
  else if ((of === "vase" && isFlower(motif)) || (of && isVessel(of) && isPutIn(motif)))
    walk.fill(word, motif);
  else walk.add(word, motif, kin !== undefined);
  return 1;
};

const others: Rule = (walk, tokens, at) => {
  const word = tokens[at] ?? "";
  if (isQuality(word) || bodyParts.has(word) || /ed$/.test(word)) return 1;
  const isAside = isSaidOf(tokens, at);
  // What is said of a noun does not come between it and what was said before.
  const isOfAPlace = settingOf(tokens[at + 1] ?? "") !== undefined;
  if (!(isAside && isStuff(word))) walk.miss(word, isAside || isOfAPlace);
  return 1;
};

/** The first that takes a word has it. */
const rules: Rule[] = [
  ...[
    framedAs,
    ...smallWords,
    guised,
    sports,
    acts,
    relations,
    underfoot,
    dressedUp,
    known,
    clothes,
    pairs,
    doubles,
  ],
  ...[portioned, companies, skies, made, colors, patterned, ages, settings, standing, things, others],
];

function step(walk: Walk, tokens: string[], at: number): number {
  for (const rule of rules) {
    const taken = rule(walk, tokens, at);
    if (taken > 0) return taken;
  }
  return 1;
}

/** From a sentence to what can be drawn of it, and what cannot. */
export function read(wish: string): Reading {
  const tokens = tokensOf(unnamed(asAtHome(withThePair(inOtherWords(withoutRoom(wish))))));
  const walk = new Walk();
  for (let at = 0; at < tokens.length; ) at += step(walk, tokens, at);
  lightHearth(walk, wish);
  const written = (words: string) => asTyped(wish, words);
  const things = inSeason(carriedAlong(mounted(byName(walk.things, walk.listed))), wish);
  const isNear = walk.portrait || things.some(isDressedUp);
  const seen = seenOn(isNear ? portrayed(things, walk.action) : things);
  const doing = walk.action && { action: walk.action, doers: walk.deed?.doers ?? 0 };
  const isSeen = isSeenAtIt({ ...doing, things: seen.things });
  const undone = walk.deed && !isSeen ? [walk.deed.word] : [];
  return {
    things: seen.things,
    ...((walk.portrait || seen.understood.length > 0) && { portrait: true }),
    ...doing,
    places: walk.whereabouts(),
    ...(walk.above && { above: walk.above }),
    understood: [...new Set([...walk.understood, ...seen.understood])].map(written),
    missed: [...walk.missed.filter(isThing), ...seen.missed, ...undone].map(written),
  };
}
