import { clamp } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import type { Style } from "../style.ts";
import type { World } from "../vista/brush.ts";
import { type Hexes, lookOf } from "../vista/look.ts";
import { paintMotif } from "../vista/motif.ts";
import { paintRoom } from "../vista/room.ts";
import { paintCity, paintForest, paintVillage } from "../vista/things.ts";
import { paintWeather } from "../vista/vista.ts";
import { solidsOf } from "../world/placing.ts";
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

/** A film's own curve: deep shadows, soft lights. */
const curve = (value: number, share: number) =>
  255 * (value + share * value * (1 - value) * (2 * value - 1) * 2);

/** What that makes of a rendered world, which is developed already; full stays full, as what covers is. */
const again = Uint8ClampedArray.from({ length: 256 }, (_, tone) => curve(tone / 255, 0.04));

/** One row of a landscape's light on film: grain, darker corners, the curve. */
function filmRow({ width, height, scale, top, pixels, noise }: Easel, data: Uint8ClampedArray, row: number) {
  const reach = Math.hypot(width, height) / 2;
  // Grain of a size with the sheet: on a large print the film was a large one.
  const grain = scale > FINE ? 3.1 : 1.1;
  const y = (row + top) / scale;
  for (let column = 0, at = row * pixels.width * 4; column < pixels.width; column++, at += 4) {
    const x = column / scale;
    const corner = Math.hypot(x - width / 2, y - height / 2) / reach;
    const exposure = 1.04 - 0.42 * corner ** 3;
    const speck = noise.at(x * grain, y * grain) * 6;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = curve(clamp(((data[at + channel] as number) * exposure + speck) / 255), 0.22);
  }
}

/** A picture as a lens would take it: light from one side, haze with distance, grain, darker corners. */
export const photorealistic: Style = (easel, scene) => {
  const { pixels, height } = easel;
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const world: World = { context, easel, scene, look, manner: { modelled: 1, lifelike: 0.94 } };
  const rendered = worldStands(easel, scene);
  if (rendered) {
    const image = context.createImageData(pixels.width, pixels.height);
    image.data.set(photographed(easel));
    context.putImageData(image, 0, 0);
  } else if (scene.indoors) paintRoom(world, height * scene.horizon);
  else {
    const land = landscape(easel, scene, look);
    const image = context.createImageData(pixels.width, pixels.height);
    expose(easel, land, image.data);
    context.putImageData(image, 0, 0);
    if (scene.places.includes("city")) paintCity(world, land.horizon);
    if (scene.places.includes("village")) paintVillage(world, land.horizon);
    if (scene.places.includes("forest")) paintForest(world, land.horizon);
  }
  if (!(rendered && solidsOf(scene))) paintMotif(world);
  if (rendered && !scene.indoors && scene.weather !== "mist") paintWeather(world, height * scene.horizon);

  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  if (rendered) for (let at = 0; at < data.length; at++) data[at] = again[data[at] as number] as number;
  else for (let row = 0; row < pixels.height; row++) filmRow(easel, data, row);
  return data;
};
