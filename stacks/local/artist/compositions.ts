import { Path2D } from "@napi-rs/canvas";
import type { Easel } from "./easel.ts";
import type { Random } from "./random.ts";
import { type Form, forms } from "./reading/abstract.ts";

/** A part of a composition: which of the colors it has, how thick it is where it is a line, and whether it hides all behind it. */
export type Mark = { path: Path2D; tone: number; line?: number; hides?: true };

type Sheet = { width: number; height: number; dice: Random };

const TAU = Math.PI * 2;

/** A round body that no compass drew. */
function pebble({ dice }: Sheet, x: number, y: number, wide: number, high: number): Path2D {
  const [a, b, turn] = [dice.range(0.05, 0.13), dice.range(0.03, 0.08), dice.range(0, TAU)];
  const path = new Path2D();
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * TAU;
    const far = 1 + a * Math.sin(2 * angle + turn) + b * Math.sin(3 * angle + turn * 2);
    path.lineTo(x + Math.cos(angle) * wide * far, y + Math.sin(angle) * high * far);
  }
  path.closePath();
  return path;
}

function disc(x: number, y: number, radius: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, radius, 0, TAU);
  path.closePath();
  return path;
}

function arch(x: number, foot: number, wide: number, high: number): Path2D {
  const path = new Path2D();
  path.moveTo(x - wide, foot);
  path.lineTo(x - wide, foot - high + wide);
  path.arc(x, foot - high + wide, wide, Math.PI, TAU);
  path.lineTo(x + wide, foot);
  path.closePath();
  return path;
}

/** Calm large bodies, an arch in an arch, a sun, and one line through all. */
function shapes(sheet: Sheet): Mark[] {
  const { width: w, height: h, dice } = sheet;
  const side = dice() < 0.5 ? 1 : -1;
  const x = (share: number) => w / 2 + side * (share - 0.5) * w;
  const foot = h * dice.range(0.9, 1.02);
  const short = Math.min(w, h);
  const arches = [0, 1, 2].map(
    (at): Mark => ({
      path: arch(x(0.32), foot, short * (0.27 - at * 0.075), h * (0.5 - at * 0.085)),
      tone: [0, 3, 1][at] as number,
    }),
  );
  const line = new Path2D();
  line.moveTo(x(-0.05), h * 0.62);
  line.bezierCurveTo(x(0.3), h * 0.4, x(0.5), h * 0.86, x(1.05), h * 0.5);
  return [
    { path: pebble(sheet, x(0.7), h * dice.range(0.6, 0.68), short * 0.36, short * 0.44), tone: 2 },
    { path: pebble(sheet, x(0.3), h * dice.range(0.26, 0.32), short * 0.34, short * 0.26), tone: 4 },
    ...arches,
    { path: disc(x(0.72), h * dice.range(0.2, 0.28), short * dice.range(0.13, 0.17)), tone: 1 },
    { path: pebble(sheet, x(0.78), h * 0.86, short * 0.16, short * 0.12), tone: 0 },
    { path: line, tone: 3, line: 5 },
  ];
}

/** One behind the other, from a pale height down to a deep foreground. */
function waves({ width: w, height: h, dice }: Sheet): Mark[] {
  const many = 8;
  const from = dice.range(0.3, 0.4);
  const sun: Mark = {
    path: disc(w * dice.range(0.3, 0.7), h * (from - 0.08), Math.min(w, h) * dice.range(0.12, 0.17)),
    tone: 1,
  };
  const bands = Array.from({ length: many }, (_, at): Mark => {
    const y = h * (from + ((1 - from) * at) / many);
    const [phase, long, tall] = [dice.range(0, TAU), dice.range(0.7, 1.3), h * dice.range(0.018, 0.042)];
    const path = new Path2D();
    for (let px = -20; px <= w + 20; px += 10)
      path.lineTo(
        px,
        y + tall * (Math.sin((px / w) * TAU * long + phase) + 0.4 * Math.sin((px / w) * 9 + at)),
      );
    path.lineTo(w + 20, h + 20);
    path.lineTo(-20, h + 20);
    path.closePath();
    return { path, tone: [4, 2, 0, 3, 2, 1, 0, 3][at] as number, hides: true };
  });
  return [sun, ...bands];
}

const sizes = [0.27, 0.2, 0.15, 0.1, 0.07];
const SMALLEST = 0.05;

/** Discs and rings that touch, weigh and balance each other. */
function circles({ width: w, height: h, dice }: Sheet): Mark[] {
  const short = Math.min(w, h);
  const placed: { x: number; y: number; r: number }[] = [];
  for (let tries = 0; placed.length < 11 && tries < 400; tries++) {
    const r = short * (sizes[placed.length >> 1] ?? SMALLEST) * dice.range(0.9, 1.1);
    const one = { x: dice.range(0.14, 0.86) * w, y: dice.range(0.12, 0.88) * h, r };
    const free = placed.every((other) => Math.hypot(other.x - one.x, other.y - one.y) > (other.r + r) * 0.8);
    if (free) placed.push(one);
  }
  return placed.flatMap(({ x, y, r }, at): Mark[] => [
    { path: disc(x, y, r), tone: at % 5 },
    ...(at % 3 === 0 ? [{ path: disc(x, y, r * 0.62), tone: (at + 3) % 5 }] : []),
    ...(at % 3 === 1 ? [{ path: disc(x, y, r * 1.18), tone: (at + 1) % 5, line: 4 }] : []),
  ]);
}

/** A few fields of color, one upon the other, whose edges breathe. */
function fields({ width: w, height: h, dice }: Sheet): Mark[] {
  const rim = Math.min(w, h) * 0.08;
  const cuts = [0, dice.range(0.3, 0.4), dice.range(0.58, 0.72), 1];
  return [0, 1, 2].map((at): Mark => {
    const [top, foot] = [cuts[at] as number, cuts[at + 1] as number].map((y) => rim + y * (h - 2 * rim)) as [
      number,
      number,
    ];
    const phase = dice.range(0, TAU);
    const path = new Path2D();
    const edge = (t: number) => 5 * Math.sin(t * 5 + phase) + 3 * Math.sin(t * 13 + phase * 2);
    for (let t = 0; t <= 1; t += 0.02) path.lineTo(rim + t * (w - 2 * rim), top + rim * 0.2 + edge(t));
    for (let t = 0; t <= 1; t += 0.02)
      path.lineTo(w - rim + edge(t + 2), top + rim * 0.2 + t * (foot - top - rim * 0.4));
    for (let t = 1; t >= 0; t -= 0.02) path.lineTo(rim + t * (w - 2 * rim), foot - rim * 0.2 + edge(t + 4));
    for (let t = 1; t >= 0; t -= 0.02)
      path.lineTo(rim + edge(t + 6), top + rim * 0.2 + t * (foot - top - rim * 0.4));
    path.closePath();
    return { path, tone: [0, 1, 2][at] as number };
  });
}

/** Lines that run beside each other, around what lies below them. */
function lines({ width: w, height: h, dice }: Sheet): Mark[] {
  const many = 34;
  const [cx, cy, deep] = [w * dice.range(0.35, 0.65), h * dice.range(0.35, 0.6), h * dice.range(0.14, 0.2)];
  const [phase, bend] = [dice.range(0, TAU), h * dice.range(0.03, 0.06)];
  return [
    { path: disc(cx, cy, Math.min(w, h) * 0.24), tone: 1 },
    ...Array.from({ length: many }, (_, at): Mark => {
      const y = h * (-0.06 + (1.12 * at) / (many - 1));
      const path = new Path2D();
      for (let x = -20; x <= w + 20; x += 8) {
        const near = Math.exp(-(((x - cx) / (0.3 * w)) ** 2) - ((y - cy) / (0.28 * h)) ** 2);
        path.lineTo(
          x,
          y + bend * Math.sin((x / w) * 5 + phase + at * 0.06) + Math.sign(y - cy) * deep * near,
        );
      }
      return {
        path,
        tone: at % 7 === 3 ? 1 : at % 3 === 0 ? 2 : 0,
        line: 2.5 + 5 * (0.5 + 0.5 * Math.sin(at * 0.7 + phase)),
      };
    }),
  ];
}

const makers: Record<Form, (sheet: Sheet) => Mark[]> = { shapes, waves, circles, fields, lines };

/** Four ways to fill a sheet with nothing but colors: the one that the words name, dealt anew; else one of each. */
export function composed(easel: Easel, form: Form | undefined, first: number): Mark[] {
  const { width, height, variant } = easel;
  const dice = easel.dice.fork(`composition${variant}`);
  const own = form ?? forms[(variant + first) % 4] ?? "shapes";
  return makers[own]({ width, height, dice });
}
