import { arms, eyes, fin, finned, fish, whale } from "./creature-parts.ts";
import { ball, board, type Part, pipe, rod, turned } from "./parts.ts";

// What lives in water; it looks to where x is positive.

export const seaCreatures = {
  whale,
  dolphin: () => [
    ...pipe(
      [
        [3, 2.2, 0],
        [1.4, 2.6, 0],
        [-0.8, 2.5, 0],
        [-2.8, 1.7, 0],
        [-3.8, 0.9, 0],
      ],
      0.55,
      0.18,
      { of: "glazed", into: 0.7 },
    ),
    ball([0.4, 2.3, 0], 2.6, 0.95, 0.85, { of: "glazed", into: 0.4 }),
    rod([2.9, 2.15, 0], [4.1, 1.9, 0], 0.3, 0.14, { of: "glazed", into: 0.3 }),
    ...finned("own"),
    board([-4, 0.8, 0], "-.1,0 .3,.4 .1,1.2 -.6,1.5 -.5,.6", 0.1, {
      of: "own",
      bent: true,
      both: true,
      turn: [80, 0, 20],
    }),
    ball([2.5, 2.4, 0.5], 0.09, 0.1, 0.08, { of: "black", both: true }),
  ],
  shark: () => [
    ...fish(3.4, 1, 0.9, "glazed"),
    ...finned("own"),
    board([-4.2, 2.1, 0], "-.3,-.2 .4,0 -.9,2.1 -1.3,1.9 -.7,.1 -1.1,-1.3 -.8,-1.3", 0.1, { of: "own" }),
    ball([2.6, 2.3, 0.62], 0.11, 0.11, 0.09, { of: "black", both: true }),
    ball([0.6, 1.5, 0], 2.6, 0.62, 0.8, { of: "white", into: 0.1 }),
  ],
  fish: () => [
    ...fish(2.3, 1.2, 0.65),
    board([-3.2, 2.05, 0], ".5,0 -.2,.4 -1.1,1.5 -.8,0 -1.1,-1.5 -.2,-.4", 0.07, { of: "deep", bent: true }),
    board([0, 3, 0], "-1.4,-.2 1,-.1 .3,.8 -.8,.9", 0.07, { of: "deep", bent: true }),
    fin([0.5, 1.6, 0.6], "-.2,.2 .3,0 -.3,-1 -.9,-.8", [-30, 0, 0]),
    ...eyes([1.5, 2.25, 0.42], 0.2),
  ],
  octopus: () => [
    ball([0, 3.6, 0], 1.5, 1.9, 1.5, { of: "glazed" }),
    ball([0, 2.2, 0], 1.1, 1, 1.1, { of: "glazed", into: 0.5 }),
    ...arms(8, 1.7),
    ...eyes([0.95, 2.9, 0.75], 0.34),
  ],
  jellyfish: () => [
    turned([0, 3.2, 0], "2,0 2.1,.4 1.6,1.5 .8,2 0,2.1 0,1.7 1.4,1 1.8,.2", { of: "glazed", thrown: true }),
    ...[0, 51, 103, 154, 206, 257, 308].flatMap((a) =>
      pipe(
        [
          [Math.cos(a / 57.3) * 1.3, 3.4, Math.sin(a / 57.3) * 1.3],
          [Math.cos(a / 57.3) * 1.6, 2, Math.sin(a / 57.3) * 1.4],
          [Math.cos(a / 57.3) * 1.1, 0.9, Math.sin(a / 57.3) * 1.2],
          [Math.cos(a / 57.3) * 1.5, 0, Math.sin(a / 57.3) * 1.4],
        ],
        0.13,
        0.05,
        { of: "pale" },
      ),
    ),
  ],
  frog: () => [
    ball([0, 1.35, 0], 1.5, 1.1, 1.35, { of: "glazed", turn: [0, 0, 24] }),
    ball([1.15, 1.95, 0], 0.95, 0.72, 1.05, { of: "glazed", into: 0.35 }),
    ball([1.3, 1.5, 0], 0.8, 0.45, 0.9, { of: "pale", into: 0.15 }),
    ball([1.05, 2.6, 0.62], 0.36, 0.36, 0.36, { of: "glazed", both: true, into: 0.15 }),
    ball([1.25, 2.66, 0.74], 0.24, 0.25, 0.25, { of: "black", both: true }),
    ...pipe(
      [
        [-0.9, 0.8, 1.2],
        [0.5, 0.9, 1.9],
        [-0.8, 0.25, 1.9],
      ],
      0.6,
      0.34,
      { of: "glazed", both: true, into: 0.2 },
    ),
    ball([-0.2, 0.16, 2.05], 0.8, 0.16, 0.4, { of: "own", both: true }),
    ...pipe(
      [
        [1.1, 1.2, 0.85],
        [1.5, 0.6, 1.15],
        [1.55, 0.15, 1.1],
      ],
      0.32,
      0.2,
      { of: "glazed", both: true, into: 0.15 },
    ),
    ball([1.8, 0.14, 1.15], 0.45, 0.13, 0.34, { of: "own", both: true }),
  ],
  turtle: () => [
    turned([0, 0.5, 0], "1.9,0 2.1,.35 1.7,1.2 .9,1.75 0,1.9", { of: "scales", thrown: true }),
    turned([0, 0.4, 0], "2,0 2.25,.2 2,.4", { of: "deep" }),
    ...pipe(
      [
        [1.8, 0.8, 0],
        [2.6, 1.2, 0],
        [3, 1.45, 0],
      ],
      0.4,
      0.4,
      { of: "scales", into: 0.2 },
    ),
    ball([3.2, 1.5, 0], 0.55, 0.42, 0.42, { of: "scales", into: 0.2 }),
    ball([3.45, 1.65, 0.3], 0.09, 0.1, 0.08, { of: "black", both: true }),
    ...[1.3, -1.3].map((x) =>
      rod([x, 0.6, 1.2], [x * 1.35, 0.25, 1.9], 0.42, 0.34, { of: "scales", both: true }),
    ),
    rod([-2, 0.5, 0], [-2.8, 0.2, 0], 0.24, 0.06, { of: "scales" }),
  ],
  crab: () => [
    ball([0, 1.4, 0], 1.9, 0.85, 1.4, { of: "glazed" }),
    ...[-0.9, 0, 0.9].flatMap((z, n) =>
      [1, -1].flatMap((s) =>
        pipe(
          [
            [s * 1.4, 1.3, z],
            [s * 2.7, 1.8 - n * 0.1, z * 1.4],
            [s * 3.2, 0.1, z * 1.6],
          ],
          0.24,
          0.08,
          { of: "glazed" },
        ),
      ),
    ),
    ...[1, -1].flatMap((s) => [
      ...pipe(
        [
          [s * 1.3, 1.5, -1],
          [s * 2.3, 2, -1.6],
          [s * 1.9, 2.6, -2],
        ],
        0.32,
        0.32,
        { of: "glazed" },
      ),
      ball([s * 1.75, 3, -2.1], 0.75, 0.5, 0.35, { of: "glazed", turn: [0, 0, s * 60] }),
      ball([s * 1.25, 2.8, -2.15], 0.5, 0.2, 0.2, { of: "deep", turn: [0, 0, s * 70] }),
      rod([s * 0.5, 2, -0.9], [s * 0.55, 2.7, -1.1], 0.1, 0.1, { of: "glazed" }),
      ball([s * 0.55, 2.85, -1.1], 0.2, 0.2, 0.2, { of: "black" }),
    ]),
  ],
} satisfies Record<string, () => Part[]>;
