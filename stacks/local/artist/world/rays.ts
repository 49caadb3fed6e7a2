import { far } from "./limbs.ts";
import { CAM, F, HZ, type Stood, UW } from "./standing.ts";

/** Where the last ray met a body, in the body's own measures, how far along the ray that is, and how near its skin. */
export const met = new Float64Array(5);

/** As near as this to a skin, in units of the sheet, a ray has met it. */
const NEAR = 0.35;
const MOST_STEPS = 72;

/** Whether a ray through a place of the sheet meets a body that begins `from` there, before what is `most` away. */
export function trace(q: Stood, u: number, v: number, most: number, from: number): boolean {
  const { sdf, x, y, z, scale, co, si } = q;
  const k = 1 / scale,
    last = z + q.r * scale,
    px = NEAR / F;
  const dx = (u - UW / 2) / F,
    dy = (HZ - v) / F,
    l = far(dx, dy, 1);
  for (let n = 0, t = from; n < MOST_STEPS && t < last; n++) {
    const X = (dx * t - x) * k,
      Y = (CAM + dy * t - y) * k,
      Z = (t - z) * k;
    const d = sdf(X * co - Z * si, Y, Z * co + X * si) * scale;
    if (d < px * t) {
      if (t > most + 0.3) return false;
      met[0] = X * co - Z * si;
      met[1] = Y;
      met[2] = Z * co + X * si;
      met[3] = t;
      met[4] = d / scale;
      return true;
    }
    t += d / l;
  }
  return false;
}
