import { dish, handle } from "./kitchen-parts.ts";
import { ball, board, type Part, pipe, rod, slab, turned } from "./parts.ts";

// What is cooked, and what it is served in.

export const kitchen = {
  jug: () => [
    turned([0, 0, 0], "1.1,0 1.2,.1 1.85,1.2 1.8,2.1 1,3.2 .85,3.9 1.05,4.4 .92,4.4 .7,3.8 0,3.4", {
      of: "glazed",
      thrown: true,
    }),
    ...handle(1.2, 1.9, 2.1, 0.17),
    ball([-0.95, 4.25, 0], 0.4, 0.24, 0.3, { of: "glazed", into: 0.3 }),
  ],
  teacup: () => [
    dish(2.1),
    turned([0, 0.2, 0], ".6,0 .7,.15 1.2,.6 1.5,1.5 1.55,1.7 1.42,1.6 1.1,.8", {
      of: "glazed",
      thrown: true,
    }),
    turned([0, 1.5, 0], "1.32,0 1.32,.1", { of: "bark" }),
    ...handle(1.35, 0.75, 0.85, 0.12),
  ],
  teapot: () => [
    turned([0, 0, 0], ".9,0 1,.1 1.75,1 1.7,1.9 1,2.6 .8,2.7", { of: "glazed", thrown: true }),
    turned([0, 2.6, 0], ".85,0 .6,.3 .2,.42 .2,.6 .3,.8 0,.95", { of: "glazed", thrown: true }),
    ...pipe(
      [
        [-1.4, 1.1, 0],
        [-2.1, 1.5, 0],
        [-2.5, 2.3, 0],
      ],
      0.42,
      0.2,
      { of: "glazed", into: 0.2 },
    ),
    ...handle(1.45, 0.9, 1.4, 0.16),
  ],
  "wine-glass": () => [
    turned(
      [0, 0, 0],
      "1,0 1,.06 .12,.2 .1,1.8 .3,2.05 .95,2.8 1.05,3.6 .85,4.5 .78,4.5 .95,3.6 .85,2.9 0,2.2",
      { of: "glass", thrown: true },
    ),
    turned([0, 2.25, 0], ".2,0 .8,.6 .92,1.2", { of: "red", thrown: true }),
  ],
  "beer-mug": () => [
    turned([0, 0, 0], "1.2,0 1.25,.2 1.15,2.6", { of: "gold" }),
    ...[
      [-0.6, 2.8, 0],
      [0.5, 2.9, -0.4],
      [0.2, 2.8, 0.6],
      [-0.3, 3, -0.5],
    ].map(([x = 0, y = 0, z = 0]) => ball([x, y, z], 0.75, 0.5, 0.7, { of: "white", into: 0.3 })),
    ...pipe(
      [
        [1.1, 2.2, 0],
        [2, 2.1, 0],
        [2, 0.9, 0],
        [1.1, 0.6, 0],
      ],
      0.17,
      0.17,
      { of: "glass" },
    ),
  ],
  "cocktail-glass": () => [
    turned([0, 0, 0], "1,0 1,.06 .1,.2 .09,2 1.8,3.9 1.7,3.9 .1,2.15", { of: "glass" }),
    turned([0, 2.2, 0], ".1,0 1.4,1.4", { of: "green" }),
    ball([0.5, 3.6, -0.3], 0.3, 0.3, 0.3, { of: "red" }),
  ],
  bread: () => [
    slab([0, 0.8, 0], 2.2, 0.75, 0.95, { of: "straw", round: 0.6 }),
    ...[-1.2, -0.4, 0.4, 1.2].map((x) =>
      slab([x, 1.5, 0], 0.12, 0.1, 0.75, { of: "paper", turn: [0, 30, 0] }),
    ),
  ],
  croissant: () =>
    [-2, -1.35, -0.7, 0, 0.7, 1.35, 2].map((x, n) =>
      ball(
        [x, 0.75 - Math.abs(x) * 0.1, Math.abs(x) ** 2 * -0.28],
        0.55,
        0.95 - Math.abs(n - 3) * 0.2,
        0.8 - Math.abs(n - 3) * 0.14,
        { of: "straw", into: 0.12 },
      ),
    ),
  "birthday-cake": () => [
    turned([0, 0, 0], "2.2,0 2.2,.1", { of: "white" }),
    turned([0, 0.1, 0], "1.9,0 1.9,1.3", { of: "cloth" }),
    ...Array.from({ length: 14 }, (_, n) =>
      ball([Math.cos(n * 0.449) * 1.75, 1.45, Math.sin(n * 0.449) * 1.75], 0.3, 0.26, 0.3, { of: "white" }),
    ),
    turned([0, 1.3, 0], "1.85,0 1.85,.16", { of: "white" }),
    ...[
      [-0.8, 0],
      [0.8, 0],
      [0, -0.7],
      [0, 0.7],
      [0, 0],
    ].flatMap(([x = 0, z = 0]): Part[] => [
      rod([x, 1.5, z], [x, 2.5, z], 0.1, 0.1, { of: "red" }),
      ball([x, 2.8, z], 0.12, 0.24, 0.12, { of: "flame" }),
    ]),
  ],
  pie: () => [
    turned([0, 0, 0], "1.5,0 2.1,.7 2.2,.75", { of: "steel" }),
    turned([0, 0.6, 0], "2.05,0 2.1,.2 1.5,.5 0,.7", { of: "straw", thrown: true }),
    ...[-1, 0, 1].map((x) => slab([x * 0.8, 1.2, 0], 0.12, 0.08, 1.4, { of: "bark" })),
  ],
  cookie: () => [
    turned([0, 0, 0], "1.8,0 1.9,.2 1.5,.42 0,.5", { of: "straw", thrown: true }),
    ...[
      [0.5, 0.4],
      [-0.7, 0.2],
      [0, -0.8],
      [1, -0.6],
      [-0.9, -0.7],
      [-0.2, 0.9],
    ].map(([x = 0, z = 0]) => ball([x, 0.48, z], 0.2, 0.13, 0.2, { of: "bark" })),
  ],
  "cheese-wedge": () => [
    board([0, 0.9, 0], "-2,-.9 2,-.9 2,.9", 1, { of: "gold" }),
    ...[
      [1, 0.1, -1],
      [0.2, -0.5, -1],
      [1.4, -0.6, -1],
    ].map(([x = 0, y = 0, z = 0]) => ball([x, y + 0.9, z], 0.24, 0.24, 0.1, { of: "straw" })),
  ],
  hamburger: () => [
    turned([0, 0, 0], "1.6,0 1.75,.3 1.6,.6", { of: "straw", thrown: true }),
    turned([0, 0.6, 0], "1.8,0 1.8,.4", { of: "bark" }),
    turned([0, 1, 0], "1.95,0 1.7,.15", { of: "green" }),
    turned([0, 1.1, 0], "1.7,0 1.7,.2", { of: "red" }),
    turned([0, 1.3, 0], "1.75,0 1.8,.4 1.3,1.2 0,1.5", { of: "straw", thrown: true }),
  ],
  "ice-cream": () => [
    turned([0, 0, 0], "0,0 1,3 .9,3", { of: "straw" }),
    ball([0, 3.4, 0], 1.1, 1, 1.1, { of: "own", into: 0.2 }),
    ball([0.1, 4.5, 0], 0.9, 0.85, 0.9, { of: "pale", into: 0.15 }),
    ball([0.1, 5.5, 0], 0.3, 0.3, 0.3, { of: "red" }),
  ],
  egg: () => [turned([0, 0, 0], "0,0 .8,.3 1.05,1.1 .8,2 .35,2.5 0,2.6", { of: "white", thrown: true })],
  "honey-pot": () => [turned([0, 0, 0], "1,0 1.5,1 1.2,2.2 1.2,2.5", { of: "glazed", thrown: true })],
} satisfies Record<string, () => Part[]>;
