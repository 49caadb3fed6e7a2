import { far } from "./limbs.ts";
import { clamp, fbm, smooth } from "./noise.ts";
import { S } from "./sky.ts";
import { sp } from "./standing.ts";

const REACH = 0.058;

/** The earth, as it is seen from its moon: added to the sky in a direction. */
export function earthAt(dx: number, dy: number, dz: number) {
  const [ex, ey, ez] = sp.mood.earth ?? [0, 1, 0];
  const mu = dx * ex + dy * ey + dz * ez;
  if (mu < 0.99) return;
  // Right and up on the disc; what is left is towards the eye.
  const l = 1 / far(ez, ex),
    u = ((dx * ez - dz * ex) * l) / REACH,
    v = ((dy - mu * ey) / REACH) * (1 / Math.sqrt(1 - ey * ey));
  const r2 = u * u + v * v;
  if (r2 > 1.1) return;
  const w = Math.sqrt(Math.max(0, 1 - r2)),
    [sx, , sz] = sp.mood.sun,
    day = smooth(-0.12, 0.5, 0.75 * Math.sign(sx * ez - sz * ex) * u + 0.35 * v + 0.5 * w);
  const cloud = smooth(0.02, 0.3, fbm(u * 2.1 + 5 + v, v * 3.4, 5)),
    land = smooth(0.04, 0.12, fbm(u * 1.6 + 30, v * 1.6 + 9, 4)),
    rim = clamp((1 - r2) * 14),
    k = 0.07 * sp.mood.sunPower * day * rim * (0.45 + 0.55 * w);
  const [sea, soil] = [
    [0.05, 0.2, 0.62],
    [0.2, 0.3, 0.14],
  ] as const;
  for (let c = 0; c < 3; c++) {
    const ground = (sea[c] as number) * (1 - land) + (soil[c] as number) * land;
    S[c] = (S[c] as number) * (1 - rim) + k * (ground * (1 - cloud) + cloud);
  }
}
