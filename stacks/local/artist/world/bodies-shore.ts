import { clamp, n2 } from "./noise.ts";
import { type Body, begin, box, caps, cyl, D, gable, H, put, set } from "./solids.ts";

/** What is on top of the tower, so far from its axis: walks, rails, the lamp's house and its roof. */
function lantern(x: number, y: number, z: number, q: number) {
  put(cyl(x, y, z, 2.75, 20, 20.45), 2);
  put(cyl(x, y, z, 2.35, 19.4, 20), 2);
  put(Math.max(Math.abs(q - 2.65) - 0.045, Math.abs(y - 21.45) - 0.05), 3);
  put(Math.max(Math.abs(q - 2.65) - 0.03, Math.abs(y - 21.0) - 0.03), 3);
  const a = Math.atan2(z, x),
    s = Math.PI / 8,
    k = (a / s - Math.round(a / s)) * s;
  put(Math.max(H(q * Math.cos(k) - 2.65, q * Math.sin(k)) - 0.045, Math.abs(y - 20.95) - 0.55), 3);
  put(cyl(x, y, z, 1.45, 20.4, 23.4), 4);
  put(Math.max(H(q * Math.cos(k) - 1.5, q * Math.sin(k)) - 0.06, Math.abs(y - 21.9) - 1.5), 3);
  put(cyl(x, y, z, 1.75, 23.3, 23.6), 3);
  put(Math.max(H(x, (y - 23.5) * 0.9, z) - 1.6, 23.5 - y), 3);
  put(H(x, y - 25.1, z) - 0.28, 3);
  put(caps(x, y, z, 0, 25, 0, 0, 26.6, 0, 0.05), 3);
}

function keepersHouse(x: number, y: number, z: number) {
  put(box(x, y - 1, z, 2.6, 2.4, 4), 5);
  put(Math.max(Math.abs(x) * 0.64 + (y - 5.1) * 0.77, Math.abs(z) - 4, 3.3 - y), 5);
  put(gable(x, y, z, 2.6, 3.2, 2.2, 4, 0.3, 0.13), 6);
  put(box(x - 0.4, y - 5.6, z - 2.4, 0.35, 1, 0.45), 5);
}

/** Only what can be nearer than the tower is asked: all of its parts are at least as far as their bound here. */
export const lighthouse: Body = {
  r: 17,
  h: 28,
  sdf(x, y, z) {
    begin();
    const q = H(x, z);
    const rad = 3.1 - 1.25 * clamp(y / 20) + 0.5 * Math.exp(-y * 0.9);
    put(Math.max((q - rad) * 0.97, y - 20, -y - 3), 1);
    if (Math.max(q - 2.8, 19.4 - y) < D) lantern(x, y, z, q);
    const hx = x + 8.5,
      hz = z + 1;
    if (Math.max(0.36 * (Math.abs(hx) - 2.9), Math.abs(hz) - 4.3, 0.7 * (y - 6.6)) < D)
      keepersHouse(hx, y, hz);
    // wall
    if (Math.max(Math.abs(z + 6.2) - 0.25, y - 1.05) < D) put(box(x + 3, y - 0.3, z + 6.2, 9, 0.75, 0.25), 7);
    return D;
  },
  albedo(id, x, y, z, o) {
    if (id === 1) {
      const n =
        0.92 + 0.1 * n2(Math.atan2(z, x) * 6, y * 0.5) - 0.12 * clamp(n2(Math.atan2(z, x) * 9, y * 0.12));
      const red = (y > 5 && y < 10) || y > 15;
      const w =
        Math.abs(Math.atan2(x - 0.3, -z)) < 0.16 &&
        (Math.abs(y - 7.5) < 0.7 || Math.abs(y - 13) < 0.7 || Math.abs(y - 17.6) < 0.6);
      if (w) set(o, 0.05, 0.05, 0.06, 2.2);
      else if (red) set(o, 0.5 * n, 0.045 * n, 0.035 * n);
      else set(o, 0.74 * n, 0.72 * n, 0.68 * n);
    } else if (id === 2) set(o, 0.6, 0.58, 0.55);
    else if (id === 3) set(o, 0.05, 0.055, 0.06);
    else if (id === 4) set(o, 0.9, 0.8, 0.5, 60);
    else if (id === 5) {
      const hz = z + 1,
        w =
          (Math.abs(Math.abs(hz) - 1.9) < 0.5 && Math.abs(y - 1.9) < 0.65) ||
          (Math.abs(x + 8.5) < 0.5 && Math.abs(y - 2) < 0.7);
      const n = 0.92 + 0.12 * n2(x * 1.4 + z, y * 1.4);
      if (w) set(o, 0.1, 0.08, 0.05, 7);
      else set(o, 0.66 * n, 0.64 * n, 0.6 * n);
    } else if (id === 6) set(o, 0.16, 0.1, 0.085);
    else set(o, 0.26, 0.25, 0.24);
  },
};

export const rowboat: Body = {
  r: 3.4,
  h: 2.4,
  lower: 0.6,
  sdf(x, y, z) {
    begin();
    const t = x / 2.5,
      tt = t * t;
    const beam = 0.82 * Math.max(0, 1 - (t > 0 ? tt : tt * 0.75)) ** 0.7;
    const sheer = 0.42 + 0.22 * tt,
      keel = -0.28 + 0.3 * tt * tt;
    const w = beam * clamp((y - keel) / (sheer - keel)) ** 0.42;
    const out = Math.max(Math.abs(z) - w, y - sheer, keel - y, Math.abs(x) - 2.5);
    const w2 = (beam - 0.07) * clamp((y - keel - 0.1) / (sheer - keel - 0.1)) ** 0.42;
    const inn = Math.max(Math.abs(z) - w2, keel + 0.1 - y, Math.abs(x) - 2.4);
    put(Math.max(out, -inn) * 0.6, y > sheer - 0.07 ? 2 : 1);
    put(Math.max(box(x - 0.35, y - 0.22, z, 0.16, 0.03, 0.8), Math.abs(z) - beam), 2);
    put(Math.max(box(x + 1.1, y - 0.24, z, 0.18, 0.03, 0.8), Math.abs(z) - beam), 2);
    put(caps(x, y, z, 0.3, 0.5, -0.5, -1.1, 0.1, -2.4, 0.03), 2);
    put(caps(x, y, z, 0.3, 0.52, 0.6, -0.9, 0.42, 1.0, 0.03), 2);
    return D;
  },
  albedo(id, x, y, z, o) {
    const n = 0.8 + 0.3 * n2(x * 2.5, y * 18 + z * 9);
    if (id === 1) y > 0.2 ? set(o, 0.34 * n, 0.05 * n, 0.03 * n) : set(o, 0.3 * n, 0.26 * n, 0.2 * n);
    else set(o, 0.3 * n, 0.18 * n, 0.09 * n);
  },
};
