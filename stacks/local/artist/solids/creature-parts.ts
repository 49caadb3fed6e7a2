import { ball, board, type Part, type Point, pipe, rod, slab } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What animals and beasts of tales have in common.

export const eyes = (at: Point, r: number): Part[] => [
  ball(at, r, r, r, { of: "white", both: true }),
  ball([at[0] + r * 0.45, at[1] + r * 0.2, at[2] + r * 0.5], r * 0.62, r * 0.62, r * 0.62, {
    of: "black",
    both: true,
  }),
];

/** A fin or a wing that stands out on both sides. */
export const fin = (at: Point, points: string, turn: Point, of: Stuff = "deep"): Part =>
  board(at, points, 0.07, { of, bent: true, both: true, turn });

export const fish = (long: number, high: number, wide: number, of: Stuff = "scales"): Part[] => [
  ball([0, 2, 0], long, high, wide, { of }),
  ...pipe(
    [
      [-long * 0.6, 2, 0],
      [-long * 1.25, 2.05, 0],
    ],
    high * 0.55,
    high * 0.14,
    { of, into: 0.4 },
  ),
];

export const whale = (): Part[] => [
  ...pipe(
    [
      [3.2, 2.2, 0],
      [0.6, 2.3, 0],
      [-2.4, 1.9, 0],
      [-4.6, 2.2, 0],
      [-5.9, 3.1, 0],
    ],
    1.75,
    0.3,
    { of: "glazed", into: 0.8 },
  ),
  ball([2.6, 1.5, 0], 2.4, 1.1, 1.5, { of: "white", into: 0.25 }),
  board([-6.1, 3.4, 0], "-.2,0 .3,.6 .2,1.6 -.5,2.3 -1,1.4 -.8,0", 0.14, {
    of: "own",
    bent: true,
    both: true,
    turn: [78, 0, 14],
  }),
  fin([1, 1.3, 1.5], "-.4,0 .4,0 .1,-1.4 -.9,-2.1", [-38, 0, 0]),
  ball([3.9, 2.3, 1.32], 0.16, 0.16, 0.12, { of: "black", both: true }),
];

export const finned = (of: Stuff): Part[] => [
  board([0.2, 3.1, 0], "-1,-.2 .9,-.2 -.6,1.5 -1,1.6", 0.12, { of, bent: true }),
  fin([0.8, 1.5, 0.85], "-.4,0 .4,0 -.5,-1.9 -1,-1.9", [-40, 0, 0], of),
];

export const dragon = (): Part[] => [
  ...pipe(
    [
      [-1.6, 3.4, 0],
      [0, 3.5, 0],
      [1.6, 4, 0],
    ],
    1.15,
    1.15,
    { of: "scales", into: 0.5 },
  ),
  ...pipe(
    [
      [1.6, 4.2, 0],
      [2.9, 5.4, 0],
      [3.2, 6.8, 0],
      [4.2, 7.6, 0],
    ],
    0.95,
    0.5,
    { of: "scales", into: 0.35 },
  ),
  ...pipe(
    [
      [-1.4, 3.3, 0],
      [-3.4, 2.5, 0],
      [-5.2, 2.1, 0],
      [-6.8, 2.8, 0],
      [-7.8, 4.2, 0],
    ],
    0.95,
    0.1,
    { of: "scales", into: 0.3 },
  ),
  board([-8, 4.6, 0], "-.5,-.4 .2,-.5 .5,.2 0,1", 0.1, { of: "deep" }),
  rod([4.2, 7.7, 0], [5.9, 7.2, 0], 0.58, 0.3, { of: "scales", into: 0.2 }),
  rod([4.3, 7.2, 0], [5.6, 6.75, 0], 0.34, 0.2, { of: "deep" }),
  ...pipe(
    [
      [4, 8, 0.3],
      [3.1, 8.7, 0.5],
      [2.6, 9.3, 0.6],
    ],
    0.2,
    0.05,
    { of: "horn", both: true },
  ),
  ball([4.75, 7.95, 0.36], 0.16, 0.17, 0.14, { of: "flame", both: true }),
  ...[
    [-0.6, 4.8],
    [0.3, 4.85],
    [1.2, 5.2],
    [2.2, 6],
    [2.6, 7],
    [-1.6, 4.5],
    [-2.6, 3.9],
    [-3.6, 3.3],
  ].map(([x = 0, y = 0]) => board([x, y, 0], "-.4,-.3 .4,-.3 -.25,.7", 0.09, { of: "deep" })),
  ...[-1.5, 1.3].flatMap((x) => [
    ...pipe(
      [
        [x, 3.2, 0.8],
        [x + 0.5, 1.8, 1.15],
        [x - 0.2, 0.9, 1.1],
        [x + 0.5, 0.25, 1.15],
      ],
      0.65,
      0.28,
      { of: "scales", into: 0.3, both: true },
    ),
    ball([x + 0.7, 0.2, 1.15], 0.55, 0.24, 0.4, { of: "deep", both: true }),
  ]),
  ...wing(),
];

/** Fingers, and skin between them. */
const wing = (): Part[] => [
  board(
    [0.4, 4.6, 0.7],
    "0,0 .9,2.6 .4,5.6 -1.2,4.2 -1.6,4.7 -2.6,3.1 -3.2,3.4 -3.7,1.6 -4.4,1.5 -2.2,-.2",
    0.07,
    { of: "deep", both: true, turn: [34, -14, 0] },
  ),
  ...[
    [0.9, 2.6, 0.4, 5.6],
    [0.9, 2.6, -1.6, 4.7],
    [0.9, 2.6, -3.2, 3.4],
    [0.9, 2.6, -4.4, 1.5],
    [0, 0, 0.9, 2.6],
  ].map(([a = 0, b = 0, c = 0, d = 0]) => {
    const at = (u: number, v: number): Point => [u, v, 0];
    return {
      ...rod(at(a, b), at(c, d), 0.15, 0.07),
      of: "scales" as const,
      both: true,
      ...hung([(a + c) / 2, (b + d) / 2], [0.4, 4.6, 0.7]),
    };
  }),
];

/** A finger of the wing, turned as its skin is. */
function hung([u, v]: readonly [number, number], [x, y, z]: Point): { at: Point; turn: Point } {
  const [pitch, yaw] = [34 / 57.2958, -14 / 57.2958];
  const [py, pz] = [v * Math.cos(pitch), v * Math.sin(pitch)];
  return {
    at: [x + u * Math.cos(yaw) + pz * Math.sin(yaw), y + py, z - u * Math.sin(yaw) + pz * Math.cos(yaw)],
    turn: [34, -14, 0],
  };
}

export const arms = (many: number, from: number): Part[] =>
  Array.from({ length: many }, (_, n) => (n / many) * Math.PI * 2 + 0.3).flatMap((a, n) => {
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (r: number, y: number): Point => [c * r, y, s * r];
    return pipe(
      [at(0.5, from), at(1.5, 0.8), at(2.5, 0.25), at(3.4, n % 2 ? 0.5 : 0.25), at(3.9, n % 2 ? 1.5 : 0.3)],
      0.55,
      0.1,
      { of: "glazed", into: 0.3 },
    );
  });

export const tins = (of: Stuff): Part[] => [
  slab([0, 4.3, 0], 0.95, 1.3, 1.15, { of, round: 0.25 }),
  slab([0, 6.7, 0], 0.85, 0.75, 0.9, { of, round: 0.22 }),
  rod([0, 5.6, 0], [0, 6, 0], 0.3, 0.3, { of: "iron" }),
  ...[0.45, -0.45].map((z) => ball([0.82, 6.85, z], 0.17, 0.24, 0.24, { of: "lamp" })),
  slab([0.86, 6.3, 0], 0.05, 0.1, 0.45, { of: "dark" }),
  rod([0, 7.4, 0], [0, 8, 0], 0.05, 0.05, { of: "iron" }),
  ball([0, 8.1, 0], 0.17, 0.17, 0.17, { of: "red" }),
  slab([0.95, 4.5, 0], 0.05, 0.45, 0.6, { of: "dark" }),
  ...[0.3, 0, -0.3].map((z) => ball([1, 4.5, z], 0.07, 0.1, 0.1, { of: "lamp" })),
  ...pipe(
    [
      [0, 5.2, 1.3],
      [0.2, 4.1, 1.7],
      [0.9, 3.3, 1.6],
    ],
    0.26,
    0.24,
    { of: "steel", both: true },
  ),
  ball([0, 5.2, 1.3], 0.36, 0.36, 0.36, { of: "iron", both: true }),
  ball([1, 3.2, 1.6], 0.3, 0.3, 0.3, { of: "iron", both: true }),
  rod([0, 3, 0.5], [0, 0.6, 0.55], 0.33, 0.3, { of: "steel", both: true }),
  ball([0, 1.8, 0.53], 0.38, 0.32, 0.38, { of: "iron", both: true }),
  slab([0.2, 0.3, 0.55], 0.65, 0.3, 0.45, { of, round: 0.18, both: true }),
];
