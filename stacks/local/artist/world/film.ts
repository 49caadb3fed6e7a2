import { far } from "./limbs.ts";
import { clamp, hash2, n2 } from "./noise.ts";
import type { Frame } from "./plan.ts";
import { exposure, type Glow, getGlow } from "./plate.ts";
import { sp, UH, UW } from "./standing.ts";

const curve = (x: number) => (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);

const STEPS = 4096;
const gamma = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const v = i / STEPS;
  return v < 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
});

/** Two sizes of grain. */
const GRAIN = 1.1;
const speckAt = (u: number, v: number) =>
  n2(u * GRAIN, v * GRAIN) * 0.6 + (hash2(Math.floor(u * 1.6), Math.floor(v * 1.6)) - 0.5) * 0.8;

/** A pixel as it is worked on. */
const R = new Float64Array(3);

function developRow(f: Frame, g: Glow, r: number, grain: boolean, out: Uint8ClampedArray) {
  const { w, top, scale, rgb } = f;
  const reach = Math.hypot(UW, UH) / 2;
  const { bloom, warm, sat, contrast } = sp;
  const v = (r + top + 0.5) / scale;
  const y = clamp(v * g.s - 0.5, 0, g.h - 1.01),
    j = y | 0,
    b = y - j;
  for (let c = 0, o = r * w; c < w; c++, o++) {
    const u = (c + 0.5) / scale;
    const x = clamp(u * g.s - 0.5, 0, g.w - 1.01),
      i = x | 0,
      a = x - i,
      p = (j * g.w + i) * 3,
      q = p + g.w * 3;
    const w0 = (1 - a) * (1 - b),
      w1 = a * (1 - b),
      w2 = (1 - a) * b,
      w3 = a * b;
    const corner = far(u - UW / 2, v - UH / 2) / reach,
      vig = 1 - 0.38 * corner * corner * corner;
    for (let k = 0; k < 3; k++) {
      const near =
        (g.rgb[p + k] as number) * w0 +
        (g.rgb[p + 3 + k] as number) * w1 +
        (g.rgb[q + k] as number) * w2 +
        (g.rgb[q + 3 + k] as number) * w3;
      const wide =
        (g.wide[p + k] as number) * w0 +
        (g.wide[p + 3 + k] as number) * w1 +
        (g.wide[q + k] as number) * w2 +
        (g.wide[q + 3 + k] as number) * w3;
      R[k] =
        ((rgb[o * 3 + k] as number) * exposure * (1 - bloom) + bloom * (0.45 * near + 0.55 * wide)) * vig;
    }
    R[0] = (R[0] as number) * (1 + warm);
    R[2] = (R[2] as number) * (1 - warm);
    const lum = 0.25 * (R[0] as number) + 0.65 * (R[1] as number) + 0.1 * (R[2] as number);
    // More grain in the middle tones.
    const speck = grain ? speckAt(u, v) : 0;
    for (let k = 0; k < 3; k++) {
      let t = Math.max(0, lum + (((R[k] as number) - lum) * sat) / (1 + 0.22 * lum));
      t = clamp(curve(t * 0.8));
      let e = gamma[(t * STEPS) | 0] as number;
      e = e + contrast * e * (1 - e) * (2 * e - 1);
      out[o * 4 + k] = 255 * (e + speck * 0.028 * (0.35 + 2.2 * e * (1 - e)));
    }
    out[o * 4 + 3] = 255;
  }
}

/** Linear light to a print: glow, exposure, curve, grade, corners, grain. Band by band. */
export function develop(f: Frame, { grain }: { grain: boolean }): Uint8ClampedArray {
  const out = new Uint8ClampedArray(f.w * f.rows * 4);
  const glow = getGlow();
  for (let r = 0; r < f.rows; r++) developRow(f, glow, r, grain, out);
  return out;
}
