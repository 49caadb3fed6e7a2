import type { Easel } from "./easel.ts";

type Grain = {
  /** How much lighter or darker, of 255. */
  depth?: number;
  /** Bumps to a unit. */
  fineness?: number;
  /** Long fibres on top. */
  fibre?: number;
  /** Wider than high, as laid paper is. */
  stretch?: number;
};

/** The grain of paper over pixels (RGBA); a larger print shows finer grain, not coarser. */
export function grain(
  data: Uint8ClampedArray,
  { noise, pixels, scale, top }: Easel,
  { depth = 10, fineness = 0.35, fibre = 0, stretch = 1 }: Grain = {},
) {
  const step = fineness / scale;
  const octaves = scale > 2.5 ? 4 : 3;
  const bumps = new Float32Array(pixels.width);
  const fibres = new Float32Array(pixels.width);
  let at = 0;
  for (let row = 0; row < pixels.height; row++) {
    const y = (row + top) * step;
    noise.cloudsAlong(bumps, 0, step * stretch, y, octaves);
    if (fibre) noise.cloudsAlong(fibres, 0, step * 0.08, y * 1.6, 1);
    for (let column = 0; column < pixels.width; column++) {
      const bump = (bumps[column] as number) * depth + (fibres[column] as number) * fibre;
      data[at] = (data[at] as number) + bump;
      data[at + 1] = (data[at + 1] as number) + bump;
      data[at + 2] = (data[at + 2] as number) + bump * 0.94;
      at += 4;
    }
  }
}
