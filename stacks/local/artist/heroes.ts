import icons from "@iconify-json/fluent-emoji-high-contrast/icons.json" with { type: "json" };
import { Path2D } from "@napi-rs/canvas";
import { named, natural } from "./motifs/colors.ts";
import { drawings } from "./motifs/drawings.ts";
import { bodyOf, cutOut, joined } from "./motifs/outline.ts";
import { countIn, drawingFor } from "./motifs/words.ts";

/** A motif in a square of 32 units: one drawn by hand, or a silhouette that everybody recognises. */
export type Hero = {
  name: string;
  /** Of its own, in life or by the words before it. */
  color?: string | undefined;
  count: number;
};

export const HERO_BOX = 32;

const silhouettes = icons.icons as Record<string, { body: string }>;

/** Signs, letters and smiles are no motifs, nor are pictures within a frame of their own. */
const unfit =
  /button|arrow|symbol|sign|mark|clock|flag|keycap|hand|finger|face|smiling|grinning|zodiac|light-skin|square|circle|heart|prohibited|no-|family|couple|-bust|medium|dark|index|gesture|japanese-|squared|input|person-|woman|man-|men-|women-|people|kiss|frowning|selfie|cityscape|sunset|sunrise|night-with|bridge-at|national-park|milky-way|motorway|railway-track|world-map|framed|moon|fog|cloud|sun-|eye|ear|nose|mouth/;

const isSilhouette = (name: string) => Object.hasOwn(silhouettes, name) && !unfit.test(name);

/** Words by which nobody means a motif. */
const idle = new Set(
  "a an and the of in on at with by to for from over under above below near into onto flowers trees houses waves stars buildings streets skyscrapers skyline walking standing sitting running riding fishing sleeping dancing flying watching wild highway road its his her their it is are as like very one two three four five old young small little big large giant tiny red blue green yellow white black golden silver bright dark light soft warm cold quiet morning evening day night sun moon sky air made full half high low deep long first last new own all some out up down through between behind before after front back sea ocean forest wood woods city street garden beach river lake desert sky cloud clouds snow rain wind storm stormy misty field meadow mountain mountains hill hills village tower room kitchen library lights lamp shadow shadows color colour picture painting view world time window ice rock paper glass".split(
    " ",
  ),
);

const singular = (word: string) =>
  word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/(?<=[^s])s$/, "");

/** By hand if there is one; a silhouette only by the name that it has, for a pair is no pair of socks. */
const nameOf = (word: string): string | undefined =>
  [word, singular(word)]
    .map((form) => drawingFor.get(form) ?? (isSilhouette(form) ? form : undefined))
    .find((name) => name !== undefined);

/** The motifs that a text names, each once, in the order in which they come. */
export function heroesIn(tokens: readonly string[]): Hero[] {
  const found = new Map<string, Hero>();
  for (let index = 0; index < tokens.length; index++) {
    const [word = "", next = ""] = tokens.slice(index);
    const start = index;
    const pair = nameOf(`${singular(word)}-${singular(next)}`);
    if (pair) index++;
    const name = pair ?? (idle.has(word) ? undefined : nameOf(word));
    if (!name || found.has(name)) continue;
    const before = tokens.slice(Math.max(0, start - 3), start);
    const [color = natural[name]] = before.slice(-2).flatMap((one) => named[one] ?? []);
    found.set(name, { name, color, count: countIn(before) });
  }
  return [...found.values()];
}

type Shapes = { silhouette: Path2D; solid: Path2D };
const shapes = new Map<string, Shapes>();

function shapesOf({ name }: Hero): Shapes {
  const known = shapes.get(name);
  if (known) return known;
  const drawing = drawings[name];
  const fresh = drawing ? { silhouette: cutOut(drawing), solid: bodyOf(drawing) } : borrowed(name);
  shapes.set(name, fresh);
  return fresh;
}

function borrowed(name: string): Shapes {
  const silhouette = new Path2D();
  for (const [, d = ""] of silhouettes[name]?.body.matchAll(/\sd="([^"]+)"/g) ?? [])
    silhouette.addPath(new Path2D(d));
  return { silhouette, solid: joined([silhouette.toSVGString()]) };
}

/** The motif with its lines, to be filled: holes are holes. */
export const silhouette = (hero: Hero): Path2D => shapesOf(hero).silhouette;

/** The motif without its lines: what lies beneath them. */
export const solid = (hero: Hero): Path2D => shapesOf(hero).solid;
