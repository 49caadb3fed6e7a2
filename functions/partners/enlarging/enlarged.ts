import type { PixelSize } from "../../core/images/drawing.ts";
import type { Bare } from "./bare.ts";
import { doubled } from "./doubled.ts";

type Rgb = Bare & { channels: 1 | 2 | 3 | 4 };

/** Below this, a plain enlargement shows no more than the network would. */
const PLAIN = 1.25;

export const suffices = (picture: PixelSize, paper: PixelSize) =>
  Math.max(paper.width / picture.width, paper.height / picture.height) <= PLAIN;

/** Twice as wide and high it has to fit into the worker's memory. */
const MOST_PIXELS = 20_000_000;

/** Of the worker's two and a half minutes, the partner who enlarges first may take most. */
const MOST_MS = 45_000;

/**
 * A picture that the paper asks more of than it has, doubled until little is left to add. 3344 × 5017 takes about
 * 18 s of one core and 350 MB.
 */
export async function enlarged(picture: Rgb, paper: PixelSize, now = () => performance.now()) {
  const end = now() + MOST_MS;
  let best = picture;
  while (!suffices(best, paper)) {
    if (best.channels !== 3 || best.width * best.height > MOST_PIXELS) break;
    const next = await doubled(best, () => now() > end);
    if (!next) break;
    best = { ...next, channels: 3 };
  }
  return best;
}
