import { clamp } from "./noise.ts";
import { type Body, begin, box, caps, D, H, planes, put, set } from "./solids.ts";

const main = planes(0.38, 2.15, 0.38, 14, -4.5, 2.1),
  jib = planes(5.3, 1.55, 0.62, 13, -0.4, 2.2);
export const sailboat: Body = {
  r: 9,
  h: 16,
  lower: 1.2,
  sdf(x, y, z) {
    begin();
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
