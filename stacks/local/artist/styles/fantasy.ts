import { css, mix } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { grain } from "../paper.ts";
import { paintStrokes } from "../strokes.ts";
import type { Style } from "../style.ts";
import { sketch } from "../underpainting.ts";
import { shape, type World } from "../vista/brush.ts";
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

/** A rock that hangs in the air, with a meadow and a tower on it. */
function island(world: World, x: number, y: number, size: number) {
  const { context, look, easel } = world;
  const far = mix(look.far, look.skyLow, 0.25);
  const edge = (along: number) => easel.noise.at(along * 3.1, x) * size * 0.12;
  shape(world, mix(look.near, far, 0.4), () => {
    context.moveTo(x - size, y);
    for (let step = 0; step <= 12; step++) {
      const along = step / 12;
      const deep = Math.sin(along * Math.PI) ** 0.8 * size * (0.5 + 0.5 * (step % 3));
      context.lineTo(x - size + along * size * 2, y + deep * 0.7 + edge(along));
    }
  });
  shape(world, mix(look.leaf, look.sun, 0.2), () =>
    context.ellipse(x, y, size * 1.02, size * 0.16, 0, 0, Math.PI * 2),
  );
  shape(world, mix(look.wall, look.sun, 0.3), () => {
    context.rect(x - size * 0.1, y - size * 0.75, size * 0.2, size * 0.75);
    context.moveTo(x - size * 0.16, y - size * 0.74);
    context.lineTo(x, y - size * 1.2);
    context.lineTo(x + size * 0.16, y - size * 0.74);
  });
  context.fillStyle = css(look.window);
  context.fillRect(x - size * 0.03, y - size * 0.55, size * 0.06, size * 0.12);
}

function wonders(world: World) {
  const { easel, scene } = world;
  if (scene.indoors) return;
  const dice = easel.dice.fork("wonders");
  const many = 2 + (easel.variant % 3);
  for (let index = 0; index < many; index++)
    island(
      world,
      easel.width * ((index + dice.range(0.2, 0.8)) / many),
      easel.height * dice.range(0.14, 0.4),
      dice.range(40, 120),
    );
}

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
  dark.addColorStop(1, css(look.ink, 0.6));
  context.fillStyle = dark;
  context.fillRect(0, 0, width, height);
}

/** Shadows run to violet, lights to gold. */
const enchanted: Grade = (tone, channel) =>
  channel === 2
    ? 44 + 190 * (tone / 255) ** 0.9
    : channel === 1
      ? 12 + 238 * (tone / 255)
      : 30 + 225 * (tone / 255) ** 0.85;

/** A painted world that nobody has been to: glowing air, rocks that float, light in shafts. */
export const fantasy: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const manner = { modelled: 1, lifelike: 0.94 };
  const base = sketch(easel, scene, { look, manner, grade: enchanted }, wonders);
  const { noise, dice } = easel;
  const flow = (x: number, y: number) => noise.clouds(x / 260, y / 260, 2) * 2.4;
  context.fillStyle = css(look.near);
  context.fillRect(0, 0, easel.width, easel.height);
  for (const [index, how] of [
    { pitch: 15, width: 21, length: 44, broken: 18, carry: 10 },
    { pitch: 8, width: 8, length: 24, broken: 22, carry: 5, alpha: 0.85 },
    { pitch: 5.2, width: 4.4, length: 12, broken: 18, carry: 2, alpha: 0.85 },
  ].entries())
    paintStrokes(context, easel, base, dice.fork(`paint${index}`), { ...how, flow });
  const world: World = { context, easel, scene, look, manner };
  rays(world);
  vignette(easel, world);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 5, fineness: 0.3 });
  return data;
};
