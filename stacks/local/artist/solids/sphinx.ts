import { ball, type Part, pipe, rod, slab } from "./parts.ts";

/** A lion of stone that lies, with the head of a king; it looks to where x is positive. */
export const sphinx = (): Part[] => [
  slab([-0.6, 0.35, 0], 6.4, 0.35, 2.1, { of: "walls" }),
  rod([-4, 2.5, 0], [2, 2.7, 0], 1.5, 1.4, { of: "walls" }),
  rod([1.6, 1.6, 0], [2.4, 4.4, 0], 1.4, 0.9, { of: "walls", into: 0.6 }),
  ball([-4.2, 2.1, 1], 1.6, 1.7, 0.8, { of: "walls", into: 0.4, both: true }),
  rod([1.6, 1.2, 1], [5.4, 1.1, 1], 0.6, 0.5, { of: "walls", into: 0.3, both: true }),
  rod([-3.4, 1.1, 1.6], [-1.6, 1.05, 1.6], 0.5, 0.42, { of: "walls", into: 0.3, both: true }),
  ball([5.4, 1.05, 1], 0.62, 0.5, 0.6, { of: "walls", into: 0.2, both: true }),
  ...pipe(
    [
      [-5.2, 1.4, 0.6],
      [-5.8, 1.2, 1.6],
      [-4.6, 1, 2],
    ],
    0.3,
    0.2,
    { of: "walls", into: 0.2 },
  ),
  ball([2.5, 6.1, 0], 1.15, 1.35, 1.05, { of: "own", into: 0.2 }),
  ball([2.2, 6.6, 0], 1.3, 1.1, 1.35, { of: "walls", into: 0.1 }),
  slab([1.9, 5.2, 1.1], 0.62, 1.3, 0.3, { of: "walls", round: 0.25, turn: [-14, 0, 0] }),
  slab([1.9, 5.2, -1.1], 0.62, 1.3, 0.3, { of: "walls", round: 0.25, turn: [14, 0, 0] }),
  ball([3.5, 6, 0], 0.22, 0.28, 0.18, { of: "own", into: 0.2 }),
  slab([3.42, 6.34, 0.36], 0.12, 0.1, 0.2, { of: "deep", round: 0.06, both: true }),
  slab([3.42, 5.5, 0], 0.12, 0.06, 0.34, { of: "deep", round: 0.05 }),
  rod([3.3, 5, 0], [3.4, 4.4, 0], 0.16, 0.2, { of: "walls" }),
];
