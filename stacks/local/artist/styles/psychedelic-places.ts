import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Place } from "../places.ts";
import type { Random } from "../random.ts";
import { shows } from "../reading/sights.ts";
import type { Scene } from "../scene.ts";

/** The left half of the sheet; the right one is its mirror image. */
export type Half = {
  context: SKRSContext2D;
  dice: Random;
  /** Where the mirror stands. */
  axis: number;
  height: number;
  horizon: number;
};

type Melt = (half: Half) => void;

/** One soft line from the edge to the mirror, and all that is below it. */
function below({ context, axis, height }: Half, line: (share: number) => number) {
  context.beginPath();
  context.moveTo(-20, height + 20);
  for (let step = 0; step <= 60; step++) context.lineTo((axis * step) / 60, line(step / 60));
  context.lineTo(axis, height + 20);
  context.fill();
}

const hills: Melt = (half) => {
  const phase = half.dice.range(0, 3);
  below(half, (t) => half.horizon + Math.cos(t * 7 + phase) * 30);
};

const mountains: Melt = (half) => {
  const { dice, horizon, height } = half;
  const summits = [0.12, 0.42, 0.74].map((at) => ({
    at: at + dice.range(-0.05, 0.05),
    high: dice.range(0.12, 0.26),
  }));
  below(half, (t) =>
    Math.min(
      ...summits.map(({ at, high }) => horizon + 20 - height * Math.max(0, high - Math.abs(t - at) * 1.1)),
    ),
  );
};

const waves: Melt = (half) => {
  const { context, axis, horizon, dice } = half;
  const size = axis / dice.int(3, 4);
  below(half, (t) => horizon + Math.cos(t * 12) * 16);
  // Crests that curl over like tongues of one flame.
  for (let index = 0; index * size < axis; index++) {
    const x = index * size;
    const high = size * dice.range(0.5, 0.85);
    context.beginPath();
    context.moveTo(x - size * 0.3, horizon + 60);
    context.bezierCurveTo(
      x + size * 0.1,
      horizon - high * 0.6,
      x + size * 0.3,
      horizon - high,
      x + size * 0.75,
      horizon - high * 0.8,
    );
    context.bezierCurveTo(
      x + size * 0.4,
      horizon - high * 0.6,
      x + size * 0.45,
      horizon,
      x + size * 0.9,
      horizon + 60,
    );
    context.fill();
  }
};

const towers: Melt = (half) => {
  const { context, axis, horizon, height, dice } = half;
  hills(half);
  for (let index = 0; index < 4; index++) {
    const wide = axis * dice.range(0.13, 0.19);
    const x = (axis * (index + 0.12)) / 4;
    const high = height * dice.range(0.06, 0.26);
    context.beginPath();
    context.roundRect(x, horizon - high, wide, high + 200, [wide / 2, wide / 2, 0, 0]);
    context.fill();
    context.fillRect(x + wide / 2 - 5, horizon - high - wide * 0.7, 10, wide);
  }
};

/** Trees like mushrooms, mushrooms like trees. */
const trees: Melt = (half) => {
  const { context, axis, horizon, height, dice } = half;
  hills(half);
  for (let index = 0; index < 5; index++) {
    const x = (axis * (index + dice.range(0.1, 0.6))) / 5;
    const size = axis * dice.range(0.09, 0.15);
    const top = horizon - height * dice.range(0.08, 0.22);
    context.fillRect(x - size * 0.18, top, size * 0.36, horizon - top + 60);
    context.beginPath();
    context.arc(x, top, size, Math.PI, 0);
    context.bezierCurveTo(x + size, top + size * 0.5, x + size * 0.3, top + size * 0.1, x, top + size * 0.3);
    context.bezierCurveTo(x - size * 0.3, top + size * 0.1, x - size, top + size * 0.5, x - size, top);
    context.fill();
  }
};

function flower({ context }: Half, x: number, y: number, size: number) {
  for (let petal = 0; petal < 6; petal++) {
    const angle = (petal * Math.PI) / 3;
    context.beginPath();
    context.arc(
      x + Math.cos(angle) * size * 0.62,
      y + Math.sin(angle) * size * 0.62,
      size * 0.42,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

const flowers: Melt = (half) => {
  const { context, axis, horizon, height, dice } = half;
  hills(half);
  for (let index = 0; index < 4; index++) {
    const x = (axis * (index + 0.5)) / 4;
    // Lower towards the mirror, where the hero stands.
    const y = horizon - height * (0.24 - index * 0.045) * dice.range(0.8, 1.2);
    context.fillRect(x - 9, y, 18, horizon - y + 80);
    flower(half, x, y, Math.min(90, axis * 0.13) * dice.range(0.85, 1.1));
  }
};

const planets: Melt = (half) => {
  const { context, axis, height, dice } = half;
  for (let index = 0; index < 7; index++) {
    const x = axis * (((index * 0.618 + 0.1) % 1) * 0.84 + 0.02);
    const y = height * ((index + 0.5) / 7);
    context.beginPath();
    context.arc(x, y, axis * dice.range(0.06, 0.17), 0, Math.PI * 2);
    context.fill();
  }
};

/** Oil on water: drops that hang from above and rise from below. */
const drops: Melt = (half) => {
  const { context, axis, height, dice } = half;
  const run = (edge: number, way: number) => {
    context.fillRect(-20, Math.min(edge, edge + way * 40), axis + 20, 40);
    for (let index = 0; index < 4; index++) {
      const x = (axis * (index + 0.3)) / 4;
      const wide = axis * dice.range(0.05, 0.1);
      const tip = edge + way * height * dice.range(0.08, 0.26) * (1.15 - index * 0.22);
      context.beginPath();
      context.moveTo(x - wide * 2, edge + way * 38);
      context.bezierCurveTo(x - wide * 0.5, edge + way * 50, x - wide * 0.4, (edge + tip) / 2, x - wide, tip);
      context.arc(x, tip, wide, Math.PI, 0, way > 0);
      context.bezierCurveTo(
        x + wide * 0.4,
        (edge + tip) / 2,
        x + wide * 0.5,
        edge + way * 50,
        x + wide * 2,
        edge + way * 38,
      );
      context.fill();
    }
  };
  run(0, 1);
  run(height, -1);
};

/** Cliffs at the sides, and water that runs down beside them in tongues. */
const falls: Melt = (half) => {
  const { context, axis, height, horizon, dice } = half;
  const top = height * dice.range(0.2, 0.26);
  below(half, (t) => horizon + 40 + Math.cos(t * 14) * 14);
  context.fillRect(-20, top, axis * 0.16 + 20, height);
  for (let tongue = 0; tongue < 3; tongue++) {
    const wide = axis * 0.045;
    const x = axis * (0.215 + tongue * 0.1);
    const foot = horizon - height * (0.02 + 0.09 * tongue);
    context.beginPath();
    context.roundRect(x - wide / 2, top, wide, foot - top, [0, 0, wide / 2, wide / 2]);
    context.fill();
  }
  context.beginPath();
  context.roundRect(-20, top - axis * 0.05, axis * 0.47 + 20, axis * 0.1, [0, axis * 0.05, axis * 0.05, 0]);
  context.fill();
};

/** Ice with corners over the swell. */
const bergs: Melt = (half) => {
  const { context, axis, horizon, height, dice } = half;
  waves(half);
  const [x, wide] = [axis * 0.06, axis * 0.5];
  const top = horizon - height * dice.range(0.32, 0.4);
  context.beginPath();
  for (const [u, v] of [
    [-0.2, 1.3],
    [0.02, 0.6],
    [0.22, 0.34],
    [0.36, 0],
    [0.52, 0.3],
    [0.64, 0.22],
    [0.82, 0.62],
    [1, 1.3],
  ] as const)
    context.lineTo(x + wide * u, top + (horizon - top) * v);
  context.fill();
};

const melts: Partial<Record<Place, Melt>> = {
  mountain: mountains,
  desert: mountains,
  snow: mountains,
  sea: waves,
  water: waves,
  city: towers,
  village: towers,
  forest: trees,
  flowers,
  space: planets,
  room: drops,
};

/** Fills all that is land, on both sides of the mirror. */
export function meltPlaces(half: Half, scene: Scene, label: string) {
  // One kind only: outlines of two kinds knot into each other.
  const chosen = shows(scene, "waterfall")
    ? [falls]
    : shows(scene, "iceberg")
      ? [bergs]
      : scene.places.slice(0, 1).flatMap((place) => melts[place] ?? []);
  const { context, axis, dice } = half;
  for (const side of [1, -1]) {
    context.save();
    context.translate(axis, 0);
    context.scale(side, 1);
    context.translate(-axis, 0);
    // Dealt twice alike: else the two halves would not match.
    for (const melt of chosen.length ? chosen : [drops]) melt({ ...half, dice: dice.fork(label) });
    context.restore();
  }
}
