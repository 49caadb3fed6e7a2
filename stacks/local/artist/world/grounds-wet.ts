import { fbm, n2, ridged, smooth } from "./noise.ts";
import { type Deal, type Ground, skyward, stillWater, water, woods } from "./soil.ts";

/** Water as far as the eye goes, or to the other shore. */
export const wet: Record<"sea" | "water", (deal: Deal) => Ground> = {
  sea: ({ s, r, scene }) => ({
    camH: 3.4,
    sea: water(scene.weather === "rain" ? 1 : scene.energy * 0.8),
    ...(r > 0.45 && {
      land: {
        size: 9000,
        z0: 0,
        drops: 25000,
        rough: 1.5,
        base: (x: number, z: number) =>
          -30 +
          460 * smooth(2600, 5200, z + 1500 * n2(x * 0.0004 + s, 2)) * ridged(x * 0.0005 + s, z * 0.0005, 5),
      },
    }),
    grass: [0.05, 0.06, 0.025],
  }),
  water: ({ s, side, scene }) => ({
    camH: 2.8,
    land: {
      size: 7600,
      z0: 0,
      drops: 45000,
      rough: 1.6,
      base: (x, z) =>
        -8 +
        smooth(330, 620, z + 90 * n2(x * 0.004, 3 + s)) * (30 + 60 * fbm(x * 0.003, z * 0.003, 3)) +
        900 * skyward(scene) * smooth(650, 3300, z) * (0.2 + 1.1 * ridged(x * 0.00045 + s, z * 0.00045, 5)) +
        smooth(70, 240, Math.abs(x - side * 60) - z * 0.1) * 26,
    },
    forest: woods(
      140,
      (x, z, h) => smooth(1, 5, h) * smooth(460, 260, h + 90 * n2(x * 0.004, z * 0.004)) * 0.96,
      17,
    ),
    snow: 640,
    autumn: 0.35,
    sand: 1.2,
    sea: stillWater,
    ...(scene.places.includes("village") && {
      town: {
        ...{ cell: 17, from: 335, to: 620, least: 5, tall: 5, gabled: true },
        lit: scene.time === "night" ? 0.6 : scene.time === "day" ? 0 : 0.3,
        dense: (x: number, z: number) => smooth(-0.3, 0.15, fbm(x * 0.008 + s, z * 0.01, 2)) * 0.8,
      },
    }),
  }),
};

/** A plain without end, low hills at its far edge. */
export const endless = ({ s, scene }: Deal): Ground => ({
  camH: 7,
  land: {
    ...{ size: 9000, z0: 0, drops: 0, rough: 0 },
    base: (x, z) =>
      (scene.wet ? -4 : 0) +
      340 * smooth(4200, 7600, z) * smooth(0.35, 0.8, ridged(x * 0.00042 + s, z * 0.0004, 4)),
  },
  ...(scene.wet && { sea: stillWater }),
  grass: [0.4, 0.29, 0.17],
  rock: [0.4, 0.29, 0.2],
});
