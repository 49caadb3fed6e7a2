import { bare } from "./ground.ts";
import * as land from "./land.ts";
import { ALB, haze, O } from "./light.ts";
import { clamp, mix, smooth } from "./noise.ts";
import { air, S, sunCol, zenith } from "./sky.ts";
import { CAM, sp } from "./standing.ts";
import { built, houseAt, paintHouse } from "./town.ts";

/** A wall or a roof, if there is one: walls are met a little before they begin. */
export function shadeHouse(dx: number, dy: number, z: number, px: number): boolean {
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
