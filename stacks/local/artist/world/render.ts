import { cloudSeed } from "./clouds.ts";
import { bare, treeShare, wave } from "./ground.ts";
import * as land from "./land.ts";
import { O } from "./light.ts";
import { march } from "./march.ts";
import { clamp, makeVolume, n2, seedNoise } from "./noise.ts";
import { castNet, SKY, skyAt } from "./overhead.ts";
import { type Frame, HERO, LAND, SEA, type Spec, TREE } from "./plan.ts";
import { makePlate, type Seen } from "./plate.ts";
import { begin, quad, WORTH_SHARING } from "./quads.ts";
import * as sea from "./sea.ts";
import { shadeLand } from "./shade-land.ts";
import { shadeRoom, walls } from "./shade-room.ts";
import { shadeSea } from "./shade-sea.ts";
import { makeSky } from "./sky.ts";
import { CAM, F, HZ, sp, stand, UW } from "./standing.ts";
import { bodies } from "./trace.ts";

/** Of the drops that a land asks for, as many as are seen. */
const WORN = 0.6;

/** Sets a world up: from here on it stands, and its bands can be drawn in any order. */
export function prepare(spec: Spec, seed: number, uw: number, uh: number) {
  stand(spec, uw, uh);
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
  castNet();
  makePlate(band);
}

export function band(scale: number, top: number, rows: number, opt: Seen = {}): Frame {
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
  if (sp.room) walls(f, sp.room);
  else march(f);
  const edges = bodies(f, opt.hero);
  if (sp.room) shadeRoom(f, sp.room);
  const px = 1 / (F * scale);
  for (let r = 0, o = 0; r < rows; r++)
    for (let c = 0; c < w; c++, o++)
      if (!sp.room && (f.z[o] as number) > 1e8) {
        skyAt((c + 0.5) / scale, Math.min(HZ - 0.5, (r + top + 0.5) / scale), true);
        f.rgb[o * 3] = SKY[0] as number;
        f.rgb[o * 3 + 1] = SKY[1] as number;
        f.rgb[o * 3 + 2] = SKY[2] as number;
      }
  begin(scale < WORTH_SHARING ? 0 : w);
  const wet = (x: number, z: number) => sp.sea && wave(x, z) >= (sp.land || sp.near ? bare(x, z) : -1e3);
  for (let r = 0, o = 0; r < rows; r++) {
    const dy = (HZ - (r + top + 0.5) / scale) / F;
    for (let c = 0; c < w; c++, o++) {
      const z = f.z[o] as number;
      if (z > 1e8 || sp.room || f.id[o] === HERO) continue;
      const dx = ((c + 0.5) / scale - UW / 2) / F;
      if (wet(dx * z, z)) {
        f.id[o] = SEA;
        continue;
      }
      shadeLand(dx, dy, z, px, quad(r + top, c));
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
  edges();
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
