import { far, type Tint } from "../world/limbs.ts";
import { type Body, m } from "../world/solids.ts";
import { nearby } from "./nearby.ts";
import { inward, isBeyond, NUMBERS, nearest, numbersOf } from "./nearest.ts";
import type { Part, Point } from "./parts.ts";
import { numberOf, stuffAt } from "./stuffs.ts";

type Box = { least: Point; most: Point };

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
  for (const [n, part] of parts.entries()) numbers.set(numbersOf(part, [mid, y0, 0]), n * NUMBERS);
  const nears = parts.map(({ near }) => near);
  const grain = 8 / high;
  const first = numberOf(parts[0]?.of ?? "own");

  const one = new Uint16Array(1);
  const away = (n: number, x: number, y: number, z: number, most: number): number => {
    if (isBeyond(numbers, n, x, y, z, most)) return 1e9;
    one[0] = n;
    return nearest(numbers, nears, one, x, y, z);
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
      return nearest(numbers, nears, choose(x, y, z), x, y, z);
    },
    albedo: (id, x, y, z, out) => stuffAt(id, own, x * grain, y * grain, z * grain, out),
  };
}
