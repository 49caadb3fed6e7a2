import { thickRay } from "./rays.ts";
import { F, type Stood } from "./standing.ts";

/** Columns and rows of pixels that a body is seen within, from and to. */
export type Box = { c0: number; r0: number; c1: number; r1: number };

/** Pixels to a side, as a shift. */
const BLOCK = 2;

/** How far rays of a block can go before they may meet a body; nothing where they pass it. */
export type Blocks = { box: Box; top: number; wide: number; from: Float32Array };

/**
 * A body that is looked for in a band: from where, and of what its pixels are (nothing where it was missed); the last
 * body that was met in each pixel of the band, by its number.
 */
export type Traced = { q: Stood; number: number; blocks: Blocks; of: Uint8Array; owner: Uint8Array };

/**
 * One thick ray goes ahead for eight by eight pixels, and from where that touches one for every four by four. They lie as
 * they do on the whole sheet, wherever a band of it begins: a ray that begins elsewhere may meet another skin.
 */
export function blocks(q: Stood, scale: number, box: Box): Blocks {
  const { c0, r0, c1, r1 } = box,
    side = 1 << BLOCK;
  const top = r0 & (-2 * side);
  const wide = (c1 - c0 + side) >> BLOCK,
    high = (r1 - top + side) >> BLOCK;
  const from = new Float32Array(wide * high);
  const thick = 6.5 / (F * scale);
  for (let j = 0; j < high; j += 2)
    for (let i = 0; i < wide; i += 2) {
      const first = thickRay(
        q,
        (c0 + (i + 1) * side) / scale,
        (top + (j + 1) * side) / scale,
        thick,
        q.z - q.r * q.scale,
      );
      if (!first) continue;
      for (let b = j; b < Math.min(high, j + 2); b++)
        for (let a = i; a < Math.min(wide, i + 2); a++)
          from[b * wide + a] = thickRay(
            q,
            (c0 + (a + 0.5) * side) / scale,
            (top + (b + 0.5) * side) / scale,
            thick / 2,
            first,
          );
    }
  return { box, top, wide, from };
}

export const begins = ({ box, top, wide, from }: Blocks, r: number, c: number): number =>
  from[((r - top) >> BLOCK) * wide + ((c - box.c0) >> BLOCK)] as number;
