import type { SKRSContext2D } from "@napi-rs/canvas";
import { boundsOf } from "./cast/body.ts";
import type { Easel } from "./easel.ts";
import { dressOf, HERO_BOX, type Hero } from "./heroes.ts";
import { natural } from "./motifs/colors.ts";
import { isHead } from "./motifs/heads.ts";
import { isTold } from "./motifs/looks.ts";
import type { Place } from "./places.ts";
import { type Sight, shows } from "./reading/sights.ts";
import type { Scene } from "./scene.ts";

/** What stands on the stage of a scene that names no motif. */
const standIns: Record<Place, string> = {
  mountain: "peak",
  sea: "sailboat",
  water: "rowboat",
  forest: "pine",
  city: "skyscraper",
  village: "house",
  flowers: "tulips",
  desert: "cactus",
  snow: "pine",
  space: "planet",
  room: "vase",
};

/** And of one that is about a sight. */
const ofSights: Record<Sight, string> = {
  aurora: "pine",
  waterfall: "cascade",
  mars: "planet",
  moon: "planet",
  iceberg: "iceberg",
};

/** Where the words name nothing that has a shape, a pattern. */
const PATTERNS = ["rosette", "spiral", "waves"] as const;

/** The motif of a picture that cannot do without one. */
export function leadOf(scene: Scene): Hero {
  const { heroes, places, rhythm } = scene;
  const [hero] = heroes;
  if (hero) return hero;
  const [place] = places;
  const seen = scene.sights?.find((sight) => shows(scene, sight));
  const name = seen
    ? ofSights[seen]
    : place
      ? standIns[place]
      : (PATTERNS[Math.floor(rhythm * PATTERNS.length)] ?? "rosette");
  return { name, color: natural[name] };
}

/** What is about a sight and nobody needs nobody to stand in. */
export const isOfASight = ({ heroes, sights, indoors }: Scene): boolean =>
  heroes.length === 0 && sights !== undefined && !indoors;

/** Where a hero's box lies, in units. */
export type Berth = { x: number; y: number; size: number; flip?: boolean };

type Edges = [number, number, number, number];

/** A portrait ends with its sheet, and a little below. */
const CROPPED = 6;

/** Whether the sheet ends where somebody's shoulders do, or a beast's. */
export function isBust({ reading: { things } }: Pick<Scene, "reading">): boolean {
  const { motif = "" } = things[0] ?? {};
  return motif === "bust" || isHead(motif);
}

/** The stage, moved so far that the whole hero is on the sheet. */
export function berthOf({ width, height }: Easel, scene: Scene, { scale = 1, margin = 40 } = {}): Berth {
  const { stage } = scene;
  const [left, top, right, bottom] = boundsOf(leadOf(scene)).map((edge) => edge / HERO_BOX) as Edges;
  const size = Math.min(
    stage.size * 1000 * scale,
    (width - 2 * margin) / (right - left),
    (height - 2 * margin) / (bottom - top),
  );
  const inside = (middle: number, length: number, from: number, to: number) =>
    Math.min(length - margin - (to - 0.5) * size, Math.max(margin + (0.5 - from) * size, middle));
  return {
    x: inside(stage.x * width, width, left, right),
    y: isBust(scene)
      ? height + CROPPED - (bottom - 0.5) * size
      : inside(stage.y * height, height, top, bottom),
    size,
  };
}

/** Smaller, or moved, until nothing of a hero leaves the box; `margin` of its shorter side is left around it. */
export function within(
  hero: Hero,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  wanted: Berth,
  margin: number,
): Berth {
  const [left, top, right, bottom] = boundsOf(hero).map((edge) => edge / HERO_BOX - 0.5) as Edges;
  const rim = Math.min(width, height) * margin;
  const [wide, high] = [width - 2 * rim, height - 2 * rim];
  const size = Math.min(wanted.size, wide / (right - left), high / (bottom - top));
  const inside = (middle: number, from: number, length: number, low: number, up: number) =>
    Math.min(from + rim + length - up * size, Math.max(from + rim - low * size, middle));
  return { x: inside(wanted.x, x, wide, left, right), y: inside(wanted.y, y, high, top, bottom), size };
}

/** A portrait ends with the frame that it is in, as with a sheet; nothing else of it leaves that. */
export function endingIn(
  frame: { x: number; y: number; width: number; height: number },
  scene: Scene,
  berth: Berth,
): Berth {
  if (!isBust(scene)) return berth;
  const [left, top, right, bottom] = boundsOf(leadOf(scene)).map((edge) => edge / HERO_BOX) as Edges;
  const size = Math.min(
    berth.size,
    (frame.width * FRAMED) / (right - left),
    (frame.height * FRAMED) / (bottom - top),
  );
  return { ...berth, size, y: frame.y + frame.height + CROPPED - (bottom - 0.5) * size };
}
const FRAMED = 0.92;

/** Everybody on the stage, those behind first, each in a box of its own. */
export function membersOf(hero: Hero, { x, y, size }: Berth): { hero: Hero; berth: Berth }[] {
  if (!hero.parts) return [{ hero, berth: { x, y, size } }];
  const scale = size / HERO_BOX;
  return hero.parts.map((part) => ({
    hero: part.hero,
    berth: {
      x: x + (part.x - HERO_BOX / 2) * scale,
      y: y + (part.y - HERO_BOX / 2) * scale,
      size: part.size * scale,
      flip: part.flip,
    },
  }));
}

/** Where the water ends for a hero that stands beside it: a little behind its feet. */
export function shoreOf(easel: Easel, scene: Scene): number {
  const berth = berthOf(easel, scene);
  if (scene.still) return tableEdge(scene, berth);
  const [, , , bottom] = boundsOf(leadOf(scene));
  return berth.y + (bottom / HERO_BOX - 0.61) * berth.size;
}

/** How far up behind what stands on it a table is seen, of the height of all. */
const TABLE = 0.36;

/** Where a table ends behind all that stands on it. */
export function tableEdge(scene: Scene, { y, size }: Berth): number {
  const [, top, , bottom] = boundsOf(leadOf(scene));
  return y + (bottom / HERO_BOX - 0.5 - (TABLE * (bottom - top)) / HERO_BOX) * size;
}

/** Draws in a hero's own box of 32 by 32. */
export function inBox(context: SKRSContext2D, { x, y, size, flip = false }: Berth, draw: () => void) {
  context.save();
  context.translate(flip ? x + size / 2 : x - size / 2, y - size / 2);
  context.scale(((flip ? -1 : 1) * size) / HERO_BOX, size / HERO_BOX);
  draw();
  context.restore();
}

const inside: Berth = { x: HERO_BOX / 2, y: HERO_BOX / 2, size: HERO_BOX };

/** Within the hero's own box, who is somebody or has a color of their own by the words, and whoever hides a part of them. */
export function toldWithin(hero: Hero): { hero: Hero; berth: Berth }[] {
  const members = membersOf(hero, inside);
  const first = members.findIndex(
    ({ hero: one }) => isTold(one) || one.second || one.made || dressOf(one).length > 0,
  );
  return first < 0 ? [] : members.slice(first);
}
