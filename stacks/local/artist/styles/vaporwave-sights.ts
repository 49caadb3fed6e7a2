import { bergOf } from "../berg.ts";
import { cascadeOf, cliffOf, strandsOf } from "../cascade.ts";
import { css } from "../color.ts";
import { curtainsOf, hang } from "../curtains.ts";
import { polygon } from "../shapes.ts";
import type { Tools } from "./vaporwave-room.ts";

/** Northern lights, as a screen would show them. */
export function aurora({ context, easel, horizon, inks }: Tools) {
  context.globalCompositeOperation = "screen";
  for (const curtain of curtainsOf(easel.dice, { width: easel.width, horizon }))
    hang(context, curtain, [
      [easel.color("#46ffb0"), 0.95],
      [inks.cyan, 0.55],
      [inks.pink, 0.5],
      [inks.violet, 0],
    ]);
  context.globalCompositeOperation = "source-over";
}

/** A waterfall, as a net of light on dark cliffs. */
export function falls({ context, easel, scene, horizon, inks }: Tools) {
  const cascade = cascadeOf(easel.dice, scene, { x: 0, y: 0, width: easel.width, foot: horizon + 2 });
  const { x, lip, wide, foot } = cascade;
  context.strokeStyle = css(inks.cyan, 0.75);
  context.lineWidth = 1.5;
  for (const rim of cascade.rims) {
    context.fillStyle = css(inks.dark);
    polygon(context, cliffOf(cascade, rim));
    context.fill();
    context.stroke();
    context.beginPath();
    for (const [at, [left, top]] of rim.entries()) {
      const next = rim[at + 1];
      if (!next) continue;
      for (let fold = 1; fold < 4; fold++) {
        context.moveTo(left + ((next[0] - left) * fold) / 4, top);
        context.lineTo(left + ((next[0] - left) * (fold + (at % 2) * 0.6)) / 4, foot);
      }
    }
    context.stroke();
  }
  const water = context.createLinearGradient(0, lip, 0, foot);
  water.addColorStop(0, css(inks.cyan));
  water.addColorStop(0.6, css(inks.white));
  water.addColorStop(1, css(inks.pink));
  context.fillStyle = water;
  context.fillRect(x - wide / 2, lip, wide, foot - lip);
  context.fillStyle = css(inks.violet, 0.55);
  for (const [at, strand] of strandsOf(cascade, 11).entries())
    if (at % 2 === 1) context.fillRect(strand.x - strand.wide * 0.3, lip + 6, strand.wide * 0.6, foot - lip);
}

/** The earth over its moon, cut by stripes as every sun is. */
export function earth({ context, easel, scene, horizon, inks }: Tools) {
  const radius = 120;
  const [x, y] = [scene.sun.x * easel.width, horizon * 0.34];
  const ball = context.createLinearGradient(0, y - radius, 0, y + radius);
  ball.addColorStop(0, css(inks.white));
  ball.addColorStop(0.4, css(inks.cyan));
  ball.addColorStop(1, css(inks.violet));
  context.fillStyle = ball;
  context.save();
  context.beginPath();
  for (let stripe = 0; stripe < 12; stripe++)
    context.rect(
      x - radius,
      y - radius + stripe * radius * 0.17,
      radius * 2,
      radius * (0.165 - stripe * 0.008),
    );
  context.clip();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** An iceberg, bright as a screen. */
export function berg({ context, easel, scene, horizon, inks }: Tools) {
  const high = Math.min(horizon * 0.6, easel.width * 0.62);
  const { outline, faces } = bergOf(scene, { x: 0, width: easel.width, foot: horizon + 2, high });
  const ice = context.createLinearGradient(0, horizon - high, 0, horizon);
  ice.addColorStop(0, css(inks.white));
  ice.addColorStop(0.5, css(inks.cyan));
  ice.addColorStop(1, css(inks.pink));
  context.fillStyle = ice;
  polygon(context, outline);
  context.fill();
  context.strokeStyle = css(inks.white, 0.8);
  context.lineWidth = 1.5;
  for (const { turned, corners } of faces) {
    context.fillStyle = css(inks.violet, turned);
    polygon(context, corners);
    context.fill();
    context.stroke();
  }
}
