import { boxed, chain, far, grown, limb, limbs, type Tint } from "./limbs.ts";
import { n2, smooth } from "./noise.ts";
import { type Body, begin, D, put, set } from "./solids.ts";

/** A bird that stands; it looks to where x is positive. */
export type Bird = {
  leg: number;
  /** From tail to breast, how thick, and how steep: 1 is upright. */
  long: number;
  thick: number;
  steep: number;
  neck: number;
  head: number;
  /** How long the beak is, and how thick where it begins. */
  beak: readonly [number, number];
  tail: number;
  tufts?: boolean;
  /** Eyes that look ahead out of a face. */
  face?: boolean;
  coat: Tint;
  pale: Tint;
  wing: Tint;
  bill: Tint;
  foot: Tint;
};

const COAT = 1,
  EYE = 2,
  BILL = 3,
  FOOT = 4,
  WING = 5,
  IRIS = 6;

export function bird(b: Bird): Body {
  const { leg, thick, head, neck } = b;
  const rise = b.long * b.steep,
    run = Math.sqrt(Math.max(0.01, b.long ** 2 - rise ** 2));
  const y0 = leg + thick * 0.72,
    y1 = y0 + rise,
    x0 = -run / 2,
    x1 = run / 2;
  const nx = x1 + neck * 0.28,
    ny = y1 + neck,
    hx = nx + head * 0.12,
    hy = ny + head * 0.55;
  const top = hy + head + (b.tufts ? head * 0.55 : 0);
  const [beak, base] = b.beak;
  const reach = Math.max(run / 2 + b.tail + thick, hx + head + beak) + 0.3;
  const body = limbs([
    [x0, y0, 0, x1, y1, 0, thick * 0.8, thick],
    [x1 * 0.8, y1 + thick * 0.2, 0, nx, ny, 0, Math.max(head * 0.75, thick * 0.55), head * 0.8],
  ]);
  const wings = limbs([
    [
      x1 - thick * 0.15,
      y1 + thick * 0.1,
      thick * 0.74,
      x0 - b.tail * 0.45,
      y0 - thick * 0.25 - b.tail * b.steep * 0.2,
      thick * 0.55,
      thick * 0.56,
      thick * 0.16,
    ],
  ]);
  const tails = limbs([
    [
      x0,
      y0,
      0,
      x0 - b.tail * (1 - b.steep * 0.6),
      y0 - b.tail * (0.25 + b.steep * 0.5),
      0,
      thick * 0.5,
      thick * 0.2,
    ],
  ]);
  const bills = limbs([
    b.face
      ? [
          hx + head * 0.86,
          hy - head * 0.02,
          0,
          hx + head * 0.86 + beak * 0.5,
          hy - head * 0.02 - beak,
          0,
          base,
          0.03,
        ]
      : [
          hx + head * 0.7,
          hy - head * 0.05,
          0,
          hx + head * 0.8 + beak,
          hy - head * 0.05 - beak * 0.18,
          0,
          base,
          0.03,
        ],
  ]);
  const shins = limbs([
    [0, leg + thick * 0.3, thick * 0.36, 0.06, 0.14, thick * 0.4, Math.min(0.26, thick * 0.2), 0.11],
    [-0.15, 0.1, thick * 0.4, 0.62, 0.07, thick * 0.46, 0.1, 0.06],
    [0, 0.1, thick * 0.4, 0.45, 0.07, thick * 0.16, 0.09, 0.05],
  ]);
  const tufts = limbs([
    [
      hx - head * 0.05,
      hy + head * 0.6,
      head * 0.48,
      hx - head * 0.3,
      hy + head * 1.45,
      head * 0.66,
      head * 0.24,
      0.04,
    ],
  ]);

  return {
    r: reach,
    h: top + 0.3,
    lower: 0.6,
    alive: true,
    sdf(x, y, z) {
      begin();
      const aside = Math.abs(z);
      const off = boxed(x, y, z, reach, top, thick * 1.4);
      if (off > 0.8) {
        put(off, COAT);
        return D;
      }
      const ball = far(x - hx, y - hy, z * (b.face ? 0.94 : 1.06)) - head;
      let d = grown(chain(body, 0, 2, x, y, z, thick * 0.7), ball, head * 0.6);
      d = grown(d, limb(tails, 0, x, y, z * 0.62), 0.35);
      if (b.tufts) d = grown(d, limb(tufts, 0, x, y, aside), 0.12);
      put(d, COAT);
      put(limb(wings, 0, x, y, aside), WING);
      put(limb(bills, 0, x, y, z), BILL);
      if (y < leg + thick) for (let n = 0; n < 3; n++) put(limb(shins, n, x, y, aside), FOOT);
      if (b.face) {
        put(far((x - hx - head * 0.78) * 1.9, y - hy - head * 0.14, aside - head * 0.36) - head * 0.32, IRIS);
        put(far((x - hx - head * 0.9) * 1.6, y - hy - head * 0.14, aside - head * 0.36) - head * 0.18, EYE);
      } else put(far(x - hx - head * 0.42, y - hy - head * 0.18, aside - head * 0.78) - head * 0.16, EYE);
      return D;
    },
    albedo(id, x, y, z, out) {
      if (id === EYE) return set(out, 0.012, 0.01, 0.008);
      if (id === IRIS) return set(out, 0.62, 0.36, 0.04);
      if (id === BILL) return set(out, ...b.bill);
      if (id === FOOT) return set(out, ...b.foot);
      // Feathers lie in rows, each over the next.
      const row = y * 3.6 + x * 1.6 + 0.9 * n2(x * 2.1 + z * 2.7, y * 1.3) + 0.3 * Math.sin(z * 11 + x * 7);
      const edge = row - Math.floor(row);
      const rows = 0.9 + 0.13 * smooth(0, 0.8, edge) + 0.22 * n2(x * 11 + z * 6, y * 19 + z * 11);
      if (id === WING) return set(out, b.wing[0] * rows, b.wing[1] * rows, b.wing[2] * rows, 0, 0.04);
      const front =
        smooth(-0.1, 0.5, (x - x0) / (run + thick) - ((y - y0) / (b.long + thick)) * 0.55 + 0.18) *
        smooth(hy - head * 0.2, hy - head, y);
      const face = b.face && x > hx + head * 0.35 ? smooth(0.2, 0.6, (x - hx) / head) : 0;
      const pale = Math.max(front, face * 0.7);
      const part = (at: 0 | 1 | 2) => (b.coat[at] * (1 - pale) + b.pale[at] * pale) * rows;
      return set(out, part(0), part(1), part(2), 0, 0.04);
    },
  };
}
