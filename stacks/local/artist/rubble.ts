import type { Random } from "./random.ts";
import type { Point } from "./shapes.ts";

type Area = { x: number; width: number; horizon: number; foot: number };

/** What lies about on another world: its middle, and how wide it is; the nearer the larger, those behind first. */
export type Lump = { x: number; y: number; wide: number; turn: number };

export function rubbleOf(deal: Random, { x, width, horizon, foot }: Area, many: number): Lump[] {
  const dice = deal.fork("rubble");
  return Array.from({ length: many }, (_, at) => {
    const near = ((at + dice()) / many) ** 1.5;
    return {
      x: x + width * ((at * 0.618 + dice() * 0.2) % 1),
      y: horizon + (foot - horizon) * (0.05 + 0.93 * near),
      wide: width * (0.014 + 0.06 * near) * dice.range(0.6, 1.4),
      turn: dice.range(0, 6),
    };
  });
}

/** A stone with corners, flat on the ground. */
export const stoneOf = ({ x, y, wide, turn }: Lump): Point[] =>
  [0, 0.16, 0.34, 0.5, 0.68, 0.86, 1].map((along): Point => {
    const up = Math.sin(along * Math.PI) ** 0.6 * (0.62 + 0.14 * Math.sin(turn + along * 9));
    return [x + wide * (along - 0.5), y - wide * up * 0.8];
  });

/** Tables of rock along a horizon: what stands up from it, from side to side. */
export function mesasOf(deal: Random, { x, width, horizon }: Area, high: number): Point[][] {
  const dice = deal.fork("mesas");
  return Array.from({ length: 4 }, (_, at): Point[] => {
    const middle = x + width * ((at * 0.37 + 0.1 + dice.range(-0.06, 0.06)) % 1);
    const [half, up] = [width * dice.range(0.09, 0.19), high * dice.range(0.4, 1)];
    return [
      [middle - half * 1.35, horizon],
      [middle - half * 1.1, horizon - up * 0.4],
      [middle - half, horizon - up * 0.45],
      [middle - half * 0.86, horizon - up],
      [middle + half * 0.8, horizon - up * 0.96],
      [middle + half * 0.95, horizon - up * 0.5],
      [middle + half * 1.12, horizon - up * 0.42],
      [middle + half * 1.4, horizon],
    ];
  });
}
