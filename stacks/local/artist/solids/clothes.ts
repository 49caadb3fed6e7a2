import { type Part, type Point, rod, turned } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What hangs down from a waist.

/** Three joints, each forward, up, and aside. */
export type Limb = readonly [Point, Point, Point];

const between = (a: Point, b: Point, share = 0.5): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Of the legs' length, how far it falls, and how wide it is there. */
const falls = { knee: [0.6, 0.98], floor: [0.95, 1.3], coat: [0.46, 0.84], tunic: [0.34, 0.8] } as const;

/** Around legs that stand, however broad; over both knees of who sits. */
export function cloth(
  kind: keyof typeof falls,
  hip: Point,
  legs: readonly [Limb, Limb],
  of: Stuff,
  broad: number,
): Part[] {
  const [[top, knee]] = legs;
  if (knee[0] - top[0] > 1)
    return legs.flatMap(([top, knee, foot]) => [
      rod(top, knee, 0.54, 0.46, { of, into: 0.3 }),
      rod(knee, between(knee, foot, kind === "floor" ? 0.85 : 0.5), 0.44, 0.5, { of, into: 0.3 }),
    ]);
  const [share, wide] = [falls[kind][0], falls[kind][1] * broad];
  const low = -hip[1] * share;
  return [
    turned(hip, `0,${low} ${wide},${low} ${wide * 0.84},${low / 2} 0.66,0 0.46,0.8 0,0.9`, { of, into: 0.2 }),
  ];
}

/** Tied around the waist, up to the chest: wider where a skirt is. */
export const apron = (hip: Point, chest: Point, wide: number): Part[] => {
  const waist: Point = [between(hip, chest, 0.4)[0] + 0.3, hip[1] + 0.5, 0];
  const hem: Point = [hip[0] + wide * 0.62, hip[1] - 1.5, 0];
  return [
    rod(waist, hem, 0.38, wide * 0.5, { of: "white" }),
    rod(waist, [chest[0] + 0.34, chest[1] - 0.1, 0], 0.36, 0.32, { of: "white", into: 0.1 }),
  ];
};
