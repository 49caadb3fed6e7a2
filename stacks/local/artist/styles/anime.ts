import { css, mix } from "../color.ts";
import { layer } from "../easel.ts";
import { HERO_BOX, type Hero, silhouette, solid } from "../heroes.ts";
import { grain } from "../paper.ts";
import { isCutOut } from "../plates.ts";
import { cutShadow } from "../relief.ts";
import { type Berth, berthOf, inBox, leadOf, membersOf } from "../stage.ts";
import type { Style } from "../style.ts";
import type { World } from "../vista/brush.ts";
import { litAt } from "../vista/lit.ts";
import { type Hexes, lookOf, motifColors } from "../vista/look.ts";
import { castShadow, inLivery, isGrounded } from "../vista/motif.ts";
import { paintVista, paintWeather } from "../vista/vista.ts";
import { inked } from "../world/ink.ts";
import { solidsOf } from "../world/placing.ts";
import { photographed, worldStands } from "../world/world.ts";

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

/** Somebody on a cel of their own: flat colour, one shadow with an edge, a line around. */
function cel(world: World, hero: Hero, berth: Berth) {
  const { context, easel, scene, look } = world;
  const heavy = isCutOut(hero);
  const { body, lines } = motifColors(easel, scene, look, hero, 0.94);
  const { from } = litAt(world, berth.x, berth.flip);
  const line = (units: number) => (units * HERO_BOX) / berth.size;
  inBox(context, berth, () => {
    context.lineJoin = "round";
    context.strokeStyle = css(look.ink);
    context.lineWidth = line(5);
    context.stroke(solid(hero));
    context.fillStyle = css(heavy ? mix(lines, body, 0.25) : mix(body, look.heroLight, 0.12));
    context.fill(solid(hero));
    context.fillStyle = css(heavy ? mix(body, look.heroLight, 0.12) : mix(body, look.ink, 0.8));
    context.fill(silhouette(hero));
    inLivery(world, hero);
    cutShadow(context, hero, from, mix(look.skyTop, look.heroLight, 0.35));
  });
}

/** A still of a drawn film: a painted world in few tones, saturated air, and whoever it is about on a cel before it. */
export const anime: Style = (easel, scene) => {
  const { pixels, width, height } = easel;
  const { canvas, context } = layer(easel);
  const look = lookOf(easel, scene, hexes);
  const outline = { color: look.ink, width: 1.3 };
  const world: World = { context, easel, scene, look, manner: { modelled: 0.75, lifelike: 0.94, outline } };
  const rendered = worldStands(easel, scene, "cel");
  if (rendered) {
    const image = context.createImageData(pixels.width, pixels.height);
    image.data.set(photographed(easel, (frame, data) => inked(frame, data, look.ink)));
    context.putImageData(image, 0, 0);
  } else paintVista(world, { motif: false });
  const whole = berthOf(easel, scene);
  const members = membersOf(leadOf(scene), whole);
  if ((scene.heroes.length > 0 || scene.places.length === 0) && !(rendered && solidsOf(scene)))
    for (const one of members) {
      if (isGrounded(scene, members, whole, one)) castShadow(world, one.berth);
      cel(world, one.hero, one.berth);
    }
  if (rendered && !scene.indoors && scene.weather !== "mist") paintWeather(world, height * scene.horizon);
  const [x, y] = [
    (scene.mirrored && !rendered ? 1 - scene.sun.x : scene.sun.x) * width,
    scene.sun.y * height,
  ];
  context.globalCompositeOperation = "screen";
  const glow = context.createRadialGradient(x, y, 20, x, y, height * 0.8);
  glow.addColorStop(0, css(mix(look.sun, look.cloud, 0.3), rendered ? 0.25 : 0.5));
  glow.addColorStop(1, css(look.sun, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  grain(data, easel, { depth: 3 });
  return data;
};
