import { auroraAt } from "./aurora.ts";
import { cirrus, cloud } from "./clouds.ts";
import { earthAt } from "./heavens.ts";
import { far } from "./limbs.ts";
import { clamp, mix, n2, smooth, tones } from "./noise.ts";
import { air, S, starLight, sunCol, sunDisc, zenith } from "./sky.ts";
import { CAM, F, HZ, sp, UW } from "./standing.ts";

// The sky of the world that stands. Clouds are marched on a net of so many units, each of its knots once and when it is
// first looked at: what hides behind hills and bodies, and all of it in a room without a window, nobody asks for.
const NET = 4;
let nw = 0,
  nh = 0,
  marched = new Float32Array(0),
  net = new Float32Array(0);

const UNKNOWN = 0,
  MARCHED = 1,
  EVEN = 2;
let known = new Uint8Array(0);

export function spreadNet() {
  nw = Math.ceil(UW / NET) + 2;
  nh = Math.ceil(HZ / NET) + 2;
  marched = new Float32Array(nw * nh * 4);
  net = new Float32Array(nw * nh * 4);
  known = new Uint8Array(nw * nh);
}

function marchKnot(i: number, j: number) {
  const dx = ((i - 0.5) * NET - UW / 2) / F,
    dy = (HZ - (j - 0.5) * NET) / F,
    l = 1 / far(dx, dy, 1);
  const ign = (52.9829189 * ((0.06711056 * i + 0.00583715 * j) % 1)) % 1;
  cloud(dx * l, dy * l, l, CAM, 0.25 + 0.5 * ign);
  marched.set(S, (j * nw + i) * 4);
  known[j * nw + i] = MARCHED;
}

/** A knot as it is seen: the march's own speckle is out. */
function tie(i: number, j: number) {
  const knot = j * nw + i;
  if (known[knot] === EVEN) return;
  const [top, bottom, left, right] = [
    Math.max(0, j - 1),
    Math.min(nh - 1, j + 1),
    Math.max(0, i - 1),
    Math.min(nw - 1, i + 1),
  ];
  for (let b = top; b <= bottom; b++)
    for (let a = left; a <= right; a++) if (known[b * nw + a] === UNKNOWN) marchKnot(a, b);
  known[knot] = EVEN;
  const atEdge = bottom - top < 2 || right - left < 2;
  const t = marched,
    r = nw * 4;
  for (let o = knot * 4; o < knot * 4 + 4; o++)
    net[o] = atEdge
      ? (t[o] as number)
      : ((t[o] as number) * 4 +
          ((t[o - 4] as number) + (t[o + 4] as number) + (t[o - r] as number) + (t[o + r] as number)) * 2 +
          (t[o - r - 4] as number) +
          (t[o - r + 4] as number) +
          (t[o + r - 4] as number) +
          (t[o + r + 4] as number)) /
        16;
}
export const SKY = new Float64Array(4);
/** No cloud is before northern lights. */
function underAurora(u: number, v: number) {
  auroraAt(u, v, S);
  SKY.set(S);
  SKY[3] = 1;
}
/** Nor over another world. */
function cloudless(dx: number, dy: number, dz: number) {
  if (sp.mood.earth) earthAt(dx, dy, dz);
  SKY.set(S);
  SKY[3] = 1;
}
export function skyAt(u: number, v: number, fine: boolean) {
  const dx = (u - UW / 2) / F,
    dy = Math.max(0.0005, (HZ - v) / F),
    l = 1 / far(dx, dy, 1);
  air(dx * l, dy * l, l);
  if (fine) {
    sunDisc(dx * l, dy * l, l);
    if (sp.mood.stars) {
      const s = starLight(u, v, dy * l);
      S[0] = (S[0] as number) + s * 0.9;
      S[1] = (S[1] as number) + s * 0.95;
      S[2] = (S[2] as number) + s;
    }
  }
  if (sp.aurora) return underAurora(u, v);
  if (sp.mood.sky) return cloudless(dx * l, dy * l, l);
  let r = S[0] as number,
    g = S[1] as number,
    b = S[2] as number;
  const c = sp.cel ? 0.5 * smooth(0.3, 0.34, cirrus(dx * l, dy * l, l)) : cirrus(dx * l, dy * l, l);
  if (c > 0) {
    const mu = dx * l * sp.mood.sun[0] + dy * l * sp.mood.sun[1] + l * sp.mood.sun[2];
    const k = 0.09 + 0.16 * clamp(mu) ** 6,
      a = c * 0.75;
    r = r * (1 - a * 0.5) + a * (sunCol[0] * k + zenith[0] * 0.5);
    g = g * (1 - a * 0.5) + a * (sunCol[1] * k + zenith[1] * 0.5);
    b = b * (1 - a * 0.5) + a * (sunCol[2] * k + zenith[2] * 0.5);
  }
  // clouds, their edges frayed by a little noise so that the net does not show
  let x = u / NET + 0.5,
    y = v / NET + 0.5;
  if (fine) {
    const w = n2(u * 0.11, v * 0.13) + 0.5 * n2(u * 0.27, v * 0.3);
    x += w * 0.7;
    y += n2(u * 0.12 + 40, v * 0.12) * 0.7;
  }
  x = clamp(x, 0, nw - 1.01);
  y = clamp(y, 0, nh - 1.01);
  const i = x | 0,
    j = y | 0,
    fx = x - i,
    fy = y - j,
    knot = j * nw + i,
    o = knot * 4,
    p = o + nw * 4;
  if (
    (known[knot] as number) +
      (known[knot + 1] as number) +
      (known[knot + nw] as number) +
      (known[knot + nw + 1] as number) <
    4 * EVEN
  ) {
    tie(i, j);
    tie(i + 1, j);
    tie(i, j + 1);
    tie(i + 1, j + 1);
  }
  const a = (1 - fx) * (1 - fy),
    bb = fx * (1 - fy),
    cc = (1 - fx) * fy,
    d = fx * fy;
  const T =
    (net[o + 3] as number) * a +
    (net[o + 7] as number) * bb +
    (net[p + 3] as number) * cc +
    (net[p + 7] as number) * d;
  SKY[0] =
    r * T +
    (net[o] as number) * a +
    (net[o + 4] as number) * bb +
    (net[p] as number) * cc +
    (net[p + 4] as number) * d;
  SKY[1] =
    g * T +
    (net[o + 1] as number) * a +
    (net[o + 5] as number) * bb +
    (net[p + 1] as number) * cc +
    (net[p + 5] as number) * d;
  SKY[2] =
    b * T +
    (net[o + 2] as number) * a +
    (net[o + 6] as number) * bb +
    (net[p + 2] as number) * cc +
    (net[p + 6] as number) * d;
  SKY[3] = T;
  if (!sp.cel || T > 0.97) return;
  // a cloud in three tones, with an edge of its own
  const thick = 1 - T,
    edge = smooth(0.2, 0.3, thick),
    cr = (SKY[0] as number) - r * T,
    cg = (SKY[1] as number) - g * T,
    cb = (SKY[2] as number) - b * T;
  const lit = (0.3 * cr + 0.6 * cg + 0.1 * cb) / thick,
    full = 0.3 * sunCol[0] + 0.6 * sunCol[1] + 0.1 * sunCol[2];
  const t = 0.035 + 0.2 * tones((lit / full) * 7, 2);
  SKY[0] = mix(r, sunCol[0] * t + zenith[0] * 1.1, edge);
  SKY[1] = mix(g, sunCol[1] * t + zenith[1] * 1.1, edge);
  SKY[2] = mix(b, sunCol[2] * t + zenith[2] * 1.1, edge);
}
