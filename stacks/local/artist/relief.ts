import { type Canvas, createCanvas, type Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { type Color, clamp, smooth } from "./color.ts";
import { HERO_BOX, type Hero, shapeNameOf, silhouette, solid } from "./heroes.ts";
import { isCutOut } from "./plates.ts";
import { cover } from "./texture.ts";

/** Knots of a relief along one side of a hero's box, and how much of the box it has around it on each side. */
export const SIDE = 192;
export const MARGIN = 1;
export const SPAN = HERO_BOX + 2 * MARGIN;
/** Coarse first: what is settled there is only made finer afterwards. */
const LEVELS = [24, 48, 96, SIDE];

type Light = readonly [red: number, green: number, blue: number];

/** The light on a body: where it comes from (right, up, towards the eye), its color, and what comes from everywhere. */
export type Lit = {
  from: readonly [number, number, number];
  sun: Light;
  sky: Light;
  rim: number;
  covered?: boolean;
};

function filled(paths: readonly Path2D[], cut: Path2D | undefined, side: number): Float32Array {
  const context = createCanvas(side, side).getContext("2d");
  context.scale(side / SPAN, side / SPAN);
  context.translate(MARGIN, MARGIN);
  for (const path of paths) context.fill(path);
  context.globalCompositeOperation = "destination-out";
  if (cut) context.fill(cut);
  const { data } = context.getImageData(0, 0, side, side);
  return Float32Array.from({ length: side * side }, (_, at) => (data[at * 4 + 3] as number) / 255);
}

/** Twice as many knots each way. */
function finer(from: Float32Array, side: number): Float32Array {
  const half = side / 2;
  return Float32Array.from({ length: side * side }, (_, at) => {
    const [row, column] = [Math.floor(at / side), at % side];
    return (from[Math.floor(row / 2) * half + Math.floor(column / 2)] as number) * 4;
  });
}

/** As high as a skin that is blown up over an outline: a disc becomes half a ball. */
export function blownUp(paths: readonly Path2D[], cut?: Path2D): Float32Array {
  let skin: Float32Array = new Float32Array(0);
  for (const side of LEVELS) {
    const inside = filled(paths, cut, side);
    skin = skin.length > 0 ? finer(skin, side) : new Float32Array(side * side);
    for (let sweep = 0; sweep < 26; sweep++)
      for (let row = 1; row < side - 1; row++)
        for (let column = 1; column < side - 1; column++) {
          const at = row * side + column;
          if ((inside[at] as number) < 0.5) skin[at] = 0;
          else {
            const around =
              (skin[at - 1] as number) +
              (skin[at + 1] as number) +
              (skin[at - side] as number) +
              (skin[at + side] as number);
            const now = skin[at] as number;
            skin[at] = now + 1.6 * ((around + 1) / 4 - now);
          }
        }
  }
  return skin.map((value) => 2 * Math.sqrt(Math.max(0, value)));
}

/** No stairs where an outline slants. */
const softened = (height: Float32Array): Float32Array =>
  height.map((value, at) => {
    if (value === 0 || at < SIDE || at >= height.length - SIDE) return value;
    const near = (by: number) => (height[at - by] as number) + (height[at + by] as number);
    const corners = near(SIDE - 1) + near(SIDE + 1);
    return (4 * value + 2 * (near(1) + near(SIDE)) + corners) / 16;
  });

const heights = new Map<string, Float32Array>();

/** How far every knot of a hero stands out: its whole body, and each part that its lines set off. */
function heightsOf(hero: Hero): Float32Array {
  const known = heights.get(shapeNameOf(hero));
  if (known) return known;
  const [body, lines] = [solid(hero), silhouette(hero)];
  const whole = blownUp([body]);
  const parts = isCutOut(hero) ? blownUp([lines]) : blownUp([body], lines);
  const fresh = softened(softened(whole.map((value, at) => 0.5 * value + 0.5 * (parts[at] as number))));
  if (heights.size > 40) heights.clear();
  heights.set(shapeNameOf(hero), fresh);
  return fresh;
}

/** Each outside knot as its neighbours inside: what is read between both is not outside. */
function spread(data: Uint8ClampedArray, height: Float32Array) {
  const known = height.map((value, at) =>
    value > 0 && [1, -1, SIDE, -SIDE, 2, -2, 2 * SIDE, -2 * SIDE].every((by) => (height[at + by] ?? 0) > 0)
      ? 1
      : 0,
  );
  for (let pass = 0; pass < 6; pass++) {
    const before = known.slice();
    for (let at = SIDE; at < known.length - SIDE; at++) {
      if (before[at]) continue;
      const from = [at - 1, at + 1, at - SIDE, at + SIDE].find((one) => before[one]);
      if (from === undefined) continue;
      known[at] = 1;
      for (let channel = 0; channel < 4; channel++)
        data[at * 4 + channel] = data[from * 4 + channel] as number;
    }
  }
}

type Facing = { x: number; y: number; z: number; towards: number };

/** Which way the skin faces at a knot: right, up, to the eye; and how much of it towards the light. */
function facing(height: Float32Array, at: number, [lx, ly, lz]: Lit["from"]): Facing {
  const slope = (step: number) => ((height[at - step] as number) - (height[at + step] as number)) * 0.42;
  const [right, up] = [slope(1), -slope(SIDE)];
  const z = 1 / Math.hypot(right, up, 1);
  const [x, y] = [right * z, up * z];
  return { x, y, z, towards: (x * lx + y * ly + z * lz) / Math.hypot(lx, ly, lz) };
}

/** What the light leaves of a body's own colour, and what it adds, as two veils over its box. */
function veils(hero: Hero, { from, sun, sky, rim }: Lit): { dark: Canvas; bright: Canvas } {
  const height = heightsOf(hero);
  const [dark, bright] = [createCanvas(SIDE, SIDE), createCanvas(SIDE, SIDE)];
  const images = [dark, bright].map((canvas) => canvas.getContext("2d").createImageData(SIDE, SIDE));
  const [shade, shine] = images.map(({ data }) => data) as [Uint8ClampedArray, Uint8ClampedArray];
  for (let row = 1; row < SIDE - 1; row++)
    for (let column = 1; column < SIDE - 1; column++) {
      const at = row * SIDE + column;
      const { x, y, z, towards } = facing(height, at, from);
      const wrapped = clamp((towards + 0.22) / 1.22);
      const open = 0.62 + 0.38 * y;
      const edge = (1 - z) ** 2 * clamp(x * Math.sign(from[0]) + 0.3 + 0.4 * y);
      const gloss = clamp(towards) ** 14 * 0.16 + edge * rim;
      for (let channel = 0; channel < 3; channel++) {
        shade[at * 4 + channel] =
          255 * ((sky[channel] as number) * open + (sun[channel] as number) * wrapped);
        shine[at * 4 + channel] = 255 * gloss * (sun[channel] as number);
      }
      shade[at * 4 + 3] = 255;
      shine[at * 4 + 3] = 255;
    }
  for (const [index, canvas] of [dark, bright].entries()) {
    const image = images[index];
    if (!image) continue;
    spread(image.data, height);
    canvas.getContext("2d").putImageData(image, 0, 0);
  }
  return { dark, bright };
}

/** Lights what was painted flat in a hero's box as if it stood out. */
export function lightUp(context: SKRSContext2D, hero: Hero, lit: Lit) {
  const { dark, bright } = veils(hero, lit);
  context.save();
  context.clip(solid(hero));
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "high";
  context.globalCompositeOperation = "multiply";
  context.drawImage(dark, -MARGIN, -MARGIN, SPAN, SPAN);
  context.globalCompositeOperation = "screen";
  context.drawImage(bright, -MARGIN, -MARGIN, SPAN, SPAN);
  if (lit.covered) cover(context, hero);
  context.restore();
}

/** Dots of a cut shadow's edge along one side of the box. */
const CUT = 4;

/** The side of a body that the light does not reach, in one tone with an edge. */
export function cutShadow(context: SKRSContext2D, hero: Hero, from: Lit["from"], color: Color) {
  const height = heightsOf(hero);
  const towards = height.map((_, at) =>
    at > SIDE && at < height.length - SIDE ? facing(height, at, from).towards : 1,
  );
  const side = SIDE * CUT;
  const canvas = createCanvas(side, side);
  const image = canvas.getContext("2d").createImageData(side, side);
  for (let row = CUT; row < side - 2 * CUT; row++)
    for (let column = CUT; column < side - 2 * CUT; column++) {
      const [u, v] = [column / CUT, row / CUT];
      const at = Math.floor(v) * SIDE + Math.floor(u);
      const [right, down] = [u % 1, v % 1];
      const read = (from: number) =>
        (towards[from] as number) * (1 - right) + (towards[from + 1] as number) * right;
      const light = read(at) * (1 - down) + read(at + SIDE) * down;
      image.data.set(
        [color[0], color[1], color[2], 255 * smooth(0.3, 0.24, light)],
        (row * side + column) * 4,
      );
    }
  canvas.getContext("2d").putImageData(image, 0, 0);
  context.save();
  context.clip(solid(hero));
  context.globalCompositeOperation = "multiply";
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, -MARGIN, -MARGIN, SPAN, SPAN);
  context.restore();
}
