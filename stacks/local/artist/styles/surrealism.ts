import type { SKRSContext2D } from "@napi-rs/canvas";
import { css, mix } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { HERO_BOX, silhouette, solid } from "../heroes.ts";
import { grain } from "../paper.ts";
import { isCutOut } from "../plates.ts";
import type { Scene } from "../scene.ts";
import { inBox, leadOf } from "../stage.ts";
import type { Style } from "../style.ts";
import { down, type World } from "../vista/brush.ts";
import { type Hexes, type Look, lookOf } from "../vista/look.ts";
import { paintSky } from "../vista/sky.ts";

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

/** What each of a batch puts on the plain, besides the motif. */
type Dream = {
  horizon: number;
  x: number;
  size: number;
  afloat: boolean;
  things: readonly ("door" | "stairs" | "eggs" | "arches" | "trees")[];
};

const dreams = [
  { horizon: 0.6, x: 0.5, size: 0.5, afloat: true, things: ["door", "eggs"] },
  { horizon: 0.72, x: 0.68, size: 0.4, afloat: false, things: ["stairs", "trees"] },
  { horizon: 0.5, x: 0.36, size: 0.58, afloat: true, things: ["arches", "door"] },
  { horizon: 0.66, x: 0.44, size: 0.34, afloat: false, things: ["eggs", "stairs", "arches"] },
] as const satisfies readonly Dream[];

type Tools = World & { dream: Dream; horizon: number; cast: number };

/** A long shadow on the ground, away from the sun. */
function shadow({ context, look, cast }: Tools, x: number, y: number, wide: number, high: number) {
  const fade = context.createLinearGradient(x, y, x + cast * high * 2.4, y + high * 0.5);
  fade.addColorStop(0, css(look.ink, 0.5));
  fade.addColorStop(1, css(look.ink, 0));
  context.fillStyle = fade;
  context.beginPath();
  context.moveTo(x - wide / 2, y);
  context.lineTo(x + wide / 2, y);
  context.lineTo(x + wide / 2 + cast * high * 2.4, y + high * 0.55);
  context.lineTo(x - wide / 2 + cast * high * 2.4, y + high * 0.5);
  context.fill();
}

/** A plain in endless perspective, of sand or of tiles. */
function plain({ context, easel, look, horizon, scene }: Tools) {
  const { width, height } = easel;
  const [far, near] = scene.wet
    ? [look.waterFar, look.waterNear]
    : [mix(look.ground, look.skyLow, 0.5), look.groundDark];
  const floor = context.createLinearGradient(0, horizon, 0, height);
  floor.addColorStop(0, css(far));
  floor.addColorStop(0.3, css(mix(far, near, 0.35)));
  floor.addColorStop(1, css(near));
  context.fillStyle = floor;
  context.fillRect(-10, horizon, width + 20, height - horizon + 10);
  const tiles = scene.places.includes("city") || scene.indoors || easel.variant % 4 === 2;
  if (!tiles) {
    for (let ripple = 0; ripple < 46; ripple++) {
      const near = (ripple / 45) ** 1.8;
      const y = horizon + 6 + near * (height - horizon);
      context.strokeStyle = css(ripple % 2 ? look.ink : look.heroLight, 0.06 + near * 0.08);
      context.lineWidth = 1 + near * 6;
      context.beginPath();
      for (let x = -20; x <= width + 20; x += 24)
        context.lineTo(x, y + easel.noise.at(x / 210, ripple * 3) * (4 + near * 26));
      context.stroke();
    }
    return;
  }
  context.save();
  context.beginPath();
  context.rect(-10, horizon, width + 20, height);
  context.clip();
  context.fillStyle = css(look.ink, 0.22);
  const row = (index: number) => horizon + (height - horizon) * (0.09 / (1.09 - index / 15) - 0.0825) * 1.1;
  for (let index = 0; index < 15; index++)
    for (let column = -16; column < 16; column++) {
      if ((index + column) % 2) continue;
      const at = (step: number, y: number) => width / 2 + (column + step) * (16 + (y - horizon) * 0.42);
      const [top, bottom] = [row(index), row(index + 1)];
      context.beginPath();
      context.moveTo(at(0, top), top);
      context.lineTo(at(1, top), top);
      context.lineTo(at(1, bottom), bottom);
      context.lineTo(at(0, bottom), bottom);
      context.fill();
    }
  context.restore();
}

function door(tools: Tools, x: number) {
  const { context, look, horizon, easel } = tools;
  const high = easel.height * 0.2;
  const [wide, y] = [high * 0.46, horizon + easel.height * 0.06];
  shadow(tools, x, y, wide, high);
  context.fillStyle = down(tools, [look.wall, mix(look.wall, look.ink, 0.3)], [y - high, y]);
  context.fillRect(x - wide / 2 - 8, y - high - 8, wide + 16, high + 8);
  // Ajar, upon another sky.
  context.fillStyle = down(tools, [look.skyTop, look.cloud], [y - high, y]);
  context.fillRect(x - wide / 2, y - high, wide, high);
  context.fillStyle = css(mix(look.hero, look.ink, 0.3));
  context.beginPath();
  context.moveTo(x + wide / 2, y - high);
  context.lineTo(x + wide * 0.06, y - high * 0.94);
  context.lineTo(x + wide * 0.06, y + high * 0.05);
  context.lineTo(x + wide / 2, y);
  context.fill();
}

function stairs({ context, look, easel, horizon, cast }: Tools, x: number) {
  const steps = 11;
  const [wide, rise] = [36, (easel.height * 0.34) / steps];
  const foot = horizon + easel.height * 0.08;
  for (let step = 0; step < steps; step++) {
    const [left, top] = [x + cast * -step * wide, foot - (step + 1) * rise];
    context.fillStyle = css(mix(look.cloud, look.wall, 0.3));
    context.fillRect(left, top, wide + 2, 9);
    context.fillStyle = css(mix(look.wall, look.ink, 0.35 + step * 0.02));
    context.fillRect(left, top + 9, wide + 2, rise + 4);
  }
}

function egg(tools: Tools, x: number, y: number, size: number) {
  const { context, look, cast } = tools;
  shadow(tools, x, y + size * 0.9, size, size);
  const light = context.createRadialGradient(
    x - cast * size * 0.4,
    y - size * 0.4,
    size * 0.1,
    x,
    y,
    size * 1.25,
  );
  light.addColorStop(0, css(look.snow));
  light.addColorStop(0.6, css(mix(look.wall, look.cloud, 0.4)));
  light.addColorStop(1, css(mix(look.near, look.ink, 0.3)));
  context.fillStyle = light;
  context.beginPath();
  context.ellipse(x, y, size * 0.76, size, 0, 0, Math.PI * 2);
  context.fill();
}

function arches({ context, look, easel, horizon }: Tools, from: number) {
  for (let index = 0; index < 5; index++) {
    const wide = 150 * 0.76 ** index;
    const x = from + 480 * (1 - 0.76 ** index) - 120;
    const high = wide * 1.7;
    const foot = horizon + wide * 0.26;
    context.fillStyle = css(mix(look.wall, look.skyLow, index * 0.16));
    context.fillRect(x, foot - high, wide, high);
    context.fillStyle = css(mix(mix(look.near, look.ink, 0.5), look.skyLow, index * 0.16));
    context.beginPath();
    context.moveTo(x + wide * 0.24, foot);
    context.lineTo(x + wide * 0.24, foot - high * 0.5);
    context.arc(x + wide / 2, foot - high * 0.5, wide * 0.26, Math.PI, 0);
    context.lineTo(x + wide * 0.76, foot);
    context.fill();
  }
  context.fillStyle = css(look.ink, 0.2);
  context.fillRect(0, horizon, easel.width, 3);
}

function bareTree({ context, look, easel, horizon }: Tools, x: number) {
  const dice = easel.dice.fork(`tree${Math.round(x)}`);
  context.strokeStyle = css(mix(look.ink, look.hero, 0.2));
  context.lineCap = "round";
  const grow = (fromX: number, fromY: number, angle: number, length: number, wide: number) => {
    const [toX, toY] = [fromX + Math.cos(angle) * length, fromY + Math.sin(angle) * length];
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
    context.stroke();
    if (wide < 2.4) return;
    for (const side of [-1, 1])
      grow(toX, toY, angle + side * dice.range(0.25, 0.6), length * 0.74, wide * 0.66);
  };
  grow(x, horizon + easel.height * 0.1, -Math.PI / 2, easel.height * 0.075, 19);
}

/** The motif's body is a window: clouds drift through it. */
function paintBody(context: SKRSContext2D, { look }: Tools, easel: Easel, scene: Scene) {
  const lead = leadOf(scene);
  const dice = easel.dice.fork("inside");
  const edge = css(mix(look.ink, look.hero, 0.35));
  const heavy = isCutOut(lead);
  if (heavy) {
    context.strokeStyle = edge;
    context.lineWidth = 0.7;
    context.lineJoin = "round";
    context.stroke(solid(lead));
    context.fillStyle = edge;
    context.fill(solid(lead));
  }
  context.save();
  context.clip(heavy ? silhouette(lead) : solid(lead));
  const air = context.createLinearGradient(0, 0, 0, HERO_BOX);
  air.addColorStop(0, css(mix(look.skyTop, look.ink, 0.15)));
  air.addColorStop(1, css(mix(look.skyLow, look.skyTop, 0.4)));
  context.fillStyle = air;
  context.fillRect(0, 0, HERO_BOX, HERO_BOX);
  for (let puff = 0; puff < 46; puff++) {
    const [x, y] = [dice.range(0, 32), 6 + Math.floor(puff / 9) * 5 + dice.gauss()];
    const radius = dice.range(1, 2.6);
    const soft = context.createRadialGradient(x, y - radius * 0.3, 0, x, y, radius);
    soft.addColorStop(0, css(look.cloud, 0.95));
    soft.addColorStop(1, css(look.cloud, 0));
    context.fillStyle = soft;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  context.restore();
  if (heavy) return;
  context.fillStyle = edge;
  context.fill(silhouette(lead));
}

function motif(tools: Tools) {
  const { context, easel, scene, dream, horizon } = tools;
  const larger = Math.max(dream.size * 1000, scene.stage.size * 820);
  const size = Math.min(larger, easel.width * 0.9, easel.height * 0.6);
  const x = Math.min(easel.width - size * 0.55, Math.max(size * 0.55, easel.width * dream.x));
  const foot = horizon + (easel.height - horizon) * 0.5;
  const y = dream.afloat ? horizon - size * 0.3 : foot - size * 0.44;
  shadow(tools, x, foot, size * 0.7, size * 0.5);
  inBox(context, { x, y, size }, () => paintBody(context, tools, easel, scene));
}

/** Calm light on things that cannot be: a plain without end, and long shadows. */
export const surrealism: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const look: Look = lookOf(easel, scene, hexes);
  const dream = dreams[easel.variant % dreams.length] ?? dreams[0];
  const horizon = easel.height * dream.horizon;
  const cast = scene.sun.x > 0.5 ? -1 : 1;
  const tools: Tools = {
    context,
    easel,
    scene,
    look,
    manner: { modelled: 1, lifelike: 0 },
    dream,
    horizon,
    cast,
  };
  if (scene.mirrored) {
    context.translate(easel.width, 0);
    context.scale(-1, 1);
  }
  paintSky(tools, horizon);
  plain(tools);
  const { width, height } = easel;
  const dice = easel.dice.fork("things");
  const away = dream.x < 0.5 ? 0.8 : 0.16;
  const draw = {
    door: () => door(tools, width * (away + dice.range(-0.05, 0.05))),
    stairs: () => stairs(tools, width * (away < 0.5 ? 0.3 : 0.66)),
    eggs: () => {
      for (let index = 0; index < 4; index++)
        egg(
          tools,
          width * dice.range(0.08, 0.92),
          horizon + height * dice.range(0.04, 0.26),
          dice.range(14, 46),
        );
    },
    arches: () => arches(tools, dream.x < 0.5 ? width * 0.42 : 0),
    trees: () => {
      for (const at of [0.12, 0.3]) bareTree(tools, width * (dream.x < 0.5 ? 1 - at : at));
    },
  };
  for (const thing of dream.things) draw[thing]();
  motif(tools);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 6, fineness: 0.25, fibre: 2 });
  return data;
};
