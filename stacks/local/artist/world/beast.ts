import { boxed, chain, far, grown, limb, limbs } from "./limbs.ts";
import { type Beast, legsOf, STRIDE, type Tail } from "./measures.ts";
import { n2, smooth } from "./noise.ts";
import { type Body, begin, D, put, set } from "./solids.ts";

const COAT = 1,
  DARK = 2,
  HORN = 3,
  MANE = 4,
  TAIL = 5;

export function beast(b: Beast): Body {
  const { leg, shank, chest, hip, head, belly, antlers = 0, trunk = 0, horn = 0, hump, mane, crest = 0 } = b;
  const [kind, ear] = b.ears;
  const half = b.long / 2,
    back = leg + chest * 0.72,
    rump = leg + hip * 0.78;
  const nx = half + b.neck[0],
    ny = back + b.neck[1],
    hx = nx + head * 0.35,
    hy = ny + head * 0.1,
    sx = hx + b.snout[0],
    sy = hy - b.snout[1],
    nose = b.snout[2];
  const top = hy + head * 1.2 + ear + Math.max(antlers, horn);
  const reach = Math.max(sx + nose + trunk * 0.4, ...b.tail.map(([, , x]) => -x));
  const around = head + Math.max(b.snout[0] + nose, kind === "point" || kind === "long" ? ear : 0) + 0.3;

  const torso = limbs([
    [-half, rump, 0, half * 0.9, back, 0, hip, chest],
    ...(belly
      ? [[-half * 0.5, rump - belly, 0, half * 0.7, back - belly * 1.2, 0, hip * 0.9, chest * 0.92] as const]
      : []),
    [half * 0.78, back + chest * 0.2, 0, nx, ny, 0, b.nape, head * 0.8],
  ]);
  const torsos = belly ? 3 : 2;
  const legs = limbs(legsOf(b, back, rump));
  const face = limbs([
    [hx, hy, 0, hx + 0.01, hy, 0, head, head],
    [hx + head * 0.3, hy - head * 0.25, 0, sx, sy, 0, head * 0.62, nose],
  ]);
  const ears = limbs([
    kind === "long"
      ? [
          hx - head * 0.4,
          hy + head * 0.6,
          head * 0.62,
          hx - head * 0.9,
          hy + head * 0.6 + ear,
          head * 0.7,
          head * 0.24,
          head * 0.2,
        ]
      : kind === "flop"
        ? [
            hx - head * 0.25,
            hy + head * 0.5,
            head * 0.8,
            hx - head * 0.5,
            hy + head * 0.5 - ear,
            head * 1.02,
            head * 0.26,
            head * 0.34,
          ]
        : [
            hx - head * 0.3,
            hy + head * 0.55,
            head * 0.62,
            hx - head * 0.35,
            hy + head * 0.7 + ear,
            head * 0.62,
            head * 0.42,
            0.05,
          ],
  ]);
  const tails = limbs(b.tail.map(([x0, y0, x1, y1, r0, r1]) => [x0, y0, 0, x1, y1, 0, r0, r1]));
  const trunks = limbs([
    [sx - 0.3, sy, 0, sx + trunk * 0.12, sy - trunk * 0.55, 0, nose, nose * 0.62],
    [
      sx + trunk * 0.12,
      sy - trunk * 0.55,
      0,
      sx + trunk * 0.34,
      sy - trunk * 0.86,
      0,
      nose * 0.62,
      nose * 0.42,
    ],
    [sx - 0.4, sy - 0.35, head * 0.4, sx + 1.3, sy - 1.5, head * 0.5, 0.2, 0.07],
  ]);
  const ax = hx - head * 0.2,
    ay = hy + head * 0.8;
  const horns = limbs([
    [ax, ay, 0.25, ax - antlers * 0.35, ay + antlers * 0.6, antlers * 0.42, 0.17, 0.14],
    [
      ax - antlers * 0.35,
      ay + antlers * 0.6,
      antlers * 0.42,
      ax + antlers * 0.05,
      ay + antlers * 1.2,
      antlers * 0.5,
      0.14,
      0.07,
    ],
    [
      ax - antlers * 0.1,
      ay + antlers * 0.2,
      0.25 + antlers * 0.1,
      ax + antlers * 0.3,
      ay + antlers * 0.55,
      antlers * 0.2,
      0.12,
      0.05,
    ],
    [
      ax - antlers * 0.3,
      ay + antlers * 0.65,
      antlers * 0.42,
      ax + antlers * 0.25,
      ay + antlers * 0.85,
      antlers * 0.34,
      0.12,
      0.05,
    ],
  ]);
  // Whoever breathes with a large nose wears it there.
  const brow = horn > 2;
  const spike = limbs([
    brow
      ? [hx + head * 0.3, hy + head * 0.6, 0, hx + head * 0.9, hy + head * 0.6 + horn, 0, 0.2, 0.03]
      : [sx, sy + nose * 0.5, 0, sx + horn * 0.3, sy + nose + horn, 0, 0.42, 0.06],
  ]);
  const hair = limbs([
    [half * 0.75, back + b.nape * 1.15, 0, hx - head * 0.3, hy + head * 0.75, 0, crest * 0.7, crest * 0.5],
  ]);

  function earsOf(x: number, y: number, z: number): number {
    if (kind === "round") return far(x - hx + head * 0.35, y - hy - head * 0.85, z - head * 0.62) - ear;
    if (kind !== "fan") return limb(ears, 0, x, y, z) * (kind === "point" ? 0.8 : 1);
    const disc = far((x - hx + head * 0.9) * 0.85, (y - hy + head * 0.1) * 0.75, 0) - ear;
    return Math.max(disc, Math.abs(z - head * 0.95 - (hx - x) * 0.18) - 0.12);
  }

  return {
    r: reach + 1,
    h: top + 0.5,
    lower: 1,
    alive: true,
    head: { x: hx - head * 0.15, y: hy + head * 0.85, r: head },
    sdf(x, y, z) {
      begin();
      const aside = Math.abs(z);
      const off = boxed(x, y, z, reach, top, chest * 1.6);
      if (off > 1) {
        put(off, COAT);
        return D;
      }
      let d = chain(torso, 0, torsos, x, y, z * 1.13, 0.9);
      if (hump) d = grown(d, far(x, (y - back - chest * 0.75) * 0.8, z * 1.3) - hump, 1.2);
      // A leg that is further away than the nearest changes nothing.
      for (let n = 0; n < 4; n++) {
        const hind = n & 1,
          wide = (n < 2 ? 1 : -1) * chest * 0.52,
          middle = hind ? -half * 0.92 : half * 0.82;
        const thick = hind ? Math.max(hip * 0.72, leg * STRIDE) : Math.max(shank * 1.9, leg * STRIDE * 0.7);
        const line = Math.max(far(x - middle, 0, z - wide) - thick - shank, y - back - chest);
        if (line > d + 0.45) continue;
        const from = (n < 2 ? 0 : 7) + hind * 3;
        d = grown(d, chain(legs, from, from + 3 + hind, x, y, z, 0.25), 0.45);
      }
      const near = far(x - hx, y - hy, z) - around;
      const close = near < Math.max(d, 0.3) + 0.5;
      if (close) {
        let front = chain(face, 0, 2, x, y, z * 1.04, head * 0.55);
        front = grown(front, earsOf(x, y, aside), 0.15);
        d = grown(d, front, 0.5);
      }
      if (trunk) d = grown(d, chain(trunks, 0, 2, x, y, z, 0.3), 0.5);
      put(d, COAT);
      for (let n = 0; n < b.tail.length; n++) put(grown(limb(tails, n, x, y, z), d, 0.3), TAIL);
      if (close) {
        put(far(x - hx - head * 0.52, y - hy - head * 0.26, aside - head * 0.66) - head * 0.17, DARK);
        if (!trunk) put(far(x - sx - nose * 0.55, y - sy - nose * 0.25, z) - nose * 0.55, DARK);
      }
      if (mane) {
        const ruff = far((x - nx + head * 0.75) * 1.15, (y - ny + head * 0.45) * 0.82, z * 0.92) - mane;
        const wild =
          ruff < 0.6 ? 0.1 * n2(x * 1.6 + z * 1.3, y * 2.1 - x) + 0.07 * n2(x * 5 + z * 4, y * 2.4) : 0;
        put((ruff + wild) * 0.8, MANE);
      }
      if (crest) {
        const hangs = limb(hair, 0, x, y, z - 0.12 * crest);
        put((hangs + (hangs < 0.5 ? 0.1 * n2(x * 3 - y, y * 1.2 + z * 2) : 0)) * 0.8, MANE);
      }
      if (antlers && y > hy) for (let n = 0; n < 4; n++) put(limb(horns, n, x, y, aside), HORN);
      if (horn) put(limb(spike, 0, x, y, z), HORN);
      if (trunk) put(limb(trunks, 2, x, y, aside), HORN);
      return D;
    },
    albedo(id, x, y, z, out) {
      if (id === DARK) return set(out, 0.012, 0.01, 0.008);
      if (id === HORN) return set(out, 0.5, 0.42, 0.3);
      const tufts =
        0.9 +
        0.1 * n2(x * 1.1, y * 1.1 + z) +
        0.16 * n2(x * 4.5 + y * 3.1, y * 11 + z * 9) +
        0.26 * n2(x * 13 + y * 9, y * 34 + z * 27);
      let [pale, dark] = [0, id === MANE ? 0.75 : 0];
      if (id === TAIL && b.tip) {
        const [x0, y0, x1, y1] = b.tail.at(-1) as Tail;
        const end = smooth(0.35, 0.75, 1 - far(x - x1, y - y1, 0) / (far(x1 - x0, y1 - y0, 0) + 0.6));
        if (b.tip === "pale") pale = end;
        else dark = end;
      }
      if (id === COAT) {
        // Below, and under the chin.
        if (x < nx - head)
          pale = smooth(leg + chest * 0.12, leg - chest * 0.2, y) * smooth(leg * 0.66, leg * 0.86, y);
        if (b.muzzle && x > hx) pale = Math.max(pale, smooth(hy - head * 0.05, hy - head * 0.5, y));
        else if (b.muzzle)
          pale = Math.max(
            pale,
            smooth(0.1, -0.4, y - ny + head) * smooth(half * 0.5, half, x) * smooth(leg * 0.8, leg, y),
          );
        const sock = b.socks ? leg * b.socks : shank * 0.8;
        dark = smooth(sock, sock * 0.6, y);
      }
      if (b.stripes && id !== MANE) {
        const [close, strong] = b.stripes;
        const bands = Math.sin(x * close + 2.4 * n2(x * 0.6, y * 0.9 + z * 0.4) + y * 0.5);
        const high = smooth(0.25, 0.6, y / (leg + chest));
        dark = Math.max(dark, strong * smooth(0.35, 0.75, bands) * high * (1 - pale * 0.6));
      }
      const part = (at: 0 | 1 | 2) =>
        (b.coat[at] * (1 - pale) + b.pale[at] * pale) * (1 - dark) + b.dark[at] * dark;
      set(out, part(0) * tufts, part(1) * tufts, part(2) * tufts, 0, 0.04);
    },
  };
}
