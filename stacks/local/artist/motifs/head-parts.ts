import { blob, both, type Dye, limb, oval, type Piece } from "./pen.ts";

// What the heads of beasts have in common.

/** A bear's shoulders and its head; the shadow below a chin. */
export const SHOULDERS = blob("36,64! 24,73 15,84 10,100! 90,100! 85,84 76,73 64,64!");
export const ROUND = blob("50,18 62,19.6 72,29 76,43 74,57 65,67 50,71 35,67 26,57 24,43 28,29 38,19.6");
export const UNDER = blob("35,63! 42,70 50,73 58,70 65,63! 64,72 57,78 50,80 43,78 36,72");

/** What lies on a head, each part by its dye. */
export const on = (parts: Partial<Record<Dye, readonly string[]>>): Piece[] =>
  (Object.entries(parts) as [Dye, readonly string[]][]).flatMap(([of, paths]) =>
    paths.map((path) => ({ of, path })),
  );

/** Two dark eyes, so far from the middle, and the light in them. */
export const eyes = (x: number, y: number, r: number) => ({
  iris: both(oval(x, y, r, r * 1.04)),
  line: [
    ...both(oval(x + 0.2, y, r * 0.6)),
    ...both(
      limb(
        `${x - r * 1.4},${y + r * 0.3},0.2 ${x - r * 0.7},${y - r * 0.95},0.4 ${x + r * 0.6},${y - r},0.5 ${x + r * 1.3},${y},0.2`,
      ),
    ),
  ],
  glint: [oval(x + r * 0.4, y - r * 0.36, r * 0.27), oval(100 - x + r * 0.4, y - r * 0.36, r * 0.27)],
});

/** From the nose down, and to both sides. */
export const mouth = (y: number, down: number, wide: number): string[] => [
  limb(`50,${y},0.45 50,${y + down},0.5`),
  ...both(
    limb(
      `50,${y + down},0.5 ${50 - wide * 0.5},${y + down + wide * 0.34},0.5 ${50 - wide},${y + down + wide * 0.16},0.25`,
    ),
  ),
];
