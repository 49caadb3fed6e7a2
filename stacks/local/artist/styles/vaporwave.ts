import { inTheAir } from "../atmosphere.ts";
import { css, mix, smooth } from "../color.ts";
import { paintDownpour } from "../downpour.ts";
import { layer } from "../easel.ts";
import { grain } from "../paper.ts";
import { shows } from "../reading/sights.ts";
import type { Style } from "../style.ts";
import { chrome } from "./vaporwave-hero.ts";
import { type Inks, room, type Tools } from "./vaporwave-room.ts";
import { aurora, berg, earth, falls } from "./vaporwave-sights.ts";

/** Where each of a batch looks from: the height of the horizon, the sun's place and size, palms or none. */
const views = [
  { horizon: 0.6, sun: 0.5, size: 0.34, palms: [0.1, 0.9] },
  { horizon: 0.7, sun: 0.34, size: 0.27, palms: [0.86] },
  { horizon: 0.52, sun: 0.64, size: 0.4, palms: [] },
  { horizon: 0.76, sun: 0.5, size: 0.46, palms: [0.16] },
] as const;

function sky({ context, easel, horizon, inks }: Tools) {
  const air = context.createLinearGradient(0, 0, 0, horizon);
  air.addColorStop(0, css(inks.night));
  air.addColorStop(0.5, css(inks.violet));
  air.addColorStop(0.86, css(inks.pink));
  air.addColorStop(1, css(mix(inks.pink, inks.gold, 0.55)));
  context.fillStyle = air;
  context.fillRect(-10, -10, easel.width + 20, horizon + 12);
  const dice = easel.dice.fork("stars");
  context.fillStyle = css(inks.white);
  for (let star = 0; star < 200; star++) {
    const y = dice() ** 1.6 * horizon * 0.9;
    context.globalAlpha = dice.range(0.2, 1) * (1 - y / horizon);
    context.beginPath();
    context.arc(dice.range(0, easel.width), y, Math.abs(dice.gauss()) * 1.4 + 0.6, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** Cut by stripes that widen towards the horizon. */
function sun({ context, easel, horizon, inks }: Tools, view: (typeof views)[number]) {
  const radius = view.size * 1000 * 0.72;
  const [x, y] = [easel.width * view.sun, horizon - radius * 0.5];
  const halo = context.createRadialGradient(x, y, radius * 0.9, x, y, radius * 2.2);
  halo.addColorStop(0, css(inks.pink, 0.6));
  halo.addColorStop(1, css(inks.pink, 0));
  context.fillStyle = halo;
  context.fillRect(0, 0, easel.width, horizon);
  context.save();
  context.beginPath();
  for (let stripe = 0, top = y - radius; top < horizon; stripe++) {
    const open = stripe === 0 ? radius * 0.95 : Math.max(8, radius * (0.15 - stripe * 0.012));
    context.rect(x - radius, top, radius * 2, Math.min(open, horizon - top));
    top += open + radius * (0.012 + stripe * 0.009);
  }
  context.clip();
  const glow = context.createLinearGradient(0, y - radius, 0, horizon);
  glow.addColorStop(0, css(inks.gold));
  glow.addColorStop(0.55, css(mix(inks.gold, inks.pink, 0.6)));
  glow.addColorStop(1, css(inks.pink));
  context.fillStyle = glow;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** Mountains, or a skyline, as nets of light on dark faces. */
function relief(tools: Tools) {
  const { context, easel, scene, horizon, inks } = tools;
  const dice = easel.dice.fork("relief");
  const city = scene.places.includes("city") || scene.places.includes("village");
  context.strokeStyle = css(inks.cyan, 0.75);
  context.lineWidth = 1.5;
  context.fillStyle = css(inks.dark);
  const parts = city ? 18 : 9;
  for (let part = 0; part < parts; part++) {
    const x = easel.width * ((part + dice.range(-0.3, 0.3)) / (parts - 1));
    const high = city
      ? dice.range(40, 230)
      : dice.range(50, 190) * (0.5 + Math.abs(x / easel.width - 0.5) * 1.6);
    const half = city ? dice.range(16, 34) : high * dice.range(0.8, 1.3);
    context.beginPath();
    if (city) context.rect(x - half, horizon - high, half * 2, high + 2);
    else {
      context.moveTo(x - half, horizon + 2);
      context.lineTo(x, horizon - high);
      context.lineTo(x + half, horizon + 2);
    }
    context.fill();
    context.stroke();
    context.beginPath();
    if (city)
      for (let y = horizon - high + 10; y < horizon; y += 14) {
        context.moveTo(x - half * 0.7, y);
        context.lineTo(x - half * 0.7 + half * 1.4 * dice(), y);
      }
    else
      for (let fold = 1; fold < 6; fold++) {
        context.moveTo(x, horizon - high);
        context.lineTo(x - half + (half * 2 * fold) / 6, horizon);
      }
    context.stroke();
  }
}

/** A grid to the horizon; its lines fade before they are too close to be told apart. */
function grid({ context, easel, horizon, inks, scene }: Tools) {
  const { width, height } = easel;
  const floor = context.createLinearGradient(0, horizon, 0, height);
  floor.addColorStop(0, css(mix(inks.pink, inks.violet, 0.4)));
  floor.addColorStop(0.22, css(inks.dark));
  floor.addColorStop(1, css(inks.night));
  context.fillStyle = floor;
  context.fillRect(-10, horizon, width + 20, height - horizon + 10);
  const line = scene.wet ? inks.cyan : inks.pink;
  const depth = height - horizon;
  for (let row = 1; row < 46; row++) {
    const y = horizon + depth * (1.12 / (47 - row)) * 1.02;
    if (y > height + 4) continue;
    const seen = smooth(0.012, 0.1, (y - horizon) / depth);
    context.strokeStyle = css(line, 0.9 * seen);
    context.lineWidth = 0.8 + ((y - horizon) / depth) * 3.4;
    context.beginPath();
    const wave = scene.places.includes("sea") ? 5 * ((y - horizon) / depth) : 0;
    for (let x = -20; x <= width + 20; x += 20) context.lineTo(x, y + Math.sin(x / 46 + row) * wave);
    context.stroke();
  }
  const fade = context.createLinearGradient(0, horizon, 0, height);
  fade.addColorStop(0, css(line, 0));
  fade.addColorStop(0.12, css(line, 0.25));
  fade.addColorStop(1, css(line, 0.9));
  context.strokeStyle = fade;
  context.lineWidth = 2.4;
  context.beginPath();
  for (let column = -22; column <= 22; column++) {
    context.moveTo(width / 2 + column * 14, horizon);
    context.lineTo(width / 2 + column * 150, height);
  }
  context.stroke();
}

function palm({ context, easel, inks }: Tools, x: number, label: string) {
  const dice = easel.dice.fork(label);
  const { width, height } = easel;
  const high = height * dice.range(0.42, 0.6);
  const lean = (x > width / 2 ? -1 : 1) * dice.range(40, 110);
  const [topX, topY] = [x + lean, height - high];
  context.strokeStyle = css(inks.night);
  context.lineCap = "butt";
  for (let part = 0; part < 22; part++) {
    const along = part / 22;
    context.lineWidth = 26 - along * 14 + (part % 2) * 3;
    context.beginPath();
    context.moveTo(x + lean * along ** 1.6, height + 10 - (high + 10) * along);
    context.lineTo(x + lean * (along + 0.05) ** 1.6, height + 10 - (high + 10) * (along + 0.05));
    context.stroke();
  }
  context.lineCap = "round";
  for (let frond = 0; frond < 11; frond++) {
    const angle = Math.PI * (1.02 + (frond / 10) * 0.98) + dice.range(-0.1, 0.1);
    const long = dice.range(150, 230);
    for (let step = 0; step < 26; step++) {
      const along = step / 25;
      const droop = along ** 2 * long * 0.62;
      const [atX, atY] = [
        topX + Math.cos(angle) * long * along,
        topY + Math.sin(angle) * long * along * 0.62 + droop,
      ];
      const leaf = 62 * Math.sin(Math.PI * Math.min(1, along * 0.9 + 0.12));
      context.lineWidth = 4.2 * (1 - along * 0.6);
      context.beginPath();
      context.moveTo(atX, atY);
      context.quadraticCurveTo(
        atX - leaf * 0.1,
        atY + leaf * 0.5,
        atX + Math.cos(angle) * leaf * 0.4,
        atY + leaf,
      );
      context.stroke();
    }
  }
}

/** A summer that never was: a striped sun over a grid of light. */
export const vaporwave: Style = (easel, scene) => {
  const { canvas, context } = layer(easel);
  const color = inTheAir(easel.color, easel.brief);
  const inks: Inks = {
    night: color("#12042e"),
    violet: color("#5a189a"),
    pink: color("#ff3fa4"),
    gold: color("#ffd36a"),
    cyan: color("#3fe8f0"),
    dark: color("#1c0840"),
    white: color("#fdf4ff"),
  };
  const view = views[easel.variant % views.length] ?? views[0];
  const tools: Tools = { context, easel, scene, horizon: easel.height * view.horizon, inks };
  sky(tools);
  if (shows(scene, "aurora")) aurora(tools);
  else if (shows(scene, "moon")) earth(tools);
  else if (!scene.stormy) sun(tools, view);
  const heaven = { x: 0, y: 0, width: easel.width, height: tools.horizon };
  paintDownpour(context, easel.dice, scene, heaven, {
    ink: mix(inks.cyan, inks.night, 0.3),
    flash: inks.gold,
  });
  const built = scene.indoors && scene.room !== "parlour";
  if (shows(scene, "waterfall")) falls(tools);
  else if (shows(scene, "iceberg")) berg(tools);
  else if (scene.places.length > 0 && !scene.places.includes("sea") && !built) relief(tools);
  grid(tools);
  if (built) room(tools);
  else if (!scene.sights)
    for (const [index, at] of view.palms.entries()) palm(tools, at * easel.width, `palm${index}`);
  if (scene.heroes.length > 0 || scene.places.length === 0) chrome(tools);
  const { data } = canvas.getContext("2d").getImageData(0, 0, easel.pixels.width, easel.pixels.height);
  grain(data, easel, { depth: 5 });
  return data;
};
