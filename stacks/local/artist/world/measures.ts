import type { Limb, Tint } from "./limbs.ts";

/** Where a tail begins and ends (forward, up), and how thick. */
export type Tail = readonly [x0: number, y0: number, x1: number, y1: number, r0: number, r1: number];

/** An animal on four legs; its head is where x is positive. */
export type Beast = {
  /** From the ground to the belly, and how thick. */
  leg: number;
  shank: number;
  /** Between hip and shoulder. */
  long: number;
  hip: number;
  chest: number;
  /** How far the middle hangs below the line from hip to chest. */
  belly?: number;
  /** From the shoulder forward and up, and how thick where it begins. */
  neck: readonly [number, number];
  nape: number;
  head: number;
  /** Forward, downward, and how thick at the nose. */
  snout: readonly [number, number, number];
  ears: readonly [kind: "point" | "round" | "long" | "flop" | "fan", size: number];
  tail: readonly Tail[];
  antlers?: number;
  trunk?: number;
  /** One horn, in the middle. */
  horn?: number;
  hump?: number;
  /** A ruff around the neck; hair that hangs along it. */
  mane?: number;
  crest?: number;
  coat: Tint;
  pale: Tint;
  dark: Tint;
  /** So much of the legs is dark. */
  socks?: number;
  muzzle?: boolean;
  tip?: "pale" | "dark";
  /** How close they are, and how dark. */
  stripes?: readonly [number, number];
};

/** How far a leg may be from its own line, in its length. */
export const STRIDE = 0.34;

/** Four legs, each of them three limbs from above to below. */
export function legsOf({ leg, shank, chest, hip, long }: Beast, back: number, rump: number): Limb[] {
  const half = long / 2,
    knee = leg * 0.5,
    hock = leg * 0.42;
  return [1, -1].flatMap((side): Limb[] => {
    const z = side * chest * 0.52,
      step = side * leg * 0.1;
    const front = half * 0.82,
      behind = -half * 0.92,
      foot = front + step,
      heel = behind - step;
    return [
      [front, back - chest * 0.2, z, front + step * 0.5, knee, z, shank * 1.9, shank],
      [front + step * 0.5, knee, z, foot, shank * 0.7, z, shank, shank * 0.78],
      [foot, shank * 0.45, z, foot + shank * 0.9, shank * 0.4, z, shank * 0.85, shank * 0.6],
      [
        behind,
        rump - hip * 0.15,
        z * 0.95,
        behind + leg * 0.14,
        leg * 0.78,
        z * 0.95,
        hip * 0.72,
        shank * 1.5,
      ],
      [behind + leg * 0.14, leg * 0.78, z, behind - leg * 0.12 - step, hock, z, shank * 1.5, shank],
      [behind - leg * 0.12 - step, hock, z, heel, shank * 0.7, z, shank * 0.95, shank * 0.75],
      [heel, shank * 0.45, z, heel + shank * 0.9, shank * 0.4, z, shank * 0.8, shank * 0.6],
    ];
  });
}
