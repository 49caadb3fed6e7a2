import type { Random } from "./random.ts";
import type { Scene } from "./scene.ts";
import type { Point } from "./shapes.ts";

type Area = { x: number; y: number; width: number; foot: number };

/** A waterfall in a flat drawing: its middle, its lip and foot, how wide it is there, and the cliff around it. */
export type Cascade = {
  x: number;
  lip: number;
  foot: number;
  wide: number;
  rims: [left: Point[], right: Point[]];
};

/** It falls beside whoever is seen before it. */
const acrossFor = ({ heroes, stage }: Scene) => (heroes.length === 0 ? 0.5 : stage.x < 0.5 ? 0.8 : 0.2);

/** Cliffs on either side, stepped down towards the water between them. */
export function cascadeOf(deal: Random, scene: Scene, { x, y, width, foot }: Area): Cascade {
  const dice = deal.fork("cascade");
  const high = foot - y;
  const middle = x + width * acrossFor(scene);
  const wide = Math.min(width * 0.17, high * 0.3);
  const lip = y + high * 0.32;
  const rim = (side: 1 | -1): Point[] => {
    const edge = side > 0 ? x + width + 40 : x - 40;
    const from = middle + (side * wide) / 2;
    const steps = Math.max(3, Math.round(Math.abs(edge - from) / (width * 0.11)));
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const along = step / steps;
      const up = step === 0 ? 0 : high * (0.02 + 0.13 * Math.sin(along * 2.2) + dice.range(-0.035, 0.05));
      return [from + (edge - from) * along, lip - up];
    });
  };
  return { x: middle, lip, foot, wide, rims: [rim(-1), rim(1)] };
}

/** The outline of one of the cliffs, its steps with corners: from the water to the edge and down. */
export const cliffOf = ({ foot }: Cascade, rim: readonly Point[]): Point[] => {
  const steps = rim.flatMap(([x, y], at): Point[] => {
    const [lastX, lastY] = rim[at - 1] ?? [x, y];
    return at === 0
      ? [[x, y]]
      : [
          [x + (lastX - x) * 0.14, lastY + (lastY - y) * 0.12],
          [x, y],
        ];
  });
  return [...steps, [rim.at(-1)?.[0] ?? 0, foot], [rim[0]?.[0] ?? 0, foot]];
};

/** Strands of falling water, side by side: each its middle, and how wide it is. */
export const strandsOf = ({ x, wide }: Cascade, many: number): { x: number; wide: number }[] =>
  Array.from({ length: many }, (_, at) => ({ x: x + wide * ((at + 0.5) / many - 0.5), wide: wide / many }));

/** Foam where it strikes, as balls: those at the sides are smaller. */
export const foamOf = ({
  x,
  wide,
  foot,
}: Cascade): readonly (readonly [x: number, y: number, size: number])[] =>
  Array.from({ length: 9 }, (_, at) => {
    const aside = at / 8 - 0.5;
    const size = wide * (0.2 - 0.2 * Math.abs(aside) + (at % 2) * 0.05);
    return [x + aside * wide * 1.7, foot + wide * 0.04 - size * 0.2, size] as const;
  });
