import { far } from "./limbs.ts";
import { rng } from "./noise.ts";
// A square map of heights in metres, worn by rain drops, with how far the light is cut off and how open the sky is.
export const M = 640;
export const map = new Float32Array(M * M);
export const shade = new Float32Array(M * M);
export const open = new Float32Array(M * M);
export let cell = 1,
  originX = 0,
  originZ = 0;
export function makeLand(size: number, z0: number, base: (x: number, z: number) => number) {
  cell = size / (M - 1);
  originX = -size / 2;
  originZ = z0;
  for (let j = 0, o = 0; j < M; j++)
    for (let i = 0; i < M; i++, o++) map[o] = base(originX + i * cell, originZ + j * cell);
}
export function erode(seed: number, drops: number, strength = 0.35) {
  const r = rng(seed + 99);
  for (let d = 0; d < drops; d++) {
    let x = 2 + r() * (M - 5),
      z = 2 + r() * (M - 5),
      vx = 0,
      vz = 0,
      speed = 1,
      water = 1,
      load = 0;
    for (let s = 0; s < 48; s++) {
      const i = x | 0,
        j = z | 0,
        o = j * M + i,
        fx = x - i,
        fz = z - j;
      const a = map[o] as number,
        b = map[o + 1] as number,
        c = map[o + M] as number,
        e = map[o + M + 1] as number;
      const gx = (b - a) * (1 - fz) + (e - c) * fz,
        gz = (c - a) * (1 - fx) + (e - b) * fx;
      vx = vx * 0.25 - gx;
      vz = vz * 0.25 - gz;
      const l = far(vx, vz);
      if (l < 1e-5) break;
      vx /= l;
      vz /= l;
      const h = a * (1 - fx) * (1 - fz) + b * fx * (1 - fz) + c * (1 - fx) * fz + e * fx * fz;
      const nx = x + vx,
        nz = z + vz;
      if (nx < 1 || nz < 1 || nx > M - 3 || nz > M - 3) break;
      const k = nx | 0,
        m = nz | 0,
        p = m * M + k,
        ux = nx - k,
        uz = nz - m;
      const h2 =
        (map[p] as number) * (1 - ux) * (1 - uz) +
        (map[p + 1] as number) * ux * (1 - uz) +
        (map[p + M] as number) * (1 - ux) * uz +
        (map[p + M + 1] as number) * ux * uz;
      const dh = h2 - h;
      const cap = Math.max(-dh, 0.02 * cell) * speed * water * 3;
      let q: number;
      if (dh > 0) q = Math.min(dh, load);
      else if (load > cap) q = (load - cap) * 0.3;
      else q = -Math.min((cap - load) * strength, -dh);
      load -= q;
      map[o] = (map[o] as number) + q * (1 - fx) * (1 - fz);
      map[o + 1] = (map[o + 1] as number) + q * fx * (1 - fz);
      map[o + M] = (map[o + M] as number) + q * (1 - fx) * fz;
      map[o + M + 1] = (map[o + M + 1] as number) + q * fx * fz;
      speed = Math.sqrt(Math.max(0.05, speed * speed - dh / cell));
      if (speed > 2.5) speed = 2.5;
      water *= 0.975;
      x = nx;
      z = nz;
    }
  }
}
export function lightLand(sx: number, sy: number, sz: number) {
  // shadow: each cell asks the one towards the light how high its shadow stands
  const top = new Float32Array(M * M);
  const major = Math.abs(sx) > Math.abs(sz);
  const h = Math.hypot(sx, sz) + 1e-6,
    tan = sy / h;
  const L = major ? Math.abs(sx) / h : Math.abs(sz) / h;
  const drop = (tan * cell) / L;
  const minor = major ? sz / Math.abs(sx) : sx / Math.abs(sz);
  for (let a = 0; a < M; a++) {
    const line = (major ? sx : sz) > 0 ? M - 1 - a : a;
    const prev = (major ? sx : sz) > 0 ? line + 1 : line - 1;
    for (let b = 0; b < M; b++) {
      const o = major ? b * M + line : line * M + b;
      let t = -1e9;
      if (prev >= 0 && prev < M) {
        const q = b + minor,
          i = Math.floor(q),
          f = q - i;
        if (i >= 0 && i < M - 1) {
          const p0 = major ? i * M + prev : prev * M + i,
            p1 = major ? p0 + M : p0 + 1;
          const t0 = Math.max(top[p0] as number, map[p0] as number),
            t1 = Math.max(top[p1] as number, map[p1] as number);
          t = t0 * (1 - f) + t1 * f - drop;
        }
      }
      top[o] = t;
      const over = t - (map[o] as number);
      shade[o] = over <= -cell * 0.15 ? 1 : over >= cell * 0.5 ? 0 : 1 - (over + cell * 0.15) / (cell * 0.65);
    }
  }
  // openness: against a wide mean
  const wide = new Float32Array(map);
  const tmp = new Float32Array(M * M);
  const R = 9;
  for (let pass = 0; pass < 2; pass++) {
    for (let j = 0; j < M; j++) {
      let s = 0;
      for (let i = -R; i < M; i++) {
        s += wide[j * M + Math.min(M - 1, i + R)] as number;
        if (i - R - 1 >= -R) s -= wide[j * M + Math.max(0, i - R - 1)] as number;
        if (i >= 0) tmp[j * M + i] = s / (2 * R + 1);
      }
    }
    for (let i = 0; i < M; i++) {
      let s = 0;
      for (let j = -R; j < M; j++) {
        s += tmp[Math.min(M - 1, j + R) * M + i] as number;
        if (j - R - 1 >= -R) s -= tmp[Math.max(0, j - R - 1) * M + i] as number;
        if (j >= 0) wide[j * M + i] = s / (2 * R + 1);
      }
    }
  }
  for (let o = 0; o < M * M; o++)
    open[o] = Math.max(0.35, Math.min(1.15, 0.85 + ((map[o] as number) - (wide[o] as number)) / (cell * 5)));
}
export function at(t: Float32Array, x: number, z: number): number {
  let u = (x - originX) / cell,
    v = (z - originZ) / cell;
  if (u < 0) u = 0;
  else if (u > M - 1.01) u = M - 1.01;
  if (v < 0) v = 0;
  else if (v > M - 1.01) v = M - 1.01;
  const i = u | 0,
    j = v | 0,
    a = u - i,
    b = v - j,
    o = j * M + i;
  const p = t[o] as number,
    q = t[o + 1] as number,
    r = t[o + M] as number,
    s = t[o + M + 1] as number;
  const x0 = p + (q - p) * a;
  return x0 + (r + (s - r) * a - x0) * b;
}
/** Rounded: quadratic spline, so that near slopes show no facets. */
export function soft(t: Float32Array, x: number, z: number): number {
  let u = (x - originX) / cell,
    v = (z - originZ) / cell;
  if (u < 1) u = 1;
  else if (u > M - 2.6) u = M - 2.6;
  if (v < 1) v = 1;
  else if (v > M - 2.6) v = M - 2.6;
  const i = (u + 0.5) | 0,
    j = (v + 0.5) | 0,
    a = u - i + 0.5,
    b = v - j + 0.5;
  const a0 = 0.5 * (1 - a) * (1 - a),
    a2 = 0.5 * a * a,
    a1 = 1 - a0 - a2;
  const b0 = 0.5 * (1 - b) * (1 - b),
    b2 = 0.5 * b * b,
    b1 = 1 - b0 - b2;
  const o = (j - 1) * M + i - 1,
    p = o + M,
    q = p + M;
  return (
    b0 * (a0 * (t[o] as number) + a1 * (t[o + 1] as number) + a2 * (t[o + 2] as number)) +
    b1 * (a0 * (t[p] as number) + a1 * (t[p + 1] as number) + a2 * (t[p + 2] as number)) +
    b2 * (a0 * (t[q] as number) + a1 * (t[q + 1] as number) + a2 * (t[q + 2] as number))
  );
}
