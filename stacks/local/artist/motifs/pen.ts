// How motifs are drawn by hand: as points in a square of 100, whose lower edge is the ground.

import type { Who } from "./who.ts";

type Point = readonly [x: number, y: number];

/** Points of a hundred become units of the box that every motif has. */
const TO_BOX = 0.32;

const numbers = (text: string) => text.split(",").map(Number);
const at = (x: number, y: number) => `${(x * TO_BOX).toFixed(4)} ${(y * TO_BOX).toFixed(4)}`;
const closed = (points: readonly Point[]) => `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;

/** Straight pieces to a curve and to a circle: on the largest print they leave it by about a pixel. */
const STEPS = 12;
const ROUND = 96;

/** A body whose outline runs smoothly through "x,y x,y …"; where a point ends in "!" there is a corner. */
export function blob(text: string): string {
  const points = text.split(" ").map((part) => {
    const [x = 0, y = 0] = numbers(part.replace("!", ""));
    return { x, y, corner: part.endsWith("!") };
  });
  const point = (index: number) => points[(index + points.length) % points.length] as (typeof points)[number];
  const outline = points.flatMap((from, index) => {
    const [before, to, after] = [point(index - 1), point(index + 1), point(index + 2)];
    const leave = from.corner ? 0 : 1 / 6;
    const arrive = to.corner ? 0 : 1 / 6;
    return Array.from({ length: STEPS }, (_, step): Point => {
      const t = step / STEPS;
      const along = (axis: "x" | "y") => {
        const [a, d] = [from[axis], to[axis]];
        const b = a + (d - before[axis]) * leave;
        const c = d - (after[axis] - a) * arrive;
        return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
      };
      return [along("x"), along("y")];
    });
  });
  return closed(outline);
}

/** A body with straight sides through "x,y x,y …". */
export const poly = (text: string): string =>
  closed(text.split(" ").map((part) => numbers(part) as unknown as Point));

export const box = (x: number, y: number, wide: number, high: number): string =>
  poly(`${x},${y} ${x + wide},${y} ${x + wide},${y + high} ${x},${y + high}`);

export function oval(x: number, y: number, wide: number, high = wide, turned = 0): string {
  const turn = (turned * Math.PI) / 180;
  return closed(
    Array.from({ length: ROUND }, (_, step) => {
      const angle = (step / ROUND) * Math.PI * 2;
      const [dx, dy] = [Math.cos(angle) * wide, Math.sin(angle) * high];
      return [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
    }),
  );
}

/** A leg, a neck, a mast: a smooth line through "x,y,half its width …", round at both ends. */
export function limb(text: string): string {
  return alongLine(text.split(" ").map(numbers) as [number, number, number][]);
}

/** A line along a part of a circle, from one angle to another in degrees, clockwise from the right. */
export const arc = (x: number, y: number, radius: number, half: number, from = 0, to = 360): string =>
  alongLine(
    Array.from({ length: 33 }, (_, step) => {
      const angle = ((from + ((to - from) * step) / 32) * Math.PI) / 180;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, half];
    }),
    1,
  );

function alongLine(joints: readonly (readonly [number, number, number])[], steps = STEPS): string {
  const joint = (index: number) =>
    joints[Math.min(joints.length - 1, Math.max(0, index))] as readonly [number, number, number];
  const line: [number, number, number][] = [];
  for (let index = 0; index < joints.length - 1; index++)
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const part = (axis: 0 | 1 | 2) => {
        const [a, b, c, d] = [
          joint(index - 1)[axis],
          joint(index)[axis],
          joint(index + 1)[axis],
          joint(index + 2)[axis],
        ];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      line.push([part(0), part(1), Math.max(0.1, part(2))]);
    }
  line.push([...joint(joints.length - 1)]);
  const sides: [Point[], Point[]] = [[], []];
  line.forEach(([x, y, half], index) => {
    const [nextX, nextY] = line[Math.min(line.length - 1, index + 1)] as [number, number, number];
    const [lastX, lastY] = line[Math.max(0, index - 1)] as [number, number, number];
    const length = Math.hypot(nextX - lastX, nextY - lastY) || 1;
    const [dx, dy] = [(-(nextY - lastY) / length) * half, ((nextX - lastX) / length) * half];
    sides[0].push([x + dx, y + dy]);
    sides[1].unshift([x - dx, y - dy]);
  });
  const [start, end] = [line[0], line.at(-1)] as [[number, number, number], [number, number, number]];
  return [closed([...sides[0], ...sides[1]]), oval(...start), oval(...end)].join("");
}

const mirrored = (path: string): string =>
  path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${(32 - Number(x)).toFixed(4)} ${y}`);

/** A path, and the same on the other side of the middle. */
export const both = (path: string): string[] => [path, mirrored(path)];

/** What of somebody has a color of its own; their coat has that of the motif. */
export type Dye =
  | ("low" | "bare" | "shoe" | "wood" | "brass" | "paper" | "coat" | "veil" | "locks" | "skin" | "shade")
  | ("blush" | "iris" | "white" | "hair" | "brow" | "lips" | "hat" | "gem" | "line" | "glint")
  | ("dark" | "pale" | "behind" | "deep" | "lit" | "trim" | "held");

/** A part of somebody: of what it is, whose hand is at its end, and its color where that is always the same. */
export type Piece = { of: Dye; path: string; hand?: Point | undefined; color?: string };

/** What is drawn: bodies that become one, what is cut out of them, such as an eye or a window, and what it wears. */
export type MotifShape = {
  body: readonly string[];
  cut?: readonly string[];
  worn?: readonly Piece[];
  who?: Who;
  /** What has a color of its own, whoever it is; all else of a beast is of its coat's. */
  dyes?: Partial<Record<Dye, string>>;
  /** Of a head that looks out of the picture: its left eye, and how large that is. */
  eye?: readonly [x: number, y: number, r: number];
};
