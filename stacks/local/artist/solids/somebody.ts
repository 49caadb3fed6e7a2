import { ball, type Part, type Point, pipe, rod } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

/** A joint: forward, up, aside. */
type Limb = readonly [Point, Point, Point];

/** Somebody of eight heads, by their joints; whom they face is where x is positive. */
export type Pose = {
  hip: Point;
  chest: Point;
  head: Point;
  /** Shoulder, elbow, hand; hip, knee, foot. */
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  coat?: Stuff;
  trousers?: Stuff;
  bare?: boolean;
  bun?: boolean;
  grey?: boolean;
  hat?: boolean;
};

export function somebody({ hip, chest, head, arms, legs, ...how }: Pose): Part[] {
  const { coat = "cloth", trousers = "trousers", bare = false, bun = false, hat = false, grey = false } = how;
  const hair: Stuff = grey ? "white" : "hair";
  const sleeve: Stuff = bare ? "skin" : coat;
  const over = (p: Point, x: number, y: number, z = 0): Point => [p[0] + x, p[1] + y, p[2] + z];
  return [
    rod(hip, chest, 0.56, 0.62, { of: coat }),
    rod(over(chest, 0, 0.36, -0.52), over(chest, 0, 0.36, 0.52), 0.3, 0.3, { of: coat, into: 0.5 }),
    ...arms.flatMap(([shoulder, elbow, hand]) => [
      rod(shoulder, elbow, 0.26, 0.2, { of: sleeve, into: 0.2 }),
      rod(elbow, hand, 0.2, 0.14, { of: sleeve, into: 0.1 }),
      ball(hand, 0.2, 0.2, 0.17, { of: "skin" }),
    ]),
    ...legs.flatMap(([top, knee, foot]) => [
      rod(top, knee, 0.4, 0.3, { of: trousers, into: 0.15 }),
      rod(knee, foot, 0.29, 0.17, { of: trousers, into: 0.1 }),
      rod(over(foot, -0.05, -0.08), over(foot, 0.46, -0.13), 0.2, 0.14, { of: "shoe" }),
    ]),
    rod(over(chest, 0, 0.4), over(head, -0.04, -0.3), 0.22, 0.2, { of: "skin" }),
    ball(head, 0.44, 0.54, 0.4, { of: "skin", into: 0.1 }),
    ball(over(head, 0.45, -0.05), 0.1, 0.1, 0.08, { of: "skin", into: 0.12 }),
    ball(over(head, 0.38, 0.06, 0.16), 0.06, 0.07, 0.06, { of: "black", both: true }),
    ball(over(head, -0.12, 0.14), 0.43, 0.5, 0.43, { of: hair }),
    ...(bun ? [ball(over(head, -0.42, 0.42), 0.24, 0.24, 0.24, { of: hair })] : []),
    ...(hat
      ? [
          rod(over(head, 0, 0.38), over(head, 0, 0.4), 0.72, 0.72, { of: "dark" }),
          rod(over(head, 0, 0.6), over(head, 0, 0.8), 0.42, 0.38, { of: "dark" }),
        ].map((part) => ({ ...part, near: flat(part, part.at[1] > head[1] + 0.45 ? 0.34 : 0.06) }))
      : []),
  ];
}

/** Pressed flat: a brim is no ball. */
const flat =
  ({ near }: Part, high: number): Part["near"] =>
  (x, y, z) =>
    Math.max(near(x, y, z), Math.abs(y) - high);

const [left, right] = [-0.62, 0.62];

/** Legs of who stands, one a little before the other. */
export const standing: Pose["legs"] = [
  [
    [0, 3.9, -0.28],
    [0.12, 2.05, -0.32],
    [-0.08, 0.28, -0.32],
  ],
  [
    [0, 3.9, 0.28],
    [0.02, 2.05, 0.34],
    [0.12, 0.28, 0.36],
  ],
];

/** Arms that hold something before the chest, so far and so high. */
export const holding = (x: number, y: number, apart = 0.3): Pose["arms"] => [
  [
    [0, 6.35, left],
    [x * 0.35 - 0.1, y - 0.35, left * 1.25],
    [x, y, -apart],
  ],
  [
    [0, 6.35, right],
    [x * 0.35 - 0.1, y - 0.5, right * 1.25],
    [x, y - 0.1, apart],
  ],
];

/** Who stands upright and does something with their arms. */
export const upright = (arms: Pose["arms"], more: Partial<Pose> = {}): Part[] =>
  somebody({
    hip: [0, 4.05, 0],
    chest: [0.03, 5.85, 0],
    head: [0.1, 7.42, 0],
    legs: standing,
    arms,
    ...more,
  });

/** Who sits so high above the ground, with their feet on it. */
export function seated(arms: Pose["arms"], more: Partial<Pose> = {}): Part[] {
  const drop = 1.75;
  const down = (limb: Limb): Limb => limb.map(([x, y, z]) => [x, y - drop, z] as Point) as unknown as Limb;
  const leg = (z: number): Limb => [
    [0, 2.2, z],
    [1.75, 2.3, z * 1.25],
    [1.7, 0.28, z * 1.3],
  ];
  return somebody({
    hip: [0, 2.4, 0],
    chest: [0, 4.1, 0],
    head: [0.14, 5.66, 0],
    legs: [leg(-0.32), leg(0.32)],
    arms: [down(arms[0]), down(arms[1])],
    ...more,
  });
}

/** Something to sit on. */
export const stool = (high = 1.75): Part[] => [
  ...[0.5, -0.5].map((x) =>
    rod([x * 1.1, 0, 0.55], [x * 0.8, high, 0.42], 0.09, 0.09, { of: "wood", both: true }),
  ),
  ...pipe(
    [
      [-0.45, high, 0],
      [0.45, high, 0],
    ],
    0.42,
    0.42,
    { of: "wood" },
  ).map((part) => ({ ...part, near: flat(part, 0.1) })),
];
