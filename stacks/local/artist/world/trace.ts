import { O } from "./light.ts";
import { mix } from "./noise.ts";
import { type Frame, HERO } from "./plan.ts";
import { seenWithin } from "./seen-within.ts";
import { shadeHero } from "./shade-body.ts";
import { m as mat } from "./solids.ts";
import { CAM, F, HZ, sp, UW } from "./standing.ts";

/** Solids: rays are sent only where they may meet one, and four to each pixel of an edge. */
export function bodies(f: Frame, heroOut?: Float32Array) {
  const { w, rows, top, scale, rgb, z: zb, id } = f;
  for (const q of sp.hero ?? []) {
    const co = Math.cos(q.yaw),
      si = Math.sin(q.yaw),
      k = 1 / q.scale,
      R = q.body.r * q.scale,
      hh = q.body.h * q.scale,
      lo = (q.body.lower ?? 3) * q.scale;
    const seen = seenWithin({ x: q.x, z: q.z, r: R, low: q.y - lo, high: q.y + hh, eye: CAM });
    const c0 = Math.max(0, Math.floor((UW / 2 - seen.left * F) * scale)),
      c1 = Math.min(w - 1, Math.ceil((UW / 2 + seen.right * F) * scale));
    const r0 = Math.max(top, Math.floor((HZ - seen.above * F) * scale) - 2),
      r1 = Math.min(top + rows - 1, Math.ceil((HZ + seen.below * F) * scale) + 2);
    if (r1 < r0 || c1 < c0) continue;
    const W = c1 - c0 + 1,
      hit = new Uint8Array(W * (r1 - r0 + 1));
    const pos = new Float64Array(4);
    const trace = (u: number, v: number, zmax: number, from: number): boolean => {
      const dx = (u - UW / 2) / F,
        dy = (HZ - v) / F,
        l = Math.hypot(dx, dy, 1);
      // slab of the body, in the body's own metres
      let t = from,
        n = 0;
      const tMax = q.z + R;
      const px = 0.35 / F;
      while (t < tMax && n++ < 72) {
        const X = (dx * t - q.x) * k,
          Y = (CAM + dy * t - q.y) * k,
          Z = (t - q.z) * k;
        const d = q.body.sdf(X * co - Z * si, Y, Z * co + X * si) * q.scale;
        if (d < px * t) {
          if (t > zmax + 0.3) return false;
          pos[0] = X * co - Z * si;
          pos[1] = Y;
          pos[2] = Z * co + X * si;
          pos[3] = t;
          return true;
        }
        t += d / l;
      }
      return false;
    };
    const one = (u: number, v: number, zmax: number, from: number): boolean => {
      if (!trace(u, v, zmax, from)) return false;
      const dx = (u - UW / 2) / F,
        dy = (HZ - v) / F,
        t = pos[3] as number;
      shadeHero(q, pos[0] as number, pos[1] as number, pos[2] as number, dx, dy, dx * t, CAM + dy * t, t);
      return true;
    };
    const ids = new Uint8Array(hit.length);
    // blocks of 8 by 8 that one thick ray passes without touching need no rays at all; those of others begin where it
    // touches
    const bw = (W + 7) >> 3,
      near = new Float32Array(bw * (((r1 - r0 + 8) >> 3) + 1));
    const thick = 6.5 / (F * scale);
    for (let br = 0; br * 8 <= r1 - r0; br++)
      for (let bc = 0; bc < bw; bc++) {
        const dx = ((c0 + bc * 8 + 4) / scale - UW / 2) / F,
          dy = (HZ - (r0 + br * 8 + 4) / scale) / F,
          l = Math.hypot(dx, dy, 1);
        let t = q.z - R;
        for (let n = 0; n < 90 && t < q.z + R; n++) {
          const X = (dx * t - q.x) * k,
            Y = (CAM + dy * t - q.y) * k,
            Z = (t - q.z) * k;
          const d = q.body.sdf(X * co - Z * si, Y, Z * co + X * si) * q.scale;
          if (d < thick * t) {
            near[br * bw + bc] = Math.max(1e-3, t - thick * t);
            break;
          }
          t += Math.max((d - thick * t * 0.5) / l, R * 0.01);
        }
      }
    for (let r = r0; r <= r1; r++)
      for (let c = c0; c <= c1; c++) {
        const from = near[((r - r0) >> 3) * bw + ((c - c0) >> 3)] as number;
        if (!from) continue;
        const o = (r - top) * w + c;
        if (one((c + 0.5) / scale, (r + 0.5) / scale, zb[o] as number, from)) {
          const h = (r - r0) * W + c - c0;
          hit[h] = 1;
          ids[h] = mat.id;
          rgb[o * 3] = O[0] as number;
          rgb[o * 3 + 1] = O[1] as number;
          rgb[o * 3 + 2] = O[2] as number;
          if (heroOut) {
            heroOut[o * 4] = O[0] as number;
            heroOut[o * 4 + 1] = O[1] as number;
            heroOut[o * 4 + 2] = O[2] as number;
            heroOut[o * 4 + 3] = 1;
          }
          id[o] = HERO;
          zb[o] = pos[3] as number;
        }
      }
    if (heroOut) continue;
    // edges again, with four rays
    for (let r = r0; r <= r1; r++)
      for (let c = c0; c <= c1; c++) {
        const h = (r - r0) * W + c - c0,
          v = (hit[h] as number) * 16 + (ids[h] as number);
        const df = (i: number) => (hit[i] as number) * 16 + (ids[i] as number) !== v;
        if (
          !((c > c0 && df(h - 1)) || (c < c1 && df(h + 1)) || (r > r0 && df(h - W)) || (r < r1 && df(h + W)))
        )
          continue;
        const o = (r - top) * w + c;
        let a = 0,
          R_ = 0,
          G_ = 0,
          B_ = 0;
        for (let s = 0; s < 4; s++)
          if (
            one(
              (c + ([0.375, 0.875, 0.125, 0.625][s] as number)) / scale,
              (r + ([0.125, 0.375, 0.625, 0.875][s] as number)) / scale,
              hit[h] ? 1e9 : (zb[o] as number),
              Math.max(0, q.z - R),
            )
          ) {
            a++;
            R_ += Math.min(O[0] as number, 3);
            G_ += Math.min(O[1] as number, 3);
            B_ += Math.min(O[2] as number, 3);
          }
        if (!a) continue;
        if (hit[h]) {
          // what lies behind: the nearest pixel that was missed
          const n =
            c > c0 && !hit[h - 1]
              ? o - 1
              : c < c1 && !hit[h + 1]
                ? o + 1
                : r > r0 && !hit[h - W]
                  ? o - w
                  : r < r1 && !hit[h + W]
                    ? o + w
                    : -1;
          const k2 = n < 0 ? 1 : a / 4;
          rgb[o * 3] = (R_ / a) * k2 + (n < 0 ? 0 : (rgb[n * 3] as number) * (1 - k2));
          rgb[o * 3 + 1] = (G_ / a) * k2 + (n < 0 ? 0 : (rgb[n * 3 + 1] as number) * (1 - k2));
          rgb[o * 3 + 2] = (B_ / a) * k2 + (n < 0 ? 0 : (rgb[n * 3 + 2] as number) * (1 - k2));
        } else {
          const k2 = a / 4;
          rgb[o * 3] = mix(rgb[o * 3] as number, R_ / a, k2);
          rgb[o * 3 + 1] = mix(rgb[o * 3 + 1] as number, G_ / a, k2);
          rgb[o * 3 + 2] = mix(rgb[o * 3 + 2] as number, B_ / a, k2);
        }
      }
  }
}
