import {
  bridge,
  castle,
  church,
  crown,
  gate,
  pagoda,
  panes,
  skyscraper,
  tower,
  windmill,
} from "./house-parts.ts";
import { ball, board, moved, type Part, ring, rod, slab, turned } from "./parts.ts";

// What is built.

const tent = (): Part[] => [
  turned([0, 0, 0], "3,0 3.2,2.2 3.6,2.3 1.6,3.6 .3,5.2 0,5.4", { of: "own" }),
  ...Array.from({ length: 8 }, (_, n) => {
    const angle = (n / 8) * Math.PI * 2 + 0.39;
    return rod(
      [Math.cos(angle) * 3.1, 0, Math.sin(angle) * 3.1],
      [Math.cos(angle) * 3.3, 2.25, Math.sin(angle) * 3.3],
      0.2,
      0.24,
      { of: "white" },
    );
  }),
  ring([0, 2.3, 0], 3.5, 0.16, { of: "gold" }),
  rod([0, 5.2, 0], [0, 6.6, 0], 0.07, 0.05, { of: "wood" }),
  board([0.5, 6.3, 0], "-.5,-.25 .6,0 -.5,.3", 0.05, { of: "red" }),
  board([0, 1, -3.1], "-.8,-1 0,1.3 .8,-1", 0.12, { of: "dark" }),
];

const factory = (): Part[] => [
  slab([0, 1.6, 0], 5, 1.6, 2.4, { of: "brick", round: 0.03 }),
  ...[-3.4, 0, 3.4].map((x) => board([x, 3.2, 0], "-1.7,0 -1.7,1.5 1.7,0", 2.4, { of: "slate" })),
  turned([3.6, 0, 2.9], ".75,0 .5,9 .62,9.1 .62,9.5", { of: "brick" }),
  turned([1.6, 0, 2.9], ".65,0 .45,7.4 .55,7.5 .55,7.8", { of: "brick" }),
  ...panes(
    [-4, -2.9, -1.8, 1.8, 2.9, 4].map((x) => [x, 1.9] as const),
    -2.42,
    0.38,
    0.6,
  ),
  slab([0, 0.9, -2.42], 0.8, 0.9, 0.08, { of: "wood" }),
];

const fountain = (): Part[] => [
  turned([0, 0, 0], "3,0 3.1,.9 2.8,.95 2.7,.5", { of: "stone" }),
  turned([0, 0.6, 0], "2.7,0 2.7,.12", { of: "glass" }),
  turned([0, 0, 0], ".5,0 .35,2 1.6,2.6 1.7,2.8 .3,2.7 .25,3.8 .8,4.1 .85,4.25 .2,4.2 .1,4.7", {
    of: "stone",
    thrown: true,
  }),
  ...Array.from({ length: 10 }, (_, n) => {
    const angle = (n / 10) * Math.PI * 2;
    return rod(
      [Math.cos(angle) * 1.6, 2.75, Math.sin(angle) * 1.6],
      [Math.cos(angle) * 1.9, 0.7, Math.sin(angle) * 1.9],
      0.05,
      0.09,
      { of: "white" },
    );
  }),
];

const stones = (): Part[] =>
  [-3, -1.1, 1.1, 3].flatMap((x, n): Part[] => [
    slab([x, 1.7, n % 2 ? 0.5 : 0], 0.55, 1.7, 0.4, {
      of: "stone",
      round: 0.18,
      turn: [0, n * 20, n * 2 - 3],
    }),
    ...(n % 2 ? [] : [slab([x + 0.95, 3.65, 0.2], 1.5, 0.34, 0.42, { of: "stone", round: 0.14 })]),
  ]);

const stadium = (): Part[] => [
  turned([0, 0, 0], "4.6,0 5.4,3.2 5.1,3.3 3,1 0,.8", { of: "plaster" }),
  ...crown([0, 1.7, 0], 5, 0.3, "pane"),
];

export const houses = {
  castle,
  church,
  pagoda,
  windmill,
  tower,
  skyscraper,
  gate,
  bridge,
  tent,
  factory,
  fountain,
  stones,
  stadium,
  fence: () => [
    ...[1.4, 2.9].map((y) => slab([0, y, 0.1], 4.4, 0.2, 0.08, { of: "timber" })),
    ...[-3.9, -2.6, -1.3, 0, 1.3, 2.6, 3.9].map((x) =>
      board([x, 0, -0.1], "-.36,0 -.36,3.5 0,4.1 .36,3.5 .36,0", 0.09, { of: "timber" }),
    ),
  ],
  "chess-knight": () => [
    turned([0, 0, 0], "1.5,0 1.5,.4 1.1,.7 .8,1.2 .75,1.6 1,1.75 1,1.9", { of: "glazed", thrown: true }),
    board(
      [0, 2, 0],
      "-.9,0 -.95,1.2 -.6,2.4 .1,3.1 .1,3.6 .4,3.2 1,2.8 1.75,2 1.7,1.5 1.3,1.4 .7,1.7 .35,1.6 .8,.9 .9,0",
      0.55,
      { of: "glazed", bent: true },
    ),
    ball([0.55, 4.5, 0], 0.12, 0.12, 0.6, { of: "dark" }),
  ],
  door: () => [
    slab([0, 3, 0.1], 1.7, 3.1, 0.2, { of: "stone" }),
    slab([0, 2.85, -0.12], 1.35, 2.8, 0.14, { of: "timber" }),
    ...[1.5, 4.1].flatMap((y) =>
      [-0.6, 0.6].map((x) => slab([x, y, -0.26], 0.42, 0.95, 0.05, { of: "deep" })),
    ),
    ball([0.95, 2.8, -0.36], 0.13, 0.13, 0.13, { of: "brass" }),
  ],
  ghost: () => [
    turned([0, 0, 0], "1.5,.2 1.3,1.5 1.1,3 .9,4.2 .5,4.9 0,5.1", { of: "white", thrown: true }),
    ...moved(
      [
        ball([0.3, 3.9, -0.85], 0.14, 0.24, 0.2, { of: "black" }),
        ball([-0.3, 3.9, -0.85], 0.14, 0.24, 0.2, { of: "black" }),
      ],
      [0, 0, 0],
    ),
  ],
} satisfies Record<string, () => Part[]>;
