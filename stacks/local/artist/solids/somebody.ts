import { hangOf, proportionsOf, skirtOf, type Who } from "../motifs/who.ts";
import { behind } from "./backs.ts";
import { apron, cloth, type Limb } from "./clothes.ts";
import { headed, skinOf } from "./heads.ts";
import { clothOf, gloveOf, legOf, outfitOf } from "./outfits.ts";
import { ball, type Part, type Point, pipe, pressed, rod } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

/** Somebody by the joints of a man of eight heads; whom they face is where x is positive. */
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
  /** On a back, where no skirt falls. */
  astride?: boolean;
  who?: Who;
};

const over = (p: Point, x: number, y: number, z = 0): Point => [p[0] + x, p[1] + y, p[2] + z];

export function somebody({ hip, chest, head: above, arms, legs, ...how }: Pose): Part[] {
  const { who = {}, coat = clothOf(who), trousers = legOf(who), bare = false, astride = false } = how;
  const { head: k, shoulders, waist, hips, limbs } = proportionsOf(who);
  const skirt = astride ? undefined : skirtOf(who);
  const hangs = astride ? undefined : hangOf(who);
  const skin = skinOf(who);
  const sleeve: Stuff = bare ? skin : coat;
  const stocking: Stuff = skirt || who.wear === "cuirass" ? skin : trousers;
  const thick = limbs * (skirt ? 0.8 : 1);
  const aside = (p: Point): Point => [p[0], p[1], p[2] * shoulders];
  // On the chin, however large.
  const head = over(above, 0, 0.54 * (k - 1));
  const middle: Point = [(hip[0] + chest[0]) / 2, (hip[1] + chest[1]) / 2 - 0.1, (hip[2] + chest[2]) / 2];
  const across = 0.52 * shoulders;
  return [
    rod(hip, middle, 0.56 * hips, 0.58 * waist, { of: coat }),
    rod(middle, chest, 0.58 * waist, 0.62 * (0.3 + 0.7 * shoulders), { of: coat, into: 0.3 }),
    rod(over(chest, 0, 0.36, -across), over(chest, 0, 0.36, across), 0.3 * limbs, 0.3 * limbs, {
      of: coat,
      into: 0.5,
    }),
    ...arms.flatMap(([shoulder, elbow, hand]) => [
      rod(aside(shoulder), aside(elbow), 0.26 * limbs, 0.2 * limbs, { of: sleeve, into: 0.2 }),
      rod(aside(elbow), aside(hand), 0.2 * limbs, 0.14 * limbs, { of: sleeve, into: 0.1 }),
      ball(aside(hand), 0.2, 0.2, 0.17, { of: gloveOf(who) ?? skin }),
    ]),
    ...legs.flatMap(([top, knee, foot]) => [
      rod(top, knee, 0.4 * thick, 0.3 * thick, { of: stocking, into: 0.15 }),
      rod(knee, foot, 0.29 * thick, 0.17 * thick, { of: stocking, into: 0.1 }),
      rod(over(foot, -0.05, -0.08), over(foot, 0.46, -0.13), 0.2, 0.14, { of: "shoe" }),
    ]),
    ...(hangs ? cloth(hangs, hip, legs, coat, Math.max(1, limbs)) : []),
    ...(who.wear === "apron" && !astride ? apron(hip, chest, skirt ? 1.05 : 0.66) : []),
    ...outfitOf(who, { hip, chest, arms, legs, broad: shoulders, waist, hips }),
    ...behind(who, chest),
    rod(over(chest, 0, 0.4), over(above, -0.04, -0.3), 0.22, 0.2, { of: skin }),
    ...headed(head, k, who),
  ];
}

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
  ).map((part) => pressed(part, 0.1)),
];
