import type { Bare } from "./bare.ts";
import { networkFor, RIM } from "./network.ts";
import { fill, place } from "./tile.ts";

const LONGEST_SIDE = 256;

/** No larger than the picture needs: whole fours. */
const sideFor = ({ width, height }: Bare) =>
  Math.min(LONGEST_SIDE, 4 * Math.ceil((Math.max(width, height) + 2 * RIM) / 4));

/**
 * Twice as wide and as high, tile by tile, and others get their turn in between. Undefined once it is late: a print a
 * little softer is better than none.
 */
export async function doubled(picture: Bare, isLate = () => false): Promise<Bare | undefined> {
  const side = sideFor(picture);
  const step = side - 2 * RIM;
  const { input, lackingOf } = networkFor(side);
  const { width, height } = picture;
  const big = { data: new Uint8Array(width * height * 12), width: 2 * width, height: 2 * height };
  for (let top = 0; top < height; top += step) {
    if (isLate()) return undefined;
    for (let left = 0; left < width; left += step) {
      fill(input, picture, { left, top, side });
      place(big, input, lackingOf(), { left, top, side });
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return big;
}
