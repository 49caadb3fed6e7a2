import type { Random } from "./random.ts";
import { type Area, back, curtain, type Piece, rect, window } from "./set-pieces.ts";
import type { Point } from "./shapes.ts";

/** A curve that hangs from corner to corner, as cloth does over an edge. */
const hung = (from: number, to: number, at: number, deep: number, many: number): Point[] =>
  Array.from({ length: many * 8 + 1 }, (_, step): Point => {
    const along = step / (many * 8);
    return [from + (to - from) * along, at + deep * Math.abs(Math.sin(along * many * Math.PI)) ** 0.7];
  });

/** A table from near by, half of it under a cloth; behind it a wall with a window or a curtain. */
export function table(area: Area, dice: Random): Piece[] {
  const { x, y, width, height, floor } = area;
  const bottom = y + height + 20;
  const light = dice();
  const pieces: Piece[] = [back(area, "wall")];
  if (light < 0.7) pieces.push(...window(area, light < 0.35 ? 0.06 : 0.58));
  else pieces.push(...curtain(area, light < 0.85 ? -1 : 1));
  pieces.push({ role: "floor", points: rect(x - 20, floor, width + 40, bottom - floor) });
  const room = y + height - floor;
  const many = 3;
  for (let board = 1; board < many; board++)
    pieces.push({
      role: "seam",
      points: rect(x - 20, floor + room * (board / many) ** 1.4, width + 40, width * 0.004),
    });
  const side = dice() < 0.5 ? -1 : 1;
  const middle = x + width / 2;
  const at = (share: number) => middle + side * share * width;
  const far = floor + room * 0.1;
  const [one, other] = [at(-0.62), at(0.34)];
  const hem = hung(one, other, y + height * 0.965, height * 0.02, 5);
  pieces.push({ role: "cloth", points: [[at(-0.56), far], [at(0.24), far], ...hem.toReversed()] });
  for (const share of [-0.3, -0.02, 0.16])
    pieces.push({
      role: "fold",
      points: [
        [at(share * 0.86), far],
        [at(share * 0.86 + 0.012), far],
        [at(share + 0.05), y + height * 0.97],
        [at(share), y + height * 0.965],
      ],
    });
  return pieces;
}
