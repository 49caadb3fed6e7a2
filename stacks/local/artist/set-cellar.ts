import type { Random } from "./random.ts";
import { type Area, back, oval, type Piece, rect } from "./set-pieces.ts";
import type { Point } from "./shapes.ts";

/** A barrel on its belly, as it is seen from before. */
function barrel(x: number, foot: number, radius: number): Piece[] {
  const y = foot - radius;
  return [
    { role: "wood", points: oval(x, y, radius, radius) },
    { role: "gold", points: oval(x, y, radius * 0.86, radius * 0.86) },
    { role: "wood", points: oval(x, y, radius * 0.78, radius * 0.78) },
    ...[-0.4, 0, 0.4].map(
      (at): Piece => ({
        role: "seam",
        points: rect(x + at * radius - 2, y - radius * 0.66, 4, radius * 1.32),
      }),
    ),
    { role: "gold", points: oval(x, y + radius * 0.4, radius * 0.09, radius * 0.09) },
  ];
}

/** What is left of a wall under two vaults. */
function vaults({ x, y, width, floor }: Area): Piece[] {
  const half = width / 2;
  const spring = y + (floor - y) * 0.42;
  const arch = (from: number): Point[] =>
    Array.from({ length: 25 }, (_, step): Point => {
      const angle = Math.PI * (1 - step / 24);
      return [from + half * (0.5 + 0.44 * Math.cos(angle)), spring - (spring - y) * 0.82 * Math.sin(angle)];
    });
  return [x, x + half].map((from) => ({
    role: "dark",
    points: [[from + half * 0.06, floor], ...arch(from), [from + half * 0.94, floor]],
  }));
}

/** Walls of brick, two vaults with barrels, and a lamp: no day comes in. */
export function cellar(area: Area, dice: Random): Piece[] {
  const { x, y, width, height, floor } = area;
  const pieces: Piece[] = [back(area, "dark")];
  const [long, high] = [width / 9, Math.max(24, width / 26)];
  for (let row = 0; floor - row * high > y - high; row++)
    for (let column = -1; column < 10; column++)
      pieces.push({
        role: dice() < 0.2 ? "fold" : "wood",
        points: rect(
          x + (column + (row % 2) / 2) * long + 2,
          floor - (row + 1) * high + 2,
          long - 4,
          high - 4,
        ),
      });
  pieces.push(...vaults(area));
  const radius = Math.min(width * 0.085, (floor - y) * 0.16);
  for (const [at, up] of [
    [0.16, 0],
    [0.34, 0],
    [0.25, 1.72],
    [0.84, 0],
  ] as const)
    pieces.push(...barrel(x + width * at, floor - radius * up, radius));
  const [lamp, hung] = [x + width * 0.5, y + (floor - y) * 0.2];
  pieces.push(
    { role: "seam", points: rect(lamp - 2, y - 20, 4, hung - y + 20) },
    { role: "light", points: oval(lamp, hung + width * 0.03, width * 0.03, width * 0.03) },
    {
      role: "gold",
      points: [
        [lamp - width * 0.016, hung],
        [lamp + width * 0.016, hung],
        [lamp + width * 0.055, hung + width * 0.035],
        [lamp - width * 0.055, hung + width * 0.035],
      ],
    },
    { role: "floor", points: rect(x - 20, floor, width + 40, y + height - floor + 20) },
  );
  return pieces;
}
