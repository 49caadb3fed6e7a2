import { fbm, n2, ridged, smooth } from "./noise.ts";
import { type Deal, type Ground, knoll, skyward, woods } from "./soil.ts";

/** Land that rises, a setting an entry: metres, with the eye at x = 0, looking along z. */
export const high: Record<"mountain" | "forest" | "desert" | "snow", (deal: Deal) => Ground> = {
  mountain: ({ s, side }) => ({
    camH: 31,
    land: {
      size: 10800,
      z0: 0,
      drops: 50000,
      rough: 1.8,
      base: (x, z) =>
        20 +
        12 * fbm(x * 0.004, z * 0.004, 3) +
        1500 * smooth(1300, 5200, z) * (0.15 + 1.1 * ridged(x * 0.00034 + 2 + s, z * 0.00034, 6)) +
        150 * smooth(120, 900, Math.abs(x) - z * 0.02) * (0.6 + fbm(x * 0.002, z * 0.002, 3)),
    },
    forest: woods(
      170,
      (x, z, h) =>
        smooth(-0.02, 0.14, fbm(x * 0.0035, z * 0.0035, 3) + 0.2 * smooth(40, 160, h)) *
        smooth(640, 420, h) *
        0.97,
    ),
    snow: 860,
    grass: [0.06, 0.078, 0.026],
    meadow: true,
    near: knoll(26, side * 8),
    nearTo: 190,
  }),
  forest: ({ s }) => ({
    camH: 8,
    land: {
      size: 3600,
      z0: 0,
      drops: 20000,
      rough: 1.2,
      base: (x, z) =>
        2 +
        smooth(60, 420, z) * 46 * (0.4 + fbm(x * 0.003 + s, z * 0.003, 4)) +
        220 * smooth(700, 2600, z) * (0.3 + ridged(x * 0.0009 + s, z * 0.0009, 4)) +
        smooth(24, 120, Math.abs(x + 14 * n2(z * 0.012, s)) - z * 0.04) * 22,
    },
    forest: woods(
      85,
      (x, z) =>
        (0.25 + 0.75 * smooth(4, 26, Math.abs(x + 16 * n2(z * 0.012, s)) - z * 0.02)) *
        smooth(80, 150, z + 50 * n2(x * 0.04, 4)),
      21,
    ),
    grass: [0.05, 0.066, 0.02],
    meadow: true,
    near: knoll(2.6, 0),
    nearTo: 90,
  }),
  desert: ({ s }) => ({
    camH: 84,
    land: {
      size: 6500,
      z0: 0,
      drops: 0,
      rough: 0.2,
      base: (x, z) => {
        // A slope up with the wind, a sharp crest, a steep lee.
        const dune = (length: number, at: number) => {
          const t = (x * 0.55 + z + length * 0.5 * n2(x * 0.0022 + at, z * 0.0022)) / length + at;
          const along = t - Math.floor(t);
          return along < 0.7 ? smooth(0, 0.72, along) : 1 - (along - 0.7) / 0.3;
        };
        const grown = smooth(10, 240, z);
        return (
          2 +
          grown * (62 * dune(620, s) * (0.65 + 0.5 * n2(x * 0.001 + s, z * 0.0012)) + 12 * dune(170, s + 3))
        );
      },
    },
    grass: [0.46, 0.28, 0.13],
    rock: [0.46, 0.28, 0.13],
  }),
  snow: ({ s, side, scene }) => ({
    camH: 5,
    land: {
      size: 9000,
      z0: 0,
      drops: 35000,
      rough: 1.1,
      base: (x, z) =>
        900 *
          skyward(scene) *
          smooth(900, 3800, z) *
          (0.25 + 1.15 * ridged(x * 0.00042 + 3 + s, z * 0.00042, 5)) +
        smooth(150, 1200, z) * 130 * (0.5 + fbm(x * 0.0015, z * 0.0015, 3)) +
        3.2 * fbm(x * 0.013, z * 0.013, 3),
    },
    near: knoll(2.4, side * 6),
    nearTo: 160,
    snow: -200,
    forest: woods(
      150,
      (x, z, h) =>
        smooth(420, 250, h) * smooth(-0.12, 0.25, n2(x * 0.006 + s, z * 0.006) + smooth(90, 260, z) * 0.32),
      17,
    ),
  }),
};
