import { board, type Part, type Point, ring, rod, slab, turned } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What houses are built of, a few metres to a unit; their front is where z is negative.

export const panes = (
  spots: readonly (readonly [x: number, y: number])[],
  z: number,
  wide: number,
  high: number,
): Part[] => spots.map(([x, y]) => slab([x, y, z], wide, high, 0.06, { of: "pane" }));

/** Teeth along the top of a wall that is round. */
export const crown = (at: Point, wide: number, tooth: number, of: Stuff = "walls"): Part[] =>
  Array.from({ length: 8 }, (_, n) => {
    const angle = (n / 8) * Math.PI * 2 + 0.2;
    return slab(
      [at[0] + Math.cos(angle) * wide, at[1], at[2] + Math.sin(angle) * wide],
      tooth,
      tooth,
      tooth,
      {
        of,
        turn: [0, (-angle * 180) / Math.PI, 0],
      },
    );
  });

const turret = (x: number, z: number, wide: number, high: number, pointed: boolean): Part[] => [
  turned(
    [x, 0, z],
    `${wide * 1.15},0 ${wide},.6 ${wide},${high - 0.5} ${wide * 1.2},${high - 0.2} ${wide * 1.2},${high}`,
    {
      of: "walls",
    },
  ),
  ...(pointed
    ? [
        turned([x, high, z], `${wide * 1.4},0 ${wide * 0.5},${wide * 1.7} 0,${wide * 3}`, { of: "slate" }),
        rod([x, high + wide * 2.9, z], [x, high + wide * 3.9, z], 0.05, 0.04, { of: "iron" }),
        board([x + 0.4, high + wide * 3.65, z], "-.35,-.22 .45,-.05 -.35,.25", 0.04, { of: "red" }),
      ]
    : crown([x, high + 0.2, z], wide * 1.02, wide * 0.2)),
  ...panes(
    [
      [x, high * 0.72],
      [x, high * 0.4],
    ],
    z - wide * 1.0,
    wide * 0.13,
    wide * 0.3,
  ),
];

/** A roof with two slopes over a box of these halves, ridge along x or z. */
const roof = (
  [x, y, z]: Point,
  a: number,
  rise: number,
  long: number,
  of: Stuff = "roof",
  along: "x" | "z" = "z",
): Part => {
  const part = board([x, y, z], `${-a * 1.15},0 0,${rise} ${a * 1.15},0`, long * 1.08, { of });
  return along === "z" ? part : { ...part, turn: [0, 90, 0] };
};

export const castle = (): Part[] => [
  slab([0, 2, 0], 4.6, 2, 3, { of: "walls", round: 0.05 }),
  ...[-4.1, -2.9, -1.7, 1.7, 2.9, 4.1].map((x) => slab([x, 4.2, -2.8], 0.35, 0.3, 0.22, { of: "walls" })),
  slab([0, 4.2, 0.6], 2.4, 4.2, 1.8, { of: "walls", round: 0.05 }),
  ...turret(-4.6, -2.8, 1.15, 5.6, true),
  ...turret(4.6, -2.8, 1.15, 5.6, true),
  ...turret(-2.3, 0, 0.95, 9, true),
  ...turret(2.4, 0.6, 0.8, 10.6, true),
  ...turret(0.2, 1.6, 1.3, 12, true),
  board([0, 1.2, -3.0], "-.95,-1.2 -.95,.4 -.6,1.05 0,1.35 .6,1.05 .95,.4 .95,-1.2", 0.16, { of: "dark" }),
  slab([0, 2.35, -3.02], 1.3, 0.12, 0.2, { of: "stone" }),
  ...panes(
    [
      [-1, 6],
      [1, 6],
      [0, 7.2],
    ],
    -1.22,
    0.18,
    0.45,
  ),
];

export const church = (): Part[] => [
  slab([0, 1.9, 1], 2, 1.9, 4, { of: "walls", round: 0.04 }),
  roof([0, 3.8, 1], 2, 2.3, 4, "slate"),
  slab([0, 3.4, -3.6], 1.25, 3.4, 1.25, { of: "walls", round: 0.04 }),
  turned([0, 6.8, -3.6], "1.75,0 .5,2.4 0,5", { of: "slate" }),
  slab([0, 12.2, -3.6], 0.05, 0.55, 0.05, { of: "gold" }),
  slab([0, 12.35, -3.6], 0.3, 0.05, 0.05, { of: "gold" }),
  board([0, 1, -4.86], "-.5,-1 -.5,.3 0,.9 .5,.3 .5,-1", 0.06, { of: "wood" }),
  ...panes(
    [
      [0, 3.5],
      [0, 5.4],
    ],
    -4.84,
    0.28,
    0.55,
  ),
  ...[-1.2, 1, 3.2].map((z) => slab([-2, 2.2, z], 0.05, 0.9, 0.34, { of: "pane" })),
  ...[-1.2, 1, 3.2].map((z) => slab([2, 2.2, z], 0.05, 0.9, 0.34, { of: "pane" })),
  ring([0, 5.4, -4.86], 0.42, 0.07, { of: "stone", turn: [90, 0, 0] }),
];

export const pagoda = (): Part[] => [
  ...[0, 1, 2, 3].flatMap((floor): Part[] => {
    const [y, w] = [floor * 2.5, 2.5 - floor * 0.4];
    return [
      slab([0, y + 0.9, 0], w * 0.72, 0.9, w * 0.72, { of: "cloth" }),
      turned([0, y + 1.7, 0], `${w * 1.75},.05 ${w * 1.45},.22 ${w * 0.9},.7 ${w * 0.5},1 0,1 0,.4 ${w},.1`, {
        of: "slate",
      }),
      ...[-1, 1].map((side) =>
        slab([side * w * 0.35, y + 0.8, -w * 0.74], w * 0.16, 0.5, 0.05, { of: "pane" }),
      ),
      ring([0, y + 0.1, 0], w * 0.95, 0.1, { of: "red" }),
    ];
  }),
  rod([0, 11, 0], [0, 13.2, 0], 0.2, 0.05, { of: "gold" }),
  ...[11.6, 12.1, 12.5].map((y) => ring([0, y, 0], 0.3, 0.07, { of: "gold" })),
];

export const windmill = (): Part[] => [
  turned([0, 0, 0], "2.3,0 2.05,1 1.5,6.6 1.6,6.8", { of: "plaster" }),
  ring([0, 2.7, 0], 2.1, 0.12, { of: "wood" }),
  turned([0, 6.8, 0], "1.8,0 1.5,.7 .8,1.5 0,1.8", { of: "own", thrown: true }),
  rod([0, 7.1, -1.2], [0, 7.1, -2.3], 0.18, 0.14, { of: "wood" }),
  ...[22, 112, 202, 292].flatMap((degrees): Part[] => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const at = (r: number): Point => [c * r, 7.1 + s * r, -2.2];
    return [
      rod(at(0), at(5.4), 0.12, 0.06, { of: "wood" }),
      board(at(3.3), "-2,-.1 2,-.1 2,-.95 -2,-.8", 0.05, { of: "shirt", turn: [0, 0, degrees] }),
    ];
  }),
  slab([0, 1, -2.1], 0.5, 1, 0.2, { of: "wood" }),
  ...panes([[0, 4.3]], -1.75, 0.3, 0.42),
];

export const tower = (): Part[] => [...turret(0, 0, 1.6, 9, false), ...panes([[0, 2.2]], -1.62, 0.4, 0.8)];

export const skyscraper = (): Part[] => {
  const block = (x: number, z: number, w: number, high: number, base = 0): Part[] => [
    slab([x, base + high / 2, z], w, high / 2, w, { of: "own", round: 0.02 }),
    ...Array.from({ length: Math.floor(high / 0.9) }, (_, n) =>
      slab([x, base + n * 0.9 + 0.6, z], w * 0.9, 0.24, w + 0.03, { of: "pane", round: 0.01 }),
    ),
  ];
  return [
    ...block(0, 0, 1.7, 9),
    ...block(0, 0, 1.25, 4.5, 9),
    rod([0, 13.5, 0], [0, 16.5, 0], 0.14, 0.04, { of: "steel" }),
  ];
};

export const gate = (): Part[] => [
  rod([-2.6, 0, 0], [-2.3, 6.2, 0], 0.34, 0.28, { of: "own" }),
  rod([2.6, 0, 0], [2.3, 6.2, 0], 0.34, 0.28, { of: "own" }),
  board([0, 6.6, 0], "-4.3,.55 -3.6,.05 0,-.15 3.6,.05 4.3,.55 4,.75 3.4,.4 0,.3 -3.4,.4 -4,.75", 0.42, {
    of: "own",
    bent: true,
  }),
  board([0, 7.05, 0], "-4.4,.6 0,.05 4.4,.6 4.3,.85 0,.28 -4.3,.85", 0.5, { of: "black", bent: true }),
  slab([0, 5, 0], 3.1, 0.24, 0.24, { of: "own" }),
  slab([0, 5.7, 0], 0.34, 0.5, 0.12, { of: "black" }),
];

export const bridge = (): Part[] => [
  board(
    [0, 0, 0],
    "-8,0 -8,2.6 -5,3.6 0,4.3 5,3.6 8,2.6 8,0 6.4,0 5.9,1.3 4.7,2 3.5,1.3 3,0 2,0 1.5,1.6 0,2.4 -1.5,1.6 -2,0 -3,0 -3.5,1.3 -4.7,2 -5.9,1.3 -6.4,0",
    1.3,
    { of: "walls" },
  ),
  board([0, 0, -1.25], "-8,2.6 -5,3.6 0,4.3 5,3.6 8,2.6 8,3.2 5,4.2 0,4.9 -5,4.2 -8,3.2", 0.14, {
    of: "stone",
    both: true,
  }),
];
