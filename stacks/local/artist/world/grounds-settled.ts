import { fbm, n2, ridged, smooth } from "./noise.ts";
import { type Deal, type Ground, knoll, stillWater, woods } from "./soil.ts";

/** Where people live or grow something. */
export const settled: Record<"city" | "village" | "flowers", (deal: Deal) => Ground> = {
  city: ({ s, side, scene, old }) => {
    const lit = scene.time === "night" ? 0.5 : scene.time === "day" ? 0.02 : 0.22;
    const towers = { least: old ? 9 : 16, tall: old ? 13 : 150, gabled: old, lit, to: 3200 };
    const level = { size: 7000, z0: 0, drops: 0, rough: 0 };
    if (scene.wet)
      return {
        camH: 9,
        land: {
          ...level,
          base: (x, z) =>
            (z < (old ? 130 : 300) + 20 * n2(x * 0.004, s) ? -6 : 3) +
            260 * smooth(3200, 5200, z) * ridged(x * 0.0006, z * 0.0006 + s, 4),
        },
        sea: { ...stillWater, amp: 0.05, rough: 0.12 },
        town: {
          ...towers,
          cell: old ? 17 : 34,
          from: old ? 150 : 330,
          dense: (x, z) => 0.8 - 0.25 * smooth(300, 1400, Math.abs(x - side * 120)) - 0.0001 * z,
        },
        rock: [0.16, 0.16, 0.16],
        grass: [0.09, 0.09, 0.085],
      };
    return {
      camH: 7,
      land: { ...level, base: () => 0 },
      town: {
        ...towers,
        ...(old ? { cell: 18, from: 24 } : { cell: 24, least: 14, tall: 60, from: 24 }),
        dense: (x) => (Math.abs(x) < 13 ? 0 : 0.97),
      },
      grass: [0.085, 0.085, 0.088],
      rock: [0.2, 0.2, 0.2],
    };
  },
  village: ({ s, side, scene }) => ({
    camH: 11,
    land: {
      size: 6000,
      z0: 0,
      drops: 25000,
      rough: 1,
      base: (x, z) =>
        3 +
        9 * fbm(x * 0.006, z * 0.006, 3) * smooth(40, 160, z) +
        30 * smooth(120, 420, z) * smooth(-120, 160, x * side) +
        380 * smooth(700, 3600, z) * (0.2 + ridged(x * 0.0006 + s, z * 0.0006, 5)),
    },
    town: {
      cell: 19,
      from: 58,
      to: 460,
      least: 4.5,
      tall: 4,
      gabled: true,
      lit: scene.time === "night" ? 0.6 : scene.time === "day" ? 0 : 0.3,
      dense: (x, z) =>
        smooth(-0.28, 0.2, fbm(x * 0.012 + s, z * 0.012, 2)) *
        0.62 *
        smooth(8, 20, Math.abs(x + side * 6) - z * 0.01),
    },
    forest: woods(
      150,
      (x, z) => smooth(0.08, 0.3, fbm(x * 0.006 + 7, z * 0.006, 3)) * smooth(250, 480, z) * 0.9,
      15,
    ),
    grass: [0.075, 0.095, 0.028],
    meadow: true,
    near: knoll(3.4, 0),
    nearTo: 60,
  }),
  flowers: ({ s, side }) => ({
    camH: 6,
    land: {
      size: 6000,
      z0: 0,
      drops: 20000,
      rough: 0.9,
      base: (x, z) =>
        1 +
        26 * (fbm(x * 0.004 + s, z * 0.004, 3) + 0.2) * smooth(40, 300, z) +
        300 * smooth(900, 3800, z) * (0.2 + ridged(x * 0.0005 + s, z * 0.0005, 5)),
    },
    forest: {
      ...woods(
        190,
        (x, z) => smooth(0.05, 0.26, fbm(x * 0.006 + s, z * 0.006, 3) + 0.12 * smooth(200, 600, z)) * 0.92,
        14,
      ),
      round: true,
    },
    grass: [0.07, 0.1, 0.026],
    meadow: true,
    flowers: 0.85,
    near: knoll(2.2, side * 6),
    nearTo: 150,
  }),
};
