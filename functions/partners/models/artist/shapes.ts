import type { SKRSContext2D } from "@napi-rs/canvas";

export type Point = readonly [number, number];
type Context = SKRSContext2D;

export function polygon(context: Context, points: readonly Point[], closed = true) {
  context.beginPath();
  // The first line of an empty path only moves there.
  for (const [x, y] of points) context.lineTo(x, y);
  if (closed) context.closePath();
}

/** Through the middles of the way from point to point: no corners. `go: "on"` continues a path that was begun. */
export function softLine(context: Context, points: readonly Point[], go: "start" | "on" = "start") {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  if (go === "start") {
    context.beginPath();
    context.moveTo(first[0], first[1]);
  }
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index] as Point;
    const [nextX, nextY] = points[index + 1] as Point;
    context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  context.lineTo(last[0], last[1]);
}

/** A stroke whose width changes on its way: `width` is asked from 0 at its beginning to 1 at its end. */
export function brush(
  context: Context,
  spine: readonly Point[],
  width: (along: number, index: number) => number,
) {
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], index) => {
    const [fromX, fromY] = spine[Math.max(0, index - 1)] as Point;
    const [toX, toY] = spine[Math.min(spine.length - 1, index + 1)] as Point;
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const dx = (toX - fromX) / length;
    const dy = (toY - fromY) / length;
    const half = width(index / (spine.length - 1), index) / 2;
    left.push([x - dy * half, y + dx * half]);
    right.push([x + dy * half, y - dx * half]);
  });
  polygon(context, [...left, ...right.reverse()]);
  context.fill();
}

export function bezier(a: Point, b: Point, c: Point, d: Point, pieces = 40): Point[] {
  return Array.from({ length: pieces + 1 }, (_, index): Point => {
    const t = index / pieces;
    const u = 1 - t;
    const at = (dimension: 0 | 1) =>
      u * u * u * a[dimension] +
      3 * u * u * t * b[dimension] +
      3 * u * t * t * c[dimension] +
      t * t * t * d[dimension];
    return [at(0), at(1)];
  });
}

/** A curve that goes through every one of its points. */
export function curveThrough(points: readonly Point[], pieces = 16): Point[] {
  const curve: Point[] = [];
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  for (let index = 0; index < points.length - 1; index++)
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces;
      const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const along = (d: 0 | 1) =>
        0.5 *
        (2 * p1[d] +
          (-p0[d] + p2[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t ** 2 +
          (-p0[d] + 3 * p1[d] - 3 * p2[d] + p3[d]) * t ** 3);
      curve.push([along(0), along(1)]);
    }
  curve.push(at(points.length - 1));
  return curve;
}
