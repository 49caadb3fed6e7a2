import * as land from "./land.ts";
import { far } from "./limbs.ts";
import { clamp, fbm, hash2, n2 } from "./noise.ts";
import type { Forest, Sea } from "./plan.ts";
import * as sea from "./sea.ts";
import { sp } from "./standing.ts";
import { houseAt } from "./town.ts";

// What stands up from the ground: heights, as a column of the world meets them.

/** How far up its tree what `ground` met last is, and which tree it is. */
export let treeShare = 0,
  treeId = 0;
function trees(x: number, z: number, h: number): number {
  const f = sp.forest as Forest;
  treeShare = 0;
  if (z < f.from) return 0;
  const den = f.dense(x, z, h);
  if (den <= 0.02) return 0;
  const c = f.cell,
    u = x / c,
    v = z / c,
    iu = Math.floor(u),
    iv = Math.floor(v);
  let best = 0;
  const su = u - iu < 0.5 ? -1 : 0,
    sv = v - iv < 0.5 ? -1 : 0;
  for (let a = 0; a < 2; a++)
    for (let b = 0; b < 2; b++) {
      const i = iu + su + a,
        j = iv + sv + b;
      if (j * c < f.from) continue;
      const r = hash2(i, j);
      if (r > den) continue;
      const r2 = hash2(i + 517, j - 91),
        r3 = hash2(i - 77, j + 333);
      const d = far(u - i - 0.25 - 0.5 * r2, v - j - 0.25 - 0.5 * r3);
      const tall = f.tall * (0.55 + 0.6 * hash2(i + 9, j + 3));
      const rad = f.round ? 0.62 : 0.5;
      if (d < rad) {
        const t = d / rad,
          k =
            tall *
            (f.round ? Math.sqrt(1 - t * t) * 0.75 + 0.25 : 1 - t) *
            (z < 900 ? 1 + (f.round ? 0.3 : 0.22) * n2(x * 0.9, z * 0.9 + i) : 1);
        if (k > best) {
          best = k;
          treeId = r2;
          treeShare = k / tall;
        }
      }
    }
  return best;
}
export function bare(x: number, z: number): number {
  let h = -1e3;
  if (sp.land) {
    h = z > 2500 ? land.at(land.map, x, z) : land.soft(land.map, x, z);
    if (sp.land.rough > 0 && z < 6000 && h > -6)
      h += sp.land.rough * fbm(x * 0.045, z * 0.045, z < 700 ? 4 : 2);
  }
  if (sp.near && z < (sp.nearTo ?? 0)) {
    const n = sp.near(x, z);
    if (n > h) h = n;
  }
  return h;
}
export function ground(x: number, z: number): number {
  const h = bare(x, z);
  treeShare = 0;
  if (sp.town && h > -1) {
    const house = houseAt(sp.town, x, z);
    if (house > 0) return h + house;
  }
  return sp.forest && h > 0.4 ? h + trees(x, z, h) : h;
}
export function wave(x: number, z: number): number {
  const s = sp.sea as Sea;
  if (s.amp < 0.02) return 0;
  const L = s.patch,
    k = clamp(1 - z / (L * 14));
  if (k <= 0) return 0;
  return (
    s.amp *
    k *
    (sea.look(sea.H, x / L, z / L) +
      0.2 * sea.look(sea.H, (x * 0.8 + z * 0.6) / (L * 0.31), (z * 0.8 - x * 0.6) / (L * 0.31)))
  );
}
