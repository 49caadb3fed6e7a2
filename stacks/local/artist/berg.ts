import type { Scene } from "./scene.ts";
import type { Point } from "./shapes.ts";

/** An iceberg in a square of 100 that stands in the water: all of it, and which of it turns from the light, how far. */
const whole = "0,100 7,64 19,52 29,19 41,4 50,21 59,36 71,27 84,53 95,71 100,100";
const faces = [
  { turned: 0.36, corners: "41,4 50,21 59,36 54,58 62,100 39,100 46,52" },
  { turned: 0.6, corners: "71,27 84,53 95,71 100,100 80,100 82,66" },
  { turned: 0.22, corners: "7,64 19,52 24,72 17,100 0,100" },
] as const;

type Area = { x: number; width: number; foot: number; high: number };

const cornersOf = (text: string) =>
  text.split(" ").map((pair) => pair.split(",").map(Number) as [number, number]);

/** Where it floats: beside whoever is seen before it. */
export function bergOf({ heroes, stage }: Scene, { x, width, foot, high }: Area) {
  const across = heroes.length === 0 ? 0.5 : stage.x < 0.5 ? 0.78 : 0.22;
  const wide = Math.min(width * (heroes.length === 0 ? 0.74 : 0.5), high * 1.5);
  const [left, top] = [x + width * across - wide / 2, foot - high];
  const at = (text: string) =>
    cornersOf(text).map(([u, v]): Point => [left + (u * wide) / 100, top + (v * high) / 100]);
  return {
    outline: at(whole),
    faces: faces.map(({ turned, corners }) => ({ turned, corners: at(corners) })),
  };
}

/** Drift ice: flat pieces on the water, the nearer the larger; each from its left to its right, and how thick. */
export function floesOf(dice: () => number, { x, width, foot }: Area, bottom: number, many = 7) {
  return Array.from({ length: many }, (_, at) => {
    const near = (at + 0.4 + dice() * 0.4) / many;
    const wide = width * (0.05 + 0.16 * near) * (0.6 + 0.7 * dice());
    const left = x + width * ((at * 0.618 + 0.2 + dice() * 0.1) % 1) - wide / 2;
    const y = foot + (bottom - foot) * (0.06 + 0.86 * near ** 1.3);
    const deep = wide * 0.1;
    const top: Point[] = [
      [left, y],
      [left + wide * 0.16, y - deep * 0.9],
      [left + wide * 0.7, y - deep],
      [left + wide, y - deep * 0.1],
      [left + wide * 0.8, y + deep * 0.5],
      [left + wide * 0.24, y + deep * 0.6],
    ];
    return { top, deep: deep * 0.8 };
  });
}
