import { O } from "./light.ts";
import { mix } from "./noise.ts";
import { type Frame, HERO, type Spec } from "./plan.ts";
import { begin, quad, WORTH_SHARING } from "./quads.ts";
import { seenWithin } from "./seen-within.ts";
import { shadeHero } from "./shade-body.ts";
import { m as mat } from "./solids.ts";
import { CAM, F, HZ, sp, UW } from "./standing.ts";

/** Where in a pixel of an edge it is looked once more. */
const ASIDE = [0.375, 0.875, 0.125, 0.625];
const DOWN = [0.125, 0.375, 0.625, 0.875];

const BLOCK = 4;

type Standing = NonNullable<Spec["hero"]>[number];

/**
 * How far rays of a block can go before they may meet a body; nothing where they pass it. One thick ray goes ahead for
 * eight by eight pixels, and from where that touches one for every four by four.
 */
function nearest(q: Standing, scale: number, [c0, r0, c1, r1]: [number, number, number, number]) {
  const wide = (c1 - c0 + BLOCK) >> 2,
    high = (r1 - r0 + BLOCK) >> 2;
  const out = new Float32Array(wide * high);
  const { body, x, y, z, yaw, scale: size } = q;
  const co = Math.cos(yaw),
    si = Math.sin(yaw),
    R = body.r * size,
    k = 1 / size;
  const thickRay = (column: number, row: number, thick: number, from: number) => {
    const dx = (column / scale - UW / 2) / F,
      dy = (HZ - row / scale) / F,
      l = Math.hypot(dx, dy, 1);
    for (let n = 0, t = from; n < 90 && t < z + R; n++) {
      const X = (dx * t - x) * k,
        Z = (t - z) * k;
      const d = body.sdf(X * co - Z * si, (CAM + dy * t - y) * k, Z * co + X * si) * size;
      if (d < thick * t) return Math.max(1e-3, t - thick * t);
      t += Math.max((d - thick * t * 0.5) / l, R * 0.01);
    }
    return 0;
  };
  const thick = 6.5 / (F * scale);
  for (let j = 0; j < high; j += 2)
    for (let i = 0; i < wide; i += 2) {
      const from = thickRay(c0 + (i + 1) * BLOCK, r0 + (j + 1) * BLOCK, thick, z - R);
      if (!from) continue;
      for (let b = j; b < Math.min(high, j + 2); b++)
        for (let a = i; a < Math.min(wide, i + 2); a++)
          out[b * wide + a] = thickRay(c0 + (a + 0.5) * BLOCK, r0 + (b + 0.5) * BLOCK, thick / 2, from);
    }
  return out;
}

/**
 * Solids: rays are sent only where they may meet one. What is behind them is painted after them, where they are not;
 * then what this answers, as their edges are mixed with that: four rays to each pixel.
 */
export function bodies(f: Frame, heroOut?: Float32Array): () => void {
  const { w, rows, top, scale, rgb, z: zb, id } = f;
  const edges: (() => void)[] = [];
  const owner = new Uint8Array(heroOut ? 0 : w * rows);
  for (const [at, q] of (sp.hero ?? []).entries()) {
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
    const pos = new Float64Array(5);
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
          pos[4] = d / q.scale;
          return true;
        }
        t += d / l;
      }
      return false;
    };
    const shade = (u: number, v: number, share: number) => {
      const dx = (u - UW / 2) / F,
        dy = (HZ - v) / F;
      shadeHero(q, pos, mat.id, dx, dy, share);
    };
    const fine = scale >= WORTH_SHARING;
    const ids = new Uint8Array(hit.length);
    const near = nearest(q, scale, [c0, r0, c1, r1]);
    const bw = (W + BLOCK - 1) >> 2;
    begin(fine ? w : 0);
    for (let r = r0; r <= r1; r++)
      for (let c = c0; c <= c1; c++) {
        const from = near[((r - r0) >> 2) * bw + ((c - c0) >> 2)] as number;
        if (!from) continue;
        const o = (r - top) * w + c;
        const u = (c + 0.5) / scale,
          v = (r + 0.5) / scale;
        if (trace(u, v, zb[o] as number, from)) {
          ids[(r - r0) * W + c - c0] = mat.id;
          shade(u, v, quad(r, c));
          const h = (r - r0) * W + c - c0;
          hit[h] = 1;
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
          owner[o] = at + 1;
          zb[o] = pos[3] as number;
        }
      }
    const edge = () => {
      for (let r = r0; r <= r1; r++)
        for (let c = c0; c <= c1; c++) {
          const h = (r - r0) * W + c - c0,
            v = (hit[h] as number) * 16 + (ids[h] as number);
          const df = (i: number) => (hit[i] as number) * 16 + (ids[i] as number) !== v;
          if (
            !(
              (c > c0 && df(h - 1)) ||
              (c < c1 && df(h + 1)) ||
              (r > r0 && df(h - W)) ||
              (r < r1 && df(h + W))
            )
          )
            continue;
          const from = near[((r - r0) >> 2) * bw + ((c - c0) >> 2)] as number;
          if (!from) continue;
          const o = (r - top) * w + c;
          if (hit[h] && owner[o] !== at + 1) continue;
          let a = 0,
            R_ = 0,
            G_ = 0,
            B_ = 0,
            known = hit[h] ? (ids[h] as number) : -1;
          for (let k = 0; k < 3; k++) O[k] = rgb[o * 3 + k] as number;
          for (let s = 0; s < 4; s++) {
            const u = (c + (ASIDE[s] as number)) / scale,
              v = (r + (DOWN[s] as number)) / scale;
            if (!trace(u, v, hit[h] ? 1e9 : (zb[o] as number), from)) continue;
            // What is of the same stuff in one pixel is as light there as it was.
            if (mat.id !== known) {
              known = mat.id;
              shade(u, v, -1);
            }
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
    };
    if (!heroOut) edges.push(edge);
  }
  return () => {
    for (const edge of edges) edge();
  };
}
