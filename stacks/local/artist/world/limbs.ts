import { clamp } from "./noise.ts";

// Bodies that are grown and not built: round cones that flow into each other. They are asked for some ten million
// times a picture: all that does not depend on where somebody looks is reckoned once.

/** As light is reckoned with: half as bright is half the light. */
export type Tint = readonly [red: number, green: number, blue: number];

/** From one ball to another: where each is (forward, up, aside), and how thick. */
export type Limb = readonly [
  x0: number,
  y0: number,
  z0: number,
  x1: number,
  y1: number,
  z1: number,
  r0: number,
  r1: number,
];

const LONG = 9;

/** Limbs one after the other, each with what its own length comes to. */
export function limbs(all: readonly Limb[]): Float64Array {
  const out = new Float64Array(all.length * LONG);
  for (const [n, [ax, ay, az, bx, by, bz, ra, rb]] of all.entries()) {
    const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
    out.set([ax, ay, az, ux, uy, uz, 1 / (ux * ux + uy * uy + uz * uz + 1e-6), ra, rb - ra], n * LONG);
  }
  return out;
}

/** How near the surface of one of them is. */
export const limb = (all: Float64Array, n: number, x: number, y: number, z: number): number =>
  limbAt(all, n * LONG, x, y, z);

/** The same of one whose numbers begin there. */
export function limbAt(all: Float64Array, o: number, x: number, y: number, z: number): number {
  const px = x - (all[o] as number),
    py = y - (all[o + 1] as number),
    pz = z - (all[o + 2] as number),
    ux = all[o + 3] as number,
    uy = all[o + 4] as number,
    uz = all[o + 5] as number;
  const t = clamp((px * ux + py * uy + pz * uz) * (all[o + 6] as number));
  const qx = px - ux * t,
    qy = py - uy * t,
    qz = pz - uz * t;
  return Math.sqrt(qx * qx + qy * qy + qz * qz) - (all[o + 7] as number) - (all[o + 8] as number) * t;
}

/** As `Math.hypot`, which takes ten times as long for the sake of numbers that no body has. */
export const far = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z);

/** How far it is to the box around a body that stands: from afar that is enough. */
export const boxed = (x: number, y: number, z: number, long: number, high: number, wide: number) =>
  far(Math.max(0, Math.abs(x) - long), Math.max(0, y - high, -y), Math.max(0, Math.abs(z) - wide));

/** Two that grow into each other over so much. */
export function grown(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  const least = Math.min(a, b);
  return h > 0 ? least - (h * h * 0.25) / k : least;
}

/** Several in a row, each grown into those before it. */
export function chain(
  all: Float64Array,
  from: number,
  to: number,
  x: number,
  y: number,
  z: number,
  k: number,
) {
  let d = limb(all, from, x, y, z);
  for (let n = from + 1; n < to; n++) d = grown(d, limb(all, n, x, y, z), k);
  return d;
}
