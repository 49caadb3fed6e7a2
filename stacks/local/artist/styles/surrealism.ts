import { layer } from "../easel.ts";
import { grain } from "../paper.ts";
import { isBust } from "../stage.ts";
import type { Style } from "../style.ts";
import type { World } from "../vista/brush.ts";
import { type Hexes, lookOf } from "../vista/look.ts";
import { paintMotif } from "../vista/motif.ts";
import { paintWeather } from "../vista/vista.ts";
import { photographed, worldStands } from "../world/world.ts";

const hexes: Hexes = {
  skyTop: "#3f78a8",
  skyLow: "#f4d8a0",
  sun: "#fff2cc",
  cloud: "#fff8ec",
  far: "#a89a9a",
  near: "#6f5a60",
  waterFar: "#bcd0c8",
  waterNear: "#4f8a90",
  leaf: "#8a9a5a",
  leafDark: "#3f4a2c",
  wall: "#e0c8a0",
  window: "#fff0c0",
  ground: "#e0b878",
  groundDark: "#8a5a34",
  hero: "#b8502c",
  heroLight: "#ffe0b0",
  snow: "#f4f0e8",
  ink: "#2a1e26",
};

/** Calm light on what cannot be: a quiet world, something in it that weighs nothing, and whoever it is about is a piece of the sky. */
export const surrealism: Style = (easel, scene) => {
  const { pixels } = easel;
  const { canvas, context } = layer(easel);
  const world: World = {
    ...{ context, easel, scene },
    look: lookOf(easel, scene, hexes),
    manner: { modelled: 1, lifelike: 0.94 },
  };
  worldStands(easel, scene, "dream");
  const image = context.createImageData(pixels.width, pixels.height);
  image.data.set(photographed(easel));
  context.putImageData(image, 0, 0);
  if (isBust(scene)) paintMotif(world);
  if (scene.weather !== "mist") paintWeather(world, easel.height * scene.horizon);
  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  grain(data, easel, { depth: 5, fineness: 0.25, fibre: 2 });
  return data;
};
