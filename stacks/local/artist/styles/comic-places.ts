import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, clamp, css } from "../color.ts";
import { halftone } from "../halftone.ts";
import type { Place } from "../places.ts";
import { press } from "../plates.ts";
import type { Random } from "../random.ts";
import type { Scene } from "../scene.ts";

export type Inks = Record<
  "paper" | "black" | "red" | "orange" | "yellow" | "green" | "cyan" | "blue" | "navy" | "purple" | "brown",
  Color
>;

/** One frame of the page, and what is to be drawn in it. */
export type Frame = {
  context: SKRSContext2D;
  inks: Inks;
  dice: Random;
  scene: Scene;
  x: number;
  y: number;
  width: number;
  height: number;
  horizon: number;
  /** Of the pen, in units. */
  pen: number;
};

type Draw = (frame: Frame) => void;

/** A flat colour within a line of ink. */
export function inked({ context, inks, pen }: Frame, ink: Color, draw: () => void, weight = 1) {
  press(context, ink, draw);
  context.strokeStyle = css(inks.black);
  context.lineWidth = pen * weight;
  context.beginPath();
  draw();
  context.stroke();
}

/** The side away from the light is plain black: it ties a page together. */
const shade = ({ context, inks }: Frame, draw: () => void) => press(context, inks.black, draw);

const mountains: Draw = (frame) => {
  const { context, inks, dice, x, width, height, horizon } = frame;
  for (let index = 0; index < 5; index++) {
    const middle = x + width * (0.02 + ((index * 0.618) % 1) * 0.96);
    const half = width * dice.range(0.16, 0.26);
    const high = height * dice.range(0.16, 0.34);
    const top = horizon - high;
    const zigzag = [0.2, 0.12, 0.34, 0.26, 0.5, 0.62, 1];
    inked(frame, index % 2 ? inks.purple : inks.blue, () => {
      context.moveTo(middle - half, horizon + 8);
      context.lineTo(middle - half * 0.42, top + high * 0.5);
      context.lineTo(middle, top);
      context.lineTo(middle + half * 0.5, top + high * 0.42);
      context.lineTo(middle + half, horizon + 8);
      context.closePath();
    });
    press(context, inks.paper, () => {
      for (const [dx, dy] of [
        [0, 0.02],
        [0.22, 0.24],
        [0.1, 0.2],
        [0.02, 0.34],
        [-0.1, 0.22],
        [-0.24, 0.32],
      ] as const)
        context.lineTo(middle + dx * half, top + dy * high);
    });
    shade(frame, () => {
      context.moveTo(middle, top);
      zigzag.forEach((down, step) => {
        context.lineTo(middle + half * (step % 2 ? 0.24 : 0.02) * (1 + down), top + high * down);
      });
      context.lineTo(middle + half, horizon);
      context.lineTo(middle + half * 0.5, top + high * 0.42);
    });
  }
};

const skyline: Draw = (frame) => {
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

const waves: Draw = (frame) => {
  const { context, inks, x, y, width, height, horizon, scene, dice } = frame;
  const bottom = y + height;
  inked(frame, inks.cyan, () => context.rect(x - 20, horizon, width + 40, bottom));
  for (let row = 0; row < 5; row++) {
    const near = (row + 1) / 5;
    const base = horizon + (bottom - horizon) * (0.04 + near * near * 0.86);
    const wide = width * (0.1 + near * 0.16);
    const high = wide * (0.22 + scene.energy * 0.36 + (scene.weather === "rain" ? 0.12 : 0));
    const start = x - wide * dice.range(0.3, 1.3);
    const crests = Math.ceil((width * 1.2) / wide) + 1;
    inked(frame, [inks.blue, inks.cyan][row % 2] ?? inks.blue, () => {
      context.moveTo(start, bottom + 60);
      context.lineTo(start, base);
      for (let index = 0; index < crests; index++) {
        const left = start + index * wide;
        context.quadraticCurveTo(left + wide * 0.6, base, left + wide * 0.82, base - high);
        context.quadraticCurveTo(left + wide * 0.74, base - high * 0.2, left + wide, base);
      }
      context.lineTo(start + crests * wide, bottom + 60);
    });
    for (let index = 0; index < crests; index++) {
      const tip = start + index * wide + wide * 0.82;
      inked(
        frame,
        inks.paper,
        () => {
          context.moveTo(tip, base - high);
          context.quadraticCurveTo(
            tip - wide * 0.1,
            base - high * 0.5,
            tip - wide * 0.34,
            base - high * 0.24,
          );
          context.quadraticCurveTo(
            tip - wide * 0.08,
            base - high * 0.34,
            tip - wide * 0.03,
            base - high * 0.42,
          );
          context.closePath();
        },
        0.5,
      );
    }
  }
};

/** A round crown: discs first in ink, then a little smaller in colour, so that only the rim stays. */
function crown({ context, inks, pen }: Frame, ink: Color, discs: (readonly [number, number, number])[]) {
  for (const [color, more] of [
    [inks.black, pen],
    [ink, 0],
  ] as const)
    for (const [x, y, radius] of discs) press(context, color, () => context.arc(x, y, radius + more, 0, 7));
}

const trees: Draw = (frame) => {
  const { context, inks, dice, x, width, height, horizon } = frame;
  for (let index = 0; index < 9; index++) {
    const middle = x + ((index + dice.range(0.2, 0.8)) / 9) * width;
    const foot = horizon + height * dice.range(0, 0.07);
    const high = height * dice.range(0.18, 0.36);
    const size = width * dice.range(0.045, 0.07);
    inked(frame, inks.brown, () =>
      context.rect(middle - size * 0.16, foot - high * 0.6, size * 0.32, high * 0.6),
    );
    const discs = Array.from({ length: 6 }, (_, disc) => {
      const angle = (disc / 6) * Math.PI * 2;
      return [
        middle + Math.cos(angle) * size * 0.8,
        foot - high + Math.sin(angle) * size * 0.75,
        size * dice.range(0.55, 0.75),
      ] as const;
    });
    crown(frame, inks.green, [...discs, [middle, foot - high, size]]);
    halftone(context, inks.black, {
      pitch: 11,
      angle: 0.5,
      area: { x: middle - size, y: foot - high - size, width: size * 2.2, height: size * 2.2 },
      tone: (dotX, dotY) =>
        Math.hypot(dotX - middle, dotY - foot + high) < size * 1.2
          ? clamp((dotX - middle + dotY - foot + high) / size - 0.1, 0, 0.75)
          : 0,
    });
  }
};

const flowers: Draw = (frame) => {
  const { context, inks, dice, x, y, width, height, horizon } = frame;
  for (let index = 0; index < 30; index++) {
    const near = (index + 1) / 30;
    const at = x + ((index * 0.618) % 1) * width;
    const foot = horizon + (y + height - horizon) * (0.15 + near * 0.8);
    const size = width * (0.012 + near * 0.02);
    const ink = dice.pick([inks.red, inks.yellow, inks.paper, inks.purple]);
    shade(frame, () => context.rect(at - 3, foot - size * 2, 6, size * 2.6));
    const petals = Array.from({ length: 5 }, (_, petal) => {
      const angle = (petal / 5) * Math.PI * 2 + near * 9;
      return [
        at + Math.cos(angle) * size * 0.7,
        foot - size * 2 + Math.sin(angle) * size * 0.7,
        size * 0.5,
      ] as const;
    });
    crown({ ...frame, pen: frame.pen * 0.5 }, ink, petals);
    inked(frame, inks.orange, () => context.arc(at, foot - size * 2, size * 0.36, 0, 7), 0.4);
  }
};

const houses: Draw = (frame) => {
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
function road({ context, inks, x, y, width, height, horizon, scene }: Frame) {
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

/** What is far is drawn first; water brings its own ground. */
const draws: [Place, Draw][] = [
  ["mountain", mountains],
  ["desert", mountains],
  ["snow", mountains],
  ["city", skyline],
  ["village", houses],
  ["forest", trees],
  ["sea", waves],
  ["water", waves],
  ["flowers", flowers],
];

export function drawPlaces(frame: Frame) {
  const { context, inks, scene, x, y, width, height, horizon } = frame;
  const chosen = draws.filter(([place]) => scene.places.slice(0, 3).includes(place)).map(([, draw]) => draw);
  const [first] = scene.places;
  const soil = {
    desert: inks.orange,
    snow: inks.paper,
    city: inks.purple,
    space: inks.purple,
    room: inks.red,
  };
  const ground = (first && (soil as Partial<Record<Place, Color>>)[first]) ?? inks.green;
  const wet = chosen.includes(waves);
  for (const draw of new Set(chosen.filter((draw) => draw !== waves && draw !== flowers))) draw(frame);
  if (!wet) {
    inked(frame, ground, () => context.rect(x - 20, horizon, width + 40, y + height - horizon + 20));
    halftone(context, inks.black, {
      pitch: 15,
      angle: 0.3,
      area: { x, y: horizon, width, height: y + height - horizon },
      tone: (_, dotY) => clamp((dotY - horizon) / (y + height - horizon) - 0.35, 0, 0.5),
    });
  }
  if (!wet && first === "city") road(frame);
  if (wet) waves(frame);
  if (chosen.includes(flowers)) flowers(frame);
}
