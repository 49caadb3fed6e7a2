import { css, mix, smooth } from "../color.ts";
import type { Easel } from "../easel.ts";
import { shows } from "../reading/sights.ts";
import type { Point } from "../shapes.ts";
import { paintAurora } from "../vista/aurora.ts";
import { isBeyond, paintHeavens } from "../vista/beyond.ts";
import { shape, type World } from "../vista/brush.ts";
import type { Hexes } from "../vista/look.ts";

export const hexes: Hexes = {
  skyTop: "#8f9aa0",
  skyLow: "#eadfbf",
  sun: "#d9573a",
  cloud: "#f4ecd6",
  far: "#7fa0b8",
  near: "#2f5a86",
  waterFar: "#a9c7d3",
  waterNear: "#1f4079",
  leaf: "#8fa06a",
  leafDark: "#2f5a4f",
  wall: "#d8b888",
  window: "#f0d890",
  ground: "#c8b878",
  groundDark: "#6f8458",
  hero: "#c8613a",
  heroLight: "#f4e2ba",
  snow: "#f6f0de",
  ink: "#1b2a4e",
};

/** Deep above, pale at the horizon, rubbed by hand into one another. */
export function sky(world: World) {
  const { context, easel, look, scene } = world;
  const { width, height } = easel;
  const air = context.createLinearGradient(0, 0, 0, height * scene.horizon);
  air.addColorStop(0, css(mix(look.skyTop, look.near, 0.45)));
  air.addColorStop(0.15, css(mix(look.skyLow, look.skyTop, 0.35)));
  air.addColorStop(0.55, css(look.skyLow));
  air.addColorStop(1, css(mix(look.skyLow, look.ground, 0.3)));
  context.fillStyle = air;
  context.fillRect(-10, -10, width + 20, height + 20);
  if (shows(scene, "aurora")) return paintAurora(world, height * scene.horizon);
  if (isBeyond(world)) return paintHeavens(world);
  const radius = 66 + scene.contrast * 30;
  context.fillStyle = css(look.sun);
  context.beginPath();
  if (!scene.stormy) context.arc(scene.sun.x * width, scene.sun.y * height + radius, radius, 0, Math.PI * 2);
  context.fill();
  const dice = easel.dice.fork("bands");
  for (let band = 0; band < 6; band++) {
    const [x, y] = [width * dice.range(-0.2, 0.8), height * scene.horizon * dice.range(0.2, 0.9)];
    const [long, high] = [width * dice.range(0.3, 0.6), dice.range(9, 17)];
    context.fillStyle = css(mix(look.cloud, look.skyLow, 0.25), 0.92);
    context.beginPath();
    context.roundRect(x, y, long, high, high / 2);
    context.roundRect(x + long * 0.2, y + high * 1.1, long * 0.55, high * 0.8, high * 0.4);
    context.fill();
  }
}

/** The mountain of all mountains, far behind. */
export function peak(world: World, horizon: number, x: number) {
  const { context, easel, look } = world;
  const high = easel.height * 0.19;
  const half = easel.width * 0.33;
  const slope = (side: number): Point[] =>
    Array.from({ length: 21 }, (_, step) => {
      const t = step / 20;
      return [
        x + side * (18 + t ** 1.75 * half) + easel.noise.at(step * 0.4, side) * 3,
        horizon - high + t * high,
      ];
    });
  const outline = [...slope(-1).reverse(), ...slope(1)];
  const trace = () => {
    for (const [px, py] of outline) context.lineTo(px, py);
    context.closePath();
  };
  shape(world, look.near, trace);
  context.save();
  context.beginPath();
  trace();
  context.clip();
  const fade = context.createLinearGradient(0, horizon - high, 0, horizon);
  fade.addColorStop(0, css(look.waterNear));
  fade.addColorStop(0.75, css(mix(look.near, look.waterFar, 0.4)));
  fade.addColorStop(1, css(look.waterFar));
  context.fillStyle = fade;
  context.fillRect(x - half, horizon - high, half * 2, high);
  context.fillStyle = css(look.snow);
  context.beginPath();
  context.moveTo(x - half, horizon - high - 10);
  context.lineTo(x + half, horizon - high - 10);
  for (let tooth = 0; tooth <= 22; tooth++) {
    const t = 1 - tooth / 22;
    const deep = 0.32 + (tooth % 2 ? 0.13 : -0.08) - 0.35 * Math.abs(t - 0.5);
    context.lineTo(x - half * 0.5 + half * t, horizon - high + high * deep);
  }
  context.fill();
  context.restore();
}

/** Fibres and wood: the grain of the block shows where ink lies thick, and some of it did not take. */
export function pressed(data: Uint8ClampedArray, { pixels, scale, top, noise }: Easel) {
  const [teeth, woods] = [new Float32Array(pixels.width), new Float32Array(pixels.width)];
  for (let row = 0, at = 0; row < pixels.height; row++) {
    const y = (row + top) / scale;
    noise.cloudsAlong(teeth, 0, 0.2 / scale, y * 0.2, 2);
    noise.cloudsAlong(woods, 0, 0.006 / scale, y * 0.09, 2);
    for (let column = 0; column < pixels.width; column++, at += 4) {
      const tooth = teeth[column] as number;
      const wood = woods[column] as number;
      const light = ((data[at] as number) + (data[at + 1] as number) + (data[at + 2] as number)) / 765;
      const worn = smooth(0.42, 0.62, tooth * 0.9 + wood * 0.35) * (1 - light) * 55;
      const change = tooth * 9 + wood * (16 * (1 - light) + 4) + worn;
      data[at] = (data[at] as number) + change;
      data[at + 1] = (data[at + 1] as number) + change * 0.97;
      data[at + 2] = (data[at + 2] as number) + change * 0.88;
    }
  }
}

/** An abstract seal in the corner. */
export function seal({ context, easel }: World) {
  const [x, y] = [easel.width * 0.06, easel.height * 0.05];
  context.fillStyle = css(easel.color(hexes.sun));
  context.fillRect(x, y, 34, 44);
  context.strokeStyle = css(easel.color(hexes.cloud));
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x + 17, y + 22, 10, 0, 5);
  context.stroke();
}
