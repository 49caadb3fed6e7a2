import type { Point } from "./shapes.ts";

/** What a part of a room is: each style has its own ink for it. */
export type Role =
  | "wall"
  | "dark"
  | "floor"
  | "seam"
  | "light"
  | "beam"
  | "cloth"
  | "fold"
  | "gold"
  | "wood"
  | "tile"
  | "frame"
  | "glass"
  | `book${0 | 1 | 2 | 3}`;

/** A flat shape of one ink; those behind come first. */
export type Piece = { role: Role; points: Point[] };

/** Where a room is built: its walls end at `floor`. */
export type Area = { x: number; y: number; width: number; height: number; floor: number };

export const rect = (x: number, y: number, wide: number, high: number): Point[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
];

export const oval = (x: number, y: number, wide: number, high: number): Point[] =>
  Array.from({ length: 48 }, (_, step) => {
    const angle = (step / 48) * Math.PI * 2;
    return [x + Math.cos(angle) * wide, y + Math.sin(angle) * high];
  });

export const back = ({ x, y, width, floor }: Area, role: Role): Piece => ({
  role,
  points: rect(x - 20, y - 20, width + 40, floor - y + 20),
});

/** A curtain that is drawn to one side, in folds. */
export function curtain({ x, y, width, floor }: Area, side: 1 | -1): Piece[] {
  const edge = side < 0 ? x - 20 : x + width + 20;
  const many = 5;
  const line = (share: number): Point[] =>
    Array.from({ length: 25 }, (_, step): Point => {
      const down = step / 24;
      // Gathered at two thirds of the way down.
      const wide =
        0.26 - 0.1 * Math.sin(Math.min(1, down / 0.66) * (Math.PI / 2)) + 0.05 * Math.max(0, down - 0.66);
      return [edge - side * share * wide * width, y - 20 + down * (floor - y + 36)];
    });
  return Array.from({ length: many }, (_, index) => ({
    role: index % 2 ? ("fold" as const) : ("cloth" as const),
    points: [...line(index / many), ...line((index + 1) / many).reverse()],
  }));
}

export function window({ x, y, width, floor }: Area, left: number): Piece[] {
  const [wide, high] = [width * 0.36, (floor - y) * 0.46];
  const [from, top, bar] = [x + width * left, y + (floor - y) * 0.16, width * 0.016];
  return [
    { role: "frame", points: rect(from - bar, top - bar, wide + 2 * bar, high + 2 * bar) },
    { role: "glass", points: rect(from, top, wide, high) },
    { role: "frame", points: rect(from + wide / 2 - bar / 2, top, bar, high) },
    { role: "frame", points: rect(from, top + high * 0.44, wide, bar) },
    { role: "wood", points: rect(from - bar * 3, top + high + bar, wide + bar * 6, bar * 1.6) },
  ];
}
