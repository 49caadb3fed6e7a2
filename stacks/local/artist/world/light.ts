import { far } from "./limbs.ts";
import { clamp } from "./noise.ts";
import { isShared, keep, kept } from "./quads.ts";
import { air, S, sunCol } from "./sky.ts";
import { CAM, sp, stood } from "./standing.ts";

/** The light that comes from what was shaded last; and what it is of: color, light of its own, how thin, how it shines. */
export const O = new Float64Array(4);
export const ALB = new Float64Array(6);
export function haze(dx: number, dy: number, z: number, y: number) {
  const l = far(dx, dy, 1),
    dist = z * l,
    m = sp.mood;
  let od = m.haze * dist;
  if (m.fog > 0) {
    const a = Math.exp(-Math.max(0, CAM) / m.fogTop),
      b = Math.exp(-Math.max(-2, y) / m.fogTop),
      dyy = y - CAM;
    od += Math.abs(dyy) < 0.5 ? m.fog * a * dist : ((m.fog * m.fogTop * (a - b)) / dyy) * dist;
  }
  const T = Math.exp(-od);
  air(dx / l, 0.035, 1 / l);
  // with cloud overhead the haze is lit by cloud
  const g = m.cover > 0.3 ? 0.6 : 0.92;
  O[0] = (O[0] as number) * T + (S[0] as number) * (1 - T) * g;
  O[1] = (O[1] as number) * T + (S[1] as number) * (1 - T) * g;
  O[2] = (O[2] as number) * T + (S[2] as number) * (1 - T) * g;
}
/** The shadow on what lies below: soft, so that four pixels beside each other share one. */
export function castShadow(share: number, x: number, y: number, z: number, soft: number): number {
  if (isShared(share, z, 0, 1, 0)) return kept[share + 5] as number;
  const sun = heroShadow(x, y, z, soft);
  keep(share, z, 0, 1, 0, 1, sun);
  return sun;
}
export function heroShadow(x: number, y: number, z: number, soft: number): number {
  let s = 1;
  const [sx, sy, sz] = sp.mood.sun;
  for (const q of stood) {
    // The way of the light past the pillar that the body stands in, and as much further as its shadow is soft.
    const px = x - q.x,
      pz = z - q.z,
      flat = sx * sx + sz * sz,
      along = px * sx + pz * sz,
      R = q.r * q.scale,
      rim = R + (Math.max(0, R - along) * 0.5) / soft;
    const across = along * along - flat * (px * px + pz * pz - rim * rim);
    if (across < 0) continue;
    const half = Math.sqrt(across),
      last = Math.min((half - along) / flat, (q.y + q.h * q.scale - y) / sy);
    let t = Math.max(0.15 * q.scale, -(half + along) / flat);
    if (t >= last) continue;
    const { sdf, co, si } = q,
      k = 1 / q.scale;
    for (let i = 0; i < 22 && t < last; i++) {
      const X = (x + sx * t - q.x) * k,
        Y = (y + sy * t - q.y) * k,
        Z = (z + sz * t - q.z) * k;
      const d = sdf(X * co - Z * si, Y, Z * co + X * si) * q.scale;
      s = Math.min(s, clamp(0.5 + (soft * d) / t));
      if (s < 0.02) return 0;
      t += Math.max((q.alive ? 0.2 : 0.08) * q.scale, d);
    }
  }
  return s;
}
const WARM = [1, 0.62, 0.28];

/** What the lamps of a room add to what was shaded last. */
export function roomLight(x: number, y: number, z: number, nx: number, ny: number, nz: number, bent: number) {
  for (const lamp of sp.room?.lamps ?? []) {
    const lx = lamp.x - x,
      ly = lamp.y - y,
      lz = lamp.z - z,
      d2 = lx * lx + ly * ly + lz * lz;
    const facing = clamp(bent + ((1 - bent) * (nx * lx + ny * ly + nz * lz)) / Math.sqrt(d2 + 0.01));
    const k = (0.4 * sunCol[0] * facing * lamp.far) / (d2 + lamp.far);
    for (let c = 0; c < 3; c++) O[c] = (O[c] as number) + (ALB[c] as number) * k * (WARM[c] as number);
  }
}
export function lampLight(x: number, y: number, z: number, nx: number, ny: number, nz: number) {
  // lit windows on what lies before them
  for (const q of stood) {
    if (!sp.mood.moon && !sp.beam) return;
    // What lies under northern lights is lit by them, and by a house.
    if (sp.aurora && q.alive) continue;
    const lx = q.x - x,
      ly = q.y + 2.2 * q.scale - y,
      lz = q.z - 6 * q.scale - z,
      d2 = lx * lx + ly * ly + lz * lz;
    if (d2 > 3000) continue;
    const l = 1 / Math.sqrt(d2 + 0.01),
      k =
        ((clamp((nx * lx + ny * ly + nz * lz) * l + 0.2) * 30) / (d2 + 30)) *
        sp.mood.sunPower *
        (sp.mood.moon ? 0.55 : 0.02);
    O[0] = (O[0] as number) + (ALB[0] as number) * k * 1.0;
    O[1] = (O[1] as number) + (ALB[1] as number) * k * 0.55;
    O[2] = (O[2] as number) + (ALB[2] as number) * k * 0.2;
  }
}
