import { type Canvas, Path2D, PathOp, type SKRSContext2D } from "@napi-rs/canvas";
import { boundsOf } from "../cast/body.ts";
import { css, mix } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { HERO_BOX, silhouette, solid } from "../heroes.ts";
import { grain } from "../paper.ts";
import { isCutOut } from "../plates.ts";
import type { Scene } from "../scene.ts";
import { berthOf, inBox, leadOf } from "../stage.ts";
import type { Style } from "../style.ts";
import type { World } from "../vista/brush.ts";
import { type Hexes, lookOf } from "../vista/look.ts";
import { paintWeather } from "../vista/vista.ts";
import { photographed, worldIn, worldStands } from "../world/world.ts";

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

/** Half as many dots as units: a sky has no edges. */
const FINE = 0.5;

let window: { key: string; sky: Canvas } | undefined;

/** Where the horizon of the other world lies, of its height; and of the body that it is seen through. */
const HORIZON = 0.62;

/** The sea at another hour: painted once for all bands of a picture. */
function windowOf(easel: Easel, scene: Scene): Canvas {
  const key = JSON.stringify([easel.brief, easel.variant, easel.width, easel.height, scene.time]);
  if (window?.key === key) return window.sky;
  const time = scene.time === "night" || scene.time === "dusk" ? "day" : "dusk";
  const elsewhere = { time, weather: "clear", wet: true, ashore: false, indoors: false, heroes: [] } as const;
  const calm = { energy: 0.3, horizon: HORIZON, sun: { x: 0.5, y: 0.3 } };
  worldStands(easel, { ...scene, ...elsewhere, ...calm, heroes: [], places: ["sea"] });
  window = { key, sky: worldIn(easel, FINE) };
  return window.sky;
}

/** What it is about has no body: it is a hole in the world, and through it another sky is seen. */
function paintBody(context: SKRSContext2D, { look }: World, scene: Scene, sky: Canvas) {
  const lead = leadOf(scene);
  const edge = css(mix(look.ink, look.hero, 0.2));
  const heavy = isCutOut(lead);
  const hole = solid(lead);
  context.save();
  context.clip(hole);
  const [left, top, right, bottom] = boundsOf(lead);
  const scale = Math.max((right - left) / sky.width, (bottom - top) / sky.height) * 1.05;
  const high = Math.min(
    top,
    Math.max(bottom - sky.height * scale, top + HORIZON * (bottom - top - sky.height * scale)),
  );
  context.drawImage(sky, (left + right - sky.width * scale) / 2, high, sky.width * scale, sky.height * scale);
  // As deep as a hole in thick board: its upper rim throws a shadow into it.
  context.strokeStyle = css(look.ink, 0.16);
  context.lineJoin = "round";
  for (const wide of [0.5, 1, 1.6]) {
    context.lineWidth = wide;
    context.save();
    context.translate(0.1, 0.22);
    context.stroke(hole);
    context.restore();
  }
  if (heavy) {
    const lines = new Path2D(hole).op(silhouette(lead), PathOp.Difference);
    context.fillStyle = css(mix(look.ink, look.skyTop, 0.2), 0.62);
    context.fill(lines);
  } else {
    context.fillStyle = css(mix(look.ink, look.skyTop, 0.2), 0.7);
    context.fill(silhouette(lead));
  }
  context.restore();
  context.strokeStyle = edge;
  context.lineWidth = 0.22;
  context.lineJoin = "round";
  context.stroke(hole);
}

/** A giant's shadow: long, and soft at its far end. */
function longShadow({ context, look, scene }: World, x: number, foot: number, size: number) {
  const lead = leadOf(scene);
  const side = scene.sun.x > 0.5 ? -1 : 1;
  context.save();
  context.translate(x, foot);
  context.transform(1, 0, -side * 1.5, -0.2, 0, 0);
  const [, , , bottom] = boundsOf(lead);
  context.translate(0, (0.5 - bottom / HERO_BOX) * size);
  context.translate(-size / 2, -size / 2);
  context.scale(size / HERO_BOX, size / HERO_BOX);
  const fade = context.createLinearGradient(0, HERO_BOX, 0, 0);
  fade.addColorStop(0, css(look.ink, 0.5));
  fade.addColorStop(1, css(look.ink, 0.05));
  context.fillStyle = fade;
  context.fill(solid(lead));
  context.restore();
}

/** What the picture is about, far larger than life. */
function motif(world: World, sky: Canvas) {
  const { context, easel, scene } = world;
  const berth = berthOf(easel, scene, { scale: 1.25 });
  const [, , , bottom] = boundsOf(leadOf(scene));
  const afloat = scene.aloft || easel.variant % 2 === 0;
  const at = { ...berth, y: afloat ? Math.min(berth.y, easel.height * 0.46) : berth.y };
  const foot = afloat
    ? easel.height * Math.min(0.93, scene.horizon + 0.24)
    : berth.y + (bottom / HERO_BOX - 0.5) * at.size;
  longShadow(world, at.x, foot, at.size);
  inBox(context, at, () => paintBody(context, world, scene, sky));
}

/** Calm light on what cannot be: a quiet world, something in it that weighs nothing, and a hole onto another sky. */
export const surrealism: Style = (easel, scene) => {
  const { pixels } = easel;
  const { canvas, context } = layer(easel);
  const world: World = {
    ...{ context, easel, scene },
    look: lookOf(easel, scene, hexes),
    manner: { modelled: 1, lifelike: 0 },
  };
  const sky = windowOf(easel, scene);
  worldStands(easel, scene, "dream");
  const image = context.createImageData(pixels.width, pixels.height);
  image.data.set(photographed(easel));
  context.putImageData(image, 0, 0);
  motif(world, sky);
  if (scene.weather !== "mist") paintWeather(world, easel.height * scene.horizon);
  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  grain(data, easel, { depth: 5, fineness: 0.25, fibre: 2 });
  return data;
};
