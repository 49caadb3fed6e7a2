import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css } from "../color.ts";
import { press } from "../plates.ts";
import type { Random } from "../random.ts";
import type { Berth } from "../stage.ts";

export type Area = { x: number; y: number; width: number; height: number };
export type Inks = { ground: Color; dots: Color; body: Color; lines: Color };
/** Where the motif stands. */
export type Heart = Berth;
export type Back = {
  context: SKRSContext2D;
  area: Area;
  inks: Inks;
  dice: Random;
  foot: number;
  heart: Heart;
};
export type Draw = (back: Back) => void;

/** A flat shape with the thick outline of a poster. */
export function cut({ context, inks, area }: Back, ink: Color, draw: () => void) {
  press(context, ink, draw);
  context.strokeStyle = css(inks.lines);
  context.lineWidth = Math.min(area.width, area.height) * 0.009;
  context.beginPath();
  draw();
  context.stroke();
}

export const waves: Draw = (back) => {
  const { context, area, inks, foot } = back;
  for (let row = 0; row < 5; row++) {
    const size = area.width / 6;
    const y = foot + row * area.height * 0.07;
    cut(back, row % 2 ? inks.dots : inks.body, () => {
      context.moveTo(area.x - size, area.y + area.height + size);
      for (let index = -1; index < 8; index++)
        context.arc(area.x + (index + (row % 2) / 2) * size, y, size / 2, Math.PI, 0);
      context.lineTo(area.x + area.width + size, area.y + area.height + size);
    });
  }
};

export const stars: Draw = (back) => {
  const { context, area, inks, dice } = back;
  for (let index = 0; index < 14; index++) {
    const x = area.x + ((index * 0.618 + 0.1) % 1) * area.width;
    const y = area.y + ((index + 0.5) / 14) * area.height;
    const size = Math.min(area.width, area.height) * dice.range(0.03, 0.09);
    cut(back, index % 2 ? inks.dots : inks.body, () => {
      for (let point = 0; point < 10; point++) {
        const radius = point % 2 ? size * 0.42 : size;
        const angle = (point * Math.PI) / 5 - Math.PI / 2;
        context.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      }
      context.closePath();
    });
  }
};
