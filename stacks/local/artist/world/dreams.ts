import { type Body, box, caps, m } from "./bodies.ts";
import { clamp, n2 } from "./noise.ts";

// What cannot be, as solids of about a metre: a picture makes them as large as it likes.

const H = Math.hypot;

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
