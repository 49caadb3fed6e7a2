import { shows } from "../reading/sights.ts";
import type { Scene } from "../scene.ts";
import { n2 } from "./noise.ts";
import type { Spec } from "./plan.ts";
import type { Vec } from "./sky.ts";

export type Ground = Pick<
  Spec,
  | "land"
  | "near"
  | "nearTo"
  | "forest"
  | "snow"
  | "grass"
  | "rock"
  | "sand"
  | "autumn"
  | "sea"
  | "meadow"
  | "flowers"
  | "town"
  | "falls"
  | "iced"
  | "steep"
> & { camH: number };

export const woods = (from: number, dense: (x: number, z: number, h: number) => number, tall = 18) => ({
  cell: tall * 0.38,
  tall,
  from,
  tint: [0.032, 0.05, 0.022] as Vec,
  dense,
});

export const water = (energy: number, patch = 80): NonNullable<Spec["sea"]> => ({
  amp: 0.05 + energy ** 1.6 * 0.8,
  patch,
  rough: 0.5 + energy * 0.5,
  color: [0.015, 0.06, 0.065],
  wind: [0.8, -0.6],
  peak: 3,
  foam: energy > 0.7 ? 0.7 : 0,
  calm: 0.3,
});

export const stillWater: NonNullable<Spec["sea"]> = {
  amp: 0.006,
  patch: 26,
  rough: 0.02,
  color: [0.012, 0.035, 0.03],
  wind: [0.3, -0.95],
  peak: 5,
  foam: 0,
  calm: 0.6,
};

/** What a setting is dealt: two numbers, a side, whether its houses are old, how far up and aside is seen at a metre. */
export type Deal = {
  r: number;
  side: number;
  s: number;
  scene: Scene;
  old: boolean;
  up: number;
  aside: number;
};

/** Where the sky is what there is to be seen, mountains hide little of it. */
export const skyward = (scene: Scene) => (shows(scene, "aurora") ? 0.5 : 1);

/** A rise under the feet of whoever looks. */
export const knoll = (high: number, x0: number) => (x: number, z: number) =>
  high -
  0.0009 * ((x - x0) ** 2 + (z - 40) ** 2) +
  0.8 * n2(x * 0.035, z * 0.035) +
  0.25 * n2(x * 0.3, z * 0.3);
