import { css, mix } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { alongForms } from "../form.ts";
import { grain } from "../paper.ts";
import { shows } from "../reading/sights.ts";
import { berthOf } from "../stage.ts";
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

/** Rays from above the sheet, wide and strong when the sun is low; under clouds there are none. */
function rays({ context, look, scene, easel }: World) {
  if (scene.indoors || scene.time === "night" || shows(scene, "moon") || scene.weather !== "clear") return;
  const { width, height } = easel;
  const low = scene.time !== "day";
  const x = (scene.mirrored ? 1 - scene.sun.x : scene.sun.x) * width;
  const y = -height * 0.16;
  const dice = easel.dice.fork("rays");
  context.globalCompositeOperation = "screen";
  for (let ray = 0; ray < 7; ray++) {
    const angle = Math.PI / 2 + dice.range(-1, 1) * (low ? 0.8 : 0.5);
    const spread = dice.range(0.03, 0.1);
    const length = height * 1.3;
    const light = context.createRadialGradient(x, y, 30, x, y, length);
    light.addColorStop(0, css(look.sun, low ? 0.2 : 0.12));
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

/** Sparks that drift about whoever it is about: they give a light of their own. */
function sparks({ context, look, scene, easel }: World) {
  const dice = easel.dice.fork("sparks");
  const { x, y, size } = berthOf(easel, scene);
  context.globalCompositeOperation = "screen";
  for (let spark = 0; spark < 46; spark++) {
    const [atX, atY] = [
      (scene.mirrored ? easel.width - x : x) + dice.gauss() * size * 0.42,
      y + dice.gauss() * size * 0.34,
    ];
    const radius = dice.range(5, 15) * (0.6 + dice() ** 3);
    const glow = context.createRadialGradient(atX, atY, 0, atX, atY, radius);
    const color = dice() < 0.7 ? look.sun : look.cloud;
    glow.addColorStop(0, css(mix(color, [255, 255, 255], 0.5), 0.95));
    glow.addColorStop(0.22, css(color, 0.6));
    glow.addColorStop(1, css(color, 0));
    context.fillStyle = glow;
    context.fillRect(atX - radius, atY - radius, 2 * radius, 2 * radius);
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

/** Shadows run to violet, lights to gold. */
const enchanted: Grade = (tone, channel) =>
  channel === 2
    ? 34 + 214 * (tone / 255) ** 0.94
    : channel === 1
      ? 8 + 247 * (tone / 255) ** 0.98
      : 18 + 237 * (tone / 255) ** 0.84;

/** A painted world that nobody has been to: glowing air, islands in the sky, light in shafts. */
export const fantasy: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const manner = { modelled: 1, lifelike: 0.94 };
  const base = sketch(easel, scene, { look, manner, grade: enchanted, guise: "fable" });
  const { noise, dice } = easel;
  const flow = alongForms(base, (x, y) => noise.clouds(x / 260, y / 260, 2) * 2.4);
  context.fillStyle = css(look.near);
  context.fillRect(0, 0, easel.width, easel.height);
  for (const [index, how] of [
    { pitch: 13, width: 18, length: 38, broken: 16, carry: 8 },
    { pitch: 7, width: 7, length: 22, broken: 18, carry: 3, alpha: 0.9 },
    { pitch: 4.4, width: 3.4, length: 11, broken: 10, carry: 0, alpha: 0.95 },
  ].entries())
    paintStrokes(context, easel, base, dice.fork(`paint${index}`), { ...how, flow });
  const world: World = { context, easel, scene, look, manner };
  rays(world);
  sparks(world);
  vignette(easel, world);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 4, fineness: 0.3 });
  return data;
};
