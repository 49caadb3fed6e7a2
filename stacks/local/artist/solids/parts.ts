import { far, limbs } from "../world/limbs.ts";
import { BALL, DISC, type Near, plain, RING, ROD, SLAB } from "./forms.ts";
import { type Flat, polygon } from "./polygon.ts";
import type { Stuff } from "./stuffs.ts";

// What things are built of: each part knows how near it is, and the box that it lies in.

export type Point = readonly [x: number, y: number, z: number];

export type How = {
  of?: Stuff;
  /** Another one on the other side, where z is negative. */
  both?: boolean;
  /** Degrees about the axes: pitch over x, yaw over y, roll over z. */
  turn?: Point;
  /** It grows into what was there before it over so much. */
  into?: number;
};

/** `at` is what it turns about; it reaches so far to all sides of its own middle. */
export type Part = How & {
  at: Point;
  reach: Point;
  mid?: Point;
  near: Near;
};

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** From one end to the other, as thick as said at each. */
export function rod(from: Point, to: Point, r0: number, r1 = r0, how: How = {}): Part {
  const at = between(from, to);
  const away = (p: Point) => [p[0] - at[0], p[1] - at[1], p[2] - at[2]] as const;
  const one = limbs([[...away(from), ...away(to), r0, r1]]);
  const thick = Math.max(r0, r1);
  const reach = away(to).map((half) => Math.abs(half) + thick) as unknown as Point;
  return { ...how, at, reach, near: plain(ROD, ...one) };
}

/** Through points one after the other, thinner and thinner. */
export const pipe = (points: readonly Point[], r0: number, r1 = r0, how: How = {}): Part[] =>
  points.slice(1).map((point, n) => {
    const thick = (share: number) => r0 + (r1 - r0) * (share / (points.length - 1));
    return rod(points[n] as Point, point, thick(n), thick(n + 1), how);
  });

export function ball(at: Point, rx: number, ry = rx, rz = rx, how: How = {}): Part {
  const isFlat = Math.max(rx, ry, rz) > 2.5 * Math.min(rx, ry, rz);
  return { ...how, at, reach: [rx, ry, rz], near: plain(isFlat ? DISC : BALL, rx, ry, rz) };
}

/** A box by half its sides, its edges as round as said. */
export function slab(at: Point, a: number, b: number, c: number, how: How & { round?: number } = {}): Part {
  const { round = Math.min(a, b, c) * 0.2, ...rest } = how;
  return { ...rest, at, reach: [a, b, c], near: plain(SLAB, a, b, c, round) };
}

/** Pressed flat: a brim is no ball. */
export const pressed = (part: Part, high: number): Part => ({
  ...part,
  near: (x, y, z) => Math.max(part.near(x, y, z), Math.abs(y) - high),
});

/** A ring that lies flat. */
export const ring = (at: Point, wide: number, thick: number, how: How = {}): Part => ({
  ...how,
  at,
  reach: [wide + thick, thick, wide + thick],
  near: plain(RING, wide, thick),
});

const outline = (points: string): Flat =>
  points.split(" ").map((point) => point.split(",").map(Number) as [number, number]);

/** A line through the same points without corners. */
function softened(points: Flat, closed: boolean): Flat {
  const many = points.length;
  const at = (n: number) =>
    (closed ? points[(n + many) % many] : points[Math.min(many - 1, Math.max(0, n))]) as readonly [
      number,
      number,
    ];
  return points.slice(0, closed ? many : many - 1).flatMap((_, n) => {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    return [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6].map((t) => {
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      return [along(0), along(1)] as const;
    });
  });
}

/** Turned on a lathe: how wide it is at which height ("r,y r,y …", from below); `thrown` as a pot is, without edges. */
export function turned(at: Point, profile: string, how: How & { thrown?: boolean } = {}): Part {
  const { thrown = false, ...rest } = how;
  const line = outline(profile);
  const last = line.at(-1) as readonly [number, number];
  const side = thrown ? [...softened(line, false), last] : line;
  const sides = side.map(([r, y]) => [Math.max(0, r), y] as const);
  const [wide, ys] = [Math.max(...sides.map(([r]) => r)), sides.map(([, y]) => y)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const mid = (low + high) / 2;
  const first = sides[0] as readonly [number, number];
  // The axis itself is no side: what lies beyond it is the same again.
  const shape = polygon([[-wide, first[1]], ...sides, [-wide, last[1]]]);
  return {
    ...rest,
    at: [at[0], at[1] + mid, at[2]],
    reach: [wide, (high - low) / 2, wide],
    near: (x, y, z) => shape(far(x, 0, z), y + mid),
  };
}

/** Sawn out of a board that stands: its outline ("x,y x,y …"), and half as thick as it is; `bent` without corners. */
export function board(at: Point, points: string, thick: number, how: How & { bent?: boolean } = {}): Part {
  const { bent = false, ...rest } = how;
  const line = bent ? softened(outline(points), true) : outline(points);
  const shape = polygon(line);
  const [least, most] = [Math.min, Math.max].map((of) =>
    ([0, 1] as const).map((k) => of(...line.map((point) => point[k]))),
  ) as [[number, number], [number, number]];
  const round = thick * 0.5;
  return {
    ...rest,
    at,
    reach: [(most[0] - least[0]) / 2, (most[1] - least[1]) / 2, thick],
    mid: [(most[0] + least[0]) / 2, (most[1] + least[1]) / 2, 0],
    near: (x, y, z) => {
      const d = shape(x, y) + round,
        e = Math.abs(z) - thick + round;
      return Math.min(Math.max(d, e), 0) + far(Math.max(d, 0), Math.max(e, 0), 0) - round;
    },
  };
}

/** A shape as large as said; one that is plain stays so. */
function sized(near: Near, size: number): Near {
  const { form } = near;
  // One over the square of its length, how thick it is, and where from and how far it goes.
  if (form?.[0] === ROD)
    return plain(ROD, ...form.slice(1).map((n, k) => (k === 6 ? n / size ** 2 : n * size)));
  if (form) return plain(form[0] as number, ...form.slice(1).map((n) => n * size));
  return (x, y, z) => near(x / size, y / size, z / size) * size;
}

/** The same parts elsewhere, as large as said. */
export const moved = (parts: readonly Part[], [dx, dy, dz]: Point, size = 1): Part[] =>
  parts.map((part) => ({
    ...part,
    ...(part.into && { into: part.into * size }),
    at: [part.at[0] * size + dx, part.at[1] * size + dy, part.at[2] * size + dz],
    reach: part.reach.map((half) => half * size) as unknown as Point,
    ...(part.mid && { mid: part.mid.map((half) => half * size) as unknown as Point }),
    near: sized(part.near, size),
  }));
