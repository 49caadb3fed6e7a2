import { css } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { grain } from "../paper.ts";
import { paintStrokes } from "../strokes.ts";
import type { Style } from "../style.ts";
import { sketch } from "../underpainting.ts";
import type { World } from "../vista/brush.ts";
import { type Hexes, lookOf } from "../vista/look.ts";
import type { Grade } from "../world/world.ts";

const hexes: Hexes = {
  skyTop: "#1f2f6a",
  skyLow: "#f0b88a",
  sun: "#fff0c0",
  cloud: "#e8c0c8",
  far: "#7a80b8",
  near: "#33406f",
  waterFar: "#e0a890",
  waterNear: "#24406f",
  leaf: "#4f8f7a",
  leafDark: "#173a4a",
  wall: "#7a6a90",
  window: "#ffe08a",
  ground: "#6f8a6a",
  groundDark: "#1f3a44",
  hero: "#b8405a",
  heroLight: "#ffe6b0",
  snow: "#e8e6fa",
  ink: "#141834",
};

/** Rays from the sun, brightest at their beginning. */
function rays({ context, look, scene, easel }: World) {
  const { width, height } = easel;
  const [x, y] = [(scene.mirrored ? 1 - scene.sun.x : scene.sun.x) * width, scene.sun.y * height + 60];
  const dice = easel.dice.fork("rays");
  context.globalCompositeOperation = "screen";
  for (let ray = 0; ray < 9; ray++) {
    const angle = Math.PI / 2 + dice.range(-1.2, 1.2);
    const spread = dice.range(0.03, 0.1);
    const length = height * 1.1;
    const light = context.createRadialGradient(x, y, 30, x, y, length);
    light.addColorStop(0, css(look.sun, 0.15));
    light.addColorStop(1, css(look.sun, 0));
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle - spread) * length, y + Math.sin(angle - spread) * length);
    context.lineTo(x + Math.cos(angle + spread) * length, y + Math.sin(angle + spread) * length);
    context.fill();
  }
  context.globalCompositeOperation = "source-over";
}

/** The corners fall into shadow: the eye stays within. */
function vignette({ width, height }: Easel, { context, look }: World) {
  const reach = Math.hypot(width, height) / 2;
  const dark = context.createRadialGradient(
    width / 2,
    height * 0.45,
    reach * 0.5,
    width / 2,
    height / 2,
    reach,
  );
  dark.addColorStop(0, css(look.ink, 0));
  dark.addColorStop(1, css(look.ink, 0.36));
  context.fillStyle = dark;
  context.fillRect(0, 0, width, height);
}

/** Shadows run to violet, lights to gold, and nothing is quite dark. */
const enchanted: Grade = (tone, channel) =>
  channel === 2
    ? 52 + 184 * (tone / 255) ** 0.82
    : channel === 1
      ? 18 + 235 * (tone / 255) ** 0.86
      : 34 + 221 * (tone / 255) ** 0.72;

/** A painted world that nobody has been to: glowing air, islands in the sky, light in shafts. */
export const fantasy: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const manner = { modelled: 1, lifelike: 0.94 };
  const base = sketch(easel, scene, { look, manner, grade: enchanted, guise: "fable" });
  const { noise, dice } = easel;
  const flow = (x: number, y: number) => noise.clouds(x / 260, y / 260, 2) * 2.4;
  context.fillStyle = css(look.near);
  context.fillRect(0, 0, easel.width, easel.height);
  for (const [index, how] of [
    { pitch: 13, width: 18, length: 38, broken: 14, carry: 8 },
    { pitch: 7, width: 7, length: 20, broken: 16, carry: 4, alpha: 0.9 },
    { pitch: 4.8, width: 3.9, length: 10, broken: 12, carry: 1.5, alpha: 0.9 },
  ].entries())
    paintStrokes(context, easel, base, dice.fork(`paint${index}`), { ...how, flow });
  const world: World = { context, easel, scene, look, manner };
  if (!scene.indoors && scene.time !== "night") rays(world);
  vignette(easel, world);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 4, fineness: 0.3 });
  return data;
};
