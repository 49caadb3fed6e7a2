import { clamp, smooth } from "./noise.ts";
import { type Frame, SEA, TREE } from "./plan.ts";

/** Where a line belongs: where what is near ends before what is far, and where two planes meet. Farther off it thins. */
function lineAt({ w, rows, z, id }: Frame, column: number, row: number, reach: number): number {
  const at = row * w + column;
  const [left, right] = [at - Math.min(column, reach), at + Math.min(w - 1 - column, reach)];
  const [up, down] = [at - Math.min(row, reach) * w, at + Math.min(rows - 1 - row, reach) * w];
  let most = 0;
  for (const [one, other] of [
    [left, right],
    [up, down],
  ] as const) {
    const [a, b, c] = [1 / (z[one] as number), 1 / (z[at] as number), 1 / (z[other] as number)];
    const sea = id[one] === SEA || id[other] === SEA || id[at] === SEA;
    const bend = Math.abs(a + c - 2 * b) / Math.max(a, b, c);
    if (sea && (id[one] === id[other] || Math.max(a, c) < b * 1.6)) continue;
    const nearest = 1 / Math.max(a, b, c);
    const trees = id[at] === TREE && id[one] === TREE && id[other] === TREE;
    most = Math.max(most, smooth(0.05, 0.16, bend) * smooth(1600, 60, nearest) * (trees ? 0.45 : 1));
  }
  return most;
}

/** Lines of ink over a world, as wide as a pen draws them on a sheet. */
export function inked(
  frame: Frame,
  data: Uint8ClampedArray,
  [red, green, blue]: readonly [number, number, number],
) {
  const reach = Math.max(1, Math.round(frame.scale * 0.75));
  for (let row = 0, at = 0; row < frame.rows; row++)
    for (let column = 0; column < frame.w; column++, at += 4) {
      const ink = clamp(lineAt(frame, column, row, reach)) * 0.8;
      if (ink < 0.02) continue;
      data[at] = (data[at] as number) * (1 - ink) + red * ink;
      data[at + 1] = (data[at + 1] as number) * (1 - ink) + green * ink;
      data[at + 2] = (data[at + 2] as number) * (1 - ink) + blue * ink;
    }
}
