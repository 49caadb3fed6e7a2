import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Easel } from "./easel.ts";
import type { Random } from "./random.ts";
import { dotAt, type Sketch } from "./underpainting.ts";

export type Strokes = {
  /** From stroke to stroke, in units. */
  pitch: number;
  width: number;
  length: number;
  /** How much lighter or darker than the sketch, of 255. */
  broken: number;
  /** How much warmer or cooler, of 255. */
  hue?: number;
  /** How far away its colour may be fetched: strokes carry paint over edges. */
  carry: number;
  alpha?: number;
  /** Which way the brush goes at a point, in radians. */
  flow(x: number, y: number): number;
  /** Strokes may be left out, where the layer below is to be seen. */
  kept?(x: number, y: number): number;
};

const GROUPS = 24;

/** A layer of brush strokes over the whole sheet, each in the colour that the sketch has there. */
export function paintStrokes(context: SKRSContext2D, easel: Easel, base: Sketch, dice: Random, how: Strokes) {
  const { width, height, top, scale, pixels } = easel;
  const [from, to] = [top / scale - how.length * 2, (top + pixels.height) / scale + how.length * 2];
  const color: [number, number, number] = [0, 0, 0];
  context.lineCap = "round";
  const columns = Math.ceil(width / how.pitch) + 2;
  const rows = Math.ceil(height / how.pitch) + 2;
  // In passes far apart, so that neighbours overlap in no order that an eye could find.
  for (let group = 0; group < GROUPS; group++) {
    const strokes = dice.fork(`${group}`);
    for (let spot = group; spot < columns * rows; spot += GROUPS) {
      const x = ((spot % columns) - 0.5 + strokes()) * how.pitch;
      const y = (Math.floor(spot / columns) - 0.5 + strokes()) * how.pitch;
      const [chance, tone, away, long, wide] = [strokes(), strokes(), strokes(), strokes(), strokes()];
      if (y < from || y > to || chance > (how.kept?.(x, y) ?? 1)) continue;
      const angle = how.flow(x, y) + (away - 0.5) * 0.5;
      dotAt(
        base,
        x + Math.cos(angle) * how.carry * (tone - 0.5),
        y + Math.sin(angle) * how.carry * (long - 0.5),
        color,
      );
      const change = (tone + wide - 1) * how.broken;
      const warm = (long - away) * (how.hue ?? 0);
      context.strokeStyle = `rgba(${(color[0] + change + warm) | 0},${(color[1] + change) | 0},${(color[2] + change - warm) | 0},${how.alpha ?? 1})`;
      context.lineWidth = how.width * (0.65 + wide * 0.7);
      const half = (how.length * (0.55 + long * 0.9)) / 2;
      const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
      const bend = (away - 0.5) * half * 0.7;
      context.beginPath();
      context.moveTo(x - dx, y - dy);
      context.quadraticCurveTo(x - dy * 0.01 * bend, y + dx * 0.01 * bend, x + dx, y + dy);
      context.stroke();
    }
  }
}
