import { Path2D, PathOp } from "@napi-rs/canvas";
import type { MotifShape } from "./pen.ts";

type Point = readonly [x: number, y: number];

/** Straight pieces to a unit of a curve, and to all of it: on the largest print they leave it by about a pixel. */
const STEPS = 2;
const MOST_STEPS = 12;

const pointsIn = (numbers: string): Point[] =>
  [...numbers.matchAll(/(-?[\d.]+(?:e-?\d+)?)[ ,](-?[\d.]+(?:e-?\d+)?)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  );

/** Where a curve is after a part of it: between its points, between what is between these, and so on. */
function along(bend: readonly Point[], part: number): Point {
  const [first = [0, 0] as Point, ...rest] = bend;
  if (rest.length === 0) return first;
  const between = rest.map(([x, y], index): Point => {
    const [x1, y1] = bend[index] as Point;
    return [x1 + (x - x1) * part, y1 + (y - y1) * part];
  });
  return along(between, part);
}

function bent(bend: readonly Point[]): Point[] {
  const long = bend
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - (bend[at]?.[0] ?? x), y - (bend[at]?.[1] ?? y)), 0);
  const steps = Math.min(MOST_STEPS, Math.ceil(long * STEPS));
  return Array.from({ length: steps }, (_, step) => along(bend, (step + 1) / steps));
}

/** A path of straight pieces alone, as all that follows asks for; whoever drew it may have drawn curves. */
export function straight(path: Path2D): Path2D {
  let at: Point = [0, 0];
  const pieces = [...path.toSVGString().matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(
    ([, kind = "", numbers = ""]) => {
      const points = pointsIn(numbers);
      const line = points.length > 1 ? bent([at, ...points]) : points;
      at = points.at(-1) ?? at;
      return line.length === 0 ? kind : line.map(([x, y]) => `${kind === "M" ? "M" : "L"}${x} ${y}`).join("");
    },
  );
  return new Path2D(pieces.join(""));
}

/** Every closed line of a path of straight pieces. */
const linesOf = (path: Path2D): Point[][] =>
  path
    .toSVGString()
    .split(/(?=M)/)
    .map(pointsIn)
    .filter((line) => line.length > 2);

const isWithin = ([x, y]: Point, line: readonly Point[]) =>
  line.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = line[(index + 1) % line.length] as Point;
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);

const turn = (line: readonly Point[]) =>
  line.reduce((sum, [x1, y1], index) => {
    const [x2, y2] = line[(index + 1) % line.length] as Point;
    return sum + x1 * y2 - x2 * y1;
  }, 0);

/** How far a point is from the way between two others. */
function away([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - dx * along, y - y1 - dy * along);
}

/** A line without the points that lie so near to the way between those that stay. */
function thinned(line: readonly Point[], within: number): Point[] {
  const kept: Point[] = [];
  let from = 0;
  for (let at = 0; at < line.length; at++) {
    const [start, next] = [line[from] as Point, line[(at + 1) % line.length] as Point];
    const skipped = line.slice(from + 1, at + 1);
    if (at > 0 && skipped.every((point) => away(point, start, next) < within)) continue;
    kept.push(line[at] as Point);
    from = at;
  }
  return kept;
}

/**
 * The same shape, with holes that run against the clock: the engine's own answer to this loses some of them. Of a line, points
 * may be left out `within` which it runs nearly straight.
 */
export function wound(path: Path2D, within = 0): Path2D {
  const lines = linesOf(path)
    .map((line) => (within > 0 ? thinned(line, within) : line))
    .filter((line) => line.length > 2);
  const clockwise = lines.map((line) => {
    const depth = lines.filter((other) => other !== line && isWithin(line[0] as Point, other)).length;
    return turn(line) > 0 === (depth % 2 === 0) ? line : line.toReversed();
  });
  return new Path2D(clockwise.map((line) => `M${line.map(([x, y]) => `${x} ${y}`).join("L")}Z`).join(""));
}

/** Two halves at a time: one line after the other, each would go through all of the shape that there is by then. */
function united(lines: readonly string[]): Path2D {
  const half = lines.length >> 1;
  const one = half > 0 ? united(lines.slice(0, half)) : new Path2D();
  const other = half > 0 ? united(lines.slice(half)) : new Path2D(lines[0] ?? "");
  return one.op(other, PathOp.Union);
}

/** Each closed line alone is a body, and all of them one; together they would cut holes into one another. */
export const joined = (outlines: readonly string[]): Path2D =>
  united(outlines.flatMap((outline) => outline.split(/(?=M)/)));

/** A drawing as one shape, without what is cut out of it. */
export const bodyOf = ({ body }: MotifShape): Path2D => wound(joined(body));

/** A drawing as one shape whose cuts are holes. */
export const cutOut = ({ body, cut = [] }: MotifShape): Path2D =>
  wound(joined(body).op(joined(cut), PathOp.Difference));
