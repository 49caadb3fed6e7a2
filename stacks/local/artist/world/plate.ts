import { far } from "./limbs.ts";
import { clamp, mix } from "./noise.ts";
import { type Frame, SEA } from "./plan.ts";
import { air, S } from "./sky.ts";
import { CAM, F, HZ, sp, stood, UH, UW } from "./standing.ts";

export type Seen = { water?: boolean; hero?: Float32Array };

// The plate: the picture without its water, small; what water mirrors, what exposure and glow are read from.

type Plate = {
  w: number;
  h: number;
  s: number;
  rgb: Float32Array;
  z: Float32Array;
  hero: Float32Array;
  heroZ: number;
};
let plate: Plate | undefined;
export type Glow = { w: number; h: number; s: number; rgb: Float32Array; wide: Float32Array };
let glow: Glow | undefined;
export let exposure = 1;
const PR = new Float64Array(4);
function readPlate(u: number, v: number) {
  const p = plate as Plate;
  const x = clamp(u * p.s - 0.5, 0, p.w - 1.01),
    y = clamp(v * p.s - 0.5, 0, p.h - 1.01);
  const i = x | 0,
    j = y | 0,
    a = x - i,
    b = y - j,
    o = (j * p.w + i) * 3,
    q = o + p.w * 3;
  for (let c = 0; c < 3; c++) {
    const t = (p.rgb[o + c] as number) * (1 - a) + (p.rgb[o + 3 + c] as number) * a,
      s = (p.rgb[q + c] as number) * (1 - a) + (p.rgb[q + 3 + c] as number) * a;
    PR[c] = t + (s - t) * b;
  }
  PR[3] = p.z[j * p.w + i] as number;
}
export function readHero(u: number, v: number): number {
  const p = plate as Plate;
  const x = clamp(u * p.s - 0.5, 0, p.w - 1.01),
    y = clamp(v * p.s - 0.5, 0, p.h - 1.01);
  const i = x | 0,
    j = y | 0,
    fx = x - i,
    fy = y - j,
    o = (j * p.w + i) * 4,
    q = o + p.w * 4;
  const a = (1 - fx) * (1 - fy),
    b = fx * (1 - fy),
    c = (1 - fx) * fy,
    d = fx * fy;
  const h = p.hero,
    al =
      (h[o + 3] as number) * a +
      (h[o + 7] as number) * b +
      (h[q + 3] as number) * c +
      (h[q + 7] as number) * d;
  if (al < 0.01) return 0;
  for (let k = 0; k < 3; k++)
    PR[k] =
      ((h[o + k] as number) * a +
        (h[o + 4 + k] as number) * b +
        (h[q + k] as number) * c +
        (h[q + 4 + k] as number) * d) /
      al;
  return al;
}
export const RF = new Float64Array(3);
export function mirror(x: number, y: number, z: number, rx: number, ry: number, rz: number) {
  // what a mirrored ray meets, from the plate; first as if far away, then at the depth found there
  if (rz < 0.02) rz = 0.02;
  if (ry < 0.003) ry = 0.003;
  let u = UW / 2 + (F * rx) / rz,
    v = HZ - (F * ry) / rz;
  if (u < 0) u = -u;
  if (u > UW) u = 2 * UW - u;
  if (v < 0) {
    // above the picture
    const l = 1 / far(rx, ry, rz);
    readPlate(clamp(u, 0, UW), 2);
    const k = clamp(-v / 400);
    air(rx * l, ry * l, rz * l);
    RF[0] = mix(PR[0] as number, S[0] as number, k);
    RF[1] = mix(PR[1] as number, S[1] as number, k);
    RF[2] = mix(PR[2] as number, S[2] as number, k);
  } else {
    readPlate(u, v);
    if (sp.land) {
      // the far shore stands nearer than the sky: its mirrored foot lies at its own foot
      for (let i = 0; i < 2; i++) {
        const far = PR[3] as number;
        if (far > 1e8 && i === 0) {
          /* sky: look a little lower for a ridge that only the water sees */ break;
        }
        const zz = Math.min(far, sp.far),
          t = (zz - z) / rz;
        if (t <= 0) break;
        const X = x + rx * t,
          Y = y + ry * t;
        const u2 = UW / 2 + (F * X) / zz,
          v2 = Math.min(HZ - (F * (Y - CAM)) / zz, HZ + 2);
        readPlate(u2 < 0 ? -u2 : u2 > UW ? 2 * UW - u2 : u2, v2);
      }
    }
    RF[0] = PR[0] as number;
    RF[1] = PR[1] as number;
    RF[2] = PR[2] as number;
  }
  for (const q of stood) {
    const t = (q.z - z) / rz;
    if (t <= 0) continue;
    const X = x + rx * t,
      Y = y + ry * t;
    const a = readHero(UW / 2 + (F * X) / q.z, HZ - (F * (Y - CAM)) / q.z);
    if (a > 0) {
      RF[0] = mix(RF[0] as number, PR[0] as number, a);
      RF[1] = mix(RF[1] as number, PR[1] as number, a);
      RF[2] = mix(RF[2] as number, PR[2] as number, a);
    }
  }
}
type Drawn = (scale: number, top: number, rows: number, opt?: Seen) => Frame;

/** What lies around the water, for the water to mirror. */
function makeMirror(band: Drawn) {
  const s = 0.24,
    w = Math.round(UW * s),
    h = Math.round(UH * s);
  const hero = new Float32Array(w * h * 4);
  const f = band(s, 0, h, { water: false, hero });
  // below the shore line, what the plate lacks: carry the lowest row that has something down
  for (let c = 0; c < w; c++)
    for (let r = 1; r < h; r++) {
      const o = r * w + c;
      if (f.id[o] === SEA) {
        const p = o - w;
        f.rgb[o * 3] = f.rgb[p * 3] as number;
        f.rgb[o * 3 + 1] = f.rgb[p * 3 + 1] as number;
        f.rgb[o * 3 + 2] = f.rgb[p * 3 + 2] as number;
        f.z[o] = f.z[p] as number;
      }
    }
  // the water must not mirror the body twice
  plate = { w, h, s, rgb: f.rgb, z: f.z, hero, heroZ: 0 };
  for (let r = 0; r < h; r++)
    for (let c = 0; c < w; c++) {
      const o = r * w + c;
      if ((hero[o * 4 + 3] as number) > 0) {
        const left = (() => {
          for (let k = 1; k < w; k++) {
            if (c - k >= 0 && (hero[(o - k) * 4 + 3] as number) === 0) return o - k;
            if (c + k < w && (hero[(o + k) * 4 + 3] as number) === 0) return o + k;
          }
          return o;
        })();
        f.rgb[o * 3] = f.rgb[left * 3] as number;
        f.rgb[o * 3 + 1] = f.rgb[left * 3 + 1] as number;
        f.rgb[o * 3 + 2] = f.rgb[left * 3 + 2] as number;
        f.z[o] = 1e9;
      }
    }
}

/** Draws the plate with what draws every band. */
export function makePlate(band: Drawn) {
  plate = undefined;
  glow = undefined;
  if (sp.sea) makeMirror(band);
  // complete, smaller: for exposure and glow
  const g = band(0.14, 0, Math.round(UH * 0.14));
  const n = g.w * g.rows;
  let sum = 0;
  const all: number[] = [];
  for (let o = 0; o < n; o++) {
    const y =
      0.25 * (g.rgb[o * 3] as number) +
      0.65 * (g.rgb[o * 3 + 1] as number) +
      0.1 * (g.rgb[o * 3 + 2] as number);
    sum += Math.log(1e-6 + y);
    if (o % 7 === 0) all.push(y);
  }
  all.sort((a, b) => a - b);
  const bright = all[Math.floor(all.length * 0.97)] as number;
  exposure = Math.min(sp.key / Math.exp(sum / n), (sp.key * 9) / bright);
  const blur = (src: Float32Array, R: number) => {
    const a = src.slice(),
      b = new Float32Array(a.length);
    for (let p = 0; p < 2; p++) {
      for (let r = 0; r < g.rows; r++)
        for (let c = 0; c < 3; c++) {
          let t = 0;
          const at = (i: number) => a[(r * g.w + clamp(i, 0, g.w - 1)) * 3 + c] as number;
          for (let i = -R; i <= R; i++) t += at(i);
          for (let i = 0; i < g.w; i++) {
            b[(r * g.w + i) * 3 + c] = t / (2 * R + 1);
            t += at(i + R + 1) - at(i - R);
          }
        }
      for (let i = 0; i < g.w; i++)
        for (let c = 0; c < 3; c++) {
          let t = 0;
          const at = (r: number) => b[(clamp(r, 0, g.rows - 1) * g.w + i) * 3 + c] as number;
          for (let r = -R; r <= R; r++) t += at(r);
          for (let r = 0; r < g.rows; r++) {
            a[(r * g.w + i) * 3 + c] = t / (2 * R + 1);
            t += at(r + R + 1) - at(r - R);
          }
        }
    }
    return a;
  };
  const capped = g.rgb.map((v) => Math.min(v * exposure, 12));
  glow = { w: g.w, h: g.rows, s: 0.14, rgb: blur(capped, 1), wide: blur(capped, 9) };
}
export const getGlow = () => glow as Glow;
