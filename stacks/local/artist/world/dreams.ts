import { clamp, n2 } from "./noise.ts";
import { type Body, box, caps, H, m } from "./solids.ts";

// What cannot be, as solids of about a metre: a picture makes them as large as it likes.

const stone = (out: Float64Array, x: number, y: number, z: number) => {
  const n = 0.8 + 0.3 * n2(x * 3 + 5, y * 3 + z * 2) + 0.12 * n2(x * 11, y * 11 + z * 9);
  out.set([0.34 * n, 0.31 * n, 0.28 * n, 0, 0]);
};

/** A rock that weighs nothing. */
export const boulder: Body = {
  r: 1.25,
  h: 2,
  lower: 0.3,
  sdf: (x, y, z) => {
    m.id = 1;
    const bumps = 0.1 * n2(x * 1.7 + z, y * 1.7 + 3) + 0.04 * n2(x * 4 - z * 2, y * 4.4);
    return (H(x * 0.92, (y - 1) * 1.12, z) - 0.95 + bumps) * 0.72;
  },
  albedo: (_id, x, y, z, out) => stone(out, x, y, z),
};

/** A ball of polished wood and brass, as light as the rock. */
export const globe: Body = {
  r: 1.05,
  h: 2,
  lower: 0.2,
  sdf: (x, y, z) => {
    m.id = Math.abs(y - 1) < 0.035 ? 2 : 1;
    return H(x, y - 1, z) - (m.id === 2 ? 0.985 : 1);
  },
  albedo: (id, x, y, z, out) =>
    id === 2
      ? out.set([0.1, 0.07, 0.05, 0, 0])
      : out.set([0.5 + 0.06 * n2(x * 4, y * 9 + z), 0.12, 0.06, 0, 0]),
};

/** A door without a house, ajar. */
export const door: Body = {
  r: 1.1,
  h: 2.5,
  lower: 0.2,
  sdf: (x, y, z) => {
    const frame = Math.max(box(x, y - 1.2, z, 0.72, 1.25, 0.12), -box(x, y - 1.08, z, 0.58, 1.1, 0.4));
    const [u, v] = [(x - 0.57) * 0.5 + z * 0.866, z * 0.5 - (x - 0.57) * 0.866];
    const leaf = box(u + 0.56, y - 1.08, v, 0.56, 1.08, 0.035);
    const knob = H(u + 1, y - 1.05, v + 0.08) - 0.055;
    const nearest = Math.min(frame, leaf, knob);
    m.id = nearest === frame ? 1 : nearest === leaf ? 2 : 3;
    return nearest;
  },
  albedo: (id, _x, y, _z, out) => {
    const panel = Math.abs(y - 1.08) < 0.06 || Math.abs(Math.abs(y - 1.08) - 0.98) < 0.06 ? 0.7 : 1;
    if (id === 1) out.set([0.66, 0.6, 0.5, 0, 0]);
    else if (id === 2) out.set([0.42 * panel, 0.06 * panel, 0.045 * panel, 0, 0]);
    else out.set([0.6, 0.42, 0.12, 0, 0]);
  },
};

const STEPS = 12;

/** Stairs that lead up, and nowhere else. */
export const stairs: Body = {
  r: 2.4,
  h: 3.2,
  lower: 0.2,
  sdf: (x, y, z) => {
    m.id = 1;
    const near = clamp(Math.round((x + 1.8) / 0.3), 0, STEPS - 1);
    let nearest = 1e9;
    for (let step = Math.max(0, near - 1); step <= Math.min(STEPS - 1, near + 1); step++) {
      const high = (step + 1) * 0.13;
      nearest = Math.min(nearest, box(x + 1.8 - step * 0.3, y - high, z, 0.15, high, 0.55));
    }
    const post = caps(x, y, z, 1.5, 3.1, -0.5, 1.5, 3.75, -0.5, 0.03);
    if (post < nearest) m.id = 2;
    return Math.min(nearest, post) * 0.95;
  },
  albedo: (id, x, y, z, out) => {
    if (id === 2) out.set([0.1, 0.08, 0.06, 0, 0]);
    else {
      stone(out, x, y, z);
      for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] as number) * 1.9;
    }
  },
};

/** Rock that hangs in the air by itself, a meadow with trees and a tower on its back. */
export const island: Body = {
  r: 1.35,
  h: 2.1,
  lower: 1.6,
  sdf: (x, y, z) => {
    const wide = H(x, z);
    const ragged = 0.16 * n2(x * 2.3 + 4, z * 2.3) + 0.07 * n2(x * 5 + y * 3, z * 5 - y * 4);
    const deep = clamp(-y / 1.35);
    const rock = Math.max((wide - (1.08 * (1 - deep ** 0.7) + ragged)) * 0.55, y - 0.02, -1.5 - y);
    const turf = Math.max(wide - 1.1 - ragged, Math.abs(y - 0.03) - 0.07 - 0.05 * n2(x * 3, z * 3)) * 0.6;
    const tower = Math.max(H(x - 0.2, z) - 0.13 - (Math.abs(y - 0.93) < 0.05 ? 0.03 : 0), y - 1, -y);
    const roof = Math.max((H(x - 0.2, z) * 2 + (y - 1.62)) * 0.44, 1 - y);
    const tree = (u: number, v: number, high: number) =>
      (H(x - u, (y - high) * 0.85, z - v) - 0.2 + 0.06 * n2(x * 9, y * 9 + z * 7)) * 0.7;
    const trees = Math.min(tree(-0.45, -0.35, 0.28), tree(-0.7, 0.1, 0.22), tree(0.65, -0.4, 0.24));
    const nearest = Math.min(rock, turf, tower, roof, trees);
    m.id = nearest === rock ? 1 : nearest === turf ? 2 : nearest === tower ? 3 : nearest === roof ? 4 : 5;
    return nearest;
  },
  albedo: (id, x, y, z, out) => {
    if (id === 1) return stone(out, x * 2, y * 2, z * 2);
    const n = 0.8 + 0.3 * n2(x * 9, y * 9 + z * 8);
    const lit = Math.abs(y - 0.62) < 0.07 && Math.abs(x - 0.2) < 0.035;
    if (id === 2) out.set([0.13 * n, 0.24 * n, 0.06 * n, 0, 0]);
    else if (id === 3) out.set([0.55 * n, 0.5 * n, 0.42 * n, lit ? 30 : 0, 0]);
    else if (id === 4) out.set([0.3 * n, 0.08 * n, 0.16 * n, 0, 0]);
    else out.set([0.06 * n, 0.17 * n, 0.07 * n, 0, 0]);
  },
};
