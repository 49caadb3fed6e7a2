import { createCanvas } from "@napi-rs/canvas";
import { paintAbstract } from "./abstraction.ts";
import type { Easel } from "./easel.ts";
import type { Scene } from "./scene.ts";
import type { Manner, World } from "./vista/brush.ts";
import type { Look } from "./vista/look.ts";
import { paintVista } from "./vista/vista.ts";
import { solidsOf } from "./world/placing.ts";
import type { Guise } from "./world/spec.ts";
import { type Grade, worldIn, worldStands } from "./world/world.ts";

/** Units from one dot of a sketch to the next: alike for every size, so that what is made of it is alike too. */
export const STEP = 2;

/** A small picture of the whole sheet, which a technique reads its colours and tones from. */
export type Sketch = { columns: number; rows: number; data: Uint8ClampedArray };

/** The world as a sketch; `more` may add to it what only one style has. */
export function sketch(
  easel: Easel,
  scene: Scene,
  { look, manner, grade, guise }: { look: Look; manner: Manner; grade?: Grade; guise?: Guise },
  more: (world: World) => void = () => {},
): Sketch {
  const columns = Math.ceil(easel.width / STEP) + 1;
  const rows = Math.ceil(easel.height / STEP) + 1;
  const context = createCanvas(columns, rows).getContext("2d");
  context.scale(1 / STEP, 1 / STEP);
  context.lineJoin = "round";
  context.lineCap = "round";
  if (scene.abstract) {
    paintAbstract(context, easel, scene);
    return { columns, rows, data: context.getImageData(0, 0, columns, rows).data };
  }
  const world = { context, easel, scene, look, manner };
  const backdrop = worldStands(easel, scene, guise)
    ? () => context.drawImage(worldIn(easel, 1 / STEP, grade), -STEP, 0, (columns + 1) * STEP, rows * STEP)
    : undefined;
  paintVista(world, { backdrop, motif: !(backdrop && solidsOf(scene)) });
  more(world);
  return { columns, rows, data: context.getImageData(0, 0, columns, rows).data };
}

/** The colour of the nearest dot, into `out`. */
export function dotAt({ columns, rows, data }: Sketch, x: number, y: number, out: [number, number, number]) {
  const column = Math.min(columns - 1, Math.max(0, Math.round(x / STEP)));
  const row = Math.min(rows - 1, Math.max(0, Math.round(y / STEP)));
  const at = (row * columns + column) * 4;
  out[0] = data[at] as number;
  out[1] = data[at + 1] as number;
  out[2] = data[at + 2] as number;
}

/** One number for each dot, read smoothly between them. */
export type Net = { columns: number; rows: number; values: Float32Array };

export const netOf = (
  { columns, rows, data }: Sketch,
  read: (r: number, g: number, b: number) => number,
): Net => ({
  columns,
  rows,
  values: Float32Array.from({ length: columns * rows }, (_, dot) =>
    read(data[dot * 4] as number, data[dot * 4 + 1] as number, data[dot * 4 + 2] as number),
  ),
});

export const lightOf = (r: number, g: number, b: number) => (0.299 * r + 0.587 * g + 0.114 * b) / 255;

export function readNet({ columns, rows, values }: Net, x: number, y: number): number {
  const u = Math.min(columns - 1.001, Math.max(0, x / STEP));
  const v = Math.min(rows - 1.001, Math.max(0, y / STEP));
  const column = Math.floor(u);
  const row = Math.floor(v);
  const at = row * columns + column;
  const du = u - column;
  const dv = v - row;
  const top = (values[at] as number) * (1 - du) + (values[at + 1] as number) * du;
  const bottom = (values[at + columns] as number) * (1 - du) + (values[at + columns + 1] as number) * du;
  return top * (1 - dv) + bottom * dv;
}

/** Each dot the mean of its surroundings, by two sweeps of a running sum. */
export function blurred({ columns, rows, values }: Net, radius: number): Net {
  const sweep = (from: Float32Array, lines: number, length: number, stride: number, step: number) => {
    const out = new Float32Array(from.length);
    const many = radius * 2 + 1;
    for (let line = 0; line < lines; line++) {
      const start = line * stride;
      const read = (at: number) => from[start + Math.min(length - 1, Math.max(0, at)) * step] as number;
      let sum = 0;
      for (let at = -radius; at <= radius; at++) sum += read(at);
      for (let at = 0; at < length; at++) {
        out[start + at * step] = sum / many;
        sum += read(at + radius + 1) - read(at - radius);
      }
    }
    return out;
  };
  const across = sweep(values, rows, columns, columns, 1);
  return { columns, rows, values: sweep(across, columns, rows, 1, columns) };
}
