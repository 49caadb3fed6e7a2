import { far, limbAt } from "../world/limbs.ts";
import { m } from "../world/solids.ts";
import { BALL, ballAt, formed, LONGEST, type Near, ROD } from "./forms.ts";
import type { Part, Point } from "./parts.ts";
import { numberOf } from "./stuffs.ts";

const RAD = Math.PI / 180;

/** Rows of what turns a body's directions into a part's own. */
export function inward([pitch, yaw, roll]: Point): number[] {
  const [a, b, c] = [pitch * RAD, yaw * RAD, roll * RAD];
  const [ca, sa, cb, sb, cc, sc] = [
    Math.cos(a),
    Math.sin(a),
    Math.cos(b),
    Math.sin(b),
    Math.cos(c),
    Math.sin(c),
  ];
  return [
    ...[cc * cb, sc * cb, -sb],
    ...[cc * sb * sa - sc * ca, sc * sb * sa + cc * ca, cb * sa],
    ...[cc * sb * ca + sc * sa, sc * sb * ca - cc * sa, cb * ca],
  ];
}

/** Of each part: where it is, how far it reaches, of what and how it is, its turn; then the numbers of its form. */
const FORM = 17;
export const NUMBERS = FORM + LONGEST;

/** What is known of a part of a body that has its own middle elsewhere. */
export function numbersOf(part: Part, [x, y, z]: Point): number[] {
  const { at, reach, mid = [0, 0, 0], of = "own", both, turn, into = 0, near } = part;
  return [
    ...[at[0] - x, at[1] - y, at[2] - z, (far(...reach) + far(mid[0], mid[1], mid[2])) * 1.001],
    ...[numberOf(of), both ? 1 : 0, into, turn ? 1 : 0],
    ...(turn ? inward(turn) : new Array<number>(9).fill(0)),
    ...(near.form ?? []),
  ];
}

/** Whether all of a part is further than so much. */
export function isBeyond(f: Float64Array, n: number, x: number, y: number, z: number, most: number): boolean {
  const o = n * NUMBERS;
  const reach = most + (f[o + 3] as number);
  const side = f[o + 5] ? Math.abs(z) : z;
  return (
    reach < 0 || far(x - (f[o] as number), y - (f[o + 1] as number), side - (f[o + 2] as number)) > reach
  );
}

/**
 * How near the nearest of some parts is, each grown into those before it; `m` says of what. All in one, for numbers that
 * one function hands another are put into the heap one by one, and here it would be some ten million times a picture.
 */
export function nearest(
  f: Float64Array,
  nears: readonly Near[],
  some: Uint16Array,
  x: number,
  y: number,
  z: number,
): number {
  let d = 1e9,
    id = f[4] as number;
  for (let at = 0; at < some.length; at++) {
    const n = some[at] as number,
      o = n * NUMBERS,
      into = f[o + 6] as number;
    let u = x - (f[o] as number),
      v = y - (f[o + 1] as number),
      w = (f[o + 5] ? Math.abs(z) : z) - (f[o + 2] as number);
    const bound = d + into + (f[o + 3] as number);
    if (bound < 0 || u * u + v * v + w * w > bound * bound) continue;
    if (f[o + 7]) {
      const [a, b, c] = [u, v, w];
      u = a * (f[o + 8] as number) + b * (f[o + 9] as number) + c * (f[o + 10] as number);
      v = a * (f[o + 11] as number) + b * (f[o + 12] as number) + c * (f[o + 13] as number);
      w = a * (f[o + 14] as number) + b * (f[o + 15] as number) + c * (f[o + 16] as number);
    }
    const form = f[o + FORM] as number;
    const e =
      form === ROD
        ? limbAt(f, o + FORM + 1, u, v, w)
        : form === BALL
          ? ballAt(f, o + FORM + 1, u, v, w)
          : form > 0
            ? formed(f, o + FORM, u, v, w)
            : (nears[n] as Near)(u, v, w);
    const h = into - Math.abs(e - d);
    if (e >= d + into) continue;
    if (e < d) id = f[o + 4] as number;
    d = Math.min(e, d);
    // Two that grow into each other over so much.
    if (h > 0) d -= (h * h * 0.25) / into;
  }
  m.id = id;
  return d;
}
