import type { Headgear, Who } from "../motifs/who.ts";
import { ball, board, type Part, type Point, pipe, pressed, ring, rod, slab } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What those have on their heads who are known by it; whom they face is where x is positive.

type At = (x: number, y: number, z?: number) => Point;

const both = { both: true } as const;

const brims: Record<string, Stuff> = { "#2f5f34": "green", "#e0742a": "orange", "#4a5634": "olive" };

const brimOf = ({ brim = "" }: Who): Stuff => brims[brim] ?? "red";

export const headgear: Record<Headgear, (at: At, k: number, who: Who) => Part[]> = {
  helm: (at, k) => [
    ball(at(0, 0.05), 0.56 * k, 0.68 * k, 0.5 * k, { of: "plate" }),
    rod(at(0.05, -0.2), at(0, -0.62), 0.5 * k, 0.42 * k, { of: "plate", into: 0.2 }),
    slab(at(0.42, 0.1), 0.14 * k, 0.06 * k, 0.34 * k, { of: "black" }),
    slab(at(0.5, -0.1), 0.1 * k, 0.36 * k, 0.03 * k, { of: "plate" }),
    ...[-0.16, -0.28, -0.4].map((y) =>
      slab(at(0.44, y, 0.2), 0.1 * k, 0.025 * k, 0.1 * k, { of: "black", ...both }),
    ),
    ...pipe([at(0.1, 0.7), at(-0.3, 1.02), at(-0.85, 0.8), at(-1.05, 0.2)], 0.2 * k, 0.08 * k, {
      of: "red",
      into: 0.2,
    }),
  ],
  kabuto: (at, k) => [
    ball(at(-0.06, 0.24), 0.52 * k, 0.46 * k, 0.52 * k, { of: "lacquer" }),
    rod(at(-0.2, 0.02), at(-0.3, -0.44), 0.56 * k, 0.78 * k, { of: "lacquer", into: 0.1 }),
    ball(at(0.16, -0.1), 0.42 * k, 0.5 * k, 0.36 * k, { of: "skin" }),
    ball(at(0.38, 0.06, 0.16), 0.21, 0.07, 0.06, { of: "black", ...both }),
    pressed(rod(at(0.08, 0.26), at(0.08, 0.34), 0.6 * k, 0.56 * k, { of: "gold" }), 0.06 * k),
    ...pipe(
      [at(0.46, 0.36, 0.05), at(0.5, 0.6, 0.36), at(0.46, 1, 0.52), at(0.4, 1.36, 0.42)],
      0.1 * k,
      0.03 * k,
      { of: "gold", into: 0.04, ...both },
    ),
    ball(at(0.5, 0.36), 0.1 * k, 0.13 * k, 0.13 * k, { of: "gold" }),
  ],
  tricorn: (at, k) => [
    ball(at(-0.06, 0.46), 0.44 * k, 0.36 * k, 0.44 * k, { of: "dark" }),
    board(at(0, 0.36), "0.95,0 -0.6,0.85 -0.6,-0.85", 0.06 * k, { of: "dark", turn: [90, 0, 0] }),
    ...pipe([at(0.92, 0.42), at(0.24, 0.62, 0.42), at(-0.58, 0.46, 0.82)], 0.13 * k, 0.13 * k, {
      of: "dark",
      into: 0.1,
      ...both,
    }),
    ...pipe([at(-0.58, 0.46, 0.82), at(-0.66, 0.62), at(-0.58, 0.46, -0.82)], 0.13 * k, 0.13 * k, {
      of: "dark",
      into: 0.1,
    }),
    ...pipe([at(0.94, 0.56), at(0.26, 0.76, 0.42), at(-0.58, 0.6, 0.82)], 0.045 * k, 0.045 * k, {
      of: "gold",
      ...both,
    }),
    ball(at(0.4, 0.72, 0), 0.07 * k, 0.11 * k, 0.11 * k, { of: "paper" }),
  ],
  horned: (at, k) => [
    ball(at(-0.06, 0.24), 0.5 * k, 0.48 * k, 0.5 * k, { of: "iron" }),
    pressed(rod(at(-0.04, 0.26), at(-0.04, 0.3), 0.55 * k, 0.55 * k, { of: "brass" }), 0.1 * k),
    ...pipe(
      [at(-0.05, 0.36, 0.42), at(-0.05, 0.4, 0.78), at(0, 0.66, 1.02), at(0.08, 1.1, 1)],
      0.17 * k,
      0.04 * k,
      { of: "horn", into: 0.06, ...both },
    ),
    slab(at(0.46, 0.16), 0.06 * k, 0.2 * k, 0.06 * k, { of: "brass" }),
  ],
  halo: (at, k) => [{ ...ring(at(-0.05, 0.92), 0.46 * k, 0.055 * k, { of: "glory", turn: [0, 0, -12] }) }],
  cowl: (at, k) => [
    ball(at(-0.02, 0.02), 0.52 * k, 0.62 * k, 0.49 * k, { of: "cloth" }),
    rod(at(0, -0.4), at(-0.02, -0.8), 0.4 * k, 0.46 * k, { of: "cloth", into: 0.2 }),
    slab(at(0.4, 0.07), 0.1 * k, 0.1 * k, 0.3 * k, { of: "skin", round: 0.08 }),
    ball(at(0.47, 0.07, 0.15), 0.06, 0.07, 0.07, { of: "black", ...both }),
    ...pipe([at(-0.46, 0.12), at(-0.8, 0.06), at(-1.05, -0.24)], 0.09 * k, 0.06 * k, {
      of: "cloth",
      into: 0.1,
    }),
  ],
  helmet: (at, k, who) => [
    ball(at(-0.05, 0.2), 0.56 * k, 0.5 * k, 0.55 * k, { of: brimOf(who) }),
    pressed(
      rod(at(-0.02, 0.2), at(-0.02, 0.24), 0.63 * k, 0.63 * k, { of: brimOf(who), into: 0.1 }),
      0.06 * k,
    ),
  ],
  bells: (at, k) => [
    ball(at(-0.08, 0.24), 0.5 * k, 0.44 * k, 0.48 * k, { of: "red" }),
    ...pipe(
      [at(-0.06, 0.4, 0.2), at(-0.04, 0.76, 0.56), at(0, 0.6, 1), at(0.04, 0.2, 1.1)],
      0.3 * k,
      0.1 * k,
      { of: "yellow", into: 0.15 },
    ),
    ...pipe(
      [at(-0.06, 0.4, -0.2), at(-0.04, 0.76, -0.56), at(0, 0.6, -1), at(0.04, 0.2, -1.1)],
      0.3 * k,
      0.1 * k,
      { of: "green", into: 0.15 },
    ),
    ...pipe([at(0, 0.5), at(0, 0.95), at(0.2, 1.3)], 0.28 * k, 0.08 * k, { of: "red", into: 0.15 }),
    ball(at(0.04, 0.06, 1.1), 0.14 * k, 0.14 * k, 0.14 * k, { of: "gold", ...both }),
    ball(at(0.24, 1.38), 0.14 * k, 0.14 * k, 0.14 * k, { of: "gold" }),
  ],
  wig: (at, k) =>
    (
      [
        [-0.1, 0.1, 0.5],
        [-0.12, 0.42, 0.42],
        [-0.3, -0.1, 0.46],
        [-0.36, 0.3, 0.3],
      ] as const
    ).map(([x, y, z]) =>
      ball(at(x, y, z), 0.3 * k, 0.3 * k, 0.28 * k, { of: "orange", into: 0.05, ...both }),
    ),
  crest: (at, k) => [
    ball(at(-0.06, 0.22), 0.52 * k, 0.5 * k, 0.5 * k, { of: "brass" }),
    slab(at(0.14, -0.2, 0.42), 0.2 * k, 0.36 * k, 0.05 * k, { of: "brass", ...both }),
    slab(at(-0.36, -0.2), 0.1 * k, 0.4 * k, 0.36 * k, { of: "brass" }),
    ...pipe([at(0.42, 0.86), at(-0.1, 1.02), at(-0.56, 0.74), at(-0.72, 0.2)], 0.18 * k, 0.14 * k, {
      of: "red",
      into: 0.1,
    }),
  ],
  cone: (at, k, who) => [
    rod(at(-0.08, 0.2), at(-0.16, 0.9), 0.54 * k, 0.3 * k, { of: brimOf(who) }),
    rod(at(-0.16, 0.9), at(-0.4, 1.7), 0.3 * k, 0.06 * k, { of: brimOf(who), into: 0.1 }),
  ],
};
