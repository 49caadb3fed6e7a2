import type { Path2D } from "@napi-rs/canvas";
import { clamp, css, mix } from "../color.ts";
import { layer } from "../easel.ts";
import { type Hero, silhouette, solid } from "../heroes.ts";
import { isCutOut } from "../plates.ts";
import { type Berth, berthOf, inBox, leadOf, membersOf } from "../stage.ts";
import type { Style } from "../style.ts";
import { sunSide, type World } from "../vista/brush.ts";
import { type Hexes, lookOf, motifColors } from "../vista/look.ts";
import { castShadow } from "../vista/motif.ts";
import { paintRoom } from "../vista/room.ts";
import { paintCity, paintForest, paintVillage } from "../vista/things.ts";
import { solidOf } from "../world/spec.ts";
import { photographed, worldStands } from "../world/world.ts";
import { expose, FINE } from "./photorealistic-exposure.ts";
import { landscape } from "./photorealistic-light.ts";

const hexes: Hexes = {
  skyTop: "#3a6aa0",
  skyLow: "#d8dce0",
  sun: "#fff0d0",
  cloud: "#f4f4f2",
  far: "#8a94a0",
  near: "#4f5650",
  waterFar: "#a0b4c0",
  waterNear: "#1f4050",
  leaf: "#6a7f4a",
  leafDark: "#1c2f22",
  wall: "#8a8480",
  window: "#f8dca0",
  ground: "#8a8f52",
  groundDark: "#3a4426",
  hero: "#a8603a",
  heroLight: "#ffe8c0",
  snow: "#f2f5fa",
  ink: "#12161a",
};

/** In its place in the light: dark towards the eye, with a bright rim where the sun gets past it. */
function motif(world: World, lead: Hero, berth: Berth) {
  const { context, easel, scene, look } = world;
  const body = solid(lead);
  const side = sunSide(world, berth.x);
  if (!scene.aloft) castShadow(world, berth);
  const { body: color, lines } = motifColors(easel, scene, look, lead, world.manner.lifelike);
  inBox(context, berth, () => {
    const skin = context.createLinearGradient(side > 0 ? 32 : 0, 0, side > 0 ? 0 : 32, 28);
    skin.addColorStop(0, css(mix(color, look.heroLight, 0.4)));
    skin.addColorStop(0.3, css(color));
    skin.addColorStop(1, css(mix(color, look.ink, 0.62)));
    context.save();
    context.translate(side * 0.16, -0.14);
    context.fillStyle = css(mix(look.heroLight, color, 0.2));
    context.fill(body);
    context.restore();
    const heavy = isCutOut(lead);
    context.fillStyle = heavy ? css(mix(lines, color, 0.25)) : skin;
    context.fill(body);
    context.fillStyle = heavy ? skin : css(mix(color, look.ink, 0.72));
    context.fill(silhouette(lead));
    round(world, silhouette(lead), side);
  });
}

/** Light that runs out around a body: bright where it comes from, dark where it does not reach. */
function round({ context, look }: World, body: Path2D, side: number) {
  context.save();
  context.clip(body);
  for (let wide = 4.4; wide > 0.3; wide -= 0.4) {
    context.lineWidth = wide;
    for (const [color, towards] of [
      [css(look.ink, 0.055), 1],
      [css(look.heroLight, 0.035), -1],
    ] as const) {
      context.save();
      context.translate(side * towards * wide * 0.34, -towards * wide * 0.3);
      context.strokeStyle = color;
      context.stroke(body);
      context.restore();
    }
  }
  context.restore();
}

/** A picture as a lens would take it: light from one side, haze with distance, grain, darker corners. */
export const photorealistic: Style = (easel, scene) => {
  const { pixels, scale, top, width, height, noise } = easel;
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const world: World = { context, easel, scene, look, manner: { modelled: 1, lifelike: 0.94 } };
  const rendered = worldStands(easel, scene);
  if (scene.indoors) paintRoom(world, height * scene.horizon);
  else if (rendered) {
    const image = context.createImageData(pixels.width, pixels.height);
    image.data.set(photographed(easel));
    context.putImageData(image, 0, 0);
  } else {
    const land = landscape(easel, scene, look);
    const image = context.createImageData(pixels.width, pixels.height);
    expose(easel, land, image.data);
    context.putImageData(image, 0, 0);
    if (scene.places.includes("city")) paintCity(world, land.horizon);
    if (scene.places.includes("village")) paintVillage(world, land.horizon);
    if (scene.places.includes("forest")) paintForest(world, land.horizon);
  }
  if ((scene.heroes.length > 0 || scene.places.length === 0) && !(rendered && solidOf(scene)))
    for (const { hero, berth } of membersOf(leadOf(scene), berthOf(easel, scene))) motif(world, hero, berth);

  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  const reach = Math.hypot(width, height) / 2;
  // Grain of a size with the sheet: on a large print the film was a large one.
  const grain = scale > FINE ? 3.1 : 1.1;
  for (let row = 0, at = 0; row < pixels.height; row++) {
    const y = (row + top) / scale;
    for (let column = 0; column < pixels.width; column++, at += 4) {
      const x = column / scale;
      const corner = Math.hypot(x - width / 2, y - height / 2) / reach;
      const exposure = rendered ? 1 : 1.04 - 0.42 * corner ** 3;
      const speck = rendered ? 0 : noise.at(x * grain, y * grain) * 6;
      for (let channel = 0; channel < 3; channel++) {
        const value = clamp(((data[at + channel] as number) * exposure + speck) / 255);
        // A film's own curve: deep shadows, soft lights.
        data[at + channel] =
          255 * (value + (rendered ? 0.04 : 0.22) * value * (1 - value) * (2 * value - 1) * 2);
      }
    }
  }
  return data;
};
