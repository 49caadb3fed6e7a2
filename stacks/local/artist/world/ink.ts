import { clamp, smooth } from "./noise.ts";
import { type Frame, SEA, TREE } from "./plan.ts";

/** What bends less than this has no line. */
const LEAST = 0.05;

/** Where a line belongs: where what is near ends before what is far, and where two planes meet. Farther off it thins. */
function lineAt(f: Frame, column: number, row: number, reach: number): number {
  const { w, rows } = f;
  const at = row * w + column;
  const left = at - Math.min(column, reach),
    right = at + Math.min(w - 1 - column, reach);
  const up = at - Math.min(row, reach) * w,
    down = at + Math.min(rows - 1 - row, reach) * w;
  return Math.max(across(f, at, left, right), across(f, at, up, down));
}

/** The same along one way, between two pixels on both sides. */
function across({ z, id }: Frame, at: number, one: number, other: number): number {
  const a = 1 / (z[one] as number),
    b = 1 / (z[at] as number),
    c = 1 / (z[other] as number);
  const most = Math.max(a, b, c);
  const bend = Math.abs(a + c - 2 * b) / most;
  if (bend <= LEAST) return 0;
  const sea = id[one] === SEA || id[other] === SEA || id[at] === SEA;
  if (sea && (id[one] === id[other] || Math.max(a, c) < b * 1.6)) return 0;
  const trees = id[at] === TREE && id[one] === TREE && id[other] === TREE;
  return smooth(LEAST, 0.16, bend) * smooth(1600, 60, 1 / most) * (trees ? 0.45 : 1);
}

type Color = readonly [red: number, green: number, blue: number];

function inkRow(frame: Frame, row: number, data: Uint8ClampedArray, [red, green, blue]: Color) {
  const reach = Math.max(1, Math.round(frame.scale * 0.75));
  for (let column = 0, at = row * frame.w * 4; column < frame.w; column++, at += 4) {
    const ink = clamp(lineAt(frame, column, row, reach)) * 0.8;
    if (ink < 0.02) continue;
    data[at] = (data[at] as number) * (1 - ink) + red * ink;
    data[at + 1] = (data[at + 1] as number) * (1 - ink) + green * ink;
    data[at + 2] = (data[at + 2] as number) * (1 - ink) + blue * ink;
  }
}

/** Lines of ink over a world, as wide as a pen draws them on a sheet. */
export function inked(frame: Frame, data: Uint8ClampedArray, color: Color) {
  for (let row = 0; row < frame.rows; row++) inkRow(frame, row, data, color);
}
