import { clamp, n2, smooth } from "./noise.ts";
import type { Room } from "./plan.ts";

type Stage = NonNullable<Room["stage"]>;

/** Cloth that hangs in folds, `fold` metres from one to the next. */
const folds = (x: number, y: number, fold: number) => {
  const along = x / fold + 0.35 * n2(x * 0.3, 4.2) + 0.05 * n2(x * 0.8, y * 0.12);
  return 0.5 + 0.5 * Math.cos(along * Math.PI * 2);
};

/** A stage's back: dark cloth, a red curtain drawn to each side, and a valance above; into `out`. */
export function drapes({ wide, high }: Stage, x: number, y: number, out: number[]) {
  const aside = Math.abs(x) - wide * (0.74 + 0.05 * smooth(0, high, y)),
    hem = y - high * 0.84 - 0.5 * Math.abs(Math.sin((x / wide) * Math.PI * 1.5));
  const red = Math.max(aside, hem);
  if (red > 0) {
    const fold = hem > 0 ? folds(x, y, 0.9) : folds(x + 0.16 * (high - y), y, 1.1);
    const gold = hem > 0 && hem < 0.35;
    const k = (0.16 + 0.84 * fold * fold) * (0.75 + 0.25 * clamp(red * 1.5));
    out[0] = (gold ? 0.62 : 0.46) * k;
    out[1] = (gold ? 0.4 : 0.025) * k;
    out[2] = (gold ? 0.1 : 0.03) * k;
    return;
  }
  const shadowed = smooth(0, -1.6, red),
    k = (0.35 + 0.65 * folds(x, y, 1.7)) * (0.4 + 0.6 * shadowed);
  out[0] = 0.05 * k;
  out[1] = 0.035 * k;
  out[2] = 0.06 * k;
}

/** How much of the spot reaches a place on the boards. */
export const spotOn = ({ x, z, spot }: Stage, px: number, pz: number) =>
  smooth(1.12, 0.86, Math.hypot(px - x, (pz - z) * 0.9) / spot);
