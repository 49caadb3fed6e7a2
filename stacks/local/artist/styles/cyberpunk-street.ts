import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css, mix } from "../color.ts";
import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";

export type Neon = {
  cyan: Color;
  magenta: Color;
  amber: Color;
  violet: Color;
  black: Color;
  steel: Color;
  haze: Color;
};

export type Tools = {
  context: SKRSContext2D;
  easel: Easel;
  scene: Scene;
  neon: Neon;
  street: number;
  vanish: number;
};

/** How each of a batch stands in the street: where it vanishes, how high the walls are, how wide it is. */
export const views = [
  { vanish: 0.5, street: 0.68, wide: 0.16, high: 1 },
  { vanish: 0.24, street: 0.6, wide: 0.1, high: 0.85 },
  { vanish: 0.78, street: 0.74, wide: 0.22, high: 1.1 },
  { vanish: 0.5, street: 0.8, wide: 0.42, high: 0.7 },
] as const;

export type View = Record<keyof (typeof views)[number], number>;

/** What stands behind, down to the ground. */
export type Backdrop = (tools: Tools, view: View) => void;

export function air({ context, easel, neon, street }: Tools, view: View) {
  const { width, height } = easel;
  const sky = context.createLinearGradient(0, 0, 0, street);
  sky.addColorStop(0, css(neon.black));
  sky.addColorStop(0.6, css(mix(neon.black, neon.violet, 0.6)));
  sky.addColorStop(1, css(neon.haze));
  context.fillStyle = sky;
  context.fillRect(-10, -10, width + 20, height + 20);
  const glow = context.createRadialGradient(
    width * view.vanish,
    street,
    10,
    width * view.vanish,
    street,
    height * 0.5,
  );
  glow.addColorStop(0, css(neon.magenta, 0.8));
  glow.addColorStop(0.4, css(neon.violet, 0.4));
  glow.addColorStop(1, css(neon.violet, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, street + 4);
}

/** A thing of light: drawn wide and faint, then narrow and bright, so that it needs no blur. */
export function lit(context: SKRSContext2D, color: Color, width: number, draw: () => void) {
  context.globalCompositeOperation = "screen";
  for (const [times, alpha] of [
    [7, 0.1],
    [3.6, 0.22],
    [1.8, 0.5],
  ] as const) {
    context.strokeStyle = css(color, alpha);
    context.lineWidth = width * times;
    context.beginPath();
    draw();
    context.stroke();
  }
  context.globalCompositeOperation = "source-over";
  context.strokeStyle = css(mix(color, [255, 255, 255], 0.6));
  context.lineWidth = width * 0.8;
  context.beginPath();
  draw();
  context.stroke();
}

type Tower = { x: number; wide: number; top: number; depth: number; label: string };

function tower({ context, easel, neon, street, scene }: Tools, { x, wide, top, depth, label }: Tower) {
  const dice = easel.dice.fork(label);
  const wall = mix(neon.steel, neon.haze, depth * 0.75);
  const face = context.createLinearGradient(0, top, 0, street);
  face.addColorStop(0, css(mix(wall, neon.black, 0.35)));
  face.addColorStop(1, css(mix(wall, neon.haze, 0.4)));
  context.fillStyle = face;
  context.fillRect(x, top, wide, street - top + 2);
  context.fillStyle = css(neon.black, 0.45);
  context.fillRect(x + wide * 0.72, top, wide * 0.28, street - top);
  const [stepX, stepY] = [11 - depth * 4, 15 - depth * 6];
  const busy = 0.25 + scene.energy * 0.3;
  for (let y = top + 8; y < street - 10; y += stepY)
    for (let at = x + 5; at < x + wide - 6; at += stepX) {
      if (dice() > busy) continue;
      const color = dice() < 0.62 ? neon.amber : dice() < 0.5 ? neon.cyan : neon.magenta;
      context.fillStyle = css(color, (0.35 + dice() * 0.6) * (1 - depth * 0.55));
      context.fillRect(at, y, stepX * 0.55, stepY * 0.5);
    }
  context.strokeStyle = css(mix(neon.cyan, wall, 0.5), 0.5 * (1 - depth));
  context.lineWidth = 1.4;
  context.strokeRect(x, top, wide, street - top);
  if (depth > 0.6 || dice() < 0.35) return;
  const sign = dice.pick([neon.cyan, neon.magenta, neon.amber]);
  const [signX, signY, high] = [
    x + wide * dice.range(0.1, 0.6),
    top + (street - top) * dice.range(0.2, 0.5),
    dice.range(60, 170),
  ];
  // Signs say nothing: bars, rings and arrows of light.
  lit(context, sign, 2.6, () => {
    context.rect(signX, signY, 30, high);
    for (let bar = 1; bar < high / 26; bar++) {
      context.moveTo(signX + 7, signY + bar * 26 - 9);
      context.lineTo(signX + 7 + 16 * dice(), signY + bar * 26 - 9);
    }
    context.moveTo(signX + 22, signY + high - 14);
    context.arc(signX + 15, signY + high - 14, 7, 0, Math.PI * 2);
  });
}

export function towers(tools: Tools, view: View) {
  const { easel, street } = tools;
  const { width } = easel;
  const dice = easel.dice.fork("towers");
  for (const depth of [0.9, 0.7, 0.45, 0.2, 0]) {
    const open = width * (view.wide * (1.35 - depth) + 0.02);
    for (const side of [-1, 1]) {
      let x = width * view.vanish + side * open * (1 - depth * 0.8);
      for (let index = 0; index < 7 && x > -200 && x < width + 200; index++) {
        const wide = dice.range(60, 130) * (1.25 - depth * 0.7);
        const top = street * (1 - view.high * dice.range(0.35, 0.98) * (1 - depth * 0.35));
        const label = `${depth}/${side}/${index}`;
        tower(tools, { x: side > 0 ? x : x - wide, wide, top, depth, label });
        x += side * wide * dice.range(0.95, 1.15);
      }
    }
  }
}

/** The wet street gives everything back, pulled long and broken by ripples. */
export function wet(tools: Tools, behind: () => void) {
  const { context, easel, neon, street } = tools;
  const { width, height } = easel;
  context.save();
  context.beginPath();
  context.rect(-10, street, width + 20, height - street + 10);
  context.clip();
  context.fillStyle = css(neon.black);
  context.fillRect(-10, street, width + 20, height);
  context.globalAlpha = 0.6;
  context.save();
  context.translate(0, street * 2);
  context.scale(1, -1);
  behind();
  context.restore();
  context.globalAlpha = 1;
  const dark = context.createLinearGradient(0, street, 0, height);
  dark.addColorStop(0, css(neon.magenta, 0.25));
  dark.addColorStop(0.25, css(neon.black, 0.35));
  dark.addColorStop(1, css(neon.black, 0.85));
  context.fillStyle = dark;
  context.fillRect(-10, street, width + 20, height);
  const dice = easel.dice.fork("ripples");
  context.globalCompositeOperation = "screen";
  for (let ripple = 0; ripple < 300; ripple++) {
    const near = dice() ** 1.3;
    const y = street + near * (height - street);
    const x = dice() < 0.5 ? width * tools.vanish + dice.gauss() * width * 0.2 : dice.range(0, width);
    const long = (8 + near * 80) * dice.range(0.4, 1.2);
    context.strokeStyle = css(dice.pick([neon.cyan, neon.magenta, neon.amber]), 0.07 + 0.16 * dice());
    context.lineWidth = 1 + near * 4;
    context.beginPath();
    context.moveTo(x - long, y);
    context.lineTo(x + long, y);
    context.stroke();
  }
  context.restore();
}
