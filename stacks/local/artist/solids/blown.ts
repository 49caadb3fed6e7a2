import { createCanvas, type Path2D } from "@napi-rs/canvas";
import { boundsOf } from "../cast/body.ts";
import { type Hero, silhouette, solid } from "../heroes.ts";
import { isCutOut } from "../plates.ts";
import { blownUp, MARGIN, SIDE, SPAN } from "../relief.ts";
import type { Tint } from "../world/limbs.ts";
import { far } from "../world/limbs.ts";
import { n2, smooth } from "../world/noise.ts";
import { type Body, m, set } from "../world/solids.ts";

// What nobody has built yet: its drawing, blown up to a body.

/** Dots of a drawing's lines to a knot of its skin. */
const FINE = 4;

function coverage(path: Path2D, side: number): Uint8Array {
  const context = createCanvas(side, side).getContext("2d");
  context.scale(side / SPAN, side / SPAN);
  context.translate(MARGIN, MARGIN);
  context.fill(path);
  const { data } = context.getImageData(0, 0, side, side);
  return Uint8Array.from({ length: side * side }, (_, at) => data[at * 4 + 3] as number);
}

/** How far every dot is from the nearest of the others, by two sweeps. */
function farFrom(isThere: (at: number) => boolean, side: number): Float32Array {
  const out = Float32Array.from({ length: side * side }, (_, at) => (isThere(at) ? 0 : 1e4));
  const look = (at: number, by: number, step: number) => {
    out[at] = Math.min(out[at] as number, (out[at + by] ?? 1e4) + step);
  };
  for (let at = side; at < out.length; at++) {
    look(at, -1, 1);
    look(at, -side, 1);
    look(at, -side - 1, Math.SQRT2);
    look(at, -side + 1, Math.SQRT2);
  }
  for (let at = out.length - side - 1; at >= 0; at--) {
    look(at, 1, 1);
    look(at, side, 1);
    look(at, side + 1, Math.SQRT2);
    look(at, side - 1, Math.SQRT2);
  }
  return out;
}

/** What is nothing but light, and how bright it is. */
const glow: Record<string, number> = { fireworks: 9 };

/** As thick as this share of a ball. */
const THICK = 0.8;

/** The square of how thick it is at each knot, in knots; outside less than nothing. */
function skinOf(hero: Hero): Float32Array {
  const body = solid(hero);
  const side = SIDE * FINE;
  const covered = coverage(body, side);
  const [inner, outer] = [
    farFrom((at) => (covered[at] as number) < 128, side),
    farFrom((at) => (covered[at] as number) >= 128, side),
  ];
  const high = blownUp([body]);
  return high.map((value, at) => {
    const dot = (Math.floor(at / SIDE) * FINE + FINE / 2) * side + (at % SIDE) * FINE + FINE / 2;
    const edge = ((inner[dot] as number) - (outer[dot] as number)) / FINE;
    if (edge <= 0) return 2 * edge - edge * edge;
    return Math.min(4 * edge + edge * edge * 2, (value * THICK) ** 2 * smooth(-0.6, 1.6, edge) + edge);
  });
}

const knots = SPAN / SIDE;

/** `own` where it is filled, and its lines in what is darker or lighter. */
export function blown(hero: Hero, own: Tint): Body {
  const skin = skinOf(hero);
  const lines = coverage(silhouette(hero), SIDE * FINE);
  const heavy = isCutOut(hero);
  const [left, top, right, bottom] = boundsOf(hero);
  const [half, high] = [(right - left) / 2, bottom - top];
  const mid = (left + right) / 2;
  const deep = Math.sqrt(skin.reduce((most, value) => Math.max(most, value), 0)) * knots;
  const grain = 8 / high;
  return {
    r: far(half, 0, deep) + 0.3,
    h: high,
    wide: half * 2,
    lower: 0.5,
    sdf(x, y, z) {
      m.id = 1;
      const off = far(
        Math.max(0, Math.abs(x) - half),
        Math.max(0, y - high, -y),
        Math.max(0, Math.abs(z) - deep),
      );
      if (off > 1) return off;
      const u = Math.min(SIDE - 1.01, Math.max(0, (mid - x + MARGIN) / knots - 0.5)),
        v = Math.min(SIDE - 1.01, Math.max(0, (bottom - y + MARGIN) / knots - 0.5));
      const i = u | 0,
        j = v | 0,
        a = u - i,
        b = v - j,
        o = j * SIDE + i;
      const p = skin[o] as number,
        q = skin[o + 1] as number,
        r = skin[o + SIDE] as number,
        s = skin[o + SIDE + 1] as number;
      const upper = p + (q - p) * a,
        lower = r + (s - r) * a;
      const gx = (q - p) * (1 - b) + (s - r) * b,
        gy = lower - upper;
      const w = z / knots;
      const f = w * w - (upper + gy * b);
      return Math.max((0.8 * knots * f) / (2 * Math.sqrt(w * w + (gx * gx + gy * gy) / 4) + 0.4), off);
    },
    albedo(_id, x, y, z, out) {
      const side = SIDE * FINE;
      const u = Math.min(side - 2, Math.max(0, ((mid - x + MARGIN) / SPAN) * side - 0.5)),
        v = Math.min(side - 2, Math.max(0, ((bottom - y + MARGIN) / SPAN) * side - 0.5));
      const i = u | 0,
        j = v | 0,
        a = u - i,
        b = v - j,
        o = j * side + i;
      const ink =
        ((lines[o] as number) * (1 - a) * (1 - b) +
          (lines[o + 1] as number) * a * (1 - b) +
          (lines[o + side] as number) * (1 - a) * b +
          (lines[o + side + 1] as number) * a * b) /
        255;
      const k =
        (heavy ? 0.3 + 0.7 * ink : 1 - 0.7 * ink) * (0.94 + 0.12 * n2(x * grain * 2, y * grain * 2 + z));
      set(out, own[0] * k, own[1] * k, own[2] * k, glow[hero.name]);
      out[5] = 0.25;
    },
  };
}
