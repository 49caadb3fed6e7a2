import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { Brief } from "../../../functions/core/images/brief.ts";
import type { PixelSize } from "../../../functions/core/images/drawing.ts";
import { type Noise, noise } from "./noise.ts";
import { type Palette, palette } from "./palette.ts";
import { type Random, random } from "./random.ts";
import { ENGINE_VERSION } from "./version.ts";

const SHORT_SIDE = 1000;

/** What a style paints on: a sheet whose short side is 1000 units, however many pixels it becomes. */
export type Easel = {
  /** In units. */
  width: number;
  height: number;
  /** What is painted now, in pixels: the whole sheet, or one band of it. */
  pixels: PixelSize;
  /** The first row of pixels of that band: a row of it lies at `(row + top) / scale` units. */
  top: number;
  /** Pixels to a unit. */
  scale: number;
  dice: Random;
  noise: Noise;
  color: Palette;
  brief: Brief;
  /** Which of its batch: a style deals its compositions by it, so that no two of a batch are alike. */
  variant: number;
};

/** A print is painted band by band, each on an easel of its own, so that its size needs no memory. */
export type Band = { top: number; rows: number };

export function easel(
  brief: Brief,
  { seed, variant }: { seed: number; variant: number },
  sheet: PixelSize,
  { top, rows }: Band = { top: 0, rows: sheet.height },
): Easel {
  const { artStyle, subject, colorPalette, lighting, mood, aspectRatio } = brief;
  const key = JSON.stringify([
    ENGINE_VERSION,
    artStyle,
    subject,
    colorPalette,
    lighting,
    mood,
    aspectRatio,
    seed,
  ]);
  const scale = Math.min(sheet.width, sheet.height) / SHORT_SIDE;
  const dice = random(key);
  const tint = dice() * Math.PI * 2;
  return {
    width: sheet.width / scale,
    height: sheet.height / scale,
    pixels: { width: sheet.width, height: rows },
    top,
    scale,
    dice,
    noise: noise(key),
    color: palette(colorPalette, tint),
    brief,
    variant,
  };
}

export type Layer = { canvas: Canvas; context: SKRSContext2D };

/** A layer over what is painted now, in units of the sheet. `resolution` below 1 is for what is soft anyway. */
export function layer({ pixels, scale, top }: Easel, resolution = 1): Layer {
  const canvas = createCanvas(Math.round(pixels.width * resolution), Math.round(pixels.height * resolution));
  const context = canvas.getContext("2d");
  context.scale(scale * resolution, scale * resolution);
  context.translate(0, -top / scale);
  context.lineCap = "round";
  context.lineJoin = "round";
  return { canvas, context };
}
