import { type Color, rgb } from "../color.ts";
import { type Hero, shapeNameOf } from "../heroes.ts";
import { natural } from "../motifs/colors.ts";
import { isTold } from "../motifs/looks.ts";
import { blown } from "../solids/blown.ts";
import { builtSolid, type Saddle } from "../solids/cast.ts";
import { beast } from "./beast.ts";
import { beasts as walkers } from "./beasts.ts";
import { bird } from "./bird.ts";
import { birds as waders } from "./birds.ts";
import * as bodies from "./bodies.ts";
import { flocks } from "./flocks.ts";
import { herds } from "./herds.ts";
import { reptiles } from "./reptiles.ts";
import type { Body } from "./solids.ts";
import { type Coat, dressed, tinted } from "./tinted.ts";

/** A body, how high it is in metres, and how it stands: who is on foot is as large as the sheet wants it. */
export type Solid = {
  body: Body;
  on: "land" | "foot" | "water" | "air";
  high: number;
  /** How far it turns from its side to who looks at the picture. */
  turn?: number;
  /** It is looked at from its front, where z is negative. */
  front?: boolean;
  /** How much of it hangs down beside what it sits on. */
  seat?: number;
  /** Where others sit on it. */
  saddle?: Saddle;
  /** Nobody has built it: it is its drawing, blown up. */
  blown?: boolean;
  /** Its measures are those of life. */
  alike?: boolean;
};

const things: Record<string, Solid> = {
  lighthouse: { body: bodies.lighthouse, on: "land", high: 26, alike: true },
  sailboat: { body: bodies.sailboat, on: "water", high: 15, alike: true },
  rowboat: { body: bodies.rowboat, on: "water", high: 1.3, alike: true },
  skiff: { body: bodies.rowboat, on: "water", high: 1.3, alike: true },
  cabin: { body: bodies.chalet, on: "land", high: 9, alike: true },
  house: { body: bodies.chalet, on: "land", high: 9, alike: true },
  balloon: { body: bodies.balloon, on: "air", high: 26, alike: true },
};

/** What of these takes the color that the words give them. */
const coats: Record<string, Coat> = {
  lighthouse: { 1: [0.5, 0.045, 0.035] },
  sailboat: { 1: "all", 5: "all" },
  rowboat: { 1: "all" },
  skiff: { 1: "all" },
  cabin: { 1: [0.19, 0.105, 0.06] },
  house: { 1: [0.19, 0.105, 0.06] },
  balloon: { 1: [0.62, 0.06, 0.035] },
};

/** In the color that was asked for. */
function inItsColor(thing: Solid, hero: Hero): Solid {
  const { name, color } = hero;
  const coat = coats[name];
  if (!coat || !color || !isTold(hero)) return thing;
  return { ...thing, body: tinted(thing.body, coat, light(rgb(color))) };
}

const beasts = { ...walkers, ...herds, ...reptiles };
const birds = { ...waders, ...flocks };

/** How what is made so shines: above 1 as metal does. */
const shines = { metal: 1.86, glass: 1, pearl: 0.8 } as const;

function inItsLooks(body: Body, hero: Hero): Body {
  const { name, color, second, pattern, made } = hero;
  const own = light(rgb(color ?? natural[name] ?? "#8a7a68"));
  const other = second ? light(rgb(second)) : undefined;
  const seen = { ...body, ...(isTold(hero) && { dyed: { own, second: other } }) };
  // A lighthouse has its second color between its bands.
  if (!made && (!other || name === "lighthouse")) return seen;
  return dressed(seen, own, { second: other, pattern, shine: made ? shines[made] : 0 });
}

/** As light is reckoned with: half as bright is half the light. */
const light = ([red, green, blue]: Color) =>
  [red, green, blue].map((value) => (value / 255) ** 2.2) as [number, number, number];

const towardsWhite = (of: readonly [number, number, number], share: number) =>
  of.map((value) => value + (0.8 - value) * share) as [number, number, number];

function afoot(hero: Hero): Body | undefined {
  const { name, color: told, pattern } = hero;
  const isOwn = isTold(hero) || pattern !== undefined;
  const color = told ?? natural[name] ?? "#808080";
  const own = light(rgb(color));
  const measures = beasts[name];
  if (measures) return beast(isOwn ? { ...measures, coat: own, pale: towardsWhite(own, 0.45) } : measures);
  const feathers = birds[name];
  if (feathers)
    return bird(isOwn ? { ...feathers, coat: own, wing: own, pale: towardsWhite(own, 0.3) } : feathers);
  return undefined;
}

const seen = new Map<string, Solid>();

const swimmers = new Set(["swan", "duck", "goose"]);

/** Who stands otherwise has its wings spread in the air, as it is drawn. */
function solidOf(hero: Hero, flying: boolean): Solid {
  const body = flying && birds[hero.name] ? undefined : afoot(hero);
  if (body)
    return {
      body,
      on: swimmers.has(hero.name) ? "water" : "foot",
      high: body.h,
      ...(birds[hero.name]?.face && { turn: 1.2 }),
    };
  const own = light(rgb(hero.color ?? natural[hero.name] ?? "#8a7a68"));
  const solid = builtSolid(hero.name, own, hero.who) ?? { body: blown(hero, own), turn: 0.3, blown: true };
  return { on: "foot", high: solid.body.h, ...solid };
}

/** A thing as it is in the world: as large as in life where that is known, grown, built, or blown up. */
export function solidNamed(hero: Hero, alone: boolean, flying = false): Solid {
  const known = things[hero.name];
  const key = `${shapeNameOf(hero)} ${hero.color} ${hero.second} ${hero.pattern} ${hero.made} ${flying} ${alone}`;
  const before = seen.get(key);
  if (before) return before;
  const thing = known && inItsColor(known, hero);
  const plain: Solid = thing
    ? alone
      ? thing
      : { ...thing, on: thing.on === "air" ? "foot" : thing.on, alike: false, high: thing.body.h }
    : solidOf(hero, flying);
  const fresh = { ...plain, body: inItsLooks(plain.body, hero) };
  if (seen.size > 40) seen.clear();
  seen.set(key, fresh);
  return fresh;
}
