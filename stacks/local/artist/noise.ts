import { random } from "./random.ts";

/** Smooth randomness over the plane; each of them about -1 to 1, `ridged` 0 to 1. */
export type Noise = {
  at(x: number, y: number): number;
  /** Several octaves: clouds, hills, paper. */
  clouds(x: number, y: number, octaves?: number): number;
  /**
   * `clouds` at `x`, `x + step` and so on, all on one line: what is the same between two knots is reckoned once, so
   * that the texture of a print costs a quarter.
   */
  cloudsAlong(line: Float32Array, x: number, step: number, y: number, octaves?: number): void;
  /** Sharp crests: mountains. */
  ridged(x: number, y: number, octaves?: number): number;
};

const TURN = Math.PI * 2;

export function noise(seed: string): Noise {
  const dice = random(`noise${seed}`);
  const order = Array.from({ length: 256 }, (_, index) => index);
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(dice() * (index + 1));
    [order[index], order[other]] = [order[other] as number, order[index] as number];
  }
  // Twice in a row, so that a step beyond the end needs no wrapping.
  const table = Uint8Array.from({ length: 512 }, (_, index) => order[index & 255] as number);
  const slopeX = Float32Array.from({ length: 256 }, (_, index) => Math.cos((index / 256) * TURN));
  const slopeY = Float32Array.from({ length: 256 }, (_, index) => Math.sin((index / 256) * TURN));

  const corner = (index: number, x: number, y: number) => {
    const slope = table[index] as number;
    return (slopeX[slope] as number) * x + (slopeY[slope] as number) * y;
  };
  const eased = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

  function at(x: number, y: number): number {
    const floorX = Math.floor(x);
    const floorY = Math.floor(y);
    const column = floorX & 255;
    const row = floorY & 255;
    const dx = x - floorX;
    const dy = y - floorY;
    const left = (table[column] as number) + row;
    const right = (table[column + 1] as number) + row;
    const u = eased(dx);
    const top = corner(left, dx, dy);
    const bottom = corner(left + 1, dx, dy - 1);
    const upper = top + u * (corner(right, dx - 1, dy) - top);
    const lower = bottom + u * (corner(right + 1, dx - 1, dy - 1) - bottom);
    return (upper + eased(dy) * (lower - upper)) * 1.5;
  }

  function clouds(x: number, y: number, octaves = 5): number {
    let sum = 0;
    let total = 0;
    let weight = 1;
    for (let octave = 0; octave < octaves; octave++) {
      sum += weight * at(x, y);
      total += weight;
      weight *= 0.5;
      x = x * 2.03 + 17.13;
      y = y * 2.03 + 3.71;
    }
    return sum / total;
  }

  // Between two knots of a line, noise is one slope eased into the next.
  let heights = new Float64Array(0);
  let slopes = new Float64Array(0);

  /** Where the line at `y` meets the columns of knots from `first` on: how high it is there, and how steep. */
  function crossings(y: number, first: number, many: number) {
    if (heights.length < many) [heights, slopes] = [new Float64Array(many), new Float64Array(many)];
    const floorY = Math.floor(y);
    const row = floorY & 255;
    const dy = y - floorY;
    const v = eased(dy);
    for (let index = 0; index < many; index++) {
      const knot = (table[(first + index) & 255] as number) + row;
      const upper = table[knot] as number;
      const lower = table[knot + 1] as number;
      const above = (slopeY[upper] as number) * dy;
      const steep = slopeX[upper] as number;
      heights[index] = above + v * ((slopeY[lower] as number) * (dy - 1) - above);
      slopes[index] = steep + v * ((slopeX[lower] as number) - steep);
    }
  }

  function addAlong(line: Float32Array, x: number, step: number, y: number, weight: number) {
    const first = Math.floor(x);
    const last = Math.floor(x + step * line.length);
    crossings(y, first, last - first + 2);
    const toFirst = x - first;
    let from = 0;
    for (let knot = 0; from < line.length; knot++) {
      const until = Math.min(line.length, Math.ceil((knot + 1 - toFirst) / step));
      const height = heights[knot] as number;
      const slope = slopes[knot] as number;
      const further = (heights[knot + 1] as number) - (slopes[knot + 1] as number) - height;
      const turn = (slopes[knot + 1] as number) - slope;
      for (let at = from; at < until; at++) {
        const dx = toFirst - knot + at * step;
        line[at] = (line[at] as number) + weight * (height + slope * dx + eased(dx) * (further + turn * dx));
      }
      from = until;
    }
  }

  function cloudsAlong(line: Float32Array, x: number, step: number, y: number, octaves = 5) {
    line.fill(0);
    let weight = 1.5 / (2 - 0.5 ** (octaves - 1));
    for (let octave = 0; octave < octaves; octave++) {
      addAlong(line, x, step, y, weight);
      weight *= 0.5;
      x = x * 2.03 + 17.13;
      y = y * 2.03 + 3.71;
      step *= 2.03;
    }
  }

  function ridged(x: number, y: number, octaves = 5): number {
    let sum = 0;
    let total = 0;
    let weight = 1;
    let crest = 1;
    for (let octave = 0; octave < octaves; octave++) {
      let ridge = 1 - Math.abs(at(x, y));
      ridge = ridge * ridge * crest;
      crest = Math.min(1, ridge * 1.6);
      sum += weight * ridge;
      total += weight;
      weight *= 0.5;
      x = x * 2.07 + 11.3;
      y = y * 2.07 + 7.7;
    }
    return sum / total;
  }

  return { at, clouds, cloudsAlong, ridged };
}
