import { foamOf, spray } from "./falls.ts";
import { bare } from "./ground.ts";
import { haze, heroShadow, O } from "./light.ts";
import { far } from "./limbs.ts";
import { clamp, mix, n2, smooth, tones } from "./noise.ts";
import type { Sea } from "./plan.ts";
import { mirror, RF, readHero } from "./plate.ts";
import * as sea from "./sea.ts";
import { sunCol, zenith } from "./sky.ts";
import { CAM, F, HZ, sp, stood, UW } from "./standing.ts";

export function shadeSea(dx: number, dy: number, z: number, px: number) {
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
  const l = 1 / far(dx, dy, 1),
    vx = dx * l,
    vy = dy * l,
    vz = l;
  const ny = 1 / far(gx, gz, 1),
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
      iy = 1 / far(gx, mz, 1),
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
    for (const q of stood) {
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
        ((p * 0.25 * (0.02 + 0.98 * (1 - clamp(-(vx * hx + vy * hy + vz * hz) / far(hx, hy, hz))) ** 5)) /
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
  if (!sp.falls) return;
  const fo = foamOf(sp.falls, x, z);
  for (let c = 0; c < 3; c++)
    O[c] = mix(O[c] as number, 0.75 * ((zenith[c] as number) * 1.2 + (sunCol[c] as number) * 0.14), fo);
  spray(sp.falls, x, y, z);
}
