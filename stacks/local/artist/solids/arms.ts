import type { Who } from "../motifs/who.ts";
import { ball, board, moved, type Part, type Point, pipe, rod, slab } from "./parts.ts";
import type { Pose } from "./somebody.ts";

// What somebody has in their hands as they stand, from where a hand is.

const held: Record<NonNullable<Who["held"]>, Part[]> = {
  sword: [
    slab([0.1, -2, 0], 0.13, 1.7, 0.05, { of: "steel", round: 0.04 }),
    slab([0.05, -0.26, 0], 0.5, 0.09, 0.1, { of: "gold", round: 0.06 }),
    rod([0, -0.2, 0], [-0.02, 0.5, 0], 0.1, 0.09, { of: "leather" }),
    ball([-0.02, 0.6, 0], 0.15, 0.15, 0.15, { of: "gold" }),
  ],
  katana: [
    ...pipe(
      [
        [0.05, 0.2, 0],
        [0.1, 1.4, 0.22],
        [0.1, 2.7, 0.7],
        [0.05, 3.4, 1.1],
      ],
      0.11,
      0.06,
      { of: "steel" },
    ),
    ball([0.08, 0.16, 0], 0.22, 0.06, 0.22, { of: "gold" }),
    rod([0.05, 0.1, 0], [0, -0.8, -0.1], 0.1, 0.09, { of: "black" }),
  ],
  cutlass: [
    ...pipe(
      [
        [0.05, 0.2, 0],
        [0.1, 1.1, 0.2],
        [0.1, 1.9, 0.6],
        [0.05, 2.4, 1.1],
      ],
      0.17,
      0.05,
      { of: "steel" },
    ),
    ...pipe(
      [
        [0.1, 0.2, 0],
        [0.4, -0.05, 0],
        [0, -0.34, 0],
      ],
      0.07,
      0.07,
      { of: "brass" },
    ),
    ball([0.08, 0.2, 0], 0.28, 0.07, 0.24, { of: "brass" }),
  ],
  axe: [
    rod([0.05, -3.8, 0.1], [0.05, 3.6, 0.5], 0.11, 0.1, { of: "wood" }),
    board([0.05, 3, 0.47], "0,.45 .6,.5 1.2,1 1.45,.1 1.2,-.9 .6,-.3 0,-.25", 0.12, {
      of: "steel",
      turn: [0, -90, 0],
    }),
    slab([0.05, 3.1, 0.47], 0.18, 0.42, 0.18, { of: "iron" }),
  ],
  trident: [
    rod([0.05, -3.8, 0], [0.05, 3.9, 0], 0.1, 0.08, { of: "gold" }),
    ...pipe(
      [
        [0.05, 2.9, 0],
        [0.05, 3.3, 0.5],
        [0.05, 4, 0.5],
      ],
      0.09,
      0.04,
      { of: "gold", both: true },
    ),
  ],
  wand: [
    rod([-0.1, -0.4, 0], [0.5, 1.3, 0], 0.07, 0.06, { of: "white" }),
    board(
      [0.55, 1.6, 0],
      "0,.5 .14,.16 .5,.16 .22,-.06 .32,-.42 0,-.2 -.32,-.42 -.22,-.06 -.5,.16 -.14,.16",
      0.1,
      { of: "glory", turn: [0, 90, 0] },
    ),
  ],
};

const shields: Record<NonNullable<Who["shield"]>, Part[]> = {
  heater: [
    board([0.3, 0.6, 0], "-.95,1.2 0,1.35 .95,1.2 .95,0 .6,-.95 0,-1.5 -.6,-.95 -.95,0", 0.09, {
      of: "steel",
      turn: [0, 90, 0],
    }),
    board([0.36, 0.6, 0], "-.82,1.06 0,1.2 .82,1.06 .82,0 .5,-.84 0,-1.3 -.5,-.84 -.82,0", 0.09, {
      of: "red",
      turn: [0, 90, 0],
    }),
    slab([0.42, 0.5, 0], 0.07, 1.4, 0.16, { of: "white" }),
    slab([0.42, 0.9, 0], 0.07, 0.16, 0.78, { of: "white" }),
  ],
  round: [
    ball([0.3, 0.6, 0], 0.14, 1.2, 1.2, { of: "iron" }),
    ball([0.36, 0.6, 0], 0.14, 1.06, 1.06, { of: "red" }),
    ...[45, -45].map((roll) => slab([0.42, 0.6, 0], 0.07, 0.98, 0.16, { of: "horn", turn: [roll, 0, 0] })),
    ball([0.46, 0.6, 0], 0.24, 0.3, 0.3, { of: "steel" }),
  ],
};

/** In one hand, and on the other arm. */
export function inHands(who: Who, [left, right]: Pose["arms"]): Part[] {
  const at = ([x, y, z]: Point, out: number): Point => [x + 0.1, y, z + out];
  return [
    ...(who.held ? moved(held[who.held], at(right[2], 0.06)) : []),
    ...(who.shield ? moved(shields[who.shield], at(left[2], -0.12)) : []),
  ];
}
