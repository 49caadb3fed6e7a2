import { mix } from "../world/noise.ts";

export type Flat = readonly (readonly [x: number, y: number])[];

/** Where the line is near: the sides that can be the nearest, whether any passes, and whether the cell's middle lies within. */
type Near = { sides: Uint16Array; isCut: boolean; inside: boolean; x: number; y: number };

/** A field of so many cells to a side, three times as large as the line in its middle. */
const CELLS = 96;
const FIELD = 3;

/** What a cell is; and from `NEAR` on the number of the one that the line passes. */
const UNKNOWN = 0,
  FAR = 1,
  NEAR = 2;

/** How near a closed line is; less than nothing within it. Few of its sides are asked, and far from it none. */
export function polygon(points: Flat): (x: number, y: number) => number {
  const p = Float64Array.from([...points, points[0] ?? [0, 0]].flat());
  const whole = Uint16Array.from(points, (_, side) => side);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - low];
  const beside = (FIELD - 1) / 2;
  const [x0, y0, a, b] = [
    left - wide * beside,
    low - high * beside,
    (wide * FIELD) / CELLS,
    (high * FIELD) / CELLS,
  ];
  const across = Math.sqrt(a * a + b * b);
  const kinds = new Uint16Array(CELLS * CELLS);
  const corners = new Float32Array((CELLS + 1) ** 2).fill(Number.NaN);
  const near: Near[] = [];
  const away = new Float64Array(points.length);

  function square(side: number, x: number, y: number): number {
    const o = side * 2,
      ax = p[o] as number,
      ay = p[o + 1] as number,
      ex = (p[o + 2] as number) - ax,
      ey = (p[o + 3] as number) - ay,
      wx = x - ax,
      wy = y - ay;
    const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12)));
    const qx = wx - ex * t,
      qy = wy - ey * t;
    return qx * qx + qy * qy;
  }

  /** The way from a point within, or not, to another; without a first one from far beside the line. */
  function isWithin(sides: Uint16Array, x: number, y: number, from?: Near): boolean {
    let inside = from?.inside ?? false;
    const fx = from?.x ?? x0 - wide,
      fy = from?.y ?? y0 - high * 0.7;
    const dx = x - fx,
      dy = y - fy;
    for (let n = 0; n < sides.length; n++) {
      const o = (sides[n] as number) * 2,
        ax = p[o] as number,
        ay = p[o + 1] as number,
        bx = p[o + 2] as number,
        by = p[o + 3] as number;
      if (dx * (ay - fy) - dy * (ax - fx) > 0 === dx * (by - fy) - dy * (bx - fx) > 0) continue;
      const ex = bx - ax,
        ey = by - ay;
      if (ex * (fy - ay) - ey * (fx - ax) > 0 !== ex * (y - ay) - ey * (x - ax) > 0) inside = !inside;
    }
    return inside;
  }

  function exact(sides: Uint16Array, x: number, y: number, from?: Near): number {
    let least = 1e9;
    for (let n = 0; n < sides.length; n++) least = Math.min(least, square(sides[n] as number, x, y));
    const inside = from && !from.isCut ? from.inside : isWithin(sides, x, y, from);
    return inside ? -Math.sqrt(least) : Math.sqrt(least);
  }

  function corner(i: number, j: number): number {
    const at = j * (CELLS + 1) + i;
    if (Number.isNaN(corners[at])) corners[at] = exact(whole, x0 + i * a, y0 + j * b);
    return corners[at] as number;
  }

  function look(i: number, j: number): void {
    const at = j * CELLS + i;
    const [x, y] = [x0 + (i + 0.5) * a, y0 + (j + 0.5) * b];
    let nearest = 1e9;
    for (let side = 0; side < whole.length; side++) {
      away[side] = Math.sqrt(square(side, x, y));
      nearest = Math.min(nearest, away[side] as number);
    }
    kinds[at] = nearest > 1.5 * across ? FAR : NEAR + near.length;
    if (kinds[at] === FAR) return;
    const sides = whole.filter((side) => (away[side] as number) <= nearest + across * 1.001);
    near.push({ x, y, sides, isCut: nearest < across, inside: isWithin(whole, x, y) });
  }

  return (x, y) => {
    const u = (x - x0) / a,
      v = (y - y0) / b;
    if (!(u >= 0 && v >= 0 && u < CELLS && v < CELLS)) return exact(whole, x, y);
    const i = u | 0,
      j = v | 0,
      at = j * CELLS + i;
    if (kinds[at] === UNKNOWN) look(i, j);
    if (kinds[at] === FAR) {
      const s = u - i;
      return mix(
        mix(corner(i, j), corner(i + 1, j), s),
        mix(corner(i, j + 1), corner(i + 1, j + 1), s),
        v - j,
      );
    }
    const cell = near[(kinds[at] as number) - NEAR] as Near;
    return exact(cell.sides, x, y, cell);
  };
}
