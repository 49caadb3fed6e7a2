import { far, type Tint } from "./limbs.ts";
import { clamp } from "./noise.ts";

// Bodies by signed distance, in metres, standing on y = 0 at the origin. `mat` says what was nearest.
export const m = { id: 0 };
export const H = far;
export const box = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const p = Math.abs(x) - a,
    q = Math.abs(y) - b,
    r = Math.abs(z) - c;
  return H(Math.max(p, 0), Math.max(q, 0), Math.max(r, 0)) + Math.min(Math.max(p, q, r), 0);
};
export const cyl = (x: number, y: number, z: number, r: number, h0: number, h1: number) => {
  const d = H(x, z) - r,
    e = Math.max(h0 - y, y - h1);
  return Math.min(Math.max(d, e), 0) + H(Math.max(d, 0), Math.max(e, 0));
};
export const caps = (
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r: number,
) => {
  const px = x - ax,
    py = y - ay,
    pz = z - az,
    ux = bx - ax,
    uy = by - ay,
    uz = bz - az;
  const t = clamp((px * ux + py * uy + pz * uz) / (ux * ux + uy * uy + uz * uz));
  return H(px - ux * t, py - uy * t, pz - uz * t) - r;
};
type Edge = [number, number, number];
/** A triangle as three half planes: a lower bound of the distance, at a third of its cost. */
export const planes = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) => {
  const e = (
    [
      [ax, ay, bx, by],
      [bx, by, cx, cy],
      [cx, cy, ax, ay],
    ] as const
  ).map(([px, py, qx, qy]) => {
    const l = H(qx - px, qy - py);
    return [(qy - py) / l, -(qx - px) / l, -((qy - py) * px - (qx - px) * py) / l];
  });
  const mx = (ax + bx + cx) / 3,
    my = (ay + by + cy) / 3;
  for (const n of e)
    if ((n[0] as number) * mx + (n[1] as number) * my + (n[2] as number) > 0) {
      n[0] = -(n[0] as number);
      n[1] = -(n[1] as number);
      n[2] = -(n[2] as number);
    }
  const [[a, b, c], [d, f, g], [h, i, j]] = e as [Edge, Edge, Edge];
  return (x: number, y: number) => Math.max(a * x + b * y + c, d * x + f * y + g, h * x + i * y + j);
};
export const gable = (
  x: number,
  y: number,
  z: number,
  w: number,
  eave: number,
  rise: number,
  len: number,
  over: number,
  thick: number,
) => {
  // two slabs leaning together over x = 0
  const ax = Math.abs(x),
    l = H(w, rise),
    nx = rise / l,
    ny = w / l;
  const d = ax * nx + (y - eave - rise) * ny;
  return Math.max(Math.abs(d) - thick, ax - w - over, Math.abs(z) - len - over);
};
export type Body = {
  r: number;
  h: number;
  /** How long it is seen from beside, where that is known. */
  wide?: number;
  lower?: number;
  /** In which one or two colors it was asked for. */
  dyed?: { own: Tint; second?: Tint | undefined };
  /** Hair and cloth do not shine as wood and walls do; by night it is looked for. */
  alive?: boolean;
  /** Where on its head a hat is, and how large that is. */
  head?: { x: number; y: number; r: number };
  sdf: (x: number, y: number, z: number) => number;
  albedo: (id: number, x: number, y: number, z: number, out: Float64Array) => void;
};
export const set = (o: Float64Array, r: number, g: number, b: number, e = 0, t = 0) => {
  o[0] = r;
  o[1] = g;
  o[2] = b;
  o[3] = e;
  o[4] = t;
};
/** How near the nearest part of a body is; `begin` forgets the one before. */
export let D = 0;
export const begin = () => {
  D = 1e9;
};
export const put = (d: number, id: number) => {
  if (d < D) {
    D = d;
    m.id = id;
  }
};
