import type { Who } from "../motifs/who.ts";
import { ball, board, moved, type Part, pipe, rod, slab, turned } from "./parts.ts";
import { holding, type Pose, seated, somebody, standing } from "./somebody.ts";

// What people do in more than one way.

const book = (x: number, y: number): Part[] => [
  slab([x, y, -0.42], 0.5, 0.05, 0.42, { of: "paper", turn: [16, 0, 24] }),
  slab([x, y, 0.42], 0.5, 0.05, 0.42, { of: "paper", turn: [-16, 0, 24] }),
  slab([x + 0.02, y - 0.1, 0], 0.54, 0.03, 0.9, { of: "red", turn: [0, 0, 24] }),
];

/** A waist with a hollow on each side, as violins have, a metre high; its neck goes up. */
export const fiddle = (grain: "varnish" | "wood" = "wood"): Part[] => [
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
export const leaning = (parts: readonly Part[], at: Part["at"], size: number, degrees: number): Part[] => {
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
export const turnedTo = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({
    ...part,
    at: [part.at[2], part.at[1], -part.at[0]],
    reach: [part.reach[2], part.reach[1], part.reach[0]],
    ...(part.mid && { mid: [part.mid[2], part.mid[1], -part.mid[0]] as const }),
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
export const dancer = (who: Who): Part[] => [
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
    ...{ bare: true, trousers: "pale", coat: "own", astride: true, who: { sex: "woman", ...who } },
  }),
  turned([0, 4.3, 0], "0,.55 .5,.5 1.3,.1 1.95,-.32 1.9,-.42 1.2,-.16 .5,.1 0,.2", {
    of: "own",
    thrown: true,
  }),
];

export const reading = (who: Who): Part[] => [
  ...seated(holding(1.15, 6.15, 0.45), { head: [0.24, 5.56, 0], who }),
  ...book(1.35, 4.55),
];

export const resting = (who: Who): Part[] =>
  seated(
    [
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
    ],
    { who },
  );

/** Arms that hang down. */
export const idle: Pose["arms"] = [
  [
    [0, 6.15, -0.72],
    [-0.12, 4.95, -0.96],
    [0.2, 3.9, -0.98],
  ],
  [
    [0, 6.15, 0.72],
    [-0.02, 4.95, 0.96],
    [0.4, 3.95, 0.98],
  ],
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

export const onABack = {
  hip: [0, 2.7, 0],
  chest: [0.08, 4.45, 0],
  head: [0.2, 6, 0],
  legs: astride,
  arms: reins,
  astride: true,
} as const;

export const suit = (head: Part["at"], chest: Part["at"]): Part[] => [
  ball(head, 0.78, 0.82, 0.78, { of: "white" }),
  ball([head[0] + 0.34, head[1] + 0.02, 0], 0.58, 0.52, 0.62, { of: "visor" }),
  slab([chest[0] - 0.75, chest[1] + 0.1, 0], 0.34, 0.85, 0.6, { of: "white", round: 0.14 }),
  slab([chest[0] + 0.66, chest[1] - 0.1, 0], 0.12, 0.24, 0.34, { of: "dark" }),
  ...[-0.18, 0, 0.18].map((z, n) =>
    ball([chest[0] + 0.78, chest[1], z], 0.05, 0.06, 0.06, {
      of: (["red", "yellow", "green"] as const)[n] as "red",
    }),
  ),
];

const leaned: Pose["arms"] = [
  [
    [0.75, 5.95, -0.62],
    [0.5, 4.8, -0.95],
    [0.95, 4, -0.7],
  ],
  [
    [0.75, 5.95, 0.62],
    [1.2, 4.9, 0.9],
    [2, 4.2, 0.6],
  ],
];

const ahead: Pose["arms"] = [
  [
    [0.75, 5.95, -0.62],
    [1.2, 4.9, -0.9],
    [2, 4.2, -0.5],
  ],
  leaned[1],
];

/** Bent over a stick, unless their hands are full. */
export const bent = (who: Who): Part[] => [
  ...somebody({
    ...{ hip: [0, 3.95, 0], chest: [0.7, 5.5, 0], head: [1.3, 6.85, 0], legs: standing },
    arms: who.wear === "apron" ? ahead : leaned,
    who: { age: "old", ...who },
  }),
  ...(who.wear === "apron" ? [] : [rod([2, 4.3, 0.62], [2.25, 0.02, 0.7], 0.1, 0.08, { of: "wood" })]),
];

export const white = { coat: "white", trousers: "white" } as const;

export const lying = (): Part[] => [
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
