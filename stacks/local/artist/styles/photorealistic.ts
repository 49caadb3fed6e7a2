import { clamp, css, mix } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { type Hero, silhouette, solid } from "../heroes.ts";
import { isCutOut } from "../plates.ts";
import { lightUp } from "../relief.ts";
import { type Berth, berthOf, inBox, leadOf, membersOf } from "../stage.ts";
import type { Style } from "../style.ts";
import type { World } from "../vista/brush.ts";
import { litAt } from "../vista/lit.ts";
import { type Hexes, lookOf, motifColors } from "../vista/look.ts";
import { castShadow, isGrounded } from "../vista/motif.ts";
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

/** In its place in the light: in the round, however flat the drawing is. */
function motif(world: World, hero: Hero, berth: Berth) {
  const { context, easel, scene, look } = world;
  const { body: color, lines } = motifColors(easel, scene, look, hero, world.manner.lifelike);
  const heavy = isCutOut(hero);
  inBox(context, berth, () => {
    context.fillStyle = css(heavy ? mix(lines, color, 0.3) : mix(color, look.heroLight, 0.12));
    context.fill(solid(hero));
    context.fillStyle = css(heavy ? mix(color, look.heroLight, 0.12) : mix(color, look.ink, 0.75));
    context.fill(silhouette(hero));
    lightUp(context, hero, litAt(world, berth.x, berth.flip));
  });
}

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
  const whole = berthOf(easel, scene);
  const members = membersOf(leadOf(scene), whole);
  if ((scene.heroes.length > 0 || scene.places.length === 0) && !(rendered && solidsOf(scene)))
    for (const one of members) {
      if (isGrounded(scene, members, whole, one)) castShadow(world, one.berth);
      motif(world, one.hero, one.berth);
    }
  if (rendered && !scene.indoors && scene.weather !== "mist") paintWeather(world, height * scene.horizon);

  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  if (rendered) for (let at = 0; at < data.length; at++) data[at] = again[data[at] as number] as number;
  else for (let row = 0; row < pixels.height; row++) filmRow(easel, data, row);
  return data;
};
