import type { Curtain, Fold } from "../curtains.ts";
import { clamp, n2, smooth } from "./noise.ts";
import { zenith } from "./sky.ts";
import { HZ, sp, UW } from "./standing.ts";

// Curtains of light, hung once on a net over the sky: from there every pixel takes its share.

const CELL = 2;
const TOP = 40;
let wide = 0,
  high = 0,
  net = new Float32Array(0);

/** Green at the foot, blue above it, violet where it ends. */
const TINT = [
  [0.1, 1, 0.42],
  [0.08, 0.62, 0.6],
  [0.6, 0.14, 0.9],
] as const;

function put(x: number, y: number, light: number, share: number) {
  const i = Math.floor(x),
    j = Math.floor(y);
  if (i < 0 || j < 0 || i >= wide - 1 || j >= high) return;
  const [from, to] = share < 0.42 ? [TINT[0], TINT[1]] : [TINT[1], TINT[2]],
    t = share < 0.42 ? share / 0.42 : clamp((share - 0.42) / 0.5);
  for (const [aside, part] of [
    [0, 1 - x + i],
    [1, x - i],
  ] as const)
    for (let c = 0; c < 3; c++) {
      const o = (j * wide + i + aside) * 3 + c;
      net[o] = (net[o] as number) + light * part * ((from[c] as number) * (1 - t) + (to[c] as number) * t);
    }
}

/** One ray of a curtain, from a little below its foot up to where it fades. */
function ray({ x, y, high: tall, light }: Fold, fine: number, much: number) {
  const lean = (0.16 * (x - UW / 2)) / UW;
  const reach = tall * (0.72 + 0.5 * fine);
  const bright = much * light * (0.3 + 1.2 * fine * fine);
  for (let v = y + 30; v > y - reach * 1.5; v -= CELL) {
    const share = (y - v) / reach;
    const foot = 0.8 * smooth(-8, 12, y - v) + 0.2 * smooth(-30, 10, y - v);
    put((x - lean * (y - v)) / CELL, (v + TOP) / CELL, bright * foot * Math.exp(-share * 2.4), share);
  }
}

/** Where two folds of a curtain lie, one behind the other, it is as bright as both. */
function hangOne(curtain: Curtain, number: number) {
  for (let at = 1; at < curtain.length; at++) {
    const [a, b] = [curtain[at - 1] as Fold, curtain[at] as Fold];
    const long = Math.hypot(b.x - a.x, (b.y - a.y) * 0.8);
    const steps = Math.max(1, Math.ceil(long / 1.4));
    for (let step = 0; step < steps; step++) {
      const t = step / steps,
        s = (at + t) * 0.9;
      const fine = clamp(
        0.5 + 0.4 * n2(s * 0.35, number * 9) + 0.34 * n2(s * 1.7, number * 5) + 0.16 * n2(s * 5, number),
      );
      const of = (key: keyof Fold) => a[key] + (b[key] - a[key]) * t;
      ray({ x: of("x"), y: of("y"), high: of("high"), light: of("light") }, fine, long / steps / CELL);
    }
  }
}

export function hangAurora() {
  if (!sp.aurora) return;
  wide = Math.ceil(UW / CELL) + 2;
  high = Math.ceil((HZ + TOP) / CELL) + 2;
  net = new Float32Array(wide * high * 3);
  for (const [number, curtain] of sp.aurora.entries()) hangOne(curtain, number + 1);
  for (let c = 0; c < 3; c++)
    zenith[c] = (zenith[c] as number) + SHARE * LIGHT * sp.mood.sunPower * (FALLEN[c] as number);
}

const LIGHT = 0.12;

/** What falls from them on all that lies below. */
const FALLEN = [0.12, 0.62, 0.4] as const;
const SHARE = 0.1;

/** What the curtains add to a sky, at a point of the sheet. */
export function auroraAt(u: number, v: number, sky: Float64Array) {
  const x = clamp(u / CELL, 0, wide - 1.01),
    y = clamp((v + TOP) / CELL, 0, high - 1.01);
  const i = x | 0,
    j = y | 0,
    a = x - i,
    b = y - j,
    o = (j * wide + i) * 3,
    p = o + wide * 3;
  const much = LIGHT * sp.mood.sunPower;
  for (let c = 0; c < 3; c++) {
    const over = (net[o + c] as number) * (1 - a) + (net[o + 3 + c] as number) * a,
      under = (net[p + c] as number) * (1 - a) + (net[p + 3 + c] as number) * a;
    sky[c] = (sky[c] as number) + much * (over + (under - over) * b);
  }
}
