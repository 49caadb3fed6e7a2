import { type Color, css, mix } from "../color.ts";
import { paintDownpour } from "../downpour.ts";
import type { Scene } from "../scene.ts";
import type { Ink } from "./sumi-e-brush.ts";

/** A wash of the whole sky, which thins out to the horizon. */
function washed({ context, easel, scene, ink }: Ink, load: number) {
  const foot = easel.height * scene.horizon + 70;
  const wash = context.createLinearGradient(0, 0, 0, foot);
  wash.addColorStop(0, css(ink, load));
  wash.addColorStop(0.62, css(ink, load * 0.7));
  wash.addColorStop(1, css(ink, 0));
  context.fillStyle = wash;
  context.fillRect(-10, -10, easel.width + 20, foot + 10);
}

const discOf = ({ easel, scene }: Ink) => {
  const radius = 64 + scene.contrast * 30;
  return { x: scene.sun.x * easel.width, y: scene.sun.y * easel.height + radius, radius };
};

function sun(tools: Ink) {
  const { x, y, radius } = discOf(tools);
  tools.context.fillStyle = css(tools.red, 0.9);
  tools.context.beginPath();
  tools.context.arc(x, y, radius, 0, Math.PI * 2);
  tools.context.fill();
}

/** The moon is paper that was left, and the ink is darkest around it. */
function moon(tools: Ink, paper: Color) {
  const { context, ink } = tools;
  const { x, y, radius } = discOf(tools);
  washed(tools, 0.66);
  const halo = context.createRadialGradient(x, y, radius, x, y, radius * 2.6);
  halo.addColorStop(0, css(ink, 0.55));
  halo.addColorStop(0.35, css(ink, 0.22));
  halo.addColorStop(1, css(ink, 0));
  context.fillStyle = halo;
  context.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  context.fillStyle = css(paper);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Wet clouds, one in the other. */
function clouds({ context, easel, scene, ink }: Ink, load: number) {
  const dice = easel.dice.fork("clouds");
  for (let cloud = 0; cloud < 9; cloud++) {
    const [x, y] = [easel.width * dice(), easel.height * scene.horizon * dice.range(-0.1, 0.6)];
    const wide = dice.range(180, 380);
    const blot = context.createRadialGradient(x, y, 0, x, y, wide);
    blot.addColorStop(0, css(ink, load * dice.range(0.6, 1)));
    blot.addColorStop(0.6, css(ink, load * 0.4));
    blot.addColorStop(1, css(ink, 0));
    context.save();
    context.translate(0, y * 0.55);
    context.scale(1, 0.45);
    context.fillStyle = blot;
    context.fillRect(x - wide, y - wide, wide * 2, wide * 2);
    context.restore();
  }
}

/** What is above: a sun, at night a moon, and in a storm neither. */
export function sky(tools: Ink, paper: Color) {
  const { stormy, weather, time } = tools.scene;
  if (stormy) {
    washed(tools, weather === "snow" ? 0.4 : 0.62);
    clouds(tools, weather === "snow" ? 0.16 : 0.4);
  } else if (time === "night") moon(tools, paper);
  else sun(tools);
}

/** Birds are out, and seen. */
export const isFair = ({ stormy, time }: Scene): boolean => !stormy && time !== "night";

export function birds({ context, easel, ink, scene }: Ink) {
  const dice = easel.dice.fork("birds");
  context.strokeStyle = css(ink, 0.8);
  context.lineWidth = 2;
  for (let bird = 0; bird < 7; bird++) {
    const x = scene.sun.x * easel.width + 60 + bird * 26 + dice.range(-8, 8);
    const y = scene.sun.y * easel.height + 30 + dice.gauss() * 16;
    context.beginPath();
    context.moveTo(x - 9, y - 4);
    context.quadraticCurveTo(x - 4, y - 6, x, y);
    context.quadraticCurveTo(x + 4, y - 6, x + 9, y - 4);
    context.stroke();
  }
}

/** Rain in thin strokes; snow and lightning are paper. */
export function fall({ context, easel, scene, ink }: Ink, paper: Color) {
  const sheet = { x: 0, y: 0, width: easel.width, height: easel.height };
  const wet = mix(paper, ink, 0.5);
  paintDownpour(context, easel.dice, scene, sheet, {
    ink: scene.weather === "snow" ? paper : wet,
    flash: paper,
    weight: scene.weather === "snow" ? 2 : 1.2,
  });
}
