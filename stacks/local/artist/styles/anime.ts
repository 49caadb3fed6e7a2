import { css, mix } from "../color.ts";
import { layer } from "../easel.ts";
import { grain } from "../paper.ts";
import type { Style } from "../style.ts";
import { type Hexes, lookOf } from "../vista/look.ts";
import { paintVista } from "../vista/vista.ts";

const hexes: Hexes = {
  skyTop: "#2f7fe0",
  skyLow: "#bfe9ff",
  sun: "#fff6c8",
  cloud: "#ffffff",
  far: "#8fb8e0",
  near: "#4f8a86",
  waterFar: "#9fe0f0",
  waterNear: "#1f6fc0",
  leaf: "#6fbf5a",
  leafDark: "#1f6a4a",
  wall: "#e8d8c8",
  window: "#bfe6ff",
  ground: "#9fd468",
  groundDark: "#3f9a52",
  hero: "#f0704a",
  heroLight: "#fff0d0",
  snow: "#f6fbff",
  ink: "#23304f",
};

/** A still of a drawn film: saturated air, clean shapes in two tones, light that falls from one side. */
export const anime: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const world = {
    context,
    easel,
    scene,
    look,
    manner: { modelled: 0.75, lifelike: 0.94, outline: { color: look.ink, width: 1.3 } },
  };
  paintVista(world);
  const [x, y] = [(scene.mirrored ? 1 - scene.sun.x : scene.sun.x) * easel.width, scene.sun.y * easel.height];
  context.globalCompositeOperation = "screen";
  const glow = context.createRadialGradient(x, y, 20, x, y, easel.height * 0.8);
  glow.addColorStop(0, css(mix(look.sun, look.cloud, 0.3), 0.5));
  glow.addColorStop(1, css(look.sun, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, easel.width, easel.height);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 3 });
  return data;
};
