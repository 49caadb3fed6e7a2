import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Easel } from "./easel.ts";

/** Units from one knot of a field to the next: the same net, however many pixels are asked for. */
const STEP = 2.5;

/** Numbers on a net over the sheet, read smoothly between its knots. */
export type Field = { columns: number; rows: number; values: Float32Array };

const FAR = 1e9;

/** The squared distance to the nearest zero along one line: the lower envelope of parabolas. */
function sweep(
  line: Float64Array,
  length: number,
  roots: Int32Array,
  bounds: Float64Array,
  out: Float64Array,
) {
  let top = 0;
  roots[0] = 0;
  bounds[0] = -FAR;
  bounds[1] = FAR;
  const crossing = (a: number, b: number) =>
    ((line[a] as number) + a * a - (line[b] as number) - b * b) / (2 * a - 2 * b);
  for (let at = 1; at < length; at++) {
    let cross = crossing(at, roots[top] as number);
    while (top > 0 && cross <= (bounds[top] as number)) {
      top--;
      cross = crossing(at, roots[top] as number);
    }
    top++;
    roots[top] = at;
    bounds[top] = cross;
    bounds[top + 1] = FAR;
  }
  for (let at = 0, next = 0; at < length; at++) {
    while ((bounds[next + 1] as number) < at) next++;
    const root = roots[next] as number;
    out[at] = (at - root) ** 2 + (line[root] as number);
  }
}

/** For every knot, how far it is to the nearest one that is `inside`. */
function distances(inside: (at: number) => boolean, columns: number, rows: number): Float32Array {
  const longest = Math.max(columns, rows);
  const [line, out] = [new Float64Array(longest), new Float64Array(longest)];
  const [roots, bounds] = [new Int32Array(longest + 1), new Float64Array(longest + 2)];
  const squared = Float32Array.from({ length: columns * rows }, (_, at) => (inside(at) ? 0 : 1e7));
  const pass = (first: number, stride: number, length: number) => {
    for (let at = 0; at < length; at++) line[at] = squared[first + at * stride] as number;
    sweep(line, length, roots, bounds, out);
    for (let at = 0; at < length; at++) squared[first + at * stride] = out[at] as number;
  };
  for (let column = 0; column < columns; column++) pass(column, columns, rows);
  for (let row = 0; row < rows; row++) pass(row * columns, 1, columns);
  return squared.map(Math.sqrt);
}

/** Every knot a little like its neighbours: takes the stairs out of a slanting edge. */
function softened({ columns, rows, values }: Field): Field {
  const soft = values.slice();
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      let sum = 0;
      for (let line = at - columns; line <= at + columns; line += columns)
        sum += (values[line - 1] as number) + (values[line] as number) + (values[line + 1] as number);
      soft[at] = sum / 9;
    }
  return { columns, rows, values: soft };
}

/** How far it is, in units, to the edge of what `draw` fills: less than 0 inside. */
export function distanceTo({ width, height }: Easel, draw: (context: SKRSContext2D) => void): Field {
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const context = createCanvas(columns, rows).getContext("2d");
  context.scale(1 / STEP, 1 / STEP);
  draw(context);
  const { data } = context.getImageData(0, 0, columns, rows);
  const filled = (at: number) => (data[at * 4 + 3] as number) > 127;
  const outside = distances(filled, columns, rows);
  const within = distances((at) => !filled(at), columns, rows);
  const values = outside.map((value, at) => (value - (within[at] as number)) * STEP);
  return softened(softened({ columns, rows, values }));
}

/** A field made out of another: `change` gets the value, and where it stands in units. */
export function reshape(field: Field, change: (value: number, x: number, y: number) => number): Field {
  const { columns, values } = field;
  return {
    ...field,
    values: values.map((value, at) => change(value, (at % columns) * STEP, Math.floor(at / columns) * STEP)),
  };
}

/** Reads a field along one row of pixels; rounds off the corners of the net. */
export function readRow({ columns, rows, values }: Field, y: number, pixel: number, row: Float32Array) {
  const v = y / STEP;
  const middle = Math.min(rows - 2, Math.max(1, Math.round(v)));
  const dv = v - middle;
  const up = 0.5 * (0.5 - dv) ** 2;
  const down = 0.5 * (0.5 + dv) ** 2;
  const level = 1 - up - down;
  const line = new Float32Array(columns);
  const start = middle * columns;
  for (let column = 0; column < columns; column++) {
    const at = start + column;
    line[column] =
      up * (values[at - columns] as number) +
      level * (values[at] as number) +
      down * (values[at + columns] as number);
  }
  for (let index = 0; index < row.length; index++) {
    const u = (index * pixel) / STEP;
    const at = Math.min(columns - 2, Math.max(1, Math.round(u)));
    const du = u - at;
    const left = 0.5 * (0.5 - du) ** 2;
    const right = 0.5 * (0.5 + du) ** 2;
    row[index] =
      left * (line[at - 1] as number) +
      (1 - left - right) * (line[at] as number) +
      right * (line[at + 1] as number);
  }
}
