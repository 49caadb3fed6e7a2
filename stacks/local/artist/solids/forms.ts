import { far, limbAt } from "../world/limbs.ts";

// The plain shapes as numbers in a row, the first of which says what it is: of all shapes there are, they are asked by
// one function that knows them, some ten million times a picture.

export const ROD = 1,
  BALL = 2,
  DISC = 3,
  SLAB = 4,
  RING = 5;

/** So many numbers does the longest of them have. */
export const LONGEST = 10;

/** How near a shape is at a point of its own; one that is plain says of what it is. */
export type Near = ((x: number, y: number, z: number) => number) & { form?: readonly number[] };

/** How near a ball is whose half sides begin there. */
export function ballAt(f: Float64Array, o: number, x: number, y: number, z: number): number {
  const a = f[o] as number,
    b = f[o + 1] as number,
    c = f[o + 2] as number;
  const u = x / a,
    v = y / b,
    w = z / c;
  const k0 = far(u, v, w);
  return (k0 * (k0 - 1)) / Math.max(1e-6, far(u / a, v / b, w / c));
}

/** How near the shape is whose numbers begin there. */
export function formed(f: Float64Array, o: number, x: number, y: number, z: number): number {
  const kind = f[o] as number;
  if (kind === ROD) return limbAt(f, o + 1, x, y, z);
  if (kind === BALL) return ballAt(f, o + 1, x, y, z);
  const a = f[o + 1] as number,
    b = f[o + 2] as number,
    c = f[o + 3] as number;
  // Of a ball that is very flat the usual reckoning says too much.
  if (kind === DISC) return (far(x / a, y / b, z / c) - 1) * Math.min(a, b, c);
  if (kind === RING) return far(far(x, 0, z) - a, y, 0) - b;
  const round = f[o + 4] as number;
  const p = Math.abs(x) - a + round,
    q = Math.abs(y) - b + round,
    r = Math.abs(z) - c + round;
  return far(Math.max(p, 0), Math.max(q, 0), Math.max(r, 0)) + Math.min(Math.max(p, q, r), 0) - round;
}

/** A shape that is plain, by its numbers. */
export function plain(...form: number[]): Near {
  const numbers = Float64Array.from(form);
  return Object.assign((x: number, y: number, z: number) => formed(numbers, 0, x, y, z), { form });
}
