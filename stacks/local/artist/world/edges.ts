import { begins, type Traced } from "./blocks.ts";
import { O } from "./light.ts";
import { mix } from "./noise.ts";
import type { Frame } from "./plan.ts";
import { thickRay, trace } from "./rays.ts";
import { shadeHero } from "./shade-body.ts";
import { m } from "./solids.ts";
import { F, HZ, UW } from "./standing.ts";

/** Where in a pixel of an edge it is looked once more. */
const ASIDE = [0.375, 0.875, 0.125, 0.625];
const DOWN = [0.125, 0.375, 0.625, 0.875];

/** So many pixels from a pixel's middle its four rays end, with what is near enough to be met: one as thick goes ahead. */
const REACH = 0.75;

/** One row of a body's edges: each of their pixels becomes the mean of four rays. */
export function edgesOfRow(f: Frame, one: Traced, r: number) {
  const { c0, r0, c1, r1 } = one.blocks.box,
    W = c1 - c0 + 1;
  for (let c = c0; c <= c1; c++) {
    const h = (r - r0) * W + c - c0,
      v = one.of[h];
    if (
      (c > c0 && one.of[h - 1] !== v) ||
      (c < c1 && one.of[h + 1] !== v) ||
      (r > r0 && one.of[h - W] !== v) ||
      (r < r1 && one.of[h + W] !== v)
    )
      soften(f, one, r, c, h);
  }
}

/** The light of what of four rays meets the body, no brighter than paper is; and how many those are. */
const sum = new Float64Array(3);

function fourRays(f: Frame, one: Traced, r: number, c: number, known: number): number {
  const thick = REACH / (F * f.scale);
  const from = thickRay(one.q, (c + 0.5) / f.scale, (r + 0.5) / f.scale, thick, begins(one.blocks, r, c));
  if (!from) return 0;
  const most = known ? 1e9 : (f.z[(r - f.top) * f.w + c] as number);
  let of = known,
    many = 0;
  sum.fill(0);
  for (let s = 0; s < 4; s++) {
    const u = (c + (ASIDE[s] as number)) / f.scale,
      v = (r + (DOWN[s] as number)) / f.scale;
    if (!trace(one.q, u, v, most, from)) continue;
    // What is of the same stuff in one pixel is as light there as it was.
    if (m.id + 1 !== of) {
      of = m.id + 1;
      shadeHero(one.q, m.id, (u - UW / 2) / F, (HZ - v) / F, -1);
    }
    many++;
    for (let k = 0; k < 3; k++) sum[k] = (sum[k] as number) + Math.min(O[k] as number, 3);
  }
  return many;
}

function soften(f: Frame, one: Traced, r: number, c: number, h: number) {
  const { rgb, w } = f;
  const o = (r - f.top) * w + c;
  const known = one.of[h] as number;
  if (!begins(one.blocks, r, c) || (known && one.owner[o] !== one.number)) return;
  for (let k = 0; k < 3; k++) O[k] = rgb[o * 3 + k] as number;
  const many = fourRays(f, one, r, c, known);
  if (!many) return;
  const share = many / 4;
  if (!known) {
    for (let k = 0; k < 3; k++)
      rgb[o * 3 + k] = mix(rgb[o * 3 + k] as number, (sum[k] as number) / many, share);
    return;
  }
  const n = behind(f, one, r, c, h);
  for (let k = 0; k < 3; k++)
    rgb[o * 3 + k] =
      n < 0
        ? (sum[k] as number) / many
        : ((sum[k] as number) / many) * share + (rgb[n * 3 + k] as number) * (1 - share);
}

/** What lies behind a pixel of the body: the nearest one that was missed, less than nothing where all were met. */
function behind(f: Frame, one: Traced, r: number, c: number, h: number): number {
  const { c0, r0, c1, r1 } = one.blocks.box,
    W = c1 - c0 + 1,
    o = (r - f.top) * f.w + c;
  if (c > c0 && !one.of[h - 1]) return o - 1;
  if (c < c1 && !one.of[h + 1]) return o + 1;
  if (r > r0 && !one.of[h - W]) return o - f.w;
  if (r < r1 && !one.of[h + W]) return o + f.w;
  return -1;
}
