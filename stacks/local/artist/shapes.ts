import type { SKRSContext2D } from "@napi-rs/canvas";

export type Point = readonly [number, number];
type Context = SKRSContext2D;

export function polygon(context: Context, points: readonly Point[], closed = true) {
  context.beginPath();
  // The first line of an empty path only moves there.
  for (const [x, y] of points) context.lineTo(x, y);
  if (closed) context.closePath();
}

/** Through the middles of the way from point to point: no corners. */
export function softLine(context: Context, points: readonly Point[]) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  context.beginPath();
  context.moveTo(first[0], first[1]);
  for (let index = 1; index < points.length - 1; index++) {
    const [x, y] = points[index] as Point;
    const [nextX, nextY] = points[index + 1] as Point;
    context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  }
  context.lineTo(last[0], last[1]);
}
