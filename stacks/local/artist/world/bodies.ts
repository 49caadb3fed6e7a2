import { clamp, n2 } from "./noise.ts";
import { type Body, begin, box, caps, D, gable, H, put, set } from "./solids.ts";

export { sailboat } from "./bodies-sail.ts";
export { lighthouse, rowboat } from "./bodies-shore.ts";

export const hut: Body = {
  r: 9,
  h: 9,
  lower: 2,
  sdf(x, y, z) {
    begin();
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

export const balloon: Body = {
  r: 11,
  h: 27,
  sdf(x, y, z) {
    begin();
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
