import { ball, board, type Part, type Point, pipe, rod, turned } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What plants have in common.

export const around = (many: number, of: (angle: number, n: number) => Part): Part[] =>
  Array.from({ length: many }, (_, n) => of((n / many) * 360, n));

/** Petals about a heart that looks at whoever looks. */
export const flower = ([x, y, z]: Point, size: number, many: number, of: Stuff, heart: Stuff): Part[] => [
  ...around(many, (angle) => ({
    ...board([0, 0, 0], ".1,-.1 .5,-.26 .95,-.14 1.05,0 .95,.14 .5,.26 .1,.1", 0.06, { bent: true }),
    of,
    at: [x, y, z] as Point,
    turn: [0, 0, angle] as Point,
    reach: [1.1 * size, 0.3 * size, 0.1],
    near: petal(size),
  })),
  ball([x, y, z - 0.08 * size], 0.4 * size, 0.4 * size, 0.2 * size, { of: heart }),
];

/** One petal, along x. */
const petal = (size: number) => {
  const one = board([0, 0, 0], ".1,-.1 .5,-.26 .95,-.14 1.05,0 .95,.14 .5,.26 .1,.1", 0.05, { bent: true });
  return (x: number, y: number, z: number) =>
    one.near(x / size, y / size, z / size + 0.12 * (x / size) ** 2) * size * 0.9;
};

export const blade = (at: Point, long: number, degrees: number, yaw = 0): Part =>
  board(
    at,
    `-.12,0 -.34,${long * 0.4} -.18,${long * 0.8} 0,${long} .22,${long * 0.75} .34,${long * 0.35} .12,0`,
    0.05,
    {
      of: "green",
      bent: true,
      turn: [0, yaw, degrees],
    },
  );

export const tulip = (x: number, z: number, high: number, lean: number, of: Stuff = "own"): Part[] => [
  ...pipe(
    [
      [x, 0, z],
      [x + lean * 0.4, high * 0.5, z],
      [x + lean, high, z],
    ],
    0.1,
    0.08,
    { of: "green" },
  ),
  turned([x + lean, high, z], ".1,0 .5,.15 .72,.6 .66,1.15 .5,1.5 .36,1.2 .3,.7", { of, thrown: true }),
  ...[0, 90, 180, 270].map((a) =>
    ball(
      [x + lean + Math.cos(a / 57.3) * 0.36, high + 0.85, z + Math.sin(a / 57.3) * 0.36],
      0.36,
      0.75,
      0.36,
      { of },
    ),
  ),
];

const crowns: readonly (readonly [number, number, number, number])[] = [
  [0, 8.2, 0, 2.2],
  [1.9, 7, 0.5, 1.8],
  [-2, 7.2, -0.4, 1.8],
  [0.6, 6.6, -1.7, 1.7],
  [-0.6, 6.4, 1.7, 1.7],
  [2.6, 5.7, -0.7, 1.3],
  [-2.8, 5.8, 0.7, 1.3],
  [0.9, 9.4, 0.3, 1.4],
  [-1, 9.2, -0.5, 1.4],
  [1.6, 8.5, -1.2, 1.3],
];

export const tree = (): Part[] => [
  ...pipe(
    [
      [0, 0, 0],
      [0.15, 2.2, 0],
      [-0.1, 4.4, 0],
      [0.1, 6.4, 0],
    ],
    0.85,
    0.35,
    { of: "bark", into: 0.2 },
  ),
  ...[
    [2, 6.4, 0.4],
    [-2, 6.6, -0.3],
    [0.7, 6.4, -1.5],
  ].map(([x = 0, y = 0, z = 0]) => rod([0, 4, 0], [x, y, z], 0.36, 0.16, { of: "bark", into: 0.2 })),
  ...around(6, (a) =>
    rod([0, 0.7, 0], [Math.cos(a / 57.3) * 1.5, 0, Math.sin(a / 57.3) * 1.5], 0.4, 0.14, {
      of: "bark",
      into: 0.3,
    }),
  ),
  ...crowns.map(([x, y, z, r]) => leafy(ball([x, y, z], r, r * 0.85, r, { of: "leaves", into: 0.3 }))),
];

/** A crown is rough: leaves stand out of it. */
export function leafy(part: Part, rough = 0.26): Part {
  const { near } = part;
  return {
    ...part,
    reach: part.reach.map((half) => half + rough) as unknown as Point,
    near: (x, y, z) => {
      const d = near(x, y, z);
      const bumps = Math.sin(x * 4.1 + y) * Math.sin(y * 4.7 - z * 1.3) * Math.sin(z * 4.3 + x * 1.7);
      return (d + rough * bumps * Math.max(0, 1 - d / 2)) * 0.62;
    },
  };
}
