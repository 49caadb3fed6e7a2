import icons from "@iconify-json/fluent-emoji-high-contrast/icons.json" with { type: "json" };
import { Path2D } from "@napi-rs/canvas";
import keywords from "emojilib" with { type: "json" };
import { ownHeroes } from "./own-heroes.ts";

/** A silhouette that everybody recognises, in a square of 32 units. */
export type Hero = { word: string; name: string };

export const HERO_BOX = 32;

const bodies = { ...icons.icons, ...ownHeroes } as Record<string, { body: string }>;

/** Signs, letters and smiles are no motifs, nor are pictures within a frame of their own. */
const unfit =
  /button|arrow|symbol|sign|mark|clock|flag|keycap|hand|finger|face-with|smiling|grinning|zodiac|light-skin|square|circle|heart|moon-face|sun-with-face|prohibited|no-|family|couple|-bust|medium|dark|index|gesture|japanese-|squared|input|person-|woman|man-|men-|women-|people|kiss|frowning|selfie|facepalm|cityscape|sunset|sunrise|night-with|bridge-at|foggy|national-park|milky-way|motorway|railway-track|world-map|framed/;

const suits = (name: string) => Object.hasOwn(bodies, name) && !unfit.test(name);

/** Words for which the best picture has another name, or stands in a row with many. */
const preferred: Record<string, string> = {
  cat: "cat",
  kitten: "cat",
  dog: "dog",
  puppy: "dog",
  bird: "bird",
  birds: "bird",
  crane: "flamingo",
  heron: "flamingo",
  gull: "dove",
  raven: "bird",
  crow: "bird",
  fish: "fish",
  boat: "sailboat",
  ship: "sailboat",
  horse: "horse",
  rocket: "rocket",
  car: "automobile",
  train: "locomotive",
  guitar: "guitar",
  castle: "castle",
  dragon: "dragon",
  robot: "robot",
  tea: "teacup-without-handle",
  teacup: "teacup-without-handle",
  coffee: "hot-beverage",
  cup: "hot-beverage",
  book: "open-book",
  books: "books",
  balloon: "balloon",
  bicycle: "bicycle",
  bike: "bicycle",
  piano: "musical-keyboard",
  fox: "fox",
  owl: "owl",
  whale: "spouting-whale",
  bear: "bear",
  astronaut: "rocket",
  queen: "crown",
  king: "crown",
  lighthouse: "own-lighthouse",
  camper: "pickup-truck",
  rowboat: "canoe",
  chess: "chess-pawn",
  tree: "deciduous-tree",
  pine: "evergreen-tree",
};

/** Whoever is in a picture is seen from behind: they could be anybody. */
const someone =
  "man woman person girl boy child wanderer traveler traveller fisherman monk hiker lady stranger painter poet pilgrim shepherd sailor";
const several = "people couple friends lovers children sisters brothers family pilgrims";
for (const word of someone.split(" ")) preferred[word] = "own-figure";
for (const word of several.split(" ")) preferred[word] = "own-couple";

/** Words by which nobody means a motif. */
const idle = new Set(
  "a an and the of in on at with by to for from over under above below near into onto flowers trees houses waves stars buildings streets skyscrapers skyline walking standing sitting running riding fishing sleeping dancing flying watching wild highway road its his her their it is are as like very one two three four five old young small little big large giant tiny red blue green yellow white black golden silver bright dark light soft warm cold quiet morning evening day night sun moon sky air made full half high low deep long first last new own all some out up down through between behind before after front back sea ocean forest wood woods city street garden beach river lake desert sky cloud clouds snow rain wind storm stormy misty field meadow mountain mountains hill hills village tower room kitchen library lights lamp shadow shadows color colour picture painting view world time".split(
    " ",
  ),
);

const byKeyword = new Map<string, string>();
for (const list of Object.values(keywords as unknown as Record<string, string[]>)) {
  const [first = "", ...others] = list;
  const name = first.replaceAll("_", "-");
  if (!suits(name)) continue;
  for (const word of [first, ...others.slice(0, 4)])
    if (/^[a-z]{3,}$/.test(word) && !byKeyword.has(word)) byKeyword.set(word, name);
}

const singular = (word: string) =>
  word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, "");

function nameFor(word: string): string | undefined {
  for (const form of [word, singular(word)]) {
    // What was chosen by hand is fit, whatever its name sounds like.
    if (Object.hasOwn(preferred, form)) return preferred[form];
    if (suits(form)) return form;
    const known = byKeyword.get(form);
    if (known) return known;
  }
  return undefined;
}

/** The motifs that a text names, each once, in the order in which they come. */
export function heroesIn(tokens: readonly string[]): Hero[] {
  const found = new Map<string, Hero>();
  tokens.forEach((word, index) => {
    const pair = `${singular(tokens[index - 1] ?? "")}-${singular(word)}`;
    const name = suits(pair) ? pair : idle.has(word) ? undefined : nameFor(word);
    if (name && !found.has(name)) found.set(name, { word, name });
  });
  return [...found.values()];
}

const paths = new Map<string, Path2D>();

/** The silhouette, to be filled: holes are holes. */
export function silhouette({ name }: Hero): Path2D {
  const known = paths.get(name);
  if (known) return known;
  const path = new Path2D();
  for (const [, d = ""] of bodies[name]?.body.matchAll(/\sd="([^"]+)"/g) ?? []) path.addPath(new Path2D(d));
  paths.set(name, path);
  return path;
}
