import { ALB, haze, heroShadow, O, roomLight } from "./light.ts";
import { far } from "./limbs.ts";
import { clamp, smooth } from "./noise.ts";
import { isShared, keep, kept } from "./quads.ts";
import { met } from "./rays.ts";
import { air, S, sunCol, type Vec, zenith } from "./sky.ts";
import { CAM, type Stood, sp } from "./standing.ts";

/** A body where the last ray met it. `share` is where pixels beside each other keep what they have in common; less than nothing where they do not. */
export function shadeHero(q: Stood, id: number, dx: number, dy: number, share: number) {
  const { sdf, albedo, co, si } = q;
  const X = met[0] as number,
    Y = met[1] as number,
    Z = met[2] as number,
    wz = met[3] as number,
    here = met[4] as number;
  const wx = dx * wz,
    wy = CAM + dy * wz;
  ALB[5] = 0;
  albedo(id, X, Y, Z, ALB);
  const ar = ALB[0] as number,
    ag = ALB[1] as number,
    ab = ALB[2] as number,
    em = ALB[3] as number,
    thin = ALB[4] as number,
    shine = sp.brass ? 1.75 : (ALB[5] as number);
  if (sp.brass) plated(id, X, Y, Z, q.h);
  // Over the facets of what is round, which are finer on what is small.
  const e = clamp(q.h * 0.012, 0.012, 0.04);
  let a = sdf(X + e, Y, Z) - here,
    b = sdf(X, Y + e, Z) - here,
    c = sdf(X, Y, Z + e) - here;
  const l = 1 / (far(a, b, c) + 1e-9);
  a *= l;
  b *= l;
  c *= l;
  const nx = a * co + c * si,
    ny = b,
    nz = c * co - a * si;
  const [sx, sy, sz] = sp.mood.sun;
  const d = nx * sx + ny * sy + nz * sz;
  let sh = 0,
    ao = 1;
  if (isShared(share, wz, nx, ny, nz)) {
    ao = kept[share + 4] as number;
    sh = kept[share + 5] as number;
  } else {
    sh = d > 0 || thin > 0 ? heroShadow(wx + nx * 0.1, wy + ny * 0.1, wz + nz * 0.1, 14) : 0;
    for (let i = 1; i <= 3; i++) {
      const t = i * 0.45;
      ao -= ((t - sdf(X + a * t, Y + b * t, Z + c * t)) * 0.32) / i;
    }
    ao = clamp(ao, 0.2, 1);
    keep(share, wz, nx, ny, nz, ao, sh);
  }
  const cl = sp.mood.cover >= 0.3,
    k = (sp.cel ? 0.75 * smooth(0.2, 0.24, d * sh) : clamp(d) * sh) * 0.32 * (cl ? 0.25 : 1),
    tr = thin * clamp(-d) * 0.16 + thin * 0.03;
  // By night whoever is looked at stands a little lighter than the land: an eye that is used to it sees so.
  const seen = sp.mood.moon && q.alive ? 5 : 1;
  const up = (0.5 + 0.5 * ny) * ao * (cl ? 3 : 1.05) * seen;
  const low = (0.5 - 0.5 * ny) * ao * seen;
  // rough sheen towards the light at grazing angles
  const L = far(dx, dy, 1),
    vx = dx / L,
    vy = dy / L,
    vz = 1 / L,
    hx = sx - vx,
    hy = sy - vy,
    hz = sz - vz,
    hl = far(hx, hy, hz);
  const spc = sh * (q.alive ? 0.02 : 0.12) * clamp((nx * hx + ny * hy + nz * hz) / hl) ** 40 * (cl ? 0.2 : 1);
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
  if (sp.room) roomLight(wx, wy, wz, nx, ny, nz, 0.25);
  if (shine > 0) gleam(shine, [nx, ny, nz], [vx, vy, vz], ao, sh);
  haze(dx, dy, wz, wy);
}

const metals = [
  [0.72, 0.49, 0.17],
  [0.6, 0.27, 0.13],
  [0.3, 0.27, 0.24],
] as const;

/** Sheets of brass, copper and iron instead of what it is of, with seams and rivets along them. */
function plated(id: number, x: number, y: number, z: number, high: number) {
  const pale = 0.3 * (ALB[0] as number) + 0.6 * (ALB[1] as number) + 0.1 * (ALB[2] as number);
  const metal = metals[pale > 0.25 ? 0 : pale > 0.07 ? (id % 3 === 0 ? 0 : 1) : 2] ?? metals[0];
  const sheet = high / 7;
  const [u, v] = [(x + z * 0.7) / sheet + 0.3, y / sheet];
  const seam = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
  const [a, b] = [u * 5 - Math.round(u * 5), v * 5 - Math.round(v * 5)];
  const rivet = seam > 0.05 && seam < 0.16 ? smooth(0.34, 0.2, far(a, b)) : 0;
  const k = (0.35 + 0.65 * smooth(0.015, 0.045, seam)) * (1 + 0.5 * rivet) * (0.75 + 0.5 * clamp(pale * 2));
  for (let c = 0; c < 3; c++) ALB[c] = (metal[c] as number) * k;
}

/** What is polished is known by light and dark side by side, wherever it stands: a bright rim, a dark band, a light above. */
const lights = (rx: number, ry: number) =>
  0.3 +
  1.9 * smooth(0.02, 0.16, ry) * smooth(0.5, 0.3, ry) +
  2.2 * smooth(0.62, 0.86, ry) +
  1.2 * smooth(0.3, 0.46, Math.abs(rx + 0.1)) * smooth(0.78, 0.6, Math.abs(rx + 0.1));

/** What glaze and metal throw back: the sky, the ground below, and a spot of the sun. */
function gleam(shine: number, [nx, ny, nz]: Vec, [vx, vy, vz]: Vec, ao: number, sh: number) {
  const cos = vx * nx + vy * ny + vz * nz;
  const [rx, ry, rz] = [vx - 2 * cos * nx, vy - 2 * cos * ny, vz - 2 * cos * nz];
  const metal = clamp(shine - 1),
    polished = shine > 0.9 && !sp.brass,
    base =
      shine > 1 ? (polished ? Math.min(0.9, 1.05 * metal) : 0.75 * metal) : polished ? 0.2 : 0.05 * shine;
  const share = (base + (1 - base) * Math.min(1, shine) * (1 - clamp(-cos)) ** 5) * (0.4 + 0.6 * ao);
  air(rx, Math.max(0.02, Math.abs(ry)), rz);
  const up = smooth(-0.15, 0.1, ry);
  const [sx, sy, sz] = sp.mood.sun;
  const spot = sh * 0.5 * Math.min(1, shine) * clamp(rx * sx + ry * sy + rz * sz) ** (sp.cel ? 160 : 90);
  const room = polished ? lights(rx, ry) : 1;
  const glint = polished ? 0.9 : 0.16;
  for (let i = 0; i < 3; i++) {
    const below = 0.12 * (zenith[i] as number) + 0.02 * (sunCol[i] as number);
    const seen = below + ((S[i] as number) * (sp.mood.cover >= 0.3 ? 2 : 1) - below) * up;
    const tint = shine > 1 ? 0.06 + (ALB[i] as number) : 1;
    O[i] =
      (O[i] as number) * (1 - share) +
      seen * room * share * tint +
      (sunCol[i] as number) * spot * glint * tint;
  }
}
