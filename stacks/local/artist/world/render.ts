import { type Body, m as mat } from "./bodies.ts";
import * as land from "./land.ts";
import { clamp, fbm, hash2, makeVolume, mix, n2, seedNoise, smooth } from "./noise.ts";
import * as sea from "./sea.ts";
import {
  air,
  cirrus,
  cloud,
  cloudSeed,
  type Mood,
  makeSky,
  S,
  starLight,
  sunCol,
  sunDisc,
  type Vec,
  zenith,
} from "./sky.ts";
import { built, houseAt, paintHouse, type Town } from "./town.ts";

export type Spec = {
  name: string;
  mood: Mood;
  camH: number;
  focal: number;
  horizon: number;
  far: number;
  land?: {
    size: number;
    z0: number;
    base: (x: number, z: number) => number;
    drops: number;
    strength?: number;
    rough: number;
  };
  near?: (x: number, z: number) => number;
  nearTo?: number;
  forest?: {
    cell: number;
    tall: number;
    dense: (x: number, z: number, h: number) => number;
    tint: Vec;
    from: number;
    round?: boolean;
  };
  snow?: number; // line in metres; below 0: all
  grass?: Vec;
  rock?: Vec;
  sand?: number;
  autumn?: number;
  sea?: {
    amp: number;
    patch: number;
    rough: number;
    color: Vec;
    wind: [number, number];
    peak: number;
    foam: number;
    calm: number;
  };
  hero?: { body: Body; x: number; y: number; z: number; scale: number; yaw: number }[];
  key: number;
  contrast: number;
  warm: number;
  sat: number;
  beam?: boolean;
  meadow?: boolean;
  flowers?: number;
  town?: Town;
  bloom: number;
  /** In few tones with edges, as cels are painted. */
  cel?: boolean;
};
type Forest = NonNullable<Spec["forest"]>;
type Sea = NonNullable<Spec["sea"]>;
let sp: Spec,
  F = 1000,
  HZ = 500,
  UW = 1000,
  UH = 1500,
  CAM = 5;
// clouds on a net of 4 units
const NET = 4;
let nw = 0,
  nh = 0,
  net = new Float32Array(0);
/** Of the drops that a land asks for, as many as are seen. */
const WORN = 0.6;
export function prepare(spec: Spec, seed: number, uw: number, uh: number) {
  sp = spec;
  UW = uw;
  UH = uh;
  F = spec.focal * 1000;
  HZ = spec.horizon * uh;
  CAM = spec.camH;
  seedNoise(seed);
  cloudSeed((seed * 13.37) % 64);
  makeVolume();
  makeSky(spec.mood);
  if (spec.land) {
    const l = spec.land;
    land.makeLand(l.size, l.z0, l.base);
    land.erode(seed, l.drops * WORN, l.strength);
    land.lightLand(...spec.mood.sun);
  }
  if (spec.sea) {
    const s = spec.sea;
    sea.makeSea(seed, s.wind[0], s.wind[1], s.peak, s.calm);
  }
  nw = Math.ceil(uw / NET) + 2;
  nh = Math.ceil(HZ / NET) + 2;
  net = new Float32Array(nw * nh * 4);
  for (let j = 0; j < nh; j++)
    for (let i = 0; i < nw; i++) {
      const dx = ((i - 0.5) * NET - uw / 2) / F,
        dy = (HZ - (j - 0.5) * NET) / F,
        l = 1 / Math.hypot(dx, dy, 1);
      const ign = (52.9829189 * ((0.06711056 * i + 0.00583715 * j) % 1)) % 1;
      cloud(dx * l, dy * l, l, CAM, 0.25 + 0.5 * ign);
      const o = (j * nw + i) * 4;
      net[o] = S[0] as number;
      net[o + 1] = S[1] as number;
      net[o + 2] = S[2] as number;
      net[o + 3] = S[3] as number;
    }
  // the march's own speckle out
  const t = net.slice();
  for (let j = 1; j < nh - 1; j++)
    for (let i = 1; i < nw - 1; i++)
      for (let c = 0; c < 4; c++) {
        const o = (j * nw + i) * 4 + c,
          r = nw * 4;
        net[o] =
          ((t[o] as number) * 4 +
            ((t[o - 4] as number) + (t[o + 4] as number) + (t[o - r] as number) + (t[o + r] as number)) * 2 +
            (t[o - r - 4] as number) +
            (t[o - r + 4] as number) +
            (t[o + r - 4] as number) +
            (t[o + r + 4] as number)) /
          16;
      }
  plate = undefined;
  glow = undefined;
  makePlate();
}
const SKY = new Float64Array(4);
function skyAt(u: number, v: number, fine: boolean) {
  const dx = (u - UW / 2) / F,
    dy = Math.max(0.0005, (HZ - v) / F),
    l = 1 / Math.hypot(dx, dy, 1);
  air(dx * l, dy * l, l);
  if (fine) {
    sunDisc(dx * l, dy * l, l);
    if (sp.mood.stars) {
      const s = starLight(u, v, dy * l);
      S[0] = (S[0] as number) + s * 0.9;
      S[1] = (S[1] as number) + s * 0.95;
      S[2] = (S[2] as number) + s;
    }
  }
  let r = S[0] as number,
    g = S[1] as number,
    b = S[2] as number;
  const c = sp.cel ? 0.5 * smooth(0.3, 0.34, cirrus(dx * l, dy * l, l)) : cirrus(dx * l, dy * l, l);
  if (c > 0) {
    const mu = dx * l * sp.mood.sun[0] + dy * l * sp.mood.sun[1] + l * sp.mood.sun[2];
    const k = 0.09 + 0.16 * clamp(mu) ** 6,
      a = c * 0.75;
    r = r * (1 - a * 0.5) + a * (sunCol[0] * k + zenith[0] * 0.5);
    g = g * (1 - a * 0.5) + a * (sunCol[1] * k + zenith[1] * 0.5);
    b = b * (1 - a * 0.5) + a * (sunCol[2] * k + zenith[2] * 0.5);
  }
  // clouds, their edges frayed by a little noise so that the net does not show
  let x = u / NET + 0.5,
    y = v / NET + 0.5;
  if (fine) {
    const w = n2(u * 0.11, v * 0.13) + 0.5 * n2(u * 0.27, v * 0.3);
    x += w * 0.7;
    y += n2(u * 0.12 + 40, v * 0.12) * 0.7;
  }
  x = clamp(x, 0, nw - 1.01);
  y = clamp(y, 0, nh - 1.01);
  const i = x | 0,
    j = y | 0,
    fx = x - i,
    fy = y - j,
    o = (j * nw + i) * 4,
    p = o + nw * 4;
  const a = (1 - fx) * (1 - fy),
    bb = fx * (1 - fy),
    cc = (1 - fx) * fy,
    d = fx * fy;
  const T =
    (net[o + 3] as number) * a +
    (net[o + 7] as number) * bb +
    (net[p + 3] as number) * cc +
    (net[p + 7] as number) * d;
  SKY[0] =
    r * T +
    (net[o] as number) * a +
    (net[o + 4] as number) * bb +
    (net[p] as number) * cc +
    (net[p + 4] as number) * d;
  SKY[1] =
    g * T +
    (net[o + 1] as number) * a +
    (net[o + 5] as number) * bb +
    (net[p + 1] as number) * cc +
    (net[p + 5] as number) * d;
  SKY[2] =
    b * T +
    (net[o + 2] as number) * a +
    (net[o + 6] as number) * bb +
    (net[p + 2] as number) * cc +
    (net[p + 6] as number) * d;
  SKY[3] = T;
  if (!sp.cel || T > 0.97) return;
  // a cloud in three tones, with an edge of its own
  const thick = 1 - T,
    edge = smooth(0.2, 0.3, thick),
    cr = (SKY[0] as number) - r * T,
    cg = (SKY[1] as number) - g * T,
    cb = (SKY[2] as number) - b * T;
  const lit = (0.3 * cr + 0.6 * cg + 0.1 * cb) / thick,
    full = 0.3 * sunCol[0] + 0.6 * sunCol[1] + 0.1 * sunCol[2];
  const t = 0.035 + 0.2 * tones((lit / full) * 7, 2);
  SKY[0] = mix(r, sunCol[0] * t + zenith[0] * 1.1, edge);
  SKY[1] = mix(g, sunCol[1] * t + zenith[1] * 1.1, edge);
  SKY[2] = mix(b, sunCol[2] * t + zenith[2] * 1.1, edge);
}
/** So many steps to one, with edges that are only a little soft. */
const tones = (v: number, steps: number) => {
  const f = Math.max(0, v) * steps,
    i = Math.floor(f);
  return (i + smooth(0.44, 0.56, f - i)) / steps;
};
// ---- surfaces
let treeShare = 0,
  treeId = 0;
function trees(x: number, z: number, h: number): number {
  const f = sp.forest as Forest;
  treeShare = 0;
  if (z < f.from) return 0;
  const den = f.dense(x, z, h);
  if (den <= 0.02) return 0;
  const c = f.cell,
    u = x / c,
    v = z / c,
    iu = Math.floor(u),
    iv = Math.floor(v);
  let best = 0;
  const su = u - iu < 0.5 ? -1 : 0,
    sv = v - iv < 0.5 ? -1 : 0;
  for (let a = 0; a < 2; a++)
    for (let b = 0; b < 2; b++) {
      const i = iu + su + a,
        j = iv + sv + b;
      if (j * c < f.from) continue;
      const r = hash2(i, j);
      if (r > den) continue;
      const r2 = hash2(i + 517, j - 91),
        r3 = hash2(i - 77, j + 333);
      const d = Math.hypot(u - i - 0.25 - 0.5 * r2, v - j - 0.25 - 0.5 * r3);
      const tall = f.tall * (0.55 + 0.6 * hash2(i + 9, j + 3));
      const rad = f.round ? 0.62 : 0.5;
      if (d < rad) {
        const t = d / rad,
          k =
            tall *
            (f.round ? Math.sqrt(1 - t * t) * 0.75 + 0.25 : 1 - t) *
            (z < 900 ? 1 + (f.round ? 0.3 : 0.22) * n2(x * 0.9, z * 0.9 + i) : 1);
        if (k > best) {
          best = k;
          treeId = r2;
          treeShare = k / tall;
        }
      }
    }
  return best;
}
function bare(x: number, z: number): number {
  let h = -1e3;
  if (sp.land) {
    h = z > 2500 ? land.at(land.map, x, z) : land.soft(land.map, x, z);
    if (sp.land.rough > 0 && z < 6000 && h > -6)
      h += sp.land.rough * fbm(x * 0.045, z * 0.045, z < 700 ? 4 : 2);
  }
  if (sp.near && z < (sp.nearTo ?? 0)) {
    const n = sp.near(x, z);
    if (n > h) h = n;
  }
  return h;
}
function ground(x: number, z: number): number {
  const h = bare(x, z);
  treeShare = 0;
  if (sp.town && h > -1) {
    const house = houseAt(sp.town, x, z);
    if (house > 0) return h + house;
  }
  return sp.forest && h > 0.4 ? h + trees(x, z, h) : h;
}
function wave(x: number, z: number): number {
  const s = sp.sea as Sea;
  if (s.amp < 0.02) return 0;
  const L = s.patch,
    k = clamp(1 - z / (L * 14));
  if (k <= 0) return 0;
  return (
    s.amp *
    k *
    (sea.look(sea.H, x / L, z / L) +
      0.2 * sea.look(sea.H, (x * 0.8 + z * 0.6) / (L * 0.31), (z * 0.8 - x * 0.6) / (L * 0.31)))
  );
}
// ---- one band
export type Frame = {
  w: number;
  rows: number;
  top: number;
  scale: number;
  rgb: Float32Array;
  z: Float32Array;
  id: Uint8Array;
};
const LAND = 1,
  SEA = 2,
  TREE = 3,
  HERO = 4;

function march(f: Frame) {
  const { w, rows, top, scale, z: zb } = f;
  const bottom = Math.round(UH * scale);
  zb.fill(1e9);
  const fine = Math.max(1, Math.min(3.2, scale * 0.8));
  // how far the eye stands above what is under it
  let under = sp.sea ? (sp.sea.amp > 0.5 ? 1.5 : 0) : -1e3;
  if (sp.land || sp.near)
    for (let z = 4; z < 60; z += 4)
      for (let x = -0.5; x <= 0.5; x += 0.25) under = Math.max(under, bare(x * z, z));
  const clear = Math.max(0.8, CAM - under);
  const zN = Math.max(1.2, ((clear * F) / (UH - HZ)) * 0.6);
  for (let c = 0; c < w; c++) {
    const dx = ((c + 0.5) / scale - UW / 2) / F;
    let y = bottom; // rows from y down are filled
    let z = zN,
      pz = zN,
      pr = bottom + 1;
    while (z < sp.far && y > top) {
      const x = dx * z;
      let h = sp.land || sp.near ? ground(x, z) : -1e3;
      if (sp.sea) {
        const s = wave(x, z);
        if (s > h) h = s;
      }
      const r = (HZ - (F * (h - CAM)) / z) * scale;
      if (r < y) {
        const r0 = Math.max(0, Math.ceil(r - 0.5));
        const span = pr - r;
        for (let q = Math.min(y - 1, top + rows - 1); q >= r0; q--) {
          if (q < top) break;
          const t = span > 0.001 && pr <= y + 1.5 ? clamp((pr - q - 0.5) / span) : 1;
          zb[(q - top) * w + c] = pz + (z - pz) * t;
        }
        if (r0 < y) y = r0;
      }
      pr = r;
      pz = z;
      const d1 = ((z * z) / (F * Math.max(1.2, clear)) / scale) * 0.9;
      z += Math.max(z * 0.0006, Math.min(d1, (z * 0.0055) / fine));
    }
  }
}
const O = new Float64Array(4);
const ALB = new Float64Array(5);
function haze(dx: number, dy: number, z: number, y: number) {
  const l = Math.hypot(dx, dy, 1),
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
function heroShadow(x: number, y: number, z: number, soft: number): number {
  let s = 1;
  const [sx, sy, sz] = sp.mood.sun;
  for (const q of sp.hero ?? []) {
    const cx = q.x - x,
      cy = q.y + q.body.h * q.scale * 0.5 - y,
      cz = q.z - z,
      R = Math.max(q.body.r, q.body.h * 0.55) * q.scale;
    const b = cx * sx + cy * sy + cz * sz,
      d2 = cx * cx + cy * cy + cz * cz - b * b;
    if (b < -R || d2 > R * R) continue;
    const co = Math.cos(q.yaw),
      si = Math.sin(q.yaw),
      k = 1 / q.scale;
    let t = Math.max(0.15 * q.scale, b - R);
    for (let i = 0; i < 22 && t < b + R; i++) {
      const X = (x + sx * t - q.x) * k,
        Y = (y + sy * t - q.y) * k,
        Z = (z + sz * t - q.z) * k;
      const d = q.body.sdf(X * co - Z * si, Y, Z * co + X * si) * q.scale;
      s = Math.min(s, clamp(0.5 + (soft * d) / t));
      if (s < 0.02) return 0;
      t += Math.max(0.08 * q.scale, d);
    }
  }
  return s;
}
function lampLight(x: number, y: number, z: number, nx: number, ny: number, nz: number) {
  // lit windows on what lies before them
  for (const q of sp.hero ?? []) {
    if (!sp.mood.moon && !sp.beam) return;
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
/** A wall or a roof, if there is one: walls are met a little before they begin. */
function shadeHouse(dx: number, dy: number, z: number, px: number): boolean {
  const t = sp.town;
  if (!t) return false;
  const x = dx * z,
    y = CAM + dy * z,
    e = Math.max(0.25, z * px * 1.5);
  const deep = houseAt(t, x, z) > 0 ? z : z + e;
  const house = houseAt(t, x, deep);
  if (house <= 0) return false;
  const base = bare(x, deep),
    here = { ...built };
  const roof = y > base + here.wall - 0.15;
  let nx = 0,
    ny = 0,
    nz = -1;
  if (roof) {
    nx = here.slope;
    ny = here.slope ? 0.75 : 1;
    nz = 0;
  } else if (houseAt(t, x, deep - 2.5 * e) > 0) {
    nx = houseAt(t, x + 2.5 * e, deep) > 0 ? -1 : 1;
    nz = 0;
  }
  paintHouse(
    t,
    here,
    { x, y: y - base, z: deep, front: nz < 0, roof, coarse: z * px },
    ALB,
    sp.snow !== undefined,
  );
  const [sx, sy, sz] = sp.mood.sun;
  const cl = sp.mood.cover >= 0.3,
    d = clamp(nx * sx + ny * sy + nz * sz);
  const k = d * 0.32 * (cl ? 0.25 : 1) * (sp.land ? land.at(land.shade, x, z) : 1),
    up = (0.55 + 0.45 * ny) * (cl ? 2.6 : 1.1) * (0.45 + 0.55 * smooth(0, 14, y - base));
  const em = ALB[3] as number,
    glass = ALB[4] as number;
  if (glass > 0) air(dx * 0.6, 0.25, -0.6);
  for (let c = 0; c < 3; c++) {
    O[c] = (ALB[c] as number) * ((sunCol[c] as number) * (k + 0.03) + (zenith[c] as number) * up);
    O[c] =
      mix(O[c] as number, (S[c] as number) * 0.8, glass * 0.5) +
      em * ([1, 0.66, 0.3][c] as number) * sp.mood.sunPower * (sp.mood.moon ? 0.011 : 0.006);
  }
  haze(dx, dy, z, y);
  return true;
}
function shadeLand(dx: number, dy: number, z: number, px: number) {
  if (shadeHouse(dx, dy, z, px)) return;
  const x = dx * z,
    y = CAM + dy * z;
  const e = Math.max(0.12, z * px * 1.2);
  const h0 = ground(x, z),
    share = treeShare,
    id = treeId;
  const hx = ground(x + e, z),
    hz = ground(x, z + e);
  let nx = -(hx - h0) / e,
    nz = -(hz - h0) / e;
  let ny = 1 / Math.hypot(nx, nz, 1);
  nx *= ny;
  nz *= ny;
  const [sx, sy, sz] = sp.mood.sun;
  const sunny = (sp.land ? land.at(land.shade, x, z) : 1) * heroShadow(x, y + 0.1, z, 9);
  const ao = sp.land ? land.at(land.open, x, z) : 1;
  let tree = 0;
  if (share > 0) {
    tree = 1;
    const t = (sp.forest as Forest).tint,
      v = 0.65 + 0.7 * id;
    const au = sp.autumn ?? 0,
      warm = au * smooth(0.4, 0.75, id + 0.3 * n2(x * 0.01, z * 0.01));
    ALB[0] = mix(t[0] * v, 0.3, warm);
    ALB[1] = mix(t[1] * v, 0.13, warm);
    ALB[2] = mix(t[2] * v, 0.02, warm);
    if (z < 500) {
      const n = sp.cel ? 1.25 : 0.75 + 0.5 * n2(x * 1.9, y * 2.6 + z);
      ALB[0] *= n;
      ALB[1] *= n;
      ALB[2] *= n;
    }
    const sn =
      sp.snow !== undefined
        ? smooth(-40, 60, y - sp.snow) * clamp(0.25 + 0.9 * n2(x * 1.1, z * 1.1 + y * 1.7) + share * 0.55)
        : 0;
    ALB[0] = mix(ALB[0] as number, 0.75, sn);
    ALB[1] = mix(ALB[1] as number, 0.78, sn);
    ALB[2] = mix(ALB[2] as number, 0.84, sn);
    const k = sp.cel ? 0.5 + 0.5 * smooth(0.36, 0.42, share) : 0.25 + 0.75 * share;
    ALB[0] *= k;
    ALB[1] *= k;
    ALB[2] *= k;
    ny = mix(ny, 0.55, 0.35);
  } else {
    const rough = fbm(x * 0.02, z * 0.02, 3),
      n = sp.cel ? 0.2 * smooth(0.06, 0.08, rough) - 0.2 * smooth(-0.1, -0.12, rough) : rough,
      n1 = z < 900 && !sp.cel ? n2(x * 0.6, z * 0.6) : 0,
      n3 = z < 160 && !sp.cel ? n2(x * 3.1, z * 3.1) : 0;
    const g = sp.grass ?? [0.07, 0.1, 0.03],
      r = sp.rock ?? [0.19, 0.175, 0.16];
    const steep = smooth(0.86, 0.66, ny + n * 0.12 + n1 * 0.06);
    const v = 0.85 + 0.5 * n + 0.25 * n1 + 0.2 * n3;
    for (let c = 0; c < 3; c++)
      ALB[c] =
        mix(g[c] as number, (r[c] as number) * (0.8 + 0.35 * n2(y * 0.09 + n * 2, x * 0.01)), steep) * v;
    if (sp.meadow && z < 400) {
      const dry = fbm(x * 0.03 + 9, z * 0.03, 3),
        dryg = sp.cel ? 0.6 * smooth(0.14, 0.16, dry) : smooth(-0.1, 0.5, dry),
        bl =
          z < 120 ? (sp.cel ? 0.25 * smooth(0.3, 0.34, n2(x * 5, z * 1.4)) : n2(x * 7, z * 2.2) * 0.35) : 0;
      ALB[0] = mix(ALB[0] as number, 0.13, dryg * 0.6) * (1 + bl);
      ALB[1] = mix(ALB[1] as number, 0.11, dryg * 0.6) * (1 + bl);
      ALB[2] = mix(ALB[2] as number, 0.045, dryg * 0.6) * (1 + bl);
      const cj = Math.floor(z * 2.1),
        along = x * 5.2 + 7 * hash2(cj, 41),
        ci = Math.floor(along),
        hs = hash2(ci, cj);
      if (
        hs <
        (sp.flowers ?? 0.3) *
          smooth(-0.05, 0.45, n2(x * 0.07 + 3, z * 0.07)) *
          smooth(sp.flowers ? 260 : 170, 60, z)
      ) {
        const k = hash2(ci + 5, cj),
          R = k < 0.45 ? 0.75 : k < 0.8 ? 0.7 : 0.35,
          G = k < 0.45 ? 0.72 : k < 0.8 ? 0.5 : 0.12,
          B = k < 0.45 ? 0.66 : k < 0.8 ? 0.05 : 0.4;
        const size = 0.55 + 0.45 * hash2(ci - 3, cj),
          fx = along - ci - 0.3 - 0.4 * hash2(ci, cj + 7),
          fz = z * 2.1 - cj - 0.3 - 0.4 * hash2(ci + 11, cj),
          m2 = smooth((0.3 + 0.12 * k) * size, 0.14 * size, Math.hypot(fx, fz)) * 0.85;
        ALB[0] = mix(ALB[0] as number, R, m2);
        ALB[1] = mix(ALB[1] as number, G, m2);
        ALB[2] = mix(ALB[2] as number, B, m2);
      }
    }
    if (sp.sand) {
      const s = smooth(sp.sand, sp.sand * 0.3, y + n);
      ALB[0] = mix(ALB[0] as number, 0.17 * v, s);
      ALB[1] = mix(ALB[1] as number, 0.15 * v, s);
      ALB[2] = mix(ALB[2] as number, 0.12 * v, s);
    }
    if (sp.sea && y < 1.6) {
      const wet = 0.35 + 0.65 * smooth(0.2, 1.6 + n1, y);
      ALB[0] = (ALB[0] as number) * wet;
      ALB[1] = (ALB[1] as number) * wet;
      ALB[2] = (ALB[2] as number) * wet;
    }
    if (sp.snow !== undefined) {
      const s = smooth(-60, 90, y - sp.snow + n * 90) * smooth(0.56, 0.76, ny + n * 0.1 + n1 * 0.04);
      ALB[0] = mix(ALB[0] as number, 0.86, s);
      ALB[1] = mix(ALB[1] as number, 0.88, s);
      ALB[2] = mix(ALB[2] as number, 0.92, s);
    }
  }
  let d = nx * sx + ny * sy + nz * sz;
  d = tree ? clamp(d * 0.75 + 0.25) : clamp(d);
  if (sp.cel)
    d = tree ? 0.2 + 0.7 * smooth(0.4, 0.46, d) : 0.72 * smooth(0.2, 0.24, d * (0.5 + 0.5 * sunny)) + 0.1;
  const over = sp.mood.cover >= 0.3 ? 0.25 : 1;
  const k = d * sunny * 0.32 * over,
    up = (0.5 + 0.5 * ny) * ao;
  const amb = sp.mood.cover >= 0.3 ? 3.2 : sp.cel ? 1.7 : 1.05;
  for (let c = 0; c < 3; c++)
    O[c] =
      (ALB[c] as number) *
      ((sunCol[c] as number) * k +
        ((zenith[c] as number) * amb + (sunCol[c] as number) * 0.012) * up +
        0.1 * (sunCol[c] as number) * 0.16 * clamp(-nz * sz + 0.4));
  lampLight(x, y, z, nx, ny, nz);
  haze(dx, dy, z, y);
}
// ---- the plate: the picture without its water, small; what water mirrors, what exposure and glow are read from
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
type Glow = { w: number; h: number; s: number; rgb: Float32Array; wide: Float32Array };
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
function readHero(u: number, v: number): number {
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
const RF = new Float64Array(3);
function mirror(x: number, y: number, z: number, rx: number, ry: number, rz: number) {
  // what a mirrored ray meets, from the plate; first as if far away, then at the depth found there
  if (rz < 0.02) rz = 0.02;
  if (ry < 0.003) ry = 0.003;
  let u = UW / 2 + (F * rx) / rz,
    v = HZ - (F * ry) / rz;
  if (u < 0) u = -u;
  if (u > UW) u = 2 * UW - u;
  if (v < 0) {
    // above the picture
    const l = 1 / Math.hypot(rx, ry, rz);
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
  for (const q of sp.hero ?? []) {
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
function shadeSea(dx: number, dy: number, z: number, px: number) {
  const s = sp.sea as Sea,
    x = dx * z,
    y = CAM + dy * z,
    L = s.patch,
    [sx, sy, sz] = sp.mood.sun;
  const foot = z * px * Math.max(1, z / (CAM * 14)); // metres under a pixel, along the view
  // slopes from three scales, each faded out where a pixel is larger than its waves
  let gx = 0,
    gz = 0,
    vr = 0.00004 + 0.004 * s.rough;
  const k1 = clamp(1.4 - foot / (L * 0.02)),
    a1 = s.amp / L;
  if (k1 > 0) {
    gx += sea.look(sea.SX, x / L, z / L) * a1 * k1;
    gz += sea.look(sea.SZ, x / L, z / L) * a1 * k1;
  }
  vr += (1 - k1) * 60 * a1 * a1;
  const L2 = L * 0.31,
    u2 = (x * 0.8 + z * 0.6) / L2,
    v2 = (z * 0.8 - x * 0.6) / L2,
    k2 = clamp(1.4 - foot / (L2 * 0.02)),
    a2 = (s.amp * 0.2) / L2;
  if (k2 > 0) {
    const p = sea.look(sea.SX, u2, v2) * a2 * k2,
      q = sea.look(sea.SZ, u2, v2) * a2 * k2;
    gx += p * 0.8 - q * 0.6;
    gz += p * 0.6 + q * 0.8;
  }
  vr += (1 - k2) * 60 * a2 * a2;
  const L3 = L * 0.071,
    u3 = (x * 0.6 - z * 0.8) / L3,
    v3 = (z * 0.6 + x * 0.8) / L3,
    k3 = clamp(1.4 - foot / (L3 * 0.02)),
    a3 = 0.012 * s.rough;
  const gust = 0.55 + 0.45 * n2(x * 0.013, z * 0.006);
  if (k3 > 0) {
    const p = sea.look(sea.SX, u3, v3) * a3 * 0.02 * k3 * 8 * gust,
      q = sea.look(sea.SZ, u3, v3) * a3 * 0.02 * k3 * 8 * gust;
    gx += p * 0.6 + q * 0.8;
    gz += q * 0.6 - p * 0.8;
  }
  vr += (1 - k3) * 0.0016 * s.rough;
  // On a cel, waves are few and flat.
  if (sp.cel) {
    const calm = 0.4 * smooth(0.06, 0.01, foot / L);
    gx *= calm;
    gz *= calm;
  }
  const l = 1 / Math.hypot(dx, dy, 1),
    vx = dx * l,
    vy = dy * l,
    vz = l;
  const ny = 1 / Math.hypot(gx, gz, 1),
    nx = -gx * ny,
    nz = -gz * ny;
  let cos = -(vx * nx + vy * ny + vz * nz);
  if (cos < 0.02) cos = 0.02;
  const sg = Math.sqrt(vr);
  const wet = 0.02 + 0.98 * (1 - clamp(cos + sg * 0.55)) ** 5,
    fres = sp.cel ? 0.12 + 0.8 * tones(wet, 4) : wet;
  let r = 0,
    g = 0,
    b = 0;
  const taps = vr > 0.0003 ? 2 : 1;
  for (let i = 0; i < taps; i++) {
    const o = taps === 1 ? 0 : (i - 0.35) * sg * 1.3;
    const mz = -gz - o,
      iy = 1 / Math.hypot(gx, mz, 1),
      ax = -gx * iy,
      az = mz * iy;
    const c = vx * ax + vy * iy + vz * az;
    mirror(x, y, z, vx - 2 * c * ax, Math.abs(vy - 2 * c * iy), vz - 2 * c * az);
    const cap = 6 * sp.mood.sunPower * 0.1;
    r += Math.min(RF[0] as number, cap);
    g += Math.min(RF[1] as number, cap);
    b += Math.min(RF[2] as number, cap);
  }
  r /= taps;
  g /= taps;
  b /= taps;
  // body of the water, and light through crests
  const crest = clamp(y / (s.amp * 2.2 + 0.05)),
    back = clamp(vx * sx + vz * sz) ** 2;
  const up = sp.mood.cover >= 0.3 ? 3.4 : 1;
  // a body before a low sun: its plate says as much as its distance field would, for a fraction
  let sh = 1;
  if (sz > 0.3)
    for (const q of sp.hero ?? []) {
      const t = (q.z - z) / sz;
      if (t > 0)
        sh = Math.min(
          sh,
          1 - readHero(UW / 2 + (F * (x + sx * t)) / q.z, HZ - (F * (y + sy * t - CAM)) / q.z),
        );
    }
  else sh = sp.mood.cover >= 0.3 ? 1 : heroShadow(x, y, z, 6);
  for (let c = 0; c < 3; c++)
    O[c] =
      (s.color[c] as number) *
      ((zenith[c] as number) * 0.9 * up +
        (sunCol[c] as number) * 0.05 * sy +
        crest * crest * 0.09 * (sunCol[c] as number) * (0.25 + back) * (up > 1 ? 0.5 : 1));
  O[0] = mix(O[0] as number, r, fres);
  O[1] = mix(O[1] as number, g, fres);
  O[2] = mix(O[2] as number, b, fres);
  // glitter: how many facets turn the light this way
  if (sp.mood.cover < 0.3) {
    const hx = sx - vx,
      hy = sy - vy,
      hz = sz - vz;
    const wx = -hx / hy - gx,
      wz = -hz / hy - gz,
      v = vr * 1.1 + 0.0006;
    const p = Math.exp(-(wx * wx + wz * wz) / (2 * v)) / (6.2832 * v);
    const glint =
      Math.min(
        40,
        ((p *
          0.25 *
          (0.02 + 0.98 * (1 - clamp(-(vx * hx + vy * hy + vz * hz) / Math.hypot(hx, hy, hz))) ** 5)) /
          (4 * Math.max(0.06, -vy))) *
          0.035,
      ) * sh;
    const q = sp.cel ? 0.5 * smooth(0.1, 0.14, glint) : glint;
    O[0] += sunCol[0] * q;
    O[1] += sunCol[1] * q;
    O[2] += sunCol[2] * q;
  }
  // foam on crests, streaked with the wind, and where water meets rock
  if (s.foam > 0) {
    const tx =
      n2(x * 0.9, z * 0.9) * 0.5 + n2(x * 2.3, z * 2.3) * 0.35 + (z < 160 ? n2(x * 6, z * 6) * 0.25 : 0);
    let fo = smooth(
      1.35 - s.foam * 0.5,
      2.3,
      (y / Math.max(0.1, s.amp)) * 0.8 + tx * 1.5 + 0.5 * n2(x * 0.08, z * 0.08),
    );
    const st =
      clamp(
        n2((x * s.wind[1] - z * s.wind[0]) * 0.5, (x * s.wind[0] + z * s.wind[1]) * 0.05) + tx * 0.8 - 0.45,
      ) *
      s.foam *
      0.5;
    if (sp.land || sp.near) {
      const hh = bare(x, z);
      if (hh > -3) fo = Math.max(fo, smooth(-2.6, -0.2, hh + tx * 2) * 0.9);
    }
    fo = clamp((fo * 1.3 + st) * (0.45 + 1.3 * Math.abs(tx) + 0.5 * n2(x * 0.35, z * 0.35)));
    const lit = sp.mood.cover >= 0.3 ? 0.1 : 0.2;
    for (let c = 0; c < 3; c++)
      O[c] = mix(
        O[c] as number,
        0.8 * ((zenith[c] as number) * 1.2 + (sunCol[c] as number) * lit * (0.3 + sy)),
        fo,
      );
  }
  haze(dx, dy, z, y);
}
// ---- bodies
function shadeHero(
  q: NonNullable<Spec["hero"]>[number],
  X: number,
  Y: number,
  Z: number,
  dx: number,
  dy: number,
  wx: number,
  wy: number,
  wz: number,
) {
  const { sdf, albedo } = q.body,
    co = Math.cos(q.yaw),
    si = Math.sin(q.yaw);
  sdf(X, Y, Z);
  const id = mat.id;
  albedo(id, X, Y, Z, ALB);
  const ar = ALB[0] as number,
    ag = ALB[1] as number,
    ab = ALB[2] as number,
    em = ALB[3] as number,
    thin = ALB[4] as number;
  const e = 0.012;
  let a = sdf(X + e, Y, Z) - sdf(X - e, Y, Z),
    b = sdf(X, Y + e, Z) - sdf(X, Y - e, Z),
    c = sdf(X, Y, Z + e) - sdf(X, Y, Z - e);
  const l = 1 / (Math.hypot(a, b, c) + 1e-9);
  a *= l;
  b *= l;
  c *= l;
  const nx = a * co + c * si,
    ny = b,
    nz = c * co - a * si;
  const [sx, sy, sz] = sp.mood.sun;
  const d = nx * sx + ny * sy + nz * sz;
  const sh = d > 0 || thin > 0 ? heroShadow(wx + nx * 0.1, wy + ny * 0.1, wz + nz * 0.1, 14) : 0;
  let ao = 1;
  for (let i = 1; i <= 3; i++) {
    const t = i * 0.45;
    ao -= ((t - sdf(X + a * t, Y + b * t, Z + c * t)) * 0.32) / i;
  }
  ao = clamp(ao, 0.2, 1);
  const cl = sp.mood.cover >= 0.3,
    k = (sp.cel ? 0.75 * smooth(0.2, 0.24, d * sh) : clamp(d) * sh) * 0.32 * (cl ? 0.25 : 1),
    tr = thin * clamp(-d) * 0.16 + thin * 0.03;
  const up = (0.5 + 0.5 * ny) * ao * (cl ? 2.2 : 1.05);
  const low = (0.5 - 0.5 * ny) * ao;
  // rough sheen towards the light at grazing angles
  const L = Math.hypot(dx, dy, 1),
    vx = dx / L,
    vy = dy / L,
    vz = 1 / L,
    hx = sx - vx,
    hy = sy - vy,
    hz = sz - vz,
    hl = Math.hypot(hx, hy, hz);
  const spc = sh * 0.12 * clamp((nx * hx + ny * hy + nz * hz) / hl) ** 40 * (cl ? 0.2 : 1);
  air(vx, 0.06, vz);
  const P = [ar, ag, ab];
  for (let i = 0; i < 3; i++)
    O[i] =
      (P[i] as number) *
        ((sunCol[i] as number) * (k + tr) +
          (zenith[i] as number) * up +
          (S[i] as number) * 0.3 * ao +
          ((zenith[i] as number) * 0.3 + (sunCol[i] as number) * 0.02) * low) +
      (sunCol[i] as number) * spc;
  const warm = [1, 0.62, 0.26];
  if (em > 0)
    for (let i = 0; i < 3; i++)
      O[i] = (O[i] as number) + em * (warm[i] as number) * sp.mood.sunPower * (sp.mood.moon ? 0.012 : 0.0028);
  haze(dx, dy, wz, wy);
}
function bodies(f: Frame, heroOut?: Float32Array) {
  const { w, rows, top, scale, rgb, z: zb, id } = f;
  for (const q of sp.hero ?? []) {
    const co = Math.cos(q.yaw),
      si = Math.sin(q.yaw),
      k = 1 / q.scale,
      R = q.body.r * q.scale,
      hh = q.body.h * q.scale,
      lo = (q.body.lower ?? 3) * q.scale;
    const zn = q.z - R;
    const c0 = Math.max(0, Math.floor((UW / 2 + (F * (q.x - R)) / zn) * scale)),
      c1 = Math.min(w - 1, Math.ceil((UW / 2 + (F * (q.x + R)) / zn) * scale));
    const r0 = Math.max(top, Math.floor((HZ - (F * (q.y + hh - CAM)) / zn) * scale) - 2),
      r1 = Math.min(top + rows - 1, Math.ceil((HZ - (F * (q.y - lo - CAM)) / zn) * scale) + 2);
    if (r1 < r0 || c1 < c0) continue;
    const W = c1 - c0 + 1,
      hit = new Uint8Array(W * (r1 - r0 + 1));
    const pos = new Float64Array(4);
    const trace = (u: number, v: number, zmax: number): boolean => {
      const dx = (u - UW / 2) / F,
        dy = (HZ - v) / F,
        l = Math.hypot(dx, dy, 1);
      // slab of the body, in the body's own metres
      let t = Math.max(0, (q.z - R) * 1),
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
    const one = (u: number, v: number, zmax: number): boolean => {
      if (!trace(u, v, zmax)) return false;
      const dx = (u - UW / 2) / F,
        dy = (HZ - v) / F,
        t = pos[3] as number;
      shadeHero(q, pos[0] as number, pos[1] as number, pos[2] as number, dx, dy, dx * t, CAM + dy * t, t);
      return true;
    };
    const ids = new Uint8Array(hit.length);
    // blocks of 8 by 8 that one thick ray passes without touching need no rays at all
    const bw = (W + 7) >> 3,
      near = new Uint8Array(bw * (((r1 - r0 + 8) >> 3) + 1));
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
            near[br * bw + bc] = 1;
            break;
          }
          t += Math.max((d - thick * t * 0.5) / l, R * 0.01);
        }
      }
    for (let r = r0; r <= r1; r++)
      for (let c = c0; c <= c1; c++) {
        if (!near[((r - r0) >> 3) * bw + ((c - c0) >> 3)]) continue;
        const o = (r - top) * w + c;
        if (one((c + 0.5) / scale, (r + 0.5) / scale, zb[o] as number)) {
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
export function band(
  scale: number,
  top: number,
  rows: number,
  opt: { water?: boolean; hero?: Float32Array } = {},
): Frame {
  const w = Math.round(UW * scale),
    water = opt.water ?? true;
  const f: Frame = {
    w,
    rows,
    top,
    scale,
    rgb: new Float32Array(w * rows * 3),
    z: new Float32Array(w * rows),
    id: new Uint8Array(w * rows),
  };
  march(f);
  const px = 1 / (F * scale);
  for (let r = 0, o = 0; r < rows; r++)
    for (let c = 0; c < w; c++, o++)
      if ((f.z[o] as number) > 1e8) {
        skyAt((c + 0.5) / scale, Math.min(HZ - 0.5, (r + top + 0.5) / scale), true);
        f.rgb[o * 3] = SKY[0] as number;
        f.rgb[o * 3 + 1] = SKY[1] as number;
        f.rgb[o * 3 + 2] = SKY[2] as number;
      }
  const wet = (x: number, z: number) => sp.sea && wave(x, z) >= (sp.land || sp.near ? bare(x, z) : -1e3);
  for (let r = 0, o = 0; r < rows; r++) {
    const dy = (HZ - (r + top + 0.5) / scale) / F;
    for (let c = 0; c < w; c++, o++) {
      const z = f.z[o] as number;
      if (z > 1e8) continue;
      const dx = ((c + 0.5) / scale - UW / 2) / F;
      if (wet(dx * z, z)) {
        f.id[o] = SEA;
        continue;
      }
      shadeLand(dx, dy, z, px);
      f.id[o] = treeShare > 0 ? TREE : LAND;
      f.rgb[o * 3] = O[0] as number;
      f.rgb[o * 3 + 1] = O[1] as number;
      f.rgb[o * 3 + 2] = O[2] as number;
    }
  }
  if (water && sp.sea) {
    for (let r = 0, o = 0; r < rows; r++) {
      const dy = (HZ - (r + top + 0.5) / scale) / F;
      for (let c = 0; c < w; c++, o++)
        if (f.id[o] === SEA) {
          shadeSea(((c + 0.5) / scale - UW / 2) / F, dy, f.z[o] as number, px);
          f.rgb[o * 3] = O[0] as number;
          f.rgb[o * 3 + 1] = O[1] as number;
          f.rgb[o * 3 + 2] = O[2] as number;
        }
    }
  }
  bodies(f, opt.hero);
  if (sp.beam && !opt.hero) beam(f);
  return f;
}
function beam(f: Frame) {
  // the lamp's light in wet air: two cones, as the eye sees them from the side
  const q = sp.hero?.[0];
  if (!q) return;
  const lx = UW / 2 + (F * q.x) / q.z,
    ly = HZ - (F * (q.y + 22 * q.scale - CAM)) / q.z,
    s = q.x > 0 ? -1 : 1;
  for (const [ax, ay, g] of [
    [s * 0.985, -0.17, 1],
    [-s * 0.99, -0.1, 0.6],
  ] as const)
    for (let r = 0, o = 0; r < f.rows; r++)
      for (let c = 0; c < f.w; c++, o++) {
        const u = (c + 0.5) / f.scale - lx,
          v = (r + f.top + 0.5) / f.scale - ly,
          d = u * ax + v * ay;
        if (d < 0) continue;
        const p = u * ay - v * ax,
          w = 5 + d * 0.045;
        const k =
          ((g * Math.exp(-(p * p) / (w * w))) / (1 + d / 160)) *
          (0.75 + 0.35 * n2(u * 0.012, v * 0.02)) *
          0.11 *
          sp.mood.sunPower *
          clamp(d / 12);
        f.rgb[o * 3] = (f.rgb[o * 3] as number) + k;
        f.rgb[o * 3 + 1] = (f.rgb[o * 3 + 1] as number) + k * 0.88;
        f.rgb[o * 3 + 2] = (f.rgb[o * 3 + 2] as number) + k * 0.62;
      }
}
function makePlate() {
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
export const frameOf = () => ({ F, HZ, UW, UH, CAM, sp });
