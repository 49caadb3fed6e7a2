import { type Color, clamp, mix } from "../color.ts";
import { halftone } from "../halftone.ts";
import type { Place } from "../places.ts";
import { press } from "../plates.ts";
import { shows } from "../reading/sights.ts";
import { paintSet, setOf } from "../sets.ts";
import { type Draw, type Frame, inked, shade } from "./comic-frame.ts";
import { barren, falls, foam, ice, shelf } from "./comic-sights.ts";
import { houses, road, skyline } from "./comic-town.ts";

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

/** Indoors there is no sky. */
export function drawRoom({ context, inks, scene, dice, pen, ...area }: Frame) {
  const { x, y, width, height, horizon: floor } = area;
  const dark = mix(inks.red, inks.black, 0.4);
  paintSet(
    context,
    setOf(scene.room, { x, y, width, height, floor }, dice),
    {
      ...{ wall: inks.yellow, dark: inks.navy, floor: inks.orange, seam: inks.brown, light: inks.yellow },
      ...{
        beam: inks.blue,
        cloth: inks.red,
        fold: dark,
        gold: inks.yellow,
        wood: inks.brown,
        tile: inks.cyan,
      },
      ...{ frame: inks.paper, glass: inks.cyan },
      ...{ book0: inks.red, book1: inks.blue, book2: inks.green, book3: inks.orange },
    },
    { color: inks.black, width: pen * 0.6 },
  );
  // From above it falls into shadow.
  halftone(context, inks.black, {
    pitch: 15,
    angle: 0.3,
    area: { x, y, width, height },
    tone: (_, dotY) => clamp(0.42 - (dotY - y) / height, 0, 0.36),
  });
}

/** Whoever would sink stands on land, not on the waves. */
const beach: Draw = (frame) => {
  const { context, inks, x, y, width, height, horizon, scene } = frame;
  const [left, right, bottom] = [x - 20, x + width + 20, y + height + 20];
  const top = horizon + (bottom - horizon) * 0.4;
  const swell = height * 0.05;
  if (shows(scene, "iceberg")) return shelf(frame);
  inked(frame, scene.places.includes("sea") ? mix(inks.yellow, inks.paper, 0.35) : inks.green, () => {
    context.moveTo(left, top);
    context.bezierCurveTo(x + width * 0.3, top - swell, x + width * 0.6, top + swell, right, top);
    context.lineTo(right, bottom);
    context.lineTo(left, bottom);
    context.closePath();
  });
};

export function drawPlaces(frame: Frame) {
  const { context, inks, scene, x, y, width, height, horizon } = frame;
  const chosen = draws.filter(([place]) => scene.places.slice(0, 3).includes(place)).map(([, draw]) => draw);
  const [first] = scene.places;
  const soil = {
    desert: inks.orange,
    snow: inks.paper,
    city: inks.purple,
    space: inks.purple,
  };
  if (shows(scene, "mars") || shows(scene, "moon")) return barren(frame);
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
  if (shows(scene, "waterfall")) falls(frame);
  if (wet) waves(frame);
  if (shows(scene, "waterfall")) foam(frame);
  if (shows(scene, "iceberg")) ice(frame);
  if (wet && scene.ashore) beach(frame);
  if (chosen.includes(flowers)) flowers(frame);
}
