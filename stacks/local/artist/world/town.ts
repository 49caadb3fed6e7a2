import { clamp, hash2, n2, smooth } from "./noise.ts";

/** Houses on a jittered net: a column of the world has one height, and that is all a house needs. */
export type Town = {
  cell: number;
  from: number;
  to: number;
  least: number;
  tall: number;
  gabled: boolean;
  /** How many of the windows are lit. */
  lit: number;
  dense: (x: number, z: number) => number;
};

/** What `houseAt` has met last: how high its walls are, which way its roof leans, and which house it is. */
export const built = { wall: 0, slope: 0, house: 0, u: 0, v: 0, width: 1 };

export function houseAt({ cell, from, to, least, tall, gabled, dense }: Town, x: number, z: number): number {
  if (z < from || z > to) return 0;
  const i = Math.floor(x / cell);
  const j = Math.floor(z / cell);
  const house = hash2(i + 31, j - 17);
  if (house > dense((i + 0.5) * cell, (j + 0.5) * cell)) return 0;
  const wide = cell * (0.26 + (gabled ? 0.05 : 0.19) * hash2(i - 5, j + 3));
  const long = cell * (0.26 + (gabled ? 0.1 : 0.19) * hash2(i + 7, j + 1));
  const free = cell * 0.5;
  const u = x - (i + 0.5) * cell - (hash2(i, j + 57) - 0.5) * (free - wide);
  const v = z - (j + 0.5) * cell - (hash2(i + 91, j) - 0.5) * (free - long);
  if (Math.abs(u) > wide || Math.abs(v) > long) return 0;
  const high = hash2(i + 3, j + 13);
  let wall = least + tall * high * high;
  built.slope = 0;
  built.house = Math.floor(high * 1e6) + i * 7 + j * 13;
  built.u = u + wide;
  built.v = v + long;
  built.width = wide;
  if (!gabled) {
    // Towers stand back on their upper floors.
    if (high > 0.55 && Math.max(Math.abs(u) / wide, Math.abs(v) / long) < 0.62) wall += tall * 0.3 * high;
    built.wall = wall;
    return wall;
  }
  built.wall = wall;
  built.slope = u > 0 ? 0.66 : -0.66;
  return wall + wide * 0.8 * (1 - Math.abs(u) / wide) + 0.3;
}

type Spot = { x: number; y: number; z: number; front: boolean; roof: boolean; coarse: number };

const roofs = [
  [0.3, 0.1, 0.06],
  [0.24, 0.12, 0.08],
  [0.16, 0.15, 0.16],
  [0.34, 0.15, 0.09],
] as const;
const plasters = [
  [0.6, 0.56, 0.48],
  [0.62, 0.48, 0.32],
  [0.5, 0.3, 0.22],
  [0.66, 0.62, 0.58],
  [0.42, 0.5, 0.52],
] as const;
const facades = [
  [0.3, 0.29, 0.28],
  [0.36, 0.25, 0.19],
  [0.24, 0.27, 0.31],
  [0.42, 0.39, 0.34],
  [0.16, 0.2, 0.25],
] as const;

const put = (
  out: Float64Array,
  [r, g, b]: readonly [number, number, number],
  by: number,
  lit = 0,
  glass = 0,
) => {
  out[0] = r * by;
  out[1] = g * by;
  out[2] = b * by;
  out[3] = lit;
  out[4] = glass;
};

/** What a house is made of at a place: color, light of its own, glass. */
export function paintHouse(
  { gabled, lit }: Town,
  { house, wall, u, v }: typeof built,
  { x, y, z, front, roof, coarse }: Spot,
  out: Float64Array,
  snow: boolean,
) {
  const kind = Math.abs(house) % 5;
  if (roof) {
    if (snow) return put(out, [0.84, 0.86, 0.9], 1);
    if (!gabled) return put(out, [0.2, 0.2, 0.2], 0.8 + 0.3 * n2(x * 0.4, z * 0.4));
    const rows = coarse < 0.12 ? 0.75 + 0.3 * Math.abs(Math.sin(y * 9)) : 0.9;
    return put(out, roofs[kind % 4] ?? roofs[0], rows * (0.85 + 0.3 * n2(x * 1.3, z * 1.3 + y)));
  }
  const [wide, high] = gabled ? [2.6, 2.9] : [3.1 - (kind % 2), 3.5];
  const along = (front ? u : v) / wide;
  const up = y / high;
  const [column, floor] = [Math.floor(along), Math.floor(up)];
  const [a, b] = [along - column, up - floor];
  // Where a window is smaller than a pixel, the wall is a mean of both.
  const soft = clamp(coarse / 1.6, 0.02, 0.3);
  const pane = kind === 2 && !gabled ? 0.06 : 0.26;
  const window =
    smooth(pane - soft, pane + soft, a) *
    smooth(1 - pane + soft, 1 - pane - soft, a) *
    smooth(0.24 - soft, 0.24 + soft, b) *
    smooth(0.82 + soft, 0.82 - soft, b) *
    (y > wall - 1 ? 0 : 1);
  const color = (gabled ? plasters : facades)[kind] ?? plasters[0];
  const stain = 0.85 + 0.2 * n2(x * 0.3 + house, y * 0.2) - 0.12 * smooth(3, 0, y);
  const on = hash2(column + house, floor * 5 + (front ? 1 : 2)) < lit ? 1 : 0;
  const dark = 1 - window * 0.78;
  put(out, color, stain * dark, window * on * 20 * (0.5 + hash2(column, house + floor)), window * (1 - on));
}
