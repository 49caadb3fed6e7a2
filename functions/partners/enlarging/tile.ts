import type { Bare } from "./bare.ts";
import { RIM } from "./network.ts";

/** What lies over the edge is what lies as far within. */
const mirrored = (at: number, length: number) => {
  const turned = at < 0 ? -at : at >= length ? 2 * length - 2 - at : at;
  return Math.min(Math.max(turned, 0), length - 1);
};

/** Where a tile begins, without its rim. */
type Place = { left: number; top: number; side: number };

/** Cuts a tile with its rim out of a picture. */
export function fill(input: Float32Array, { data, width, height }: Bare, { left, top, side }: Place) {
  const area = side * side;
  const columns = Int32Array.from({ length: side }, (_, x) => 3 * mirrored(left - RIM + x, width));
  for (let y = 0, to = 0; y < side; y++) {
    const row = 3 * width * mirrored(top - RIM + y, height);
    for (let x = 0; x < side; x++, to++) {
      const from = row + (columns[x] as number);
      input[to] = (data[from] as number) / 255;
      input[to + area] = (data[from + 1] as number) / 255;
      input[to + 2 * area] = (data[from + 2] as number) / 255;
    }
  }
}

/** The network says what a plain enlargement lacks: here is the plain one (bilinear), and their sum. */
export function place(big: Bare, input: Float32Array, lacking: Float32Array, { left, top, side }: Place) {
  const { data, width } = big;
  const [area, step] = [side * side, side - 2 * RIM];
  const right = Math.min(step, width / 2 - left);
  const bottom = Math.min(step, big.height / 2 - top);
  for (let plane = 0; plane < 12; plane++) {
    const color = plane >> 2;
    const [down, across] = [(plane >> 1) & 1, plane & 1];
    const aside = across ? 1 : -1;
    const under = down ? side : -side;
    for (let y = 0; y < bottom; y++) {
      const start = (y + RIM) * side + RIM;
      let from = start + area * color;
      let lack = start + area * plane;
      let to = 3 * ((2 * (top + y) + down) * width + 2 * left + across) + color;
      for (let x = 0; x < right; x++, from++, lack++, to += 6) {
        const plain =
          0.5625 * (input[from] as number) +
          0.1875 * ((input[from + aside] as number) + (input[from + under] as number)) +
          0.0625 * (input[from + aside + under] as number);
        data[to] = Math.min(Math.max(255 * (plain + (lacking[lack] as number)) + 0.5, 0), 255);
      }
    }
  }
}
