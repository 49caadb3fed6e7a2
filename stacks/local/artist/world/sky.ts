import { clamp, hash2, n2, smooth } from "./noise.ts";
export type Vec = [number, number, number];
export type Mood = {
  sun: Vec; // unit vector to the light
  sunPower: number; // of the light above the air
  turbidity: number; // Mie
  moon?: boolean;
  stars?: number;
  cover: number; // cloud cover -0.6 … 0.6
  cloudLow: number;
  cloudHigh: number;
  cloudScale: number;
  cloudDense: number;
  cirrus: number;
  haze: number; // per metre extinction
  fog: number;
  fogTop: number; // ground fog per metre, metres to e-fold
  tint?: Vec;
  ms?: number;
  sky?: Vec; // what other air makes of scattered light
  earth?: Vec; // where it hangs, seen from the moon
};
const AZ = 64,
  EL = 80;
const lut = new Float32Array(AZ * EL * 3);
const RAY: Vec = [5.8e-6, 13.5e-6, 33.1e-6];
// with what ozone takes away: it is what keeps a sunset from going green
const EXT: Vec = [7.4e-6, 17.6e-6, 33.3e-6];
export let M: Mood;
export const sunCol: Vec = [1, 1, 1];
export const zenith: Vec = [0, 0, 0];
let sunAz = 0;
const Rg = 6360e3,
  Rt = 6420e3;
function depth(h: number, cosZ: number, out: Float64Array) {
  // optical depth towards the light from height h
  const r = Rg + h;
  const b = r * cosZ;
  const disc = b * b - r * r + Rt * Rt;
  const len = -b + Math.sqrt(disc);
  const n = 8;
  let dr = 0,
    dm = 0;
  for (let i = 0; i < n; i++) {
    const t = (len * (i + 0.5)) / n;
    const hh = Math.max(0, Math.sqrt(r * r + t * t + 2 * t * b) - Rg);
    dr += Math.exp(-hh / 8000);
    dm += Math.exp(-hh / 1200);
  }
  out[0] = (dr * len) / n;
  out[1] = (dm * len) / n;
}
const od = new Float64Array(2);

/** How thick all air is for grains, which are more where it is turbid. */
const mieOf = (mood: Mood) => 4e-6 * mood.turbidity;

/** The light that air scatters, seen so far up and so far around from the sun: three numbers of the table. */
function scatter(el: number, az: number, o: number) {
  const sy = M.sun[1],
    sh = Math.sqrt(1 - sy * sy),
    mie = mieOf(M),
    g = 0.78;
  const cy = Math.sin(el),
    ch = Math.cos(el),
    ca = Math.cos(az);
  const mu = clamp(cy * sy + ch * sh * ca, -1, 1);
  const pr = 0.0597 * (1 + mu * mu);
  const pm = (0.1194 * (1 - g * g) * (1 + mu * mu)) / ((2 + g * g) * (1 + g * g - 2 * g * mu) ** 1.5);
  const b = Rg * cy;
  const len = -b + Math.sqrt(b * b - Rg * Rg + Rt * Rt);
  const ms = M.ms ?? 0.05;
  let odr = 0,
    odm = 0,
    r = 0,
    gg = 0,
    bb = 0;
  const n = 18;
  let prev = 0;
  for (let k = 0; k < n; k++) {
    const e = ((k + 1) / n) ** 2 * len;
    const dt = e - prev,
      t = (e + prev) * 0.5;
    prev = e;
    const rr = Math.sqrt(Rg * Rg + t * t + 2 * t * b);
    const h = rr - Rg;
    const er = Math.exp(-h / 8000) * dt,
      em = Math.exp(-h / 1200) * dt;
    odr += er;
    odm += em;
    // light's own height above that point's horizon
    const cz = (sy * (Rg + t * cy) + sh * ca * t * ch) / rr;
    depth(h, Math.max(cz, -0.03), od);
    const vis = smooth(-0.09, 0.0, cz + 0.02);
    const T0 = Math.exp(-(EXT[0] * ((od[0] as number) + odr) + mie * 1.1 * ((od[1] as number) + odm)));
    const T1 = Math.exp(-(EXT[1] * ((od[0] as number) + odr) + mie * 1.1 * ((od[1] as number) + odm)));
    const T2 = Math.exp(-(EXT[2] * ((od[0] as number) + odr) + mie * 1.1 * ((od[1] as number) + odm)));
    const V0 = Math.exp(-(RAY[0] * odr + mie * odm)),
      V1 = Math.exp(-(RAY[1] * odr + mie * odm)),
      V2 = Math.exp(-(RAY[2] * odr + mie * odm));
    r += vis * (T0 * (RAY[0] * er * pr + mie * em * pm)) + vis * ms * V0 * (RAY[0] * er + mie * em) * 0.3;
    gg += vis * (T1 * (RAY[1] * er * pr + mie * em * pm)) + vis * ms * V1 * (RAY[1] * er + mie * em) * 0.3;
    bb += vis * (T2 * (RAY[2] * er * pr + mie * em * pm)) + vis * ms * V2 * (RAY[2] * er + mie * em) * 0.3;
  }
  const tint = M.tint ?? [1, 1, 1];
  const sky = M.sky ?? [1, 1, 1];
  lut[o] = r * M.sunPower * tint[0] * sky[0];
  lut[o + 1] = gg * M.sunPower * tint[1] * sky[1];
  lut[o + 2] = bb * M.sunPower * tint[2] * sky[2];
}

export function makeSky(mood: Mood) {
  M = mood;
  sunAz = Math.atan2(M.sun[0], M.sun[2]);
  const tint = M.tint ?? [1, 1, 1];
  depth(0, Math.max(M.sun[1], -0.02), od);
  for (let c = 0; c < 3; c++)
    sunCol[c] =
      M.sunPower *
      (tint[c] as number) *
      Math.exp(-((EXT[c] as number) * (od[0] as number) + mieOf(M) * 1.1 * (od[1] as number)));
  for (let j = 0; j < EL; j++) {
    const el = Math.max(0.004, (j / (EL - 1)) ** 2 * Math.PI * 0.5);
    for (let i = 0; i < AZ; i++) scatter(el, (i / (AZ - 1)) * Math.PI, (j * AZ + i) * 3);
  }
  air(0.05, 0.9, -0.43);
  zenith[0] = S[0] as number;
  zenith[1] = S[1] as number;
  zenith[2] = S[2] as number;
  // Bare ground lights what stands on it.
  if (M.sky) for (let c = 0; c < 3; c++) zenith[c] = Math.max(zenith[c] as number, 0.006 * M.sunPower);
}
/** Clear air in a direction (unit). Result in S. */
export const S = new Float64Array(4);
export function air(dx: number, dy: number, dz: number) {
  let az = Math.atan2(dx, dz) - sunAz;
  if (az < 0) az = -az;
  if (az > Math.PI) az = 2 * Math.PI - az;
  const u = (az / Math.PI) * (AZ - 1);
  const v = Math.sqrt(Math.max(0, Math.asin(clamp(dy, 0, 1)) / (Math.PI * 0.5))) * (EL - 1);
  const i = Math.min(AZ - 2, u | 0),
    j = Math.min(EL - 2, v | 0);
  const fu = u - i,
    fv = v - j;
  const o = (j * AZ + i) * 3,
    p = o + AZ * 3;
  const a = (1 - fu) * (1 - fv),
    b = fu * (1 - fv),
    c = (1 - fu) * fv,
    d = fu * fv;
  S[0] =
    (lut[o] as number) * a + (lut[o + 3] as number) * b + (lut[p] as number) * c + (lut[p + 3] as number) * d;
  S[1] =
    (lut[o + 1] as number) * a +
    (lut[o + 4] as number) * b +
    (lut[p + 1] as number) * c +
    (lut[p + 4] as number) * d;
  S[2] =
    (lut[o + 2] as number) * a +
    (lut[o + 5] as number) * b +
    (lut[p + 2] as number) * c +
    (lut[p + 5] as number) * d;
}
export function sunDisc(dx: number, dy: number, dz: number) {
  const mu = dx * M.sun[0] + dy * M.sun[1] + dz * M.sun[2];
  if (mu < 0.99) return;
  const ang = Math.acos(Math.min(1, mu));
  const size = M.moon ? 0.021 : 0.0105;
  if (M.moon) {
    const k = smooth(size, size * 0.9, ang) * (0.75 + 0.35 * n2(dx * 220, dy * 220));
    S[0] = (S[0] as number) + 1.3 * k * sunCol[0];
    S[1] = (S[1] as number) + 1.3 * k * sunCol[1];
    S[2] = (S[2] as number) + 1.3 * k * sunCol[2];
  } else {
    const k = smooth(size * 1.06, size * 0.94, ang) * 14 + 0.35 * Math.exp(-ang * 40);
    S[0] = (S[0] as number) + k * sunCol[0];
    S[1] = (S[1] as number) + k * sunCol[1];
    S[2] = (S[2] as number) + k * sunCol[2];
  }
}
export function starLight(u: number, v: number, dy: number) {
  // u, v in units of the sheet, so that a larger print has the same stars
  const cell = 9;
  const ix = Math.floor(u / cell),
    iy = Math.floor(v / cell);
  let s = 0;
  const r = hash2(ix * 3 + 11, iy * 7 + 5);
  if (r > 0.62) {
    const x = (ix + 0.2 + 0.6 * hash2(ix, iy + 91)) * cell,
      y = (iy + 0.2 + 0.6 * hash2(ix + 57, iy)) * cell;
    const b = ((r - 0.62) / 0.38) ** 6;
    const w = 0.45 + 0.75 * b;
    const d2 = ((u - x) ** 2 + (v - y) ** 2) / (w * w);
    s = Math.exp(-d2) * (0.06 + b * 1.6);
  }
  return s * clamp(dy * 6) * (M.stars ?? 0);
}
