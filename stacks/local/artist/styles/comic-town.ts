import type { Color } from "../color.ts";
import { press } from "../plates.ts";
import { type Draw, type Frame, inked, shade } from "./comic-frame.ts";

export const skyline: Draw = (frame) => {
  const { context, inks, dice, x, width, height, horizon, scene } = frame;
  const dark = scene.time === "night" || scene.time === "dusk";
  for (const near of [false, true]) {
    const many = near ? 8 : 13;
    const step = width / many;
    for (let index = 0; index < many; index++) {
      const high = height * (near ? dice.range(0.1, 0.36) : dice.range(0.2, 0.46));
      const left = x + index * step + dice.range(-0.2, 0.1) * step;
      const wide = step * dice.range(0.8, 1.15);
      const wall = near
        ? dice.pick([inks.orange, inks.red, inks.blue, inks.purple])
        : dark
          ? inks.navy
          : inks.cyan;
      inked(frame, wall, () => context.rect(left, horizon - high, wide, high + 8), near ? 1 : 0.6);
      if (!near) continue;
      shade(frame, () => context.rect(left + wide * 0.74, horizon - high, wide * 0.26, high));
      const rows = Math.max(2, Math.round(high / (height * 0.034)));
      for (let row = 0; row < rows - 1; row++)
        for (let column = 0; column < 3; column++) {
          const lit = dice() < 0.6 ? (dark ? inks.yellow : inks.paper) : inks.black;
          press(context, lit, () =>
            context.rect(
              left + wide * (0.1 + column * 0.21),
              horizon - high + (row + 0.5) * (high / rows),
              wide * 0.13,
              (high / rows) * 0.55,
            ),
          );
        }
    }
  }
};

export const houses: Draw = (frame) => {
  const { context, inks, dice, x, width, height, horizon } = frame;
  for (let index = 0; index < 5; index++) {
    const wide = width * 0.14;
    const left = x + (index + dice.range(0.1, 0.4)) * (width / 5);
    const high = height * dice.range(0.07, 0.13);
    inked(frame, dice.pick([inks.paper, inks.yellow, inks.orange]), () =>
      context.rect(left, horizon - high, wide, high + 6),
    );
    inked(frame, inks.red, () => {
      context.moveTo(left - wide * 0.1, horizon - high);
      context.lineTo(left + wide / 2, horizon - high - wide * 0.5);
      context.lineTo(left + wide * 1.1, horizon - high);
      context.closePath();
    });
    shade(frame, () => context.rect(left + wide * 0.14, horizon - high * 0.7, wide * 0.18, high * 0.36));
    shade(frame, () => context.rect(left + wide * 0.6, horizon - high * 0.7, wide * 0.22, high * 0.7));
  }
};

/** A street towards the vanishing point, its dashes longer the nearer they are. */
export function road({ context, inks, x, y, width, height, horizon, scene }: Frame) {
  const far = x + width * (scene.mirrored ? 0.38 : 0.62);
  const depth = y + height - horizon;
  const across = (from: number, to: number, near: number, farther: number, ink: Color) =>
    press(context, ink, () => {
      for (const [side, down] of [
        [from, farther],
        [to, farther],
        [to, near],
        [from, near],
      ] as const)
        context.lineTo(far + side * width * (0.08 + down * down), horizon + down * depth);
    });
  across(-0.62, 0.62, 1.02, 0.02, inks.black);
  across(-0.55, -0.5, 1.02, 0.02, inks.yellow);
  across(0.5, 0.55, 1.02, 0.02, inks.yellow);
  for (let dash = 0; dash < 5; dash++)
    across(-0.04, 0.04, ((dash + 0.6) / 5) ** 1.3, (dash / 5) ** 1.3, inks.paper);
}
