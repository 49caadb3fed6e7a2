import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css } from "./color.ts";

type Screen = {
  /** From dot to dot, in units. */
  pitch: number;
  angle: number;
  /** The part of the sheet to be covered. */
  area: { x: number; y: number; width: number; height: number };
  /** How dark it is there: 0 is paper, 1 is all ink. */
  tone: (x: number, y: number) => number;
};

/** A screen of dots, as a printing house makes one tone out of one ink: all of them on one path. */
export function halftone(context: SKRSContext2D, ink: Color, { pitch, angle, area, tone }: Screen) {
  const cos = Math.cos(angle) * pitch;
  const sin = Math.sin(angle) * pitch;
  const middleX = area.x + area.width / 2;
  const middleY = area.y + area.height / 2;
  const reach = Math.ceil(Math.hypot(area.width, area.height) / 2 / pitch) + 1;
  context.fillStyle = css(ink);
  context.beginPath();
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      const x = middleX + column * cos - row * sin;
      const y = middleY + column * sin + row * cos;
      if (Math.abs(x - middleX) > area.width / 2 + pitch || Math.abs(y - middleY) > area.height / 2 + pitch)
        continue;
      const radius = pitch * 0.68 * Math.sqrt(Math.max(0, tone(x, y)));
      if (radius < pitch * 0.08) continue;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, Math.PI * 2);
    }
  context.fill();
}
