import { far, grown, type Tint } from "../world/limbs.ts";
import { type Body, m } from "../world/solids.ts";
import { formed, LONGEST } from "./forms.ts";
import { nearby } from "./nearby.ts";
import type { Part, Point } from "./parts.ts";
import { numberOf, stuffAt } from "./stuffs.ts";

type Box = { least: Point; most: Point };

const RAD = Math.PI / 180;

/** Rows of what turns a body's directions into a part's own. */
function inward([pitch, yaw, roll]: Point): number[] {
  const [a, b, c] = [pitch * RAD, yaw * RAD, roll * RAD];
  const [ca, sa, cb, sb, cc, sc] = [
    Math.cos(a),
    Math.sin(a),
    Math.cos(b),
    Math.sin(b),
    Math.cos(c),
    Math.sin(c),
  ];
  return [
    ...[cc * cb, sc * cb, -sb],
    ...[cc * sb * sa - sc * ca, sc * sb * sa + cc * ca, cb * sa],
    ...[cc * sb * ca + sc * sa, sc * sb * ca - cc * sa, cb * ca],
  ];
}

function boxOf({ at, reach, mid = [0, 0, 0], turn, both }: Part): Box {
  const rows = turn && inward(turn);
  const half = [0, 1, 2].map((k) =>
    rows
      ? [0, 1, 2].reduce((sum, n) => sum + Math.abs(rows[n * 3 + k] as number) * (reach[n] as number), 0)
      : (reach[k] as number),
  );
  const middle = [0, 1, 2].map((k) =>
    rows ? [0, 1, 2].reduce((sum, n) => sum + (rows[n * 3 + k] as number) * (mid[n] as number), 0) : mid[k],
  ) as number[];
  const side = (sign: number) =>
    at.map((value, k) => value + (middle[k] as number) + sign * (half[k] as number)) as unknown as Point;
  const [least, most] = [side(-1), side(1)];
  const wide = Math.max(Math.abs(least[2]), Math.abs(most[2]));
  return both ? { least: [least[0], least[1], -wide], most: [most[0], most[1], wide] } : { least, most };
}

/** Of each part: where it is, how far it reaches, of what and how it is, its turn; then the numbers of its form. */
const FORM = 17,
  NUMBERS = FORM + LONGEST;

/** From further away than this share of its height, a body is its box. */
const BEYOND = 0.12;

/** A body out of parts, in its owner's color; it stands on its lowest part, and its middle is its own. */
export function built(parts: readonly Part[], own: Tint, alive = false): Body {
  const boxes = parts.map(boxOf);
  const edge = (k: number, of: "least" | "most") =>
    boxes.reduce(
      (one, box) => (of === "least" ? Math.min : Math.max)(one, box[of][k] as number),
      of === "least" ? 1e9 : -1e9,
    );
  const [x0, x1, y0, y1] = [edge(0, "least"), edge(0, "most"), edge(1, "least"), edge(1, "most")];
  const deep = Math.max(-edge(2, "least"), edge(2, "most"));
  const [mid, half, high] = [(x0 + x1) / 2, (x1 - x0) / 2, y1 - y0];
  const numbers = new Float64Array(parts.length * NUMBERS);
  for (const [
    n,
    { at, reach, mid: inner = [0, 0, 0] as Point, of = "own", both, turn, into = 0, near },
  ] of parts.entries())
    numbers.set(
      [
        ...[at[0] - mid, at[1] - y0, at[2], (far(...reach) + far(inner[0], inner[1], inner[2])) * 1.001],
        ...[numberOf(of), both ? 1 : 0, into, turn ? 1 : 0],
        ...(turn ? inward(turn) : new Array<number>(9).fill(0)),
        ...(near.form ?? []),
      ],
      n * NUMBERS,
    );
  const grain = 8 / high;
  const first = numberOf(parts[0]?.of ?? "own");

  const away = (n: number, x: number, y: number, z: number, most: number): number => {
    const o = n * NUMBERS;
    let px = x - (numbers[o] as number),
      py = y - (numbers[o + 1] as number),
      pz = (numbers[o + 5] ? Math.abs(z) : z) - (numbers[o + 2] as number);
    const bound = most + (numbers[o + 3] as number);
    if (bound < 0 || px * px + py * py + pz * pz > bound * bound) return 1e9;
    if (numbers[o + 7]) {
      const [a, b, c] = [px, py, pz];
      px = a * (numbers[o + 8] as number) + b * (numbers[o + 9] as number) + c * (numbers[o + 10] as number);
      py =
        a * (numbers[o + 11] as number) + b * (numbers[o + 12] as number) + c * (numbers[o + 13] as number);
      pz =
        a * (numbers[o + 14] as number) + b * (numbers[o + 15] as number) + c * (numbers[o + 16] as number);
    }
    return numbers[o + FORM] ? formed(numbers, o + FORM, px, py, pz) : (parts[n] as Part).near(px, py, pz);
  };
  const beyond = high * BEYOND;
  const choose = nearby({
    least: [-half - beyond, -beyond, -deep - beyond],
    most: [half + beyond, high + beyond, deep + beyond],
    into: parts.map(({ into = 0 }) => into),
    away,
  });
  return {
    r: far(half, 0, deep) + high * 0.02,
    h: high,
    wide: half * 2,
    lower: high * 0.05,
    alive,
    sdf(x, y, z) {
      const off = far(
        Math.max(0, Math.abs(x) - half),
        Math.max(0, y - high, -y),
        Math.max(0, Math.abs(z) - deep),
      );
      if (off > beyond) {
        m.id = first;
        return off;
      }
      let d = 1e9,
        id = first;
      const some = choose(x, y, z);
      for (let at = 0; at < some.length; at++) {
        const n = some[at] as number,
          o = n * NUMBERS,
          k = numbers[o + 6] as number;
        const e = away(n, x, y, z, d + k);
        if (e >= d + k) continue;
        if (e < d) id = numbers[o + 4] as number;
        d = k > 0 ? grown(e, d, k) : Math.min(d, e);
      }
      m.id = id;
      return d;
    },
    albedo: (id, x, y, z, out) => stuffAt(id, own, x * grain, y * grain, z * grain, out),
  };
}
