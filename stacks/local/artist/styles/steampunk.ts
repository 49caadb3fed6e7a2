import type { SKRSContext2D } from "@napi-rs/canvas";
import { clamp, css, mix } from "../color.ts";
import type { Style } from "../style.ts";
import { lightOf, netOf, readNet, sketch } from "../underpainting.ts";
import type { World } from "../vista/brush.ts";
import { type Hexes, lookOf } from "../vista/look.ts";
import type { Grade } from "../world/world.ts";

const hexes: Hexes = {
  skyTop: "#7f9a90",
  skyLow: "#f0dcae",
  sun: "#f8e8b8",
  cloud: "#f4e6c4",
  far: "#9a9a80",
  near: "#6f5638",
  waterFar: "#a8b09a",
  waterNear: "#3f625e",
  leaf: "#6f8258",
  leafDark: "#2c3a2a",
  wall: "#a07a50",
  window: "#ffd27a",
  ground: "#b89a64",
  groundDark: "#6a4e2c",
  hero: "#9a5620",
  heroLight: "#e4ae50",
  snow: "#f6ecd4",
  ink: "#2a1a0e",
};

const TURN = Math.PI * 2;

function gear({ context, look }: World, x: number, y: number, radius: number, teeth: number) {
  const light = context.createRadialGradient(
    x - radius * 0.3,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius * 1.2,
  );
  light.addColorStop(0, css(look.heroLight));
  light.addColorStop(0.7, css(look.hero));
  light.addColorStop(1, css(look.ink));
  context.fillStyle = light;
  context.beginPath();
  for (let step = 0; step < teeth * 4; step++) {
    const out = step % 4 < 2 ? 1 : 0.86;
    const angle = (step / (teeth * 4)) * TURN;
    context.lineTo(x + Math.cos(angle) * radius * out, y + Math.sin(angle) * radius * out);
  }
  context.closePath();
  for (let hole = 0; hole < 5; hole++) {
    const angle = (hole / 5) * TURN + radius;
    const [holeX, holeY] = [x + Math.cos(angle) * radius * 0.5, y + Math.sin(angle) * radius * 0.5];
    context.moveTo(holeX + radius * 0.17, holeY);
    context.arc(holeX, holeY, radius * 0.17, 0, TURN, true);
  }
  context.fill();
  context.fillStyle = css(look.ink);
  context.beginPath();
  context.arc(x, y, radius * 0.13, 0, TURN);
  context.fill();
}

/** A riveted pipe from edge to edge. */
function pipe({ context, look }: World, x: number, height: number, wide: number) {
  const light = context.createLinearGradient(x, 0, x + wide, 0);
  light.addColorStop(0, css(look.ink));
  light.addColorStop(0.35, css(look.heroLight));
  light.addColorStop(1, css(mix(look.hero, look.ink, 0.6)));
  context.fillStyle = light;
  context.fillRect(x, -10, wide, height + 20);
  for (let y = 60; y < height; y += 210) {
    context.fillRect(x - wide * 0.22, y, wide * 1.44, wide * 0.5);
    context.fillStyle = css(look.ink);
    for (const dx of [0.05, 0.5, 0.95]) {
      context.beginPath();
      context.arc(x + wide * dx, y + wide * 0.25, wide * 0.07, 0, TURN);
      context.fill();
    }
    context.fillStyle = light;
  }
}

/** An airship, far away in the sky. */
function airship(context: SKRSContext2D, { look }: World, x: number, y: number, size: number) {
  const light = context.createLinearGradient(0, y - size * 0.3, 0, y + size * 0.3);
  light.addColorStop(0, css(look.heroLight));
  light.addColorStop(1, css(mix(look.hero, look.ink, 0.5)));
  context.fillStyle = light;
  context.beginPath();
  context.ellipse(x, y, size, size * 0.28, 0, 0, TURN);
  context.fill();
  context.fillStyle = css(look.ink);
  context.fillRect(x - size * 0.24, y + size * 0.33, size * 0.48, size * 0.12);
  context.lineWidth = 2;
  context.strokeStyle = css(look.ink);
  for (const dx of [-0.2, 0, 0.2]) {
    context.beginPath();
    context.moveTo(x + dx * size, y + size * 0.26);
    context.lineTo(x + dx * size, y + size * 0.35);
    context.stroke();
  }
}

/** Machines around the picture: each of a batch has them elsewhere. */
function machines(world: World) {
  const { context, easel, scene } = world;
  const { width, height, variant } = easel;
  const dice = easel.dice.fork("machines");
  const left = variant % 2 === 0;
  const edge = left ? 0 : width;
  const foot = variant < 2 ? height : 0;
  const [x, y, size] = [width * dice.range(0.25, 0.75), height * dice.range(0.1, 0.22), dice.range(90, 150)];
  const above = scene.aloft || scene.reading.things.some(({ to }) => to?.relation === "over");
  if (!scene.indoors && !above) airship(context, world, x, y, size);
  pipe(world, left ? width - 62 : 18, height, 44);
  gear(world, edge, foot, 190, 18);
  gear(world, edge + (left ? 200 : -200), foot + (foot ? -46 : 46), 104, 12);
  gear(world, edge + (left ? 60 : -60), foot + (foot ? -236 : 236), 72, 9);
}

/** Is there a line here? Denser and thicker the darker it is; a little soft at its sides. */
const hatch = (along: number, dark: number, sharp: number) =>
  clamp((dark - Math.abs((along - Math.floor(along)) * 2 - 1)) * sharp + 0.5);

/** What lamps reach, and what copper turns to where they do not. */
const AMBER = [1.06, 0.88, 0.56] as const;
const VERDIGRIS = [0.5, 0.92, 0.9] as const;

/** Gaslight: what it reaches is warm and bright, and what it does not is nearly as dark as the ink. */
const lampOf =
  (power: number): Grade =>
  (tone, channel) => {
    const t = (tone / 255) ** power;
    const steep = t * t * (3 - 2 * t);
    const warm = AMBER[channel];
    return (10 + 245 * (0.25 * t + 0.75 * steep)) * (warm + (VERDIGRIS[channel] - warm) * (1 - t));
  };
const gaslit = lampOf(0.68);
/** By night more lamps are lit: who cannot be seen is in no picture. */
const nightly = lampOf(0.44);

/** An engraving: one ink in lines that cross where it is dark, over a tint on old paper. */
export const steampunk: Style = (easel, scene) => {
  const { pixels, scale, top, noise } = easel;
  const look = lookOf(easel, scene, hexes);
  const base = sketch(
    easel,
    scene,
    {
      look,
      manner: { modelled: 1, lifelike: 0.35 },
      grade: scene.time === "night" ? nightly : gaslit,
      guise: "brass",
    },
    machines,
  );
  const tone = netOf(base, lightOf);
  const tints = [0, 1, 2].map((channel) => netOf(base, (...rgb) => rgb[channel] as number));
  const paper = mix(look.skyLow, look.snow, 0.4);
  const data = new Uint8ClampedArray(pixels.width * pixels.height * 4);
  const pitch = 5.6;
  const sharp = (pitch * scale) / 2;
  const [waves, teeth] = [new Float32Array(pixels.width), new Float32Array(pixels.width)];
  for (let row = 0, at = 0; row < pixels.height; row++) {
    const y = (row + top) / scale;
    noise.cloudsAlong(waves, 0, 1 / 90 / scale, y / 90, 1);
    noise.cloudsAlong(teeth, 0, 0.4 / scale, y * 0.4, 1);
    for (let column = 0; column < pixels.width; column++, at += 4) {
      const x = column / scale;
      const dark = 1 - readNet(tone, x, y);
      const wave = (waves[column] as number) * 1.1;
      const first = hatch((x * 0.5 + y * 0.87) / pitch + wave, dark * 1.05 - 0.3, sharp);
      const second = dark > 0.45 ? hatch((x * 0.87 - y * 0.5) / pitch + wave, dark * 1.2 - 0.5, sharp) : 0;
      const third = dark > 0.68 ? hatch(y / pitch - wave, dark * 1.6 - 1, sharp) : 0;
      const inked = Math.max(first, second, third);
      const tooth = (teeth[column] as number) * 7;
      for (let channel = 0; channel < 3; channel++) {
        const tint = readNet(tints[channel] as (typeof tints)[0], x, y);
        const ground = (paper[channel] as number) * 0.06 + tint * 0.98 + tooth;
        data[at + channel] = ground + ((look.ink[channel] as number) - ground) * inked * 0.8;
      }
      data[at + 3] = 255;
    }
  }
  return data;
};
