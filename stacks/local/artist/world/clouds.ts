import { clamp, n2, v3 } from "./noise.ts";
import { air, M, S, sunCol, zenith } from "./sky.ts";

// ---- clouds: a slab of fbm, marched on a coarse net over the picture
let off = 0;
export function cloudSeed(o: number) {
  off = o;
}
function density(x: number, y: number, z: number, coarse: boolean): number {
  const s = M.cloudScale;
  const hh = (y - M.cloudLow) / (M.cloudHigh - M.cloudLow);
  if (hh < 0 || hh > 1) return 0;
  const prof = hh < 0.12 ? hh / 0.12 : 1 - ((hh - 0.12) / 0.88) ** 1.4;
  let d = 0.55 * v3(x * s * 0.23 + 9, 31.7 + off, z * s * 0.23) + M.cover - (1 - prof) * 0.55;
  // What the finer noise could not lift above nothing need not be asked.
  if (d < -0.8) return 0;
  d += v3(x * s + off, y * s * 1.7, z * s + off * 0.3);
  if (d < -0.12) return 0;
  // Light on its way through a cloud does not see its rags.
  if (coarse) return d > 0 ? Math.min(d, 0.5) * 2 : 0;
  d +=
    0.3 * v3(x * s * 4.3, y * s * 5.3 + off, z * s * 4.3) +
    0.11 * v3(x * s * 15, y * s * 15, z * s * 15 + off);
  return d > 0 ? Math.min(d, 0.5) * 2 : 0;
}
/** Cloud seen in a direction: S = light, S[3] = what passes. */
export function cloud(dx: number, dy: number, dz: number, camH: number, jitter: number) {
  S[0] = S[1] = S[2] = 0;
  S[3] = 1;
  if (dy < 0.012 || M.cover < -0.9) return;
  const t0 = (M.cloudLow - camH) / dy,
    t1 = (M.cloudHigh - camH) / dy;
  const far = Math.min(t1, t0 + 14000);
  if (t0 > 90000) return;
  const n = 20,
    dt = (far - t0) / n;
  let T = 1,
    r = 0,
    g = 0,
    b = 0;
  const mu = dx * M.sun[0] + dy * M.sun[1] + dz * M.sun[2];
  const g1 = 0.75,
    g2 = -0.15;
  const ph =
    (0.7 * (1 - g1 * g1)) / (1 + g1 * g1 - 2 * g1 * mu) ** 1.5 +
    (0.45 * (1 - g2 * g2)) / (1 + g2 * g2 - 2 * g2 * mu) ** 1.5;
  const phase = Math.min(5, ph) * 0.22;
  const k = M.cloudDense;
  const ls = (M.cloudHigh - M.cloudLow) * 0.13;
  let dist = 0,
    wsum = 0;
  for (let i = 0; i < n; i++) {
    const t = t0 + dt * (i + jitter);
    const x = dx * t,
      y = camH + dy * t,
      z = dz * t;
    const d = density(x, y, z, false);
    if (d <= 0) continue;
    let od = 0;
    for (let l = 1; l <= 4; l++) {
      const e = ls * l * l * 0.5;
      const q = density(x + M.sun[0] * e, y + M.sun[1] * e, z + M.sun[2] * e, true);
      od += q * ls * l;
    }
    const o = od * k;
    const sun =
      (Math.exp(-o) + 0.28 * Math.exp(-o * 0.25) + 0.07 * Math.exp(-o * 0.06)) *
      phase *
      (1 - 0.6 * Math.exp(-d * k * 400));
    const hh = (y - M.cloudLow) / (M.cloudHigh - M.cloudLow);
    const amb = 0.3 + 0.55 * hh;
    const a = 1 - Math.exp(-d * k * dt);
    const w = T * a;
    r += w * (sunCol[0] * sun + zenith[0] * amb * 1.1 + 0.02 * sunCol[0]);
    g += w * (sunCol[1] * sun + zenith[1] * amb * 1.0 + 0.02 * sunCol[1]);
    b += w * (sunCol[2] * sun + zenith[2] * amb * 0.9 + 0.02 * sunCol[2]);
    dist += w * t;
    wsum += w;
    T *= 1 - a;
    if (T < 0.02) {
      T = 0;
      break;
    }
  }
  if (wsum > 0.001) {
    // distance takes them into the air
    const f = Math.exp(-(dist / wsum) * (0.000022 + M.haze * 0.35));
    air(dx, dy, dz);
    S[0] = r * f + (S[0] as number) * (1 - f) * wsum;
    S[1] = g * f + (S[1] as number) * (1 - f) * wsum;
    S[2] = b * f + (S[2] as number) * (1 - f) * wsum;
    S[3] = T;
  } else {
    S[0] = S[1] = S[2] = 0;
    S[3] = 1;
  }
}
/** High thin ice cloud: how much of it, at full resolution. */
export function cirrus(dx: number, dy: number, dz: number): number {
  if (M.cirrus <= 0 || dy < 0.02) return 0;
  const t = 1 / (dy + 0.06);
  const x = dx * t * 1.1 + off,
    z = dz * t * 1.1;
  const wx = n2(x * 0.7, z * 0.7 + 5) * 0.8;
  let s = 0,
    a = 0.5,
    u = x * 0.5 + wx,
    v = z * 2.2 - x * 0.9 + wx;
  for (let i = 0; i < 5; i++) {
    s += a * n2(u, v);
    u = u * 2.1 + 3;
    v = v * 2.1 + 1;
    a *= 0.55;
  }
  return clamp((s + 0.08 + 0.35 * n2(x * 0.3 + 8, z * 0.4)) * 1.6) * M.cirrus * clamp(dy * 8);
}
