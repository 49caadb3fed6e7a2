import { css, mix } from "../color.ts";
import { shows } from "../reading/sights.ts";
import { paintAurora } from "./aurora.ts";
import { isBeyond, paintHeavens } from "./beyond.ts";
import { down, type World } from "./brush.ts";

const TURN = Math.PI * 2;

function stars({ context, easel, look, scene }: World, horizon: number) {
  const dice = easel.dice.fork("stars");
  const many = scene.places.includes("space") ? 420 : 190;
  context.fillStyle = css(look.sun);
  for (let star = 0; star < many; star++) {
    const [x, y, size] = [
      dice.range(0, easel.width),
      dice.range(0, horizon),
      Math.abs(dice.gauss()) * 1.5 + 0.7,
    ];
    context.globalAlpha = dice.range(0.35, 1);
    context.beginPath();
    context.arc(x, y, size, 0, TURN);
    context.fill();
  }
  context.globalAlpha = 1;
}

function sun(world: World) {
  const { context, easel, look, scene, manner } = world;
  const radius = 52 + scene.contrast * 46 + easel.dice.fork("sun")() * 36;
  const [x, y] = [scene.sun.x * easel.width, scene.sun.y * easel.height + radius];
  if (manner.modelled > 0) {
    const halo = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 6);
    halo.addColorStop(0, css(look.sun, 0.55 * manner.modelled));
    halo.addColorStop(1, css(look.sun, 0));
    context.fillStyle = halo;
    context.fillRect(x - radius * 6, y - radius * 6, radius * 12, radius * 12);
  }
  context.fillStyle = css(look.sun);
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
  context.fill();
  if (scene.time !== "night") return;
  // Seas of the moon.
  context.fillStyle = css(mix(look.sun, look.skyLow, 0.25), 0.6);
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.26],
    [0.28, 0.1, 0.18],
    [-0.05, 0.42, 0.22],
  ] as const) {
    context.beginPath();
    context.arc(x + dx * radius, y + dy * radius, size * radius, 0, TURN);
    context.fill();
  }
}

function planet(world: World) {
  const { context, easel, look } = world;
  const dice = easel.dice.fork("planet");
  const radius = dice.range(110, 190);
  const [x, y] = [easel.width * dice.range(0.2, 0.8), easel.height * dice.range(0.2, 0.34)];
  const light = context.createRadialGradient(x - radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius);
  light.addColorStop(0, css(look.heroLight));
  light.addColorStop(0.6, css(look.far));
  light.addColorStop(1, css(look.near));
  context.fillStyle = light;
  context.beginPath();
  context.arc(x, y, radius, 0, TURN);
  context.fill();
  context.strokeStyle = css(look.cloud, 0.8);
  context.lineWidth = radius * 0.09;
  context.beginPath();
  context.ellipse(x, y, radius * 1.75, radius * 0.42, -0.35, 0.15, Math.PI - 0.15);
  context.stroke();
}

/** Heaps of round lumps on a flat bottom, brighter above. */
function clouds(world: World, horizon: number) {
  const { context, easel, look, manner, scene } = world;
  const dice = easel.dice.fork("clouds");
  const many = scene.weather === "clear" ? dice.int(2, 4) : 6;
  for (let heap = 0; heap < many; heap++) {
    const [x, y] = [dice.range(-0.05, 1.05) * easel.width, dice.range(0.12, 0.72) * horizon];
    const wide = dice.range(90, 210) * (0.5 + y / horizon / 1.4);
    const lumps = Array.from({ length: 9 }, (_, lump) => {
      const along = lump / 8 - 0.5;
      return {
        dx: along * wide * 2,
        size: wide * (0.16 + 0.3 * (1 - Math.abs(along) * 2) * dice.range(0.7, 1.2)),
      };
    });
    const base = y + wide * 0.1;
    context.save();
    context.beginPath();
    context.rect(-50, -50, easel.width + 100, base + 50);
    context.clip();
    for (const [color, lift] of [
      [mix(look.cloud, look.skyTop, 0.28), 0],
      [look.cloud, 0.16],
    ] as const) {
      context.fillStyle = css(color, manner.modelled > 0 ? 0.92 : 1);
      context.beginPath();
      for (const { dx, size } of lumps) {
        context.moveTo(x + dx + size, base - size * (0.5 + lift));
        context.arc(x + dx, base - size * (0.5 + lift), size * (1 - lift), 0, TURN);
      }
      context.fill();
    }
    context.restore();
  }
}

/** Everything above the horizon that is out of reach. */
export function paintSky(world: World, horizon: number) {
  const { context, easel, look, scene } = world;
  context.fillStyle = down(world, [look.skyTop, look.skyLow], [0, horizon]);
  context.fillRect(-20, -20, easel.width + 40, easel.height + 40);
  const isDark = scene.time === "night" || shows(scene, "moon");
  if ((isDark && !scene.stormy) || scene.places.includes("space")) stars(world, horizon);
  if (shows(scene, "aurora")) return paintAurora(world, horizon);
  if (isBeyond(world)) return paintHeavens(world);
  if (!scene.stormy) sun(world);
  if (scene.places.includes("space")) planet(world);
  else clouds(world, horizon);
}
