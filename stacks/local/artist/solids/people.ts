import { ball, board, moved, type Part, pipe, ring, rod, slab, turned } from "./parts.ts";
import { holding, type Pose, seated, somebody, standing, stool, upright } from "./somebody.ts";

// People who do something, each with what they do it with.

const book = (x: number, y: number): Part[] => [
  slab([x, y, -0.42], 0.5, 0.05, 0.42, { of: "paper", turn: [16, 0, 24] }),
  slab([x, y, 0.42], 0.5, 0.05, 0.42, { of: "paper", turn: [-16, 0, 24] }),
  slab([x + 0.02, y - 0.1, 0], 0.54, 0.03, 0.9, { of: "red", turn: [0, 0, 24] }),
];

/** A waist with a hollow on each side, as violins have, a metre high; its neck goes up. */
const fiddle = (grain: "varnish" | "wood" = "wood"): Part[] => [
  board(
    [0, 0, 0],
    "0,-1 .62,-.8 .72,-.4 .45,0 .55,.4 .42,.72 0,.84 -.42,.72 -.55,.4 -.45,0 -.72,-.4 -.62,-.8",
    0.17,
    {
      of: grain,
      bent: true,
    },
  ),
  slab([0, 0.85, -0.2], 0.09, 1, 0.05, { of: "black" }),
  ball([0, 1.95, -0.2], 0.13, 0.18, 0.14, { of: "wood" }),
  slab([0, -0.3, -0.22], 0.24, 0.04, 0.08, { of: "horn" }),
  slab([0, -0.65, -0.22], 0.1, 0.24, 0.04, { of: "black" }),
];

/** Turned and put somewhere: all of it about one point. */
const leaning = (parts: readonly Part[], at: Part["at"], size: number, degrees: number): Part[] => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return moved(parts, [0, 0, 0], size).map((part) => ({
    ...part,
    at: [
      at[0] + part.at[0] * c - part.at[1] * s,
      at[1] + part.at[0] * s + part.at[1] * c,
      at[2] + part.at[2],
    ],
    turn: [part.turn?.[0] ?? 0, part.turn?.[1] ?? 0, (part.turn?.[2] ?? 0) + degrees],
  }));
};

/** Faces whoever looks at the picture: what was aside is before. */
const turnedTo = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({
    ...part,
    at: [part.at[2], part.at[1], -part.at[0]],
    reach: [part.reach[2], part.reach[1], part.reach[0]],
    ...(part.turn && { turn: [-part.turn[2], part.turn[1], part.turn[0]] as const }),
    near: (x, y, z) => part.near(-z, y, x),
  }));

const swung: Pose["legs"] = [
  [
    [0, 4.2, -0.25],
    [0.1, 2.2, -0.2],
    [0.05, 0.32, -0.1],
  ],
  [
    [0, 4.2, 0.25],
    [-1.3, 3.5, 0.5],
    [-2.9, 3.75, 0.6],
  ],
];

/** On one leg, the other behind, arms as wings. */
const dancer = (): Part[] => [
  ...somebody({
    ...{ hip: [0, 4.25, 0], chest: [0.14, 5.95, 0], head: [0.3, 7.5, 0], legs: swung },
    arms: [
      [
        [0.1, 6.45, -0.6],
        [0.9, 7.1, -1],
        [1.3, 8.3, -0.7],
      ],
      [
        [0.1, 6.45, 0.6],
        [-0.7, 6.5, 1.5],
        [-1.5, 7.1, 2.1],
      ],
    ],
    ...{ bare: true, bun: true, trousers: "pale", coat: "own" },
  }),
  turned([0, 4.3, 0], "0,.55 .5,.5 1.3,.1 1.95,-.32 1.9,-.42 1.2,-.16 .5,.1 0,.2", {
    of: "own",
    thrown: true,
  }),
];

const reader = (): Part[] => [
  ...seated(holding(1.15, 6.15, 0.45), { head: [0.24, 5.56, 0] }),
  ...book(1.35, 4.55),
  ...stool(),
];

const sitter = (): Part[] => [
  ...seated([
    [
      [0, 6.35, -0.62],
      [0.35, 5, -0.85],
      [1.3, 4.6, -0.45],
    ],
    [
      [0, 6.35, 0.62],
      [0.35, 5, 0.85],
      [1.3, 4.6, 0.45],
    ],
  ]),
  ...stool(),
];

const astride: Pose["legs"] = [
  [
    [0, 2.6, -0.35],
    [0.9, 1.9, -1.05],
    [0.45, 0.2, -1.15],
  ],
  [
    [0, 2.6, 0.35],
    [0.9, 1.9, 1.05],
    [0.45, 0.2, 1.15],
  ],
];

const reins: Pose["arms"] = [
  [
    [0.05, 4.95, -0.62],
    [0.5, 3.9, -0.8],
    [1.4, 3.7, -0.3],
  ],
  [
    [0.05, 4.95, 0.62],
    [0.5, 3.9, 0.8],
    [1.4, 3.7, 0.3],
  ],
];

const onABack = {
  hip: [0, 2.7, 0],
  chest: [0.08, 4.45, 0],
  head: [0.2, 6, 0],
  legs: astride,
  arms: reins,
} as const;

const suit = (head: Part["at"], chest: Part["at"]): Part[] => [
  ball(head, 0.78, 0.82, 0.78, { of: "white" }),
  ball([head[0] + 0.3, head[1] + 0.02, 0], 0.58, 0.5, 0.6, { of: "glass" }),
  slab([chest[0] - 0.75, chest[1] + 0.1, 0], 0.34, 0.85, 0.6, { of: "white", round: 0.14 }),
  slab([chest[0] + 0.62, chest[1] - 0.1, 0], 0.1, 0.24, 0.34, { of: "dark" }),
];

const white = { coat: "white", trousers: "white" } as const;

const lying = (): Part[] => [
  slab([0, 0.55, 0], 4.5, 0.5, 1.5, { of: "white", round: 0.3 }),
  slab([-3.5, 1.2, 0], 0.9, 0.3, 1.1, { of: "shirt", round: 0.28 }),
  ball([-3.4, 1.75, 0], 0.5, 0.44, 0.42, { of: "skin" }),
  ball([-3.6, 1.86, 0], 0.48, 0.44, 0.46, { of: "hair" }),
  ...pipe(
    [
      [-2.5, 1.25, 0],
      [-0.8, 1.4, 0],
      [0.7, 1.35, 0],
      [2.4, 1.5, 0.1],
      [4, 1.25, 0],
    ],
    0.9,
    0.6,
    { of: "cloth", into: 0.6 },
  ),
];

export const people = {
  reader,
  sitter,
  dancer,
  singer: () => [
    ...upright([
      [
        [0, 6.35, -0.62],
        [0.35, 5.6, -0.9],
        [0.66, 6.9, -0.2],
      ],
      [
        [0, 6.35, 0.62],
        [0.6, 5.7, 1.3],
        [1.4, 6.4, 1.7],
      ],
    ]),
    rod([0.66, 6.7, -0.15], [0.72, 7.15, -0.05], 0.09, 0.17, { of: "iron" }),
    turned([0, 0, 0], ".95,.3 .8,2 .5,4.2 0,4.4", { of: "own", thrown: true, into: 0.2 }),
  ],
  saxophonist: () => [
    ...upright(holding(0.95, 5.2, 0.22), { hat: true }),
    ...pipe(
      [
        [0.5, 6.95, 0],
        [0.95, 6.7, 0],
        [1.05, 5.2, 0],
        [1.15, 3.7, 0],
        [1.45, 3.35, 0],
        [1.85, 3.7, 0],
        [2, 4.5, 0],
      ],
      0.08,
      0.34,
      { of: "brass", into: 0.05 },
    ),
  ],
  trumpeter: () => [
    ...upright(holding(1.05, 6.75, 0.22)),
    rod([0.6, 7.15, 0], [2.3, 7.2, 0], 0.08, 0.12, { of: "brass" }),
    ...moved(
      [turned([0, 0, 0], ".1,-.4 .16,0 .5,.35 .4,.33 0,0", { of: "brass", thrown: true, turn: [0, 0, -90] })],
      [2.4, 7.2, 0],
    ),
    ring([1.3, 6.98, 0], 0.28, 0.07, { of: "brass", turn: [90, 0, 0] }),
  ],
  flautist: () => [
    ...upright([
      [
        [0, 6.35, -0.62],
        [0.7, 5.9, -0.9],
        [0.68, 7, -0.6],
      ],
      [
        [0, 6.35, 0.62],
        [0.6, 5.8, 1.2],
        [0.68, 6.95, 1.5],
      ],
    ]),
    rod([0.6, 7.15, -0.25], [0.66, 7.1, 2.2], 0.07, 0.07, { of: "steel" }),
  ],
  violinist: () => [
    ...upright([
      [
        [0, 6.35, -0.62],
        [0.8, 5.5, -1],
        [1.75, 6.3, -0.75],
      ],
      [
        [0, 6.35, 0.62],
        [0.5, 5.6, 1.35],
        [1, 6.6, 0.7],
      ],
    ]),
    ...leaning(fiddle(), [0.85, 6.72, -0.5], 0.72, -78),
    rod([0.4, 7.3, -0.72], [1.7, 6, 1], 0.04, 0.04, { of: "horn" }),
  ],
  guitarist: () => [
    ...seated([
      [
        [0, 6.35, -0.62],
        [0.5, 5.3, -1],
        [1, 5.5, -0.3],
      ],
      [
        [0, 6.35, 0.62],
        [0.6, 5.3, 1.3],
        [0.85, 5.7, 1.7],
      ],
    ]),
    ...turnedTo(leaning(fiddle("varnish"), [0.1, 0, -0.2], 1.15, -68)).map((part) => ({
      ...part,
      at: [part.at[0] + 0.95, part.at[1] + 3.35, part.at[2] - 0.3] as Part["at"],
    })),
    ...stool(),
  ],
  cellist: () => [
    ...seated(
      [
        [
          [0, 6.35, -0.62],
          [0.7, 5.4, -1],
          [1.2, 6.5, -0.2],
        ],
        [
          [0, 6.35, 0.62],
          [0.8, 5.3, 1.35],
          [1.8, 4.9, 0.7],
        ],
      ],
      {
        legs: [
          [
            [0, 2.2, -0.4],
            [1.6, 2.35, -1.05],
            [1.75, 0.28, -1.1],
          ],
          [
            [0, 2.2, 0.4],
            [1.6, 2.35, 1.05],
            [1.75, 0.28, 1.1],
          ],
        ],
      },
    ),
    ...leaning(turnedTo(turnedTo(turnedTo(fiddle()))), [1.5, 2.15, 0], 1.75, 10),
    rod([1.9, 3.3, -1.1], [1.95, 3.1, 1.3], 0.05, 0.05, { of: "horn" }),
    ...stool(),
  ],
  drummer: () => [
    ...seated([
      [
        [0, 6.35, -0.62],
        [0.7, 5.6, -1.2],
        [1.5, 5.7, -0.8],
      ],
      [
        [0, 6.35, 0.62],
        [0.7, 5.6, 1.2],
        [1.4, 6.4, 1],
      ],
    ]),
    rod([1.5, 4, -0.8], [2.4, 3.5, -0.6], 0.05, 0.05, { of: "horn" }),
    rod([1.4, 4.6, 1], [2.1, 5.4, 1.1], 0.05, 0.05, { of: "horn" }),
    turned([3.2, 1.55, 0], "1.5,-.75 1.5,.75 0,.75", { of: "red", turn: [0, 0, 90] }),
    turned([2.5, 2.7, -0.95], ".7,0 .7,.7 0,.7", { of: "white" }),
    turned([2.5, 2.7, 0.95], ".7,0 .7,.7 0,.7", { of: "white" }),
    rod([2.5, 0, -0.95], [2.5, 2.7, -0.95], 0.07, 0.07, { of: "steel", both: true }),
    rod([2.6, 0, -2.2], [2.5, 5, -2.1], 0.06, 0.06, { of: "steel", both: true }),
    turned([2.5, 5, -2.1], "1.05,-.03 .2,.12 0,.14", { of: "brass", both: true, turn: [0, 0, 12] }),
    ...stool(),
  ],
  pianist: () => [
    ...seated(holding(1.7, 5.5, 0.7)),
    slab([3.2, 2.35, 0], 1, 2.2, 2.5, { of: "black", round: 0.08 }),
    slab([2, 3.1, 0], 0.6, 0.28, 2.45, { of: "black", round: 0.06 }),
    slab([1.85, 3.42, 0], 0.4, 0.06, 2.2, { of: "white" }),
    slab([1.6, 1.4, 2.3], 0.14, 1.4, 0.12, { of: "black", both: true }),
    slab([2.25, 4.9, 0], 0.05, 0.6, 0.9, { of: "paper", turn: [0, 0, -14] }),
    ...stool(),
  ],
  rider: () => somebody(onABack),
  "space-rider": () => [...somebody({ ...onABack, ...white }), ...suit([0.2, 6.05, 0], [0.08, 4.3, 0])],
  astronaut: () => [
    ...upright(
      [
        [
          [0, 6.35, -0.7],
          [0.3, 5.1, -1.3],
          [0.9, 4.4, -1.3],
        ],
        [
          [0, 6.35, 0.7],
          [0.4, 6.2, 1.5],
          [0.7, 7.4, 1.7],
        ],
      ],
      white,
    ),
    ...suit([0.12, 7.45, 0], [0.03, 5.7, 0]),
    rod([0, 4.1, 0], [0, 5.8, 0], 0.78, 0.82, { of: "white", into: 0.3 }),
    ...standing.flatMap((leg) => pipe(leg, 0.52, 0.4, { of: "white", into: 0.3 })),
  ],
  couple: () =>
    [-1.05, 1.05].flatMap((x, n) =>
      moved(
        turnedTo(upright(holding(0.5, 4.6, 0.75), n ? { coat: "red", bun: true } : { coat: "cloth" })),
        [x, 0, 0],
        n ? 0.93 : 1,
      ),
    ),
  sleeper: lying,
  fisher: () => [
    ...seated(holding(1.3, 5.6, 0.2), { hat: true }),
    rod([1.1, 3.7, 0], [5.2, 7.2, 0], 0.09, 0.03, { of: "wood" }),
    rod([5.2, 7.2, 0], [5.3, 0.3, 0], 0.02, 0.02, { of: "horn" }),
    ...stool(),
  ],
} satisfies Record<string, () => Part[]>;
