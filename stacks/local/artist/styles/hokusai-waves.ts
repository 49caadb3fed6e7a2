import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, clamp, css, mix } from "../color.ts";
import type { Random } from "../random.ts";
import type { Point } from "../shapes.ts";

/** What waves are printed with. */
export type Print = {
  context: SKRSContext2D;
  dice: Random;
  /** About -1 to 1. */
  sway(x: number, y: number): number;
  ink: Color;
  deep: Color;
  mid: Color;
  light: Color;
  foam: Color;
};

type Crest =
  | { kind: "drop"; x: number; y: number; radius: number }
  | { kind: "claw"; path: Point[]; wide: number };

/** A smooth way through points. */
function curve(points: readonly Point[], steps = 16): Point[] {
  const out: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (shift) => points[clamp(index + shift, 0, points.length - 1)] as Point,
    ) as [Point, Point, Point, Point];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3);
      out.push([at(0), at(1)]);
    }
  }
  return [...out, points.at(-1) as Point];
}

const trace = (context: SKRSContext2D, points: readonly Point[]) => {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
};

/** A stroke that tapers to its end. */
function tapered(context: SKRSContext2D, path: readonly Point[], wide: number, more: number) {
  const [left, right]: [Point[], Point[]] = [[], []];
  path.forEach(([x, y], index) => {
    const [nextX, nextY] = path[Math.min(path.length - 1, index + 1)] as Point;
    const [lastX, lastY] = path[Math.max(0, index - 1)] as Point;
    const length = Math.hypot(nextX - lastX, nextY - lastY) || 1;
    const half = Math.max(0.8, wide * (1 - 0.82 * (index / (path.length - 1)))) / 2 + more;
    left.push([x - ((nextY - lastY) / length) * half, y + ((nextX - lastX) / length) * half]);
    right.unshift([x + ((nextY - lastY) / length) * half, y - ((nextX - lastX) / length) * half]);
  });
  trace(context, [...left, ...right]);
  context.fill();
}

const SAMPLES = 160;

/** A wave between its back and its hollow, in stripes that follow both; answers its crest. */
function body(
  { context, sway, ink, deep, mid, light, foam }: Print,
  back: Point[],
  hollow: Point[],
  stripes: number,
  line: number,
) {
  const at = (path: Point[], share: number): Point => {
    const place = clamp(share) * (path.length - 1);
    const index = Math.min(path.length - 2, Math.floor(place));
    const [from, to] = [path[index] as Point, path[index + 1] as Point];
    const t = place - index;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  };
  const between = (share: number): Point[] =>
    Array.from({ length: SAMPLES + 1 }, (_, sample) => {
      const along = sample / SAMPLES;
      const [a, b] = [at(back, along), at(hollow, along)];
      const t = share + 0.022 * sway(along * 5, share * 9) * Math.sin(Math.PI * share);
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    });
  const outline = [...between(0), ...between(1).reverse()];
  trace(context, outline);
  context.fillStyle = css(deep);
  context.fill();
  context.save();
  trace(context, outline);
  context.clip();
  for (let stripe = 0; stripe < stripes; stripe++) {
    const pale = stripe % 2 === 1;
    const share = (stripe + 0.5) / stripes;
    const color = pale ? mix(light, foam, 0.35 + 0.4 * share) : mix(deep, mid, share * 0.75);
    const from = between(stripe / stripes);
    trace(context, [...from, ...between((stripe + (pale ? 0.4 : 1)) / stripes).reverse()]);
    context.fillStyle = css(color);
    context.fill();
    if (!pale) continue;
    trace(context, from);
    context.strokeStyle = css(ink, 0.8);
    context.lineWidth = line * 0.5;
    context.stroke();
  }
  context.restore();
  trace(context, outline);
  context.closePath();
  context.strokeStyle = css(ink);
  context.lineWidth = line;
  context.stroke();
  return between(0);
}

function claw(
  { dice }: Print,
  [x, y]: Point,
  turn: number,
  length: number,
  side: number,
  depth = 0,
): Crest[] {
  const path: Point[] = [];
  const bend = 0.2 * side * dice.range(0.7, 1.35);
  let [atX, atY, angle] = [x, y, turn];
  for (let step = 0; step <= 9; step++) {
    path.push([atX, atY]);
    atX += (Math.cos(angle) * length) / 9;
    atY += (Math.sin(angle) * length) / 9;
    angle += bend * (0.4 + step / 9);
  }
  const fingers = depth < 2 ? [0, 1] : [];
  return [
    { kind: "claw", path, wide: length * 0.3 },
    ...fingers.flatMap((finger) => {
      const [from, next] = [path[3 + finger * 3] as Point, path[4 + finger * 3] as Point];
      const towards = Math.atan2(next[1] - from[1], next[0] - from[0]) + (finger ? -0.75 : 0.75);
      return claw(
        { dice } as Print,
        from,
        towards,
        length * dice.range(0.42, 0.58),
        finger ? -side : side,
        depth + 1,
      );
    }),
  ];
}

/** Foam along a crest: drops in heaps, and fingers that reach forward. */
function foamOn(
  print: Print,
  crest: readonly Point[],
  [from, to]: readonly [number, number],
  size: number,
  side: number,
): Crest[] {
  const { dice } = print;
  const found: Crest[] = [];
  let last: Point | undefined;
  for (let index = Math.floor(from * SAMPLES); index <= to * SAMPLES; index++) {
    const point = crest[index] as Point;
    const [next, before] = [
      crest[Math.min(SAMPLES, index + 1)] as Point,
      crest[Math.max(0, index - 1)] as Point,
    ];
    const length = Math.hypot(next[0] - before[0], next[1] - before[1]) || 1;
    const [dx, dy] = [(next[0] - before[0]) / length, (next[1] - before[1]) / length];
    const along = (index / SAMPLES - from) / (to - from);
    const grow = size * (0.35 + 0.85 * Math.sin(Math.PI * clamp(along * 0.85 + 0.1)));
    if (last && Math.hypot(point[0] - last[0], point[1] - last[1]) < grow * 0.42) continue;
    last = point;
    for (const [away, least, most] of [
      [0.05, 0.36, 0.55],
      [0.55, 0.26, 0.42],
    ] as const)
      found.push({
        kind: "drop",
        x: point[0] - dy * grow * away + (away > 0.1 ? dice.gauss() * 5 : 0),
        y: point[1] + dx * grow * away + (away > 0.1 ? dice.gauss() * 5 : 0),
        radius: grow * dice.range(least, most),
      });
    for (let finger = 0; finger < (along > 0.2 ? 2 : 1); finger++)
      found.push(
        ...claw(
          print,
          [point[0] - dy * grow * 0.6, point[1] + dx * grow * 0.6],
          Math.atan2(dx, -dy) + dice.range(-0.5, 0.5) + 0.25 * side,
          grow * dice.range(0.75, 1.15),
          side,
        ),
      );
  }
  return found;
}

/** All foam is printed twice, first a little larger in ink: so it has one outline, however many drops it is. */
function printFoam({ context, ink, foam, light }: Print, found: readonly Crest[], line: number) {
  for (const [color, more] of [
    [ink, line],
    [foam, 0],
  ] as const) {
    context.fillStyle = css(color);
    for (const one of found) {
      if (one.kind === "claw") tapered(context, one.path, one.wide, more);
      else {
        context.beginPath();
        context.arc(one.x, one.y, one.radius + more, 0, Math.PI * 2);
        context.fill();
      }
    }
  }
  context.strokeStyle = css(light);
  for (const one of found) {
    if (one.kind === "claw") continue;
    context.lineWidth = Math.max(1.2, one.radius * 0.1);
    context.beginPath();
    context.arc(one.x, one.y, one.radius * 0.62, 0.4, 2.2);
    context.stroke();
  }
}

export type Wave = {
  back: Point[];
  hollow: Point[];
  stripes: number;
  line: number;
  foam: { from: number; to: number; size: number; side: number };
};

/** One wave, whole: its body in stripes, and the foam that breaks from it. */
export function paintWave(print: Print, { back, hollow, stripes, line, foam }: Wave) {
  const crest = body(print, curve(back, 20), curve(hollow, 20), stripes, line);
  printFoam(print, foamOn(print, crest, [foam.from, foam.to], foam.size, foam.side), line * 0.85);
}
