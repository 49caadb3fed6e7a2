import { dragon, eyes, tins } from "./creature-parts.ts";
import { ball, board, type Part, type Point, pipe, ring, rod, turned } from "./parts.ts";

// What crawls and flies, and those of tales; they look to where x is positive.

export const creatures = {
  // Asleep in a ring, the head on its paws.
  curled: () => [
    ...pipe(
      [
        [1.75, 1.25, -0.3],
        [1.35, 1.4, 1],
        [0, 1.5, 1.6],
        [-1.35, 1.35, 1],
        [-1.8, 1.15, -0.2],
      ],
      1.35,
      0.95,
      { of: "fur", into: 0.7 },
    ),
    ball([0, 0.9, 0.2], 1.9, 0.9, 1.5, { of: "fur", into: 0.6 }),
    ball([1.4, 0.95, -1], 1.15, 0.95, 0.9, { of: "fur", into: 0.4 }),
    rod([-0.5, 0.34, -1.7], [-1.7, 0.32, -2], 0.32, 0.3, { of: "fur", into: 0.15 }),
    ball([-1.75, 0.32, -2.02], 0.36, 0.3, 0.34, { of: "pale", into: 0.12 }),
    ball([-1.5, 1.15, -1.25], 0.98, 0.84, 0.86, { of: "fur", into: 0.15 }),
    ...[-1.72, -1.38].map((x) => ball([x, 0.86, -2.02], 0.26, 0.21, 0.2, { of: "pale", into: 0.1 })),
    ball([-1.55, 1.04, -2.14], 0.13, 0.09, 0.09, { of: "black" }),
    ...[-1, 1].flatMap((side) => [
      ...pipe(
        [
          [-1.55 + side * 0.66, 1.27, -1.84],
          [-1.55 + side * 0.45, 1.17, -2.01],
          [-1.55 + side * 0.24, 1.25, -2.11],
        ],
        0.05,
        0.05,
        { of: "black" },
      ),
      turned([-1.55 + side * 0.44, 1.65, -1.2], ".36,0 .22,.45 0,.85", {
        of: "fur",
        turn: [0, 0, side * -13],
        into: 0.08,
      }),
    ]),
    ...pipe(
      [
        [2.7, 0.6, -0.2],
        [2.6, 0.42, -1.4],
        [1.4, 0.38, -2.15],
        [0.1, 0.36, -2.3],
      ],
      0.45,
      0.26,
      { of: "fur", into: 0.2 },
    ),
  ],
  dragon,
  robot: () => tins("glazed"),
  butterfly: () => [
    rod([0, 1.2, 0], [0, 3.2, -0.1], 0.2, 0.16, { of: "dark" }),
    ball([0, 3.4, -0.1], 0.26, 0.26, 0.26, { of: "dark" }),
    ...[1, -1].flatMap((s): Part[] => {
      const flip = (points: string) =>
        points
          .split(" ")
          .map((p) => `${Number(p.split(",")[0]) * s},${p.split(",")[1]}`)
          .join(" ");
      return [
        board([0, 2.6, 0], flip(".1,0 .8,1.6 2.4,2.3 3.1,1.6 2.4,.3 1,-.2"), 0.06, {
          of: "own",
          bent: true,
          turn: [0, s * 24, 0],
        }),
        board([0, 2.4, 0], flip(".1,0 1.2,0 2.3,-.6 2,-1.8 1,-2 .3,-.9"), 0.06, {
          of: "own",
          bent: true,
          turn: [0, s * 24, 0],
        }),
        ball([s * 2.1, 4.2, -0.95 - 0.05], 0.35, 0.35, 0.12, { of: "pale" }),
        ball([s * 1.4, 1.4, -0.68], 0.3, 0.3, 0.1, { of: "pale" }),
        ...pipe(
          [
            [0, 3.5, -0.1],
            [s * 0.4, 4.4, -0.2],
            [s * 0.8, 4.8, -0.3],
          ],
          0.04,
          0.03,
          { of: "dark" },
        ),
      ];
    }),
  ],
  snake: () =>
    pipe(
      Array.from({ length: 19 }, (_, n): Point => {
        const t = n / 18;
        const r = 2.6 * (1 - t * 0.62);
        return [Math.cos(t * 15) * r, 0.4 + t * t * 3.4 + t * 0.5, Math.sin(t * 15) * r];
      }),
      0.42,
      0.34,
      { of: "scales", into: 0.1 },
    ).concat([
      ball([-0.5, 4.45, 0.55], 0.62, 0.36, 0.45, { of: "scales", into: 0.2 }),
      ball([-0.85, 4.65, 0.72], 0.1, 0.1, 0.1, { of: "black" }),
    ]),
  snail: () => [
    ...pipe(
      [
        [-3, 0.3, 0],
        [-0.5, 0.45, 0],
        [1.8, 0.5, 0],
        [2.8, 1.3, 0],
      ],
      0.3,
      0.4,
      { of: "straw", into: 0.3 },
    ),
    ...Array.from({ length: 14 }, (_, n) => {
      const [a, r] = [n * 0.75, 1.35 - n * 0.085];
      return ball(
        [-0.4 + Math.cos(a) * r, 1.9 + Math.sin(a) * r, 0],
        0.62 - n * 0.02,
        0.62 - n * 0.02,
        0.6 + n * 0.03,
        { of: "glazed", into: 0.15 },
      );
    }),
    ...pipe(
      [
        [2.8, 1.5, 0.15],
        [3.3, 2.5, 0.4],
      ],
      0.08,
      0.08,
      { of: "straw", both: true },
    ),
    ball([3.3, 2.6, 0.4], 0.14, 0.14, 0.14, { of: "black", both: true }),
  ],
  spider: () => [
    ball([0, 1.6, 0.9], 1.1, 1, 1.2, { of: "fur" }),
    ball([0, 1.4, -0.6], 0.65, 0.55, 0.65, { of: "fur", into: 0.2 }),
    ...[0.5, -0.1, -0.6, -1].flatMap((z, n) =>
      [1, -1].flatMap((s) =>
        pipe(
          [
            [s * 0.4, 1.4, -0.4],
            [s * 1.8, 2.9, z * 2 - 0.4],
            [s * 3.1, 0.1, z * 3.2 + (n - 1) * 0.2],
          ],
          0.14,
          0.06,
          { of: "fur" },
        ),
      ),
    ),
    ...[0.2, -0.2].map((x) => ball([x, 1.65, -1.15], 0.12, 0.12, 0.12, { of: "black" })),
  ],
  honeybee: () => [
    ball([0, 2, 0], 1.7, 1.05, 1, { of: "gold" }),
    ...[-0.95, -0.2, 0.55].map((x) =>
      ring([x, 2, 0], 1.02 * Math.sqrt(1 - (x / 1.75) ** 2), 0.16, { of: "black", turn: [0, 0, 90] }),
    ),
    ball([1.75, 2.1, 0], 0.62, 0.6, 0.6, { of: "dark" }),
    board([0.3, 2.9, 0.4], "0,0 .9,1.6 .2,2.4 -.9,1.8", 0.04, {
      of: "shirt",
      bent: true,
      both: true,
      turn: [42, 0, 20],
    }),
    ...eyes([2, 2.3, 0.42], 0.18),
    ...pipe(
      [
        [2, 2.6, 0.2],
        [2.5, 3.3, 0.4],
      ],
      0.05,
      0.05,
      { of: "black", both: true },
    ),
  ],
  snowman: () => [
    ball([0, 1.5, 0], 1.8, 1.6, 1.8, { of: "white" }),
    ball([0, 3.7, 0], 1.3, 1.2, 1.3, { of: "white" }),
    ball([0, 5.4, 0], 0.95, 0.9, 0.95, { of: "white" }),
    turned([0, 5.4, -0.85], ".17,0 0,1.1", { of: "red", turn: [-90, 0, 0] }),
    ...[0.33, -0.33].map((x) => ball([x, 5.7, -0.84], 0.12, 0.12, 0.12, { of: "black" })),
    ...[3.2, 3.7, 4.2].map((y) =>
      ball([0, y, -1.28 + (y - 3.7) ** 2 * 0.3], 0.13, 0.13, 0.13, { of: "black" }),
    ),
    turned([0, 6.1, 0], "1.2,0 1.2,.12 .75,.14 .72,1.2 0,1.25", { of: "black" }),
    ring([0, 4.7, 0], 0.85, 0.2, { of: "red" }),
    ...[1, -1].flatMap((s) =>
      pipe(
        [
          [s * 1.1, 4, 0],
          [s * 2.4, 4.7, -0.2],
          [s * 2.9, 5.4, -0.3],
        ],
        0.1,
        0.06,
        { of: "bark" },
      ),
    ),
  ],
} satisfies Record<string, () => Part[]>;
