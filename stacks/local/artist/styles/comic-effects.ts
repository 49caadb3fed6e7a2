import { type Color, clamp, css, mix } from "../color.ts";
import { between, curtainsOf } from "../curtains.ts";
import { boltOf } from "../downpour.ts";
import { halftone } from "../halftone.ts";
import { press } from "../plates.ts";
import { shows } from "../reading/sights.ts";
import { type Point, polygon } from "../shapes.ts";
import type { Berth } from "../stage.ts";
import { type Frame, inked } from "./comic-frame.ts";

const skies = ({ scene, inks }: Frame): [Color, Color] => {
  if (shows(scene, "mars")) return [mix(inks.orange, inks.paper, 0.45), inks.orange];
  if (shows(scene, "moon") || scene.time === "night" || scene.places[0] === "space")
    return [inks.navy, inks.black];
  if (scene.stormy) return [mix(inks.cyan, inks.navy, scene.weather === "snow" ? 0.3 : 0.6), inks.navy];
  if (scene.time === "dusk") return [inks.orange, inks.red];
  if (scene.weather === "rain") return [inks.cyan, inks.navy];
  return scene.time === "dawn" ? [inks.yellow, inks.orange] : [inks.paper, inks.cyan];
};

function cloud({ context, inks, pen, scene }: Frame, x: number, y: number, size: number) {
  const body = scene.weather === "rain" ? mix(inks.navy, inks.paper, 0.5) : inks.paper;
  const puffs = [
    [-0.9, 0.1, 0.42],
    [-0.35, -0.18, 0.58],
    [0.3, -0.08, 0.5],
    [0.85, 0.14, 0.36],
  ] as const;
  for (const [ink, more] of [
    [inks.black, pen * 0.8],
    [body, 0],
  ] as const)
    for (const [dx, dy, radius] of puffs)
      press(context, ink, () => context.arc(x + dx * size, y + dy * size, radius * size + more, 0, 7));
}

/** Northern lights: curtains of ink, one behind the other, under a few stars. */
function aurora(frame: Frame) {
  const { context, inks, dice, x, y, width, height, horizon } = frame;
  for (let index = 0; index < 40; index++) {
    const at = [dice.range(x, x + width), dice.range(y, horizon)] as const;
    press(context, inks.yellow, () => context.arc(...at, dice.range(2, 5), 0, 7));
  }
  context.save();
  context.translate(x, y);
  const tints = [inks.green, inks.cyan, inks.purple];
  for (const curtain of curtainsOf(dice, { width, horizon: horizon - y }))
    for (const [index, [from, to]] of (
      [
        [0.5, 0.8],
        [0.22, 0.5],
        [0, 0.22],
      ] as const
    ).entries()) {
      const outline = between(curtain, from, to);
      inked(
        frame,
        mix(tints[2 - index] ?? inks.green, inks.navy, 0.1),
        () => {
          for (const [px, py] of outline) context.lineTo(px, py);
        },
        0.6,
      );
    }
  context.restore();
  halftone(context, inks.navy, {
    pitch: 15,
    angle: 0.4,
    area: { x, y, width, height: horizon - y },
    tone: (_, dotY) => clamp(0.8 - (2 * (dotY - y)) / height),
  });
}

export function sky(frame: Frame) {
  const { context, scene, dice, inks, x, y, width, height, horizon } = frame;
  const [base, dots] = skies(frame);
  press(context, base, () => context.rect(x, y, width, height));
  halftone(context, dots, {
    pitch: 17,
    angle: 0.4,
    area: { x, y, width, height: horizon - y + 30 },
    tone: (_, dotY) => clamp(1 - (dotY - y) / (horizon - y)) ** 1.2 * 0.95,
  });
  if (shows(scene, "aurora")) return aurora(frame);
  const dark = base === inks.navy;
  const sun = {
    x: x + scene.sun.x * width,
    y: y + scene.sun.y * height,
    radius: Math.min(width, height) * 0.09,
  };
  const covered = scene.weather === "rain" || scene.stormy;
  if (!covered)
    inked(frame, shows(scene, "moon") ? inks.cyan : dark ? inks.paper : inks.yellow, () =>
      context.arc(sun.x, sun.y, sun.radius, 0, 7),
    );
  if (dark && !covered)
    for (let index = 0; index < 40; index++) {
      const at = [dice.range(x, x + width), dice.range(y, horizon)] as const;
      press(context, inks.yellow, () => context.arc(...at, dice.range(2, 6), 0, 7));
    }
  else if (!shows(scene, "mars"))
    for (let index = 0; index < (covered ? 7 : 4); index++) {
      const size = Math.min(width, height) * dice.range(0.06, 0.12);
      cloud(frame, x + width * ((index * 0.618 + 0.15) % 1), y + (horizon - y) * dice.range(0.08, 0.6), size);
    }
}

/** Spikes of uneven length about a middle. */
function spikes({ dice }: Frame, { x, y, size }: Berth, many: number): Point[] {
  return Array.from({ length: many * 2 }, (_, index): Point => {
    const radius = index % 2 ? size * dice.range(0.5, 0.6) : size * dice.range(0.78, 1.02);
    const angle = (index / many) * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

/** Layer in layer: the same star, smaller and brighter. */
export function burst(frame: Frame, berth: Berth) {
  const { context, inks } = frame;
  const star = spikes(frame, berth, 15);
  const scaled = (share: number) =>
    star.map(([x, y]): Point => [berth.x + (x - berth.x) * share, berth.y + (y - berth.y) * share]);
  context.save();
  context.translate(berth.size * 0.025, berth.size * 0.03);
  context.fillStyle = css(inks.black);
  polygon(context, scaled(1.05));
  context.fill();
  context.restore();
  for (const [ink, share] of [
    [inks.red, 1],
    [inks.orange, 0.9],
    [inks.yellow, 0.8],
  ] as const) {
    polygon(context, scaled(share));
    context.fillStyle = css(ink);
    context.fill();
    context.strokeStyle = css(inks.black);
    context.lineWidth = share === 1 ? frame.pen * 1.4 : 0.01;
    context.stroke();
  }
  context.save();
  polygon(context, scaled(0.8));
  context.clip();
  halftone(context, inks.paper, {
    pitch: 16,
    angle: 0.3,
    area: { x: berth.x - berth.size, y: berth.y - berth.size, width: berth.size * 2, height: berth.size * 2 },
    tone: (x, y) => clamp(1.05 - Math.hypot(x - berth.x, y - berth.y) / (berth.size * 0.62)),
  });
  context.restore();
}

/** Wedges of ink from the edges towards the hero, as a page shouts "look". */
export function rush(frame: Frame, { x, y, size }: Berth, ink: Color, many = 110) {
  const { context, dice, width, height } = frame;
  const reach = Math.hypot(width, height);
  press(context, ink, () => {
    for (let index = 0; index < many; index++) {
      const angle = ((index + dice.range(-0.4, 0.4)) / many) * Math.PI * 2;
      const from = size * dice.range(0.62, 0.95);
      const half = dice.range(0.004, 0.016);
      context.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from);
      context.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach);
      context.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach);
      context.closePath();
    }
  });
}

/** Strokes that trail behind the hero, on the side it comes from. */
export function trail({ context, inks, dice, scene, x, width }: Frame, berth: Berth) {
  const side = scene.mirrored ? -1 : 1;
  const edge = side > 0 ? x + width : x;
  for (let index = 0; index < 9; index++) {
    const y = berth.y + berth.size * (-0.34 + index * 0.085);
    const from = berth.x + side * berth.size * dice.range(0.5, 0.66);
    const to = from + (edge - from) * dice.range(0.4, 0.95);
    const half = dice.range(2.5, 5.5);
    press(context, index % 3 ? inks.black : inks.paper, () => {
      context.moveTo(from, y - half);
      context.lineTo(to, y);
      context.lineTo(from, y + half);
    });
  }
}

export function weather(frame: Frame) {
  const { context, inks, dice, scene, x, y, width, height } = frame;
  const many = { rain: 130, snow: 110, mist: 0, clear: 0 }[scene.weather] * (scene.stormy ? 2 : 1);
  if (scene.stormy && scene.weather === "rain") {
    const bolt = boltOf(dice, scene, { x, y, width, height });
    inked(frame, inks.yellow, () => {
      for (const [px, py] of bolt) context.lineTo(px, py);
      context.closePath();
    });
  }
  for (let index = 0; index < many; index++) {
    const [dropX, dropY] = [dice.range(x - 80, x + width), dice.range(y - 80, y + height)];
    const length = dice.range(40, 110);
    press(context, index % 3 ? inks.paper : inks.black, () => {
      if (scene.weather === "snow") return context.arc(dropX, dropY, length / 14, 0, 7);
      context.moveTo(dropX, dropY);
      context.lineTo(dropX + length * 0.42 + 4, dropY + length);
      context.lineTo(dropX + length * 0.42 - 1, dropY + length);
    });
  }
}
