import { ball, board, type Part, pipe, ring, rod, slab, turned } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What vehicles have in common.

/** A pair of wheels, one on each side. */
export const wheels = (x: number, wide: number, aside: number, hub: Stuff = "steel"): Part[] => [
  ring([x, wide, aside], wide * 0.74, wide * 0.26, { of: "black", turn: [90, 0, 0], both: true }),
  turned([x, wide, aside], `${wide * 0.6},-${wide * 0.16} ${wide * 0.6},${wide * 0.16} 0,${wide * 0.2}`, {
    of: hub,
    turn: [90, 0, 0],
    both: true,
  }),
];

/** A wheel with spokes. */
export const spoked = (x: number, wide: number, aside = 0): Part[] => [
  ring([x, wide, aside], wide * 0.94, wide * 0.06, { of: "black", turn: [90, 0, 0] }),
  ring([x, wide, aside], wide * 0.86, wide * 0.035, { of: "steel", turn: [90, 0, 0] }),
  ...[0, 36, 72, 108, 144].map((a) => {
    const [c, s] = [Math.cos(a / 57.3) * wide * 0.86, Math.sin(a / 57.3) * wide * 0.86];
    return rod([x - c, wide - s, aside], [x + c, wide + s, aside], 0.022, 0.022, { of: "steel" });
  }),
];

/** Panes along both sides. */
export const row = (xs: readonly number[], y: number, aside: number, wide: number, high: number): Part[] =>
  xs.map((x) => slab([x, y, aside], wide, high, 0.05, { of: "pane", both: true }));

export const hull = (long: number, deep: number, wide: number, of: Stuff = "own"): Part => ({
  ...board(
    [0, deep, 0],
    `-${long},${deep * 0.6} -${long * 0.92},-${deep * 0.7} -${long * 0.6},-${deep} ${long * 0.66},-${deep} ${long},${deep}`,
    wide,
    { of, bent: true },
  ),
});

export const cart = (top: string, ...glass: readonly string[]): Part[] => [
  slab([0, 1.15, 0], 3.6, 0.5, 1.4, { of: "glazed", round: 0.3 }),
  board([0, 1.5, 0], top, 1.25, { of: "glazed" }),
  ...glass.map((one) => board([0, 1.5, 0], one, 1.3, { of: "pane" })),
  ...wheels(-2.2, 0.75, 1.3),
  ...wheels(2.2, 0.75, 1.3),
  ball([3.55, 1.3, 0.95], 0.16, 0.2, 0.22, { of: "lamp", both: true }),
  ball([-3.6, 1.3, 1.05], 0.08, 0.14, 0.24, { of: "red", both: true }),
  slab([0, 0.72, 0], 3.65, 0.12, 1.35, { of: "dark" }),
];

export const carriage = (x: number): Part[] => [
  slab([x, 2, 0], 3, 1.1, 1.2, { of: "own", round: 0.12 }),
  rod([x - 2.9, 3.05, 0], [x + 2.9, 3.05, 0], 0.55, 0.55, { of: "dark" }),
  ...row(
    [-2.1, -1, 0.1, 1.2, 2.2].map((dx) => x + dx),
    2.35,
    1.2,
    0.38,
    0.42,
  ),
  ...wheels(x - 2, 0.5, 1),
  ...wheels(x + 2, 0.5, 1),
];

export const rig = (x: number, high: number, yards: readonly number[], wide: number): Part[] => [
  rod([x, 1.5, 0], [x, high, 0], 0.17, 0.08, { of: "wood" }),
  ...yards.flatMap((y, n): Part[] => {
    const w = wide * (1 - n * 0.2);
    return [
      rod([x, y + 1.9 - n * 0.3, -w], [x, y + 1.9 - n * 0.3, w], 0.08, 0.08, { of: "wood" }),
      slab([x + 0.2, y + 0.95, 0], 0.16, 0.95 - n * 0.1, w * 0.95, {
        of: "shirt",
        round: 0.14,
        turn: [0, 0, 6],
      }),
    ];
  }),
];

export const plane = (): Part[] => [
  ...pipe(
    [
      [-4.4, 2.3, 0],
      [-2, 2.1, 0],
      [2.6, 2, 0],
      [4.2, 1.9, 0],
    ],
    0.35,
    0.8,
    { of: "glazed", into: 0.3 },
  ),
  ball([4.1, 1.9, 0], 1, 0.72, 0.72, { of: "glazed", into: 0.4 }),
  board([0.6, 2, 0], "-.9,0 .9,0 -.6,6 -1.2,6", 0.12, { of: "own", turn: [60, 0, 0] }),
  board([0.6, 2, 0], "-.9,0 .9,0 -.6,-6 -1.2,-6", 0.12, { of: "own", turn: [60, 0, 0] }),
  board([-4, 2.4, 0], "-.5,0 .6,0 -.3,2 -.8,2", 0.09, { of: "red", turn: [-24, 0, 0] }),
  board([-4, 2.4, 0], "-.5,-1.9 .4,0 -.5,1.9 -.8,1.9 -.8,-1.9", 0.09, { of: "own", turn: [60, 0, 0] }),
  slab([4.4, 2.25, 0], 0.5, 0.26, 0.5, { of: "pane", round: 0.2 }),
  ...row([-1.5, -0.7, 0.1, 0.9, 1.7, 2.5], 2.25, 0.68, 0.16, 0.17),
  rod([0.6, 1.55, 2.3], [1.9, 1.55, 2.3], 0.36, 0.34, { of: "steel", both: true }),
];

export const gasbag = (of: Stuff): Part[] => [
  ball([0, 4.4, 0], 6, 1.9, 1.9, { of }),
  ...[-3.4, -1.2, 1.2, 3.4].map((x) =>
    ring([x, 4.4, 0], 1.9 * Math.sqrt(1 - (x / 6) ** 2), 0.06, { of: "brass", turn: [0, 0, 90] }),
  ),
  slab([0.2, 1.6, 0], 1.7, 0.5, 0.55, { of: "wood", round: 0.25 }),
  ...row([-0.7, 0.2, 1.1], 1.75, 0.56, 0.24, 0.2),
  ...[-1.2, 1.5].map((x) => rod([x, 1.9, 0.4], [x * 1.3, 3, 0.7], 0.05, 0.05, { of: "iron", both: true })),
  ...[0, 90, 180, 270].map((a) =>
    board([-5.2, 4.4, 0], "-1,.3 .6,.8 .2,1.9 -1.1,2", 0.07, { of: "red", turn: [a, 0, 0] }),
  ),
];
