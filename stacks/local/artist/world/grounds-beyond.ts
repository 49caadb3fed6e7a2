import { shows } from "../reading/sights.ts";
import { fbm, hash2, n2, ridged, smooth } from "./noise.ts";
import type { Deal, Ground } from "./soil.ts";

// Ground on which nothing grows.

/** Stones, at most one to a square of so many metres. */
function stoneAt(x: number, z: number, cell: number, often: number): number {
  const [i, j] = [Math.floor(x / cell), Math.floor(z / cell)];
  if (hash2(i + 31, j - 17) > often) return 0;
  const size = cell * (0.08 + 0.3 * hash2(i, j + 5) ** 3);
  const [u, v] = [
    x - (i + 0.5 + (hash2(i + 7, j) - 0.5) * 0.3) * cell,
    (z - (j + 0.5 + (hash2(i, j + 9) - 0.5) * 0.3) * cell) * 1.2,
  ];
  const away = (u * u + v * v) / (size * size * (0.8 + 0.5 * n2(x * 1.7, z * 1.7)));
  return away < 1 ? size * (0.5 + 0.3 * hash2(i, j)) * Math.sqrt(1 - away) : 0;
}

const strewn = (x: number, z: number) => Math.max(stoneAt(x, z, 6, 0.55), stoneAt(x + 40, z + 9, 1.9, 0.3));

/** A bowl with a rim, at most one to a square. */
function bowlAt(x: number, z: number, cell: number, often: number): number {
  const [i, j] = [Math.floor(x / cell), Math.floor(z / cell)];
  if (hash2(i - 3, j + 11) > often) return 0;
  const size = cell * (0.12 + 0.24 * hash2(i, j + 2));
  const [u, v] = [x - (i + 0.5) * cell, z - (j + 0.5) * cell];
  const away = Math.sqrt(u * u + v * v) / size + 0.06 * n2(x * (4 / size), z * (4 / size));
  if (away > 1.9) return 0;
  const rim = size * 0.16 * Math.exp(-(((away - 1) / 0.22) ** 2));
  return rim - size * 0.22 * smooth(1, 0.25, away);
}

const mars = ({ s }: Deal): Ground => ({
  camH: 6.4,
  land: {
    ...{ size: 7000, z0: 0, drops: 18000, rough: 0.5 },
    base: (x, z) =>
      0.2 +
      16 * smooth(60, 500, z) * (0.3 + fbm(x * 0.004 + s, z * 0.004, 3)) +
      // Tables of rock, one step above another.
      250 * smooth(1100, 2500, z) * smooth(0.06, 0.13, fbm(x * 0.0007 + s, z * 0.0006, 3)) +
      190 * smooth(2200, 4800, z) * ridged(x * 0.0007 + s, z * 0.0006, 4),
  },
  near: (x, z) => 0.9 * n2(x * 0.03 + s, z * 0.03) + 0.12 * n2(x * 0.4, z * 0.9) + 1.3 + strewn(x, z),
  nearTo: 170,
  grass: [0.36, 0.15, 0.07],
  rock: [0.25, 0.1, 0.055],
});

const moon = ({ s }: Deal): Ground => ({
  camH: 6.4,
  land: {
    ...{ size: 7000, z0: 0, drops: 0, rough: 0.5 },
    base: (x, z) =>
      0.2 +
      smooth(90, 260, z) * (bowlAt(x + 40, z, 190, 0.8) + bowlAt(x + s, z + 33, 430, 0.7)) +
      14 * smooth(60, 600, z) * (0.3 + fbm(x * 0.003 + s, z * 0.003, 3)) +
      480 * smooth(1700, 4400, z) * (0.1 + fbm(x * 0.0007 + s, z * 0.0006, 4) + 0.4),
  },
  near: (x, z) =>
    0.7 * n2(x * 0.03 + s, z * 0.03) +
    1.3 +
    bowlAt(x + s, z, 34, 0.75) +
    bowlAt(x, z + 5, 9, 0.6) +
    strewn(x + 70, z) * 0.8,
  nearTo: 170,
  grass: [0.2, 0.197, 0.19],
  rock: [0.17, 0.168, 0.164],
});

/** The ground of another world, where the words say that it is one. */
export const beyond = (deal: Deal): Ground | undefined =>
  shows(deal.scene, "mars") ? mars(deal) : shows(deal.scene, "moon") ? moon(deal) : undefined;
