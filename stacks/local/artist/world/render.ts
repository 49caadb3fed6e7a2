import { hangAurora } from "./aurora.ts";
import { cloudSeed } from "./clouds.ts";
import { bare, treeShare, wave } from "./ground.ts";
import * as land from "./land.ts";
import { O } from "./light.ts";
import { march } from "./march.ts";
import { clamp, makeVolume, n2, seedNoise } from "./noise.ts";
import { SKY, skyAt, spreadNet } from "./overhead.ts";
import { type Frame, HERO, LAND, SEA, type Spec, TREE } from "./plan.ts";
import { makePlate, type Seen } from "./plate.ts";
import { begin, quad, WORTH_SHARING } from "./quads.ts";
import * as sea from "./sea.ts";
import { shadeLand } from "./shade-land.ts";
import { shadeRoom, walls } from "./shade-room.ts";
import { shadeSea } from "./shade-sea.ts";
import { makeSky } from "./sky.ts";
import { CAM, F, HZ, sp, stand, stood, UW } from "./standing.ts";
import { bodies } from "./trace.ts";

/** Of the drops that a land asks for, as many as are seen. */
const WORN = 0.6;

/** Sets a world up: from here on it stands, and its bands can be drawn in any order. */
export function prepare(spec: Spec, seed: number, uw: number, uh: number) {
  stand(spec, uw, uh);
  seedNoise(seed);
  cloudSeed((seed * 13.37) % 64);
  makeVolume();
  makeSky(sp.mood);
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
  spreadNet();
  hangAurora();
  makePlate(band);
}

// A row at a time: what is called often is compiled once and for all, a loop over a whole picture anew for each.

function skyRow({ w, top, scale, rgb, z }: Frame, r: number) {
  const v = Math.min(HZ - 0.5, (r + top + 0.5) / scale);
  for (let c = 0, o = r * w; c < w; c++, o++) {
    if ((z[o] as number) <= 1e8) continue;
    skyAt((c + 0.5) / scale, v, true);
    for (let k = 0; k < 3; k++) rgb[o * 3 + k] = SKY[k] as number;
  }
}

/** No water stands as high up a wall. */
const WAVE = 0.5;

const isWet = (x: number, z: number) =>
  sp.sea !== undefined && wave(x, z) >= (sp.land || sp.near ? bare(x, z) : -1e3);

function landRow({ w, top, scale, rgb, z, id }: Frame, r: number) {
  const dy = (HZ - (r + top + 0.5) / scale) / F,
    px = 1 / (F * scale);
  for (let c = 0, o = r * w; c < w; c++, o++) {
    const away = z[o] as number;
    if (away > 1e8 || id[o] === HERO) continue;
    const dx = ((c + 0.5) / scale - UW / 2) / F;
    if (isWet(dx * away, away) && !(sp.steep && CAM + dy * away > WAVE)) {
      id[o] = SEA;
      continue;
    }
    shadeLand(dx, dy, away, px, quad(r + top, c));
    id[o] = treeShare > 0 ? TREE : LAND;
    for (let k = 0; k < 3; k++) rgb[o * 3 + k] = O[k] as number;
  }
}

function seaRow({ w, top, scale, rgb, z, id }: Frame, r: number) {
  const dy = (HZ - (r + top + 0.5) / scale) / F,
    px = 1 / (F * scale);
  for (let c = 0, o = r * w; c < w; c++, o++) {
    if (id[o] !== SEA) continue;
    shadeSea(((c + 0.5) / scale - UW / 2) / F, dy, z[o] as number, px);
    for (let k = 0; k < 3; k++) rgb[o * 3 + k] = O[k] as number;
  }
}

function outdoors(f: Frame, water: boolean) {
  for (let r = 0; r < f.rows; r++) skyRow(f, r);
  begin(f.scale < WORTH_SHARING ? 0 : f.w);
  for (let r = 0; r < f.rows; r++) landRow(f, r);
  if (water && sp.sea) for (let r = 0; r < f.rows; r++) seaRow(f, r);
}

export function band(scale: number, top: number, rows: number, opt: Seen = {}): Frame {
  const w = Math.round(UW * scale);
  const f: Frame = {
    ...{ w, rows, top, scale },
    rgb: new Float32Array(w * rows * 3),
    z: new Float32Array(w * rows),
    id: new Uint8Array(w * rows),
  };
  if (sp.room) walls(f, sp.room);
  else march(f);
  const edges = bodies(f, opt.hero);
  if (sp.room) shadeRoom(f, sp.room);
  else outdoors(f, opt.water ?? true);
  edges();
  if (sp.beam && !opt.hero) beam(f);
  return f;
}

function beam(f: Frame) {
  // the lamp's light in wet air: two cones, as the eye sees them from the side
  const q = stood[0];
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
