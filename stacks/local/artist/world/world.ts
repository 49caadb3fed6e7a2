import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { inTheAir } from "../atmosphere.ts";
import type { Easel } from "../easel.ts";
import { hash } from "../random.ts";
import type { Scene } from "../scene.ts";
import { develop } from "./film.ts";
import { hash2, n2 } from "./noise.ts";
import type { Frame } from "./plan.ts";
import { band, prepare } from "./render.ts";
import { type Guise, specOf } from "./spec.ts";

// What is prepared for a picture serves all its bands: the last one is kept.
let prepared = "";
let small: { scale: number; grade: Grade | undefined; canvas: Canvas } | undefined;

/** What a technique makes of the light before it takes it up: a tone between 0 and 255 as another. */
export type Grade = (tone: number, channel: 0 | 1 | 2) => number;

/** The land is dealt by these words: in one order, whoever put the brief together. */
function wishOf({ brief }: Easel) {
  const { subject, artStyle, aspectRatio, lighting, colorPalette, mood } = brief;
  return { subject, artStyle, aspectRatio, lighting, colorPalette, mood };
}

/** Sets the world of a scene up, unless it stands already; false where the scene has none. */
export function worldStands(easel: Easel, scene: Scene, guise?: Guise): boolean {
  const { width, height, variant } = easel;
  const key = JSON.stringify([wishOf(easel), width, height, variant, scene, guise]);
  if (key === prepared) return true;
  const spec = specOf(easel, scene, guise);
  if (!spec) return false;
  prepared = "";
  small = undefined;
  prepare(spec, hash(key) % 10_000, width, height);
  prepared = key;
  return true;
}

/** From here on a print has more pixels than an eye can tell: light is then taken at every second one. */
const FINE = 2.5;

/** Rows beside a band that only its neighbours show: edges of bodies lean on the next one, lines on more. */
const NEXT = 1;
const BESIDE = 4;

/** What a technique adds to the world while it still knows how far everything is. */
type Retouch = (frame: Frame, data: Uint8ClampedArray) => void;

function taken(easel: Easel, scale: number, top: number, rows: number, grain: boolean, retouch?: Retouch) {
  const beside = retouch ? BESIDE : NEXT;
  // Two rows share their light: a band that begins with the second of them begins one above.
  const above = beside + ((top + beside) & 1);
  const frame = band(scale, top - above, above + rows + beside);
  const data = developed(easel, frame, { grain });
  retouch?.(frame, data);
  return { w: frame.w, data: data.subarray(above * frame.w * 4, (above + rows) * frame.w * 4) };
}

/** The world that stands as a photograph of it: what is painted now, in pixels. */
export function photographed(easel: Easel, retouch?: Retouch): Uint8ClampedArray {
  const { scale, top, pixels } = easel;
  const film = !retouch;
  if (scale <= FINE) return taken(easel, scale, top, pixels.height, film, retouch).data;
  const first = Math.floor(top / 2) - 1;
  const half = taken(easel, scale / 2, first, Math.ceil(pixels.height / 2) + 3, false, retouch);
  const from = half.data;
  const data = new Uint8ClampedArray(pixels.width * pixels.height * 4);
  for (let row = 0, at = 0; row < pixels.height; row++) {
    const y = (row + top + 0.5) / 2 - 0.5 - first;
    const upper = Math.floor(y);
    const down = y - upper;
    for (let column = 0; column < pixels.width; column++, at += 4) {
      const x = Math.max(0, (column + 0.5) / 2 - 0.5);
      const left = Math.min(half.w - 2, Math.floor(x));
      const a = (upper * half.w + left) * 4;
      const b = a + half.w * 4;
      const aside = x - left;
      const speck = film ? grainAt((column + 0.5) / scale, (row + top + 0.5) / scale) : 0;
      for (let c = 0; c < 3; c++) {
        const high = (from[a + c] as number) * (1 - aside) + (from[a + 4 + c] as number) * aside;
        const low = (from[b + c] as number) * (1 - aside) + (from[b + 4 + c] as number) * aside;
        data[at + c] = high + (low - high) * down + speck;
      }
      data[at + 3] = 255;
    }
  }
  return data;
}

/** Film, at a size with the sheet: two kinds of grain. */
const grainAt = (x: number, y: number) =>
  7 * (n2(x * 3.1, y * 3.1) * 0.6 + (hash2(Math.floor(x * 4.3), Math.floor(y * 4.3)) - 0.5) * 0.8);

/** The whole world that stands, small: what a technique takes its colors from. */
export function worldIn(easel: Easel, scale: number, grade?: Grade): Canvas {
  if (small?.scale === scale && small.grade === grade) return small.canvas;
  const frame = band(scale, 0, Math.ceil(easel.height * scale) + 1);
  const canvas = createCanvas(frame.w, frame.rows);
  const context = canvas.getContext("2d");
  const image = context.createImageData(frame.w, frame.rows);
  image.data.set(developed(easel, frame, { grain: false }));
  // Below the sheet there is nothing: its last row goes on.
  for (let row = Math.round(easel.height * scale), wide = frame.w * 4; row < frame.rows; row++)
    image.data.copyWithin(row * wide, (row - 1) * wide, row * wide);
  if (grade) {
    const tables = ([0, 1, 2] as const).map((channel) =>
      Uint8ClampedArray.from({ length: 256 }, (_, tone) => grade(tone, channel)),
    );
    for (let at = 0; at < image.data.length; at++)
      if (at % 4 < 3) image.data[at] = tables[at % 4]?.[image.data[at] as number] as number;
  }
  context.putImageData(image, 0, 0);
  small = { scale, grade, canvas };
  return canvas;
}

const STEPS = 16;

/** Every color as palette, mood and light let it be seen; nothing where nothing was chosen. */
function turnedBy({ color, brief }: Easel): Float32Array | undefined {
  if (!brief.colorPalette && !brief.mood && !brief.lighting) return undefined;
  const seen = inTheAir(color, brief);
  const side = STEPS + 1;
  const table = new Float32Array(side ** 3 * 3);
  const hex = (step: number) =>
    Math.min(255, step * (256 / STEPS))
      .toString(16)
      .padStart(2, "0");
  for (let r = 0, at = 0; r < side; r++)
    for (let g = 0; g < side; g++)
      for (let b = 0; b < side; b++, at += 3) table.set(seen(`#${hex(r)}${hex(g)}${hex(b)}`), at);
  return table;
}

/** Light as a photograph, with its palette; `share` of the mood's veil. */
function developed(easel: Easel, frame: Frame, how: { grain: boolean }): Uint8ClampedArray {
  const data = develop(frame, how);
  const table = turnedBy(easel);
  if (!table) return data;
  const side = STEPS + 1;
  const strides = [side * side * 3, side * 3, 3];
  const share = easel.brief.colorPalette ? 1 : 0.75;
  for (let at = 0; at < data.length; at += 4) {
    let base = 0;
    const parts = [0, 0, 0];
    for (let c = 0; c < 3; c++) {
      const value = ((data[at + c] as number) * STEPS) / 256;
      base += Math.floor(value) * (strides[c] as number);
      parts[c] = value - Math.floor(value);
    }
    const [fr, fg, fb] = parts as [number, number, number];
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let corner = 0; corner < 8; corner++) {
        const [r, g, b] = [corner >> 2, (corner >> 1) & 1, corner & 1];
        const weight = (r ? fr : 1 - fr) * (g ? fg : 1 - fg) * (b ? fb : 1 - fb);
        sum +=
          weight *
          (table[base + r * (strides[0] as number) + g * (strides[1] as number) + b * 3 + c] as number);
      }
      data[at + c] = (data[at + c] as number) * (1 - share) + sum * share;
    }
  }
  return data;
}
