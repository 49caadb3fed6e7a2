import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, mix } from "../color.ts";
import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";
import { paintSet, setOf } from "../sets.ts";
import { shoreOf } from "../stage.ts";

export type Inks = Record<"night" | "violet" | "pink" | "gold" | "cyan" | "dark" | "white", Color>;
export type Tools = { context: SKRSContext2D; easel: Easel; scene: Scene; horizon: number; inks: Inks };

/** Which room it is: a wall of it on the grid, in lines of light. */
export function room({ context, easel, scene, horizon, inks }: Tools) {
  const { width, height } = easel;
  const floor = scene.still ? shoreOf(easel, scene) : horizon;
  const wall = setOf(scene.room, { x: 0, y: 0, width, height, floor }, easel.dice.fork("set"));
  const shade = (color: Color, share: number) => mix(inks.night, color, share);
  paintSet(
    context,
    wall.filter(({ role }) => role !== "floor" && role !== "seam"),
    {
      ...{
        wall: shade(inks.violet, 0.7),
        light: shade(inks.pink, 0.5),
        beam: shade(inks.violet, 0.9),
        cloth: shade(inks.pink, 0.75),
      },
      ...{ fold: shade(inks.violet, 0.8), gold: inks.gold, wood: inks.dark, tile: shade(inks.cyan, 0.45) },
      ...{ frame: inks.cyan, glass: inks.pink },
      ...{
        book0: shade(inks.pink, 0.7),
        book1: shade(inks.cyan, 0.6),
        book2: inks.violet,
        book3: shade(inks.gold, 0.6),
      },
    },
    { color: inks.cyan, width: 1.2 },
  );
}
