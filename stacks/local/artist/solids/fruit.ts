import { apple, berries, leaf, pear } from "./kitchen-parts.ts";
import { ball, board, moved, type Part, pipe, ring, rod, turned } from "./parts.ts";

// What grows and is eaten.

export const fruits = {
  pear,
  apple: () => apple(),
  cherries: () => [
    ball([-0.9, 0.8, 0], 0.8, 0.76, 0.8, { of: "glazed" }),
    ball([0.9, 0.8, -0.2], 0.8, 0.76, 0.8, { of: "glazed" }),
    ...pipe(
      [
        [-0.9, 1.5, 0],
        [-0.5, 2.6, 0],
        [0.3, 3.5, 0],
      ],
      0.05,
      0.06,
      { of: "green" },
    ),
    ...pipe(
      [
        [0.9, 1.5, -0.2],
        [0.8, 2.5, -0.1],
        [0.3, 3.5, 0],
      ],
      0.05,
      0.06,
      { of: "green" },
    ),
    leaf(0.9, 3.4, -10),
  ],
  grapes: () => [
    ...berries(
      [0, 1, 2, 3, 4].flatMap((row) =>
        Array.from(
          { length: row + 1 },
          (_, n) => [(n - row / 2) * 0.72, 0.5 + row * 0.62, n % 2 ? -0.35 : 0.25] as const,
        ),
      ),
      0.45,
    ),
    rod([0, 3.3, 0], [0.1, 4.1, 0], 0.08, 0.06, { of: "bark" }),
    leaf(0.8, 3.7, 15),
  ],
  strawberry: () => [
    turned([0, 0, 0], "0,0 .5,.3 1.1,1.4 1.15,2 .7,2.4 0,2.45", { of: "glazed", thrown: true }),
    ...Array.from({ length: 5 }, (_, n) =>
      board([Math.cos(n * 1.26) * 0.55, 2.5, Math.sin(n * 1.26) * 0.55], "-.5,0 0,.2 .6,0 0,-.2", 0.05, {
        of: "green",
        turn: [90, 0, -15],
      }),
    ),
  ],
  banana: () => [
    ...pipe(
      [
        [-1.9, 1.7, 0],
        [-1.3, 0.75, 0],
        [-0.3, 0.4, 0],
        [0.8, 0.6, 0],
        [1.7, 1.4, 0],
      ],
      0.36,
      0.36,
      { of: "own", into: 0.2 },
    ),
    rod([1.7, 1.4, 0], [2.05, 2, 0], 0.24, 0.12, { of: "bark", into: 0.15 }),
    ball([-1.95, 1.8, 0], 0.18, 0.2, 0.18, { of: "dark" }),
  ],
  pineapple: () => [
    turned([0, 0, 0], ".7,0 1.15,.6 1.25,1.7 .95,2.7 .5,2.95 0,3", { of: "scales", thrown: true }),
    ...Array.from({ length: 9 }, (_, n) =>
      board(
        [Math.cos(n * 2.4) * 0.25, 3.6 + (n % 3) * 0.3, Math.sin(n * 2.4) * 0.25],
        "-.22,-.8 .22,-.8 .16,.2 0,1",
        0.05,
        { of: "green", turn: [0, n * 40, Math.cos(n * 2.4) * -24] },
      ),
    ),
  ],
  watermelon: () => [
    ball([0, 1.5, 0], 2, 1.5, 1.5, { of: "green" }),
    ...[0, 40, 80, 120, 160].map((a) => ring([0, 1.5, 0], 1.47, 0.07, { of: "leaves", turn: [a, 0, 90] })),
  ],
  orange: () => [
    ball([0, 1.1, 0], 1.12, 1.06, 1.12, { of: "glazed" }),
    rod([0, 2.05, 0], [0.1, 2.3, 0], 0.09, 0.07, { of: "bark" }),
    leaf(0.6, 2.25, 12),
  ],
  lemon: () => [
    turned([0, 0, 0], "0,-1.75 .2,-1.55 .5,-1.3 1,-.6 1.1,0 1,.6 .5,1.3 .22,1.55 0,1.75", {
      of: "glazed",
      thrown: true,
      turn: [0, 0, 90],
    }),
  ],
  fruit: () => [
    turned([0, 0, 0], ".9,0 .9,.15 .4,.4 .5,.6 2.2,1.6 2.3,1.7 2,1.6 .5,.9", { of: "white", thrown: true }),
    ball([-1, 1.9, -0.5], 0.75, 0.72, 0.75, { of: "glazed" }),
    ball([0.4, 1.9, -0.9], 0.75, 0.72, 0.75, { of: "glazed" }),
    ...moved(apple("red"), [0.9, 1.35, 0.4], 0.65),
    ...moved(
      [
        turned([0, 0, 0], ".25,.02 .8,.12 1.12,.8 1,1.5 .62,2.1 .46,2.6 .25,2.95 0,3", {
          of: "straw",
          thrown: true,
        }),
      ],
      [-0.5, 1.5, 0.6],
      0.7,
    ),
    ...berries(
      [
        [0.1, 2.6, -0.2],
        [0.5, 2.5, -0.3],
        [-0.2, 2.4, -0.5],
      ],
      0.25,
    ).map((part) => ({ ...part, of: "slate" as const })),
  ],
} satisfies Record<string, () => Part[]>;
