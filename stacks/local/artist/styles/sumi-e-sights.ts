import { bergOf, floesOf } from "../berg.ts";
import { cascadeOf, strandsOf } from "../cascade.ts";
import { css, mix } from "../color.ts";
import { curtainsOf, hang } from "../curtains.ts";
import { shows } from "../reading/sights.ts";
import { rubbleOf, stoneOf } from "../rubble.ts";
import { type Point, polygon } from "../shapes.ts";
import { brush, type Ink, wash } from "./sumi-e-brush.ts";

/** Northern lights: a dark wash of sky, and in it curtains of two pigments. */
export function aurora({ context, easel, scene, ink }: Ink) {
  const horizon = easel.height * scene.horizon;
  const night = context.createLinearGradient(0, 0, 0, horizon + 60);
  night.addColorStop(0, css(ink, 0.86));
  night.addColorStop(0.7, css(ink, 0.6));
  night.addColorStop(1, css(ink, 0));
  context.fillStyle = night;
  context.fillRect(-10, -10, easel.width + 20, horizon + 80);
  const [green, violet] = [easel.color("#5fc79a"), easel.color("#8a78b8")];
  for (const curtain of curtainsOf(easel.dice, { width: easel.width, horizon }))
    hang(context, curtain, [
      [green, 0.9],
      [green, 0.5],
      [violet, 0.3],
      [violet, 0],
    ]);
}

/** Rock in wet ink on either side; the water is the paper that was left between. */
export function falls(tools: Ink, horizon: number) {
  const { context, easel, scene, ink } = tools;
  const { noise } = easel;
  const cascade = cascadeOf(easel.dice, scene, { x: 0, y: 0, width: easel.width, foot: horizon + 50 });
  const { x: middle, lip, foot, wide, rims } = cascade;
  const paper = easel.color("#f4ecd9");
  context.fillStyle = css(paper);
  context.fillRect(-10, lip - 40, easel.width + 20, foot - lip + 40);
  for (const rim of rims)
    for (let at = 1; at < rim.length; at++) {
      const [[a, from], [b, to]] = [rim[at - 1] as Point, rim[at] as Point];
      const [left, right] = [Math.min(a, b), Math.max(a, b)];
      for (let x = left; x < right; x += 2.4) {
        const top = (at === 1 ? from : Math.min(from, to)) + noise.at(x / 9, at) * 12;
        const near = 1 - Math.min(1, (Math.abs(x - middle) - wide / 2) / (wide * 2.2));
        const load = (0.35 + 0.5 * near) * (0.65 + 0.35 * noise.at(x / 4, at * 7));
        const fall = context.createLinearGradient(0, top, 0, foot);
        fall.addColorStop(0, css(ink, load));
        fall.addColorStop(0.35, css(ink, load * 0.75));
        fall.addColorStop(0.75, css(ink, load * 0.4));
        fall.addColorStop(1, css(ink, 0));
        context.fillStyle = fall;
        context.fillRect(x, top, 2.8, foot - top);
      }
    }
  for (const [at, strand] of strandsOf(cascade, 9).entries()) {
    if (at % 2 === 0) continue;
    const path = Array.from(
      { length: 12 },
      (_, step): Point => [
        strand.x + noise.at(step * 0.5, at) * 3,
        lip + ((foot - lip) * (0.06 + 0.1 * (at % 3)) + (step / 11) * (foot - lip) * 0.6),
      ],
    );
    brush(tools, path, 3 + (at % 3), `strand${at}`, 0.4);
  }
}

/** Another world: a red wash over far tables of rock, or a black one with the earth in it. */
export function barren(tools: Ink, horizon: number) {
  const { context, easel, scene, ink, red } = tools;
  const { width, height, dice } = easel;
  const isMars = shows(scene, "mars");
  const area = { x: 0, width, horizon, foot: height };
  const sky = context.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, css(isMars ? red : ink, isMars ? 0.3 : 0.92));
  sky.addColorStop(1, css(isMars ? red : ink, isMars ? 0.12 : 0.74));
  context.fillStyle = sky;
  context.fillRect(-10, -10, width + 20, horizon + 10);
  const [x, y] = [scene.sun.x * width, scene.sun.y * height + 60];
  context.fillStyle = css(isMars ? easel.color("#f4ecd9") : easel.color("#a8c0d8"));
  context.beginPath();
  context.arc(x, y, isMars ? 34 : 66, 0, 7);
  context.fill();
  if (isMars) {
    wash(tools, 1, horizon - height * 0.03, height * 0.12, 0.55);
    context.fillStyle = css(red, 0.26);
    context.fillRect(-10, horizon, width + 20, height - horizon + 10);
  } else
    for (let star = 0; star < 150; star++) {
      context.fillStyle = css(easel.color("#f4ecd9"), dice.range(0.4, 1));
      context.beginPath();
      context.arc(dice.range(0, width), dice.range(0, horizon), dice.range(0.8, 2.4), 0, 7);
      context.fill();
    }
  for (const [at, lump] of rubbleOf(dice, area, isMars ? 20 : 14).entries()) {
    const stone = stoneOf(lump);
    const rim = Array.from(
      { length: 14 },
      (_, step): Point => [
        lump.x + lump.wide * Math.cos(0.5 + step * 0.45),
        lump.y + lump.wide * 0.3 * Math.sin(0.5 + step * 0.45),
      ],
    );
    brush(tools, isMars ? stone : rim, 4 + lump.wide * 0.09, `lump${at}`, 0.7);
  }
}

/** An iceberg is paper within a few strokes, and a pale wash where it turns away. */
export function berg(tools: Ink, horizon: number) {
  const { context, easel, scene, ink } = tools;
  const { width, height, dice } = easel;
  const area = { x: 0, width, foot: horizon + 34, high: Math.min(horizon * 0.6, width * 0.62) };
  const { outline, faces } = bergOf(scene, area);
  context.fillStyle = css(easel.color("#f4ecd9"));
  polygon(context, outline);
  context.fill();
  const shade = context.createLinearGradient(0, area.foot - area.high, 0, area.foot);
  shade.addColorStop(0, css(mix(ink, easel.color("#3f7898"), 0.6), 0.6));
  shade.addColorStop(1, css(mix(ink, easel.color("#3f7898"), 0.6), 0.12));
  context.fillStyle = shade;
  for (const { corners } of faces) {
    polygon(context, corners);
    context.fill();
  }
  for (const [at, points] of [outline.slice(0, 6), outline.slice(5)].entries())
    brush(tools, dense(points), 9, `berg${at}`, 0.75);
  for (const [at, { top }] of floesOf(dice.fork("floes"), area, height, 6).entries())
    brush(tools, dense(top.slice(0, 4)), 5, `floe${at}`, 0.6);
}

/** Corners with points between them, as a brush needs them. */
const dense = (points: readonly Point[]): Point[] =>
  points.flatMap(([x, y], at) => {
    const [nextX, nextY] = points[at + 1] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((t): Point => [x + (nextX - x) * t, y + (nextY - y) * t]);
  });
