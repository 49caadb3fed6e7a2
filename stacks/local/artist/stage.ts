import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Easel } from "./easel.ts";
import { HERO_BOX, type Hero } from "./heroes.ts";
import { natural } from "./motifs/colors.ts";
import type { Place } from "./places.ts";
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

/** Where words say nothing, something that is at home anywhere. */
const STRANGERS = ["tree", "stones", "gate", "raven", "hourglass"] as const;

/** The motif of a picture that cannot do without one. */
export function leadOf({ heroes, places, rhythm }: Scene): Hero {
  const [hero] = heroes;
  if (hero) return hero;
  const [place] = places;
  const name = place ? standIns[place] : (STRANGERS[Math.floor(rhythm * STRANGERS.length)] ?? "tree");
  return { name, color: natural[name], count: 1 };
}

/** Where a hero's box lies, in units. */
export type Berth = { x: number; y: number; size: number };

/** The stage, moved so far that the whole hero is on the sheet. */
export function berthOf({ width, height }: Easel, { stage }: Scene, { scale = 1, margin = 40 } = {}): Berth {
  const size = Math.min(stage.size * 1000 * scale, width - 2 * margin, height - 2 * margin);
  const inside = (middle: number, length: number) =>
    Math.min(length - margin - size / 2, Math.max(margin + size / 2, middle));
  return { x: inside(stage.x * width, width), y: inside(stage.y * height, height), size };
}

/** As many as there are, those behind first: each a little smaller, and to the other side. */
export function group(scene: Scene, alone: Berth): Berth[] {
  const { count } = leadOf(scene);
  const { x, y } = alone;
  const size = count > 1 ? alone.size * 0.7 : alone.size;
  const behind = Array.from({ length: count - 1 }, (_, index): Berth => {
    const row = Math.ceil((count - 1 - index) / 2);
    const side = (count - 1 - index) % 2 === 0 ? -1 : 1;
    const smaller = size * (0.86 - 0.1 * row);
    return { x: x + side * size * 0.68 * row, y: y + (size - smaller) * 0.3, size: smaller };
  });
  return [...behind, { x, y, size }];
}

/** Where the water ends for a hero that stands beside it: a little behind its feet. */
export function shoreOf(easel: Easel, scene: Scene): number {
  const { y, size } = berthOf(easel, scene);
  return y + size * 0.34;
}

/** Draws in a hero's own box of 32 by 32. */
export function inBox(context: SKRSContext2D, { x, y, size }: Berth, draw: () => void) {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / HERO_BOX, size / HERO_BOX);
  draw();
  context.restore();
}
