import { drape, spray, stone } from "./falls.ts";
import { ground, treeId, treeShare } from "./ground.ts";
import * as land from "./land.ts";
import { ALB, castShadow, haze, lampLight, O } from "./light.ts";
import { far } from "./limbs.ts";
import { clamp, fbm, hash2, mix, n2, smooth } from "./noise.ts";
import type { Forest } from "./plan.ts";
import { shadeHouse } from "./shade-house.ts";
import { sunCol, zenith } from "./sky.ts";
import { CAM, sp } from "./standing.ts";

export function shadeLand(dx: number, dy: number, z: number, px: number, quad: number) {
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
  let ny = 1 / far(nx, nz, 1);
  nx *= ny;
  nz *= ny;
  const [sx, sy, sz] = sp.mood.sun;
  const sunny = (sp.land ? land.at(land.shade, x, z) : 1) * castShadow(quad, x, y + 0.1, z, 9);
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
          m2 = smooth((0.3 + 0.12 * k) * size, 0.14 * size, far(fx, fz)) * 0.85;
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
  if (sp.falls && tree === 0 && ny < 0.7) stone(x, y, z);
  const falling = sp.falls && tree === 0 ? drape(sp.falls, x, y, z) : 0;
  let d = nx * sx + ny * sy + nz * sz;
  d = tree || falling > 0.3 || sp.iced ? clamp(d * 0.75 + 0.25) : clamp(d);
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
  if (sp.falls) spray(sp.falls, x, y, z);
}
