import { clamp, n2 } from "./noise.ts";
// Bodies by signed distance, in metres, standing on y = 0 at the origin. `mat` says what was nearest.
export const m = { id: 0 };
const H = Math.hypot;
export const box = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const p = Math.abs(x) - a,
    q = Math.abs(y) - b,
    r = Math.abs(z) - c;
  return H(Math.max(p, 0), Math.max(q, 0), Math.max(r, 0)) + Math.min(Math.max(p, q, r), 0);
};
const cyl = (x: number, y: number, z: number, r: number, h0: number, h1: number) => {
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
const planes = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) => {
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
const main = planes(0.38, 2.15, 0.38, 14, -4.5, 2.1),
  jib = planes(5.3, 1.55, 0.62, 13, -0.4, 2.2);
const _tri = (
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
) => {
  const seg = (px: number, py: number, qx: number, qy: number) => {
    const t = clamp(((x - px) * (qx - px) + (y - py) * (qy - py)) / ((qx - px) ** 2 + (qy - py) ** 2));
    return (x - px - (qx - px) * t) ** 2 + (y - py - (qy - py) * t) ** 2;
  };
  const d = Math.sqrt(Math.min(seg(ax, ay, bx, by), seg(bx, by, cx, cy), seg(cx, cy, ax, ay)));
  const s = (bx - ax) * (y - ay) - (by - ay) * (x - ax),
    t = (cx - bx) * (y - by) - (cy - by) * (x - bx),
    u = (ax - cx) * (y - cy) - (ay - cy) * (x - cx);
  return (s >= 0 && t >= 0 && u >= 0) || (s <= 0 && t <= 0 && u <= 0) ? -d : d;
};
const gable = (
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
  lower?: number;
  sdf: (x: number, y: number, z: number) => number;
  albedo: (id: number, x: number, y: number, z: number, out: Float64Array) => void;
};
const set = (o: Float64Array, r: number, g: number, b: number, e = 0, t = 0) => {
  o[0] = r;
  o[1] = g;
  o[2] = b;
  o[3] = e;
  o[4] = t;
};
let D = 0;
const put = (d: number, id: number) => {
  if (d < D) {
    D = d;
    m.id = id;
  }
};

export const lighthouse: Body = {
  r: 17,
  h: 28,
  sdf(x, y, z) {
    D = 1e9;
    const q = H(x, z);
    const rad = 3.1 - 1.25 * clamp(y / 20) + 0.5 * Math.exp(-y * 0.9);
    put(Math.max((q - rad) * 0.97, y - 20, -y - 3), 1);
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
    // keeper's house
    const hx = x + 8.5,
      hz = z + 1;
    put(box(hx, y - 1, hz, 2.6, 2.4, 4), 5);
    put(Math.max(Math.abs(hx) * 0.64 + (y - 5.1) * 0.77, Math.abs(hz) - 4, 3.3 - y), 5);
    put(gable(hx, y, hz, 2.6, 3.2, 2.2, 4, 0.3, 0.13), 6);
    put(box(hx - 0.4, y - 5.6, hz - 2.4, 0.35, 1, 0.45), 5);
    // wall
    put(box(x + 3, y - 0.3, z + 6.2, 9, 0.75, 0.25), 7);
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
export const sailboat: Body = {
  r: 9,
  h: 16,
  lower: 1.2,
  sdf(x, y, z) {
    D = 1e9;
    // heeled a little
    const c = 0.985,
      s = 0.17,
      yy = y * c - z * s,
      zz = z * c + y * s;
    const t = x / 5.6;
    if (yy < 4.5) {
      const beam = 1.55 * Math.max(0, 1 - (t > 0 ? t * t : t * t * 0.45)) ** 0.8;
      const sheer = 0.85 + 0.35 * t * t + 0.12 * t;
      const keel = -0.75 + 0.9 * Math.max(0, t) ** 3;
      const w = beam * Math.sqrt(clamp((yy - keel) / (sheer - keel)));
      put(
        Math.max(Math.abs(zz) - w, yy - sheer, keel - yy, Math.abs(x) - 5.6) * 0.7,
        yy > sheer - 0.16 ? 3 : 1,
      );
      put(box(x + 0.7, yy - 1.1, zz, 1.5, 0.28, 0.7) - 0.1, 2);
      // helmsman
      put(caps(x, yy, zz, -3.4, 1.1, -0.6, -3.3, 1.75, -0.55, 0.24), 6);
      put(H(x + 3.25, yy - 2.18, zz + 0.52) - 0.17, 7);
    } else put(yy - 2.6, 1);
    put(caps(x, yy, zz, 0.6, 0.6, 0, 0.45, 14.4, 0, 0.085), 3);
    put(caps(x, yy, zz, 0.5, 2, 0, -4.6, 1.9, 0.5, 0.07), 3);
    put(caps(x, yy, zz, 5.5, 1.4, 0, 0.46, 13.6, 0, 0.018), 3);
    put(caps(x, yy, zz, -5.4, 1.3, 0, 0.46, 14.3, 0, 0.016), 3);
    // sails belly to leeward
    const belly = (u: number, v: number) =>
      0.75 * Math.sin(Math.PI * clamp(u)) * (0.4 + 0.6 * Math.sin(Math.PI * clamp(v * 0.8 + 0.1)));
    const v1 = (yy - 2.1) / 12,
      lee = -4.6 * (1 - v1 * 0.97),
      u1 = (0.4 - x) / (0.5 - lee);
    const roach = 0.55 * Math.sin(Math.PI * clamp(v1));
    put(
      Math.max(
        main(x + roach * clamp(u1), yy),
        Math.abs(zz - (belly(u1, v1) + 0.5 * clamp(u1)) * clamp(1.02 - v1)) - 0.04,
      ) * 0.7,
      4,
    );
    const v2 = (yy - 1.5) / 11.5,
      fr = 5.35 - 4.7 * v2,
      u2 = (fr - x) / Math.max(0.3, fr - 0.4 + 1.3 * (1 - v2));
    put(Math.max(jib(x, yy), Math.abs(zz - belly(u2, v2) * 1.1 * clamp(1.02 - v2) - 0.12) - 0.04) * 0.7, 5);
    return D;
  },
  albedo(id, x, y, _z, o) {
    if (id === 1) y < 0.12 ? set(o, 0.3, 0.04, 0.03) : set(o, 0.055, 0.08, 0.16);
    else if (id === 2) {
      const w = Math.abs(y - 1.25) < 0.12 && Math.abs((((x + 10) / 0.6) % 1) - 0.5) < 0.3 ? 0.1 : 1;
      set(o, 0.5 * w, 0.45 * w, 0.38 * w);
    } else if (id === 3) set(o, 0.3, 0.17, 0.08);
    else if (id === 6) set(o, 0.22, 0.05, 0.04);
    else if (id === 7) set(o, 0.3, 0.18, 0.12);
    else {
      const seam = Math.abs((((y + 0.22 * x) / 1.5 + 100) % 1) - 0.5) > 0.475 ? 0.8 : 1;
      set(o, 0.82 * seam, 0.79 * seam, 0.72 * seam, 0, 0.55);
    }
  },
};
export const hut: Body = {
  r: 9,
  h: 9,
  lower: 2,
  sdf(x, y, z) {
    D = 1e9;
    put(box(x, y - 1.2, z, 3.2, 2.6, 4.2), 1);
    put(Math.max(Math.abs(x) * Math.SQRT1_2 + (y - 6.6) * Math.SQRT1_2, Math.abs(z) - 4.2, 3.4 - y), 1);
    put(gable(x, y, z, 3.2, 3.5, 3.2, 4.2, 0.75, 0.12), 2);
    put(gable(x, y - 0.42, z, 3.2, 3.5, 3.2, 4.2, 0.72, 0.3) - 0.08, 3);
    put(box(x - 1.4, y - 6.4, z - 1.5, 0.45, 1.5, 0.45), 4);
    put(box(x - 1.4, y - 8.05, z - 1.5, 0.5, 0.18, 0.5) - 0.05, 3);
    put(box(x, y + 0.3, z + 5, 3.2, 0.3, 0.9), 2);
    return D;
  },
  albedo(id, x, y, z, o) {
    if (id === 1) {
      const front = z < -4.1,
        side = Math.abs(x) > 3.1;
      const fx = front ? Math.abs(x) - 1.75 : Math.abs(z) - 2;
      const win = (front || side) && Math.abs(fx) < 0.55 && Math.abs(y - 2) < 0.65,
        up = front && Math.abs(x) < 0.5 && Math.abs(y - 4.7) < 0.5;
      const cross = up
        ? Math.abs(x) < 0.05 || Math.abs(y - 4.7) < 0.05
        : Math.abs(fx) < 0.05 || Math.abs(y - 2) < 0.05;
      const door = front && Math.abs(x) < 0.55 && y < 2.4;
      const log = 0.62 + 0.38 * Math.abs(Math.sin(y * 8.2));
      const n = (0.8 + 0.35 * n2(x * 3 + z * 3, y * 12)) * log;
      if ((win || up) && !cross) set(o, 0.3, 0.2, 0.1, 26);
      else if (door) set(o, 0.1, 0.05, 0.03);
      else set(o, 0.19 * n, 0.105 * n, 0.06 * n);
    } else if (id === 2) set(o, 0.1, 0.06, 0.04);
    else if (id === 3) set(o, 0.88, 0.9, 0.94);
    else set(o, 0.2, 0.19, 0.19);
  },
};
export const balloon: Body = {
  r: 11,
  h: 27,
  sdf(x, y, z) {
    D = 1e9;
    const q = H(x, z),
      yy = y - 17;
    // envelope: a sphere drawn out to a mouth
    const _R = yy > 0 ? 8.8 : 8.8 * (1 - 0.115 * (yy / 11) ** 2);
    let d: number;
    if (yy > -3.8) d = H(q, yy) - 8.8;
    else {
      const t = clamp((-3.8 - yy) / 8.2),
        rad = 7.94 * (1 - t) + 1.7 * t + 1.2 * t * (1 - t);
      d = Math.max((q - rad) * 0.74, -12 - yy);
    }
    const a = (Math.atan2(z, x) / (Math.PI * 2)) * 24,
      g = Math.abs(a - Math.floor(a) - 0.5);
    put((d + 0.42 * g * g * 4 * 0.5 * clamp(q / 6)) * 0.86, 1);
    put(box(x, y - 0.75, z, 0.85, 0.7, 0.65) - 0.06, 2);
    put(box(x, y - 1.5, z, 0.92, 0.07, 0.72) - 0.04, 3);
    for (let i = 0; i < 4; i++) {
      const sx = i & 1 ? 1 : -1,
        sz = i & 2 ? 1 : -1;
      put(caps(x, y, z, sx * 0.8, 1.5, sz * 0.6, sx * 1.15, 5.1, sz * 1.15, 0.035), 3);
    }
    put(caps(x, y, z, 0.25, 1.5, 0, 0.25, 2.15, 0, 0.22), 4);
    put(H(x - 0.25, y - 2.5, z) - 0.16, 5);
    put(caps(x, y, z, -0.35, 1.5, 0.1, -0.35, 2.05, 0.1, 0.21), 6);
    put(H(x + 0.35, y - 2.4, z - 0.1) - 0.15, 5);
    return D;
  },
  albedo(id, x, y, z, o) {
    if (id === 1) {
      const k = Math.floor((Math.atan2(z, x) / (Math.PI * 2)) * 24 + 24),
        yy = y - 17;
      const _zig = Math.floor((Math.atan2(z, x) / (Math.PI * 2)) * 24 + 24 + 0.0) % 2 ? 1 : 0;
      const band = yy + Math.abs((((Math.atan2(z, x) / (Math.PI * 2)) * 24 + 24) % 1) - 0.5) * 2.2;
      if (band > -1.2 && band < 0.9) set(o, 0.8, 0.6, 0.1, 0, 0.35);
      else if (k % 4 < 2) set(o, 0.62, 0.06, 0.035, 0, 0.35);
      else set(o, 0.82, 0.76, 0.62, 0, 0.35);
    } else if (id === 2) {
      const w = 0.7 + 0.3 * Math.sin(y * 40) * Math.sin((x + z) * 30);
      set(o, 0.3 * w, 0.19 * w, 0.09 * w);
    } else if (id === 3) set(o, 0.12, 0.07, 0.04);
    else if (id === 4) set(o, 0.1, 0.15, 0.3);
    else if (id === 5) set(o, 0.4, 0.26, 0.18);
    else set(o, 0.5, 0.4, 0.1);
  },
};
export const rowboat: Body = {
  r: 3.4,
  h: 2.4,
  lower: 0.6,
  sdf(x, y, z) {
    D = 1e9;
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

export const chalet: Body = {
  ...hut,
  albedo(id, x, y, z, o) {
    if (id === 3) {
      const n = 0.75 + 0.3 * Math.abs(Math.sin(z * 5)) * (0.7 + 0.5 * n2(x * 3, z * 3));
      set(o, 0.2 * n, 0.11 * n, 0.075 * n);
    } else {
      hut.albedo(id, x, y, z, o);
      if ((o[3] as number) > 1) set(o, 0.06, 0.08, 0.11, 0);
    }
  },
};
