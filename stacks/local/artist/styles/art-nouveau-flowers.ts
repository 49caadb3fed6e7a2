import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css, mix } from "../color.ts";
import type { Easel } from "../easel.ts";
import type { Point } from "../shapes.ts";

export type Tools = {
  context: SKRSContext2D;
  easel: Easel;
  ink: Color;
  gold: Color;
  cream: Color;
  leaf: Color;
  bloom: Color;
};

/** A line that swells and thins, as a whip does: the mark of the style. */
function whiplash({ context }: Tools, path: readonly Point[], wide: number, color: Color) {
  const [left, right]: [Point[], Point[]] = [[], []];
  path.forEach(([x, y], index) => {
    const [nextX, nextY] = path[Math.min(path.length - 1, index + 1)] as Point;
    const [lastX, lastY] = path[Math.max(0, index - 1)] as Point;
    const length = Math.hypot(nextX - lastX, nextY - lastY) || 1;
    const half = (wide / 2) * Math.sin(Math.PI * (0.06 + 0.9 * (index / (path.length - 1)))) ** 0.8;
    const [dx, dy] = [((nextY - lastY) / length) * half, ((nextX - lastX) / length) * half];
    left.push([x - dx, y + dy]);
    right.unshift([x + dx, y - dy]);
  });
  context.fillStyle = css(color);
  context.beginPath();
  for (const [x, y] of [...left, ...right]) context.lineTo(x, y);
  context.fill();
}

function flower(tools: Tools, x: number, y: number, size: number, turn: number) {
  const { context, ink, bloom, gold, cream } = tools;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.lineWidth = 2;
  context.strokeStyle = css(ink);
  for (const [count, reach, color] of [
    [7, 1, bloom],
    [5, 0.66, mix(bloom, cream, 0.5)],
  ] as const)
    for (let petal = 0; petal < count; petal++) {
      context.save();
      context.rotate((petal / count) * Math.PI * 2);
      context.beginPath();
      context.moveTo(0, 0);
      context.bezierCurveTo(
        size * 0.5 * reach,
        -size * 0.2,
        size * 0.44 * reach,
        -size * reach,
        0,
        -size * reach,
      );
      context.bezierCurveTo(-size * 0.44 * reach, -size * reach, -size * 0.5 * reach, -size * 0.2, 0, 0);
      context.fillStyle = css(color);
      context.fill();
      context.stroke();
      context.restore();
    }
  context.fillStyle = css(gold);
  context.beginPath();
  context.arc(0, 0, size * 0.2, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.restore();
}

function leafOn({ context, ink, leaf }: Tools, x: number, y: number, size: number, turn: number) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(size * 0.3, -size * 0.5, size * 0.9, -size * 0.4, size * 1.3, 0);
  context.bezierCurveTo(size * 0.9, size * 0.16, size * 0.3, size * 0.3, 0, 0);
  context.fillStyle = css(leaf);
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = css(ink);
  context.stroke();
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(size * 0.6, -size * 0.1, size * 1.2, 0);
  context.stroke();
  context.restore();
}

/** Stems rise along the frame, curl inwards and end in blossoms. */
export function stems(tools: Tools, side: -1 | 1) {
  const { easel, ink, leaf } = tools;
  const { width, height } = easel;
  const dice = easel.dice.fork(`stems${side}`);
  const edge = side < 0 ? 0 : width;
  const inward = -side;
  for (let stem = 0; stem < 3; stem++) {
    const [start, high] = [edge + inward * (26 + stem * 22), height * dice.range(0.5, 0.94 - stem * 0.16)];
    const curl = dice.range(60, 150) * (1 + stem * 0.3);
    const at = (along: number): Point => {
      const bend = Math.sin(along * Math.PI * 1.5 + stem) * 22 + along ** 3 * curl;
      const hook = along > 0.86 ? (along - 0.86) ** 2 * 2600 : 0;
      return [start + inward * bend, height + 20 - along * high + hook];
    };
    const path = Array.from({ length: 60 }, (_, step) => at(step / 59));
    whiplash(tools, path, 15 - stem * 3, ink);
    whiplash(tools, path, 9 - stem * 2, leaf);
    for (let pair = 1; pair < 6; pair++) {
      const [x, y] = at(pair / 6.6);
      leafOn(
        tools,
        x,
        y,
        dice.range(30, 52),
        dice.range(-1.4, -0.4) + (pair % 2 ? (side < 0 ? 0 : Math.PI - 1) : side < 0 ? -1.6 : 0),
      );
    }
    const [x, y] = at(1);
    flower(tools, x, y, dice.range(44, 66), dice.range(0, 6));
  }
}
