import type { Limb } from "./clothes.ts";
import { ball, type Part, type Point, pressed, rod, slab } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What belongs to more than one outfit; whom they face is where x is positive.

/** Where somebody's joints are, and how broad they are beside a man. */
export type Frame = {
  hip: Point;
  chest: Point;
  arms: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  broad: number;
  waist: number;
  hips: number;
};

export const over = (p: Point, x: number, y: number, z = 0): Point => [p[0] + x, p[1] + y, p[2] + z];
export const share = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Arms hang as far out as somebody is broad. */
export const aside = ([x, y, z]: Point, broad: number): Point => [x, y, z * broad];

export const belt = ({ hip, waist }: Frame, of: Stuff, y = 0.72) =>
  pressed(rod(over(hip, 0, y), over(hip, 0, y + 0.02), 0.72 * waist, 0.72 * waist, { of }), 0.1);
export const buckle = ({ hip, waist }: Frame, of: Stuff = "brass") =>
  slab(over(hip, 0.68 * waist, 0.72), 0.1, 0.14, 0.16, { of });
export const boots = ({ legs }: Frame, of: Stuff, from = 0.3): Part[] =>
  legs.flatMap(([, knee, foot]) => [
    rod(share(knee, foot, from), foot, 0.34, 0.22, { of, into: 0.1 }),
    rod(over(foot, -0.05, -0.06), over(foot, 0.48, -0.11), 0.23, 0.17, { of, into: 0.1 }),
  ]);
export const bracers = ({ arms, broad }: Frame, of: Stuff, from = 0.3): Part[] =>
  arms.map(([, elbow, hand]) =>
    rod(share(aside(elbow, broad), aside(hand, broad), from), aside(hand, broad), 0.24, 0.2, {
      of,
      into: 0.05,
    }),
  );
/** Over the shoulders, from one to the other. */
export const epaulets = ({ arms, broad }: Frame, of: Stuff, wide: number, high = wide): Part[] =>
  arms.map(([shoulder]) => ball(over(aside(shoulder, broad), 0, 0.06), wide, high, wide, { of }));
/** Before a limb, from joint to joint. */
export const bone = (joints: readonly Point[], before: number): Part[] =>
  joints.slice(1).map((to, n) =>
    rod(over(joints[n] as Point, before * (n ? 0.8 : 1), 0), over(to, before * 0.6, 0), 0.13, 0.1, {
      of: "horn",
    }),
  );
/** From the neck down, before the chest. */
export const shirt = ({ chest, hip }: Frame, of: Stuff, low: number, wide = 0.34): Part =>
  rod(over(chest, 0.34, 0.3), over(hip, 0.3, low), wide, wide, { of });
/** On the chest. */
export const front = ({ chest, waist }: Frame, x = 0.5): Point => over(chest, x * waist + 0.06, -0.1);

/** So far out from a point, in the direction of these degrees from where somebody looks. */
export const about = (p: Point, degrees: number, far: number, y = 0): Point => {
  const turn = (degrees * Math.PI) / 180;
  return over(p, far * Math.cos(turn), y, far * Math.sin(turn));
};
