import { layers, machineWith, weights } from "./machine.ts";

/** Seven layers of eight channels, and one that looks at all of them: four pixels for each, in three colors. */
const LAYERS = 7;
const CHANNELS = 8;
const COLORS = 3;
const OUTPUTS = 12;
const FLOAT = 4;

/** How far it looks around a pixel: what of a tile is wrong for want of neighbours. */
export const RIM = LAYERS;

/** Sets up the network for tiles of so many pixels a side (whole fours); it is used again for every tile. */
export function networkFor(side: number) {
  const plane = side * side * FLOAT;
  const line = side * FLOAT;
  // Room before and behind, for what is read over the edges.
  const input = weights.length + 2 * line;
  const features = input + COLORS * plane + 2 * line;
  const output = features + LAYERS * CHANNELS * plane + 2 * line;
  const { layer, last, buffer } = machineWith(output + OUTPUTS * plane + 2 * line);

  return {
    /** A square piece of a picture, its colors one plane behind the other, between 0 and 1. */
    input: new Float32Array(buffer, input, COLORS * side * side),
    /** What a plain enlargement of it lacks: color by color, the four pixels of each as four planes. */
    lackingOf() {
      layers.forEach((from, n) => {
        const isLast = n === LAYERS;
        const to = isLast ? output : features + n * CHANNELS * plane;
        const source = n === 0 ? input : isLast ? features : to - CHANNELS * plane;
        const channels = n === 0 ? COLORS : isLast ? LAYERS * CHANNELS : CHANNELS;
        const run = isLast ? last : layer;
        // Line by line: V8 puts its better code into use with the next call only.
        for (let y = 0; y < side; y++)
          run(source + y * line, to + y * line, from, side / 4, line, plane, channels);
      });
      return new Float32Array(buffer, output, OUTPUTS * side * side);
    },
  };
}
