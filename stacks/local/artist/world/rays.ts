import { far } from "./limbs.ts";
import { CAM, F, HZ, type Stood, UW } from "./standing.ts";

/** Where the last ray met a body, in the body's own measures, how far along the ray that is, and how near its skin. */
export const met = new Float64Array(5);

/** As near as this to a skin, in units of the sheet, a ray has met it. */
const NEAR = 0.35;
const MOST_STEPS = 72;

/** How much of what was seen last of a skin's slope is believed. */
const TRUST = 0.6;
/** No ray goes further at once than five times as far as is free around it. */
const STEEPEST = 0.6;

/**
 * Whether a ray through a place of the sheet meets a body that begins `from` there, before what is `most` away. It goes
 * as far as is free if the skin goes on as it did; where what is free here and there does not touch, it went too far.
 */
export function trace(q: Stood, u: number, v: number, most: number, from: number): boolean {
  const { sdf, x, y, z, scale, co, si } = q;
  const k = 1 / scale,
    last = z + q.r * scale,
    px = NEAR / F;
  const dx = (u - UW / 2) / F,
    dy = (HZ - v) / F,
    l = far(dx, dy, 1);
  let t = from,
    free = 0,
    step = 0,
    slope = -1;
  for (let n = 0; n < MOST_STEPS && t < last; n++) {
    const T = t + step / l;
    const X = (dx * T - x) * k,
      Y = (CAM + dy * T - y) * k,
      Z = (T - z) * k;
    const d = sdf(X * co - Z * si, Y, Z * co + X * si) * scale;
    if (step > free && step > free + d) {
      slope = -1;
      step = free;
      continue;
    }
    if (d < px * T) {
      if (T > most + 0.3) return false;
      met[0] = X * co - Z * si;
      met[1] = Y;
      met[2] = Z * co + X * si;
      met[3] = T;
      met[4] = d / scale;
      return true;
    }
    if (n > 0) slope = Math.min(STEEPEST, slope + ((d - free) / step - slope) * TRUST);
    t = T;
    free = d;
    step = Math.max(d, (2 * d) / (1 - slope));
  }
  return false;
}

/** How far a ray goes that is as thick as said where it is one unit long; nothing where it passes. */
export function thickRay(q: Stood, u: number, v: number, thick: number, from: number): number {
  const { sdf, x, y, z, scale, co, si } = q;
  const k = 1 / scale,
    R = q.r * scale;
  const dx = (u - UW / 2) / F,
    dy = (HZ - v) / F,
    l = far(dx, dy, 1);
  let t = from;
  for (let n = 0; n < 90 && t < z + R; n++) {
    const X = (dx * t - x) * k,
      Z = (t - z) * k;
    const d = sdf(X * co - Z * si, (CAM + dy * t - y) * k, Z * co + X * si) * scale;
    if (d < thick * t) return Math.max(1e-3, t - thick * t);
    // Where it goes along a skin it goes on, but no further than twice as far as it is thick.
    t += Math.max((d - thick * t * 0.5) / l, Math.min(R * 0.01, thick * t * 2));
  }
  return t < z + R ? t : 0;
}
