import { type Color, rgb } from "../color.ts";
import type { Hero } from "../heroes.ts";
import { natural } from "../motifs/colors.ts";
import { blown } from "../solids/blown.ts";
import { builtSolid, type Saddle } from "../solids/cast.ts";
import { beast } from "./beast.ts";
import { beasts as walkers } from "./beasts.ts";
import { bird } from "./bird.ts";
import { birds as waders } from "./birds.ts";
import * as bodies from "./bodies.ts";
import { flocks } from "./flocks.ts";
import { herds } from "./herds.ts";
import { person } from "./person.ts";
import { reptiles } from "./reptiles.ts";
import type { Body } from "./solids.ts";

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

const beasts = { ...walkers, ...herds, ...reptiles };
const birds = { ...waders, ...flocks };

/** As light is reckoned with: half as bright is half the light. */
const light = ([red, green, blue]: Color) =>
  [red, green, blue].map((value) => (value / 255) ** 2.2) as [number, number, number];

const towardsWhite = (of: readonly [number, number, number], share: number) =>
  of.map((value) => value + (0.8 - value) * share) as [number, number, number];

function afoot({ name, color: told }: Hero): Body | undefined {
  const color = told ?? natural[name] ?? "#808080";
  const own = light(rgb(color));
  const isTold = told !== undefined && told !== natural[name];
  const measures = beasts[name];
  if (measures) return beast(isTold ? { ...measures, coat: own, pale: towardsWhite(own, 0.45) } : measures);
  const feathers = birds[name];
  if (feathers)
    return bird(isTold ? { ...feathers, coat: own, wing: own, pale: towardsWhite(own, 0.3) } : feathers);
  const dark = [0.035, 0.028, 0.022] as const;
  if (name === "figure")
    return person({ head: 1.02, coat: own, legs: [0.05, 0.055, 0.07], hair: dark, hem: [0.45, 0.86] });
  if (name === "child")
    return person({ head: 1.3, coat: own, legs: [0.06, 0.09, 0.18], hair: [0.12, 0.06, 0.03], step: 0.16 });
  return undefined;
}

const known = new Map<string, Solid>();

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
      // On the shoulders, behind the head.
      ...(hero.name === "figure" && { saddle: { x: -0.05 * body.h, y: 0.83 * body.h } }),
    };
  const own = light(rgb(hero.color ?? natural[hero.name] ?? "#8a7a68"));
  const solid = builtSolid(hero.name, own) ?? { body: blown(hero, own), turn: 0.3, blown: true };
  return { on: "foot", high: solid.body.h, ...solid };
}

/** A thing as it is in the world: as large as in life where that is known, grown, built, or blown up. */
export function solidNamed(hero: Hero, alone: boolean, flying = false): Solid {
  const thing = things[hero.name];
  if (thing && alone) return thing;
  const key = `${hero.name} ${hero.color} ${flying}`;
  const before = known.get(key);
  if (before) return before;
  const fresh = thing
    ? { ...thing, on: thing.on === "air" ? "foot" : thing.on, alike: false, high: thing.body.h }
    : solidOf(hero, flying);
  if (known.size > 40) known.clear();
  known.set(key, fresh as Solid);
  return fresh as Solid;
}
