import { bergOf } from "../berg.ts";
import { cascadeOf, cliffOf, strandsOf } from "../cascade.ts";
import { css, mix } from "../color.ts";
import { curtainsOf, hang } from "../curtains.ts";
import { polygon } from "../shapes.ts";
import { type Backdrop, lit } from "./cyberpunk-street.ts";

/** Northern lights: every foot of a curtain is a tube of light. */
export const tubes: Backdrop = ({ context, easel, neon, street }) => {
  const green = easel.color("#2fffa8");
  for (const curtain of curtainsOf(easel.dice, { width: easel.width, horizon: street })) {
    context.globalCompositeOperation = "screen";
    hang(context, curtain, [
      [green, 0.8],
      [neon.cyan, 0.4],
      [neon.magenta, 0.4],
      [neon.violet, 0],
    ]);
    lit(context, green, 1.2, () => {
      for (const { x, y } of curtain) context.lineTo(x, y);
    });
  }
};

/** A waterfall of light between dark cliffs, each of their steps with an edge. */
export const falls: Backdrop = ({ context, easel, scene, neon, street }) => {
  const cascade = cascadeOf(easel.dice, scene, { x: 0, y: 0, width: easel.width, foot: street });
  const { x, lip, wide, foot } = cascade;
  for (const rim of cascade.rims) {
    const face = context.createLinearGradient(0, lip, 0, foot);
    face.addColorStop(0, css(mix(neon.steel, neon.violet, 0.3)));
    face.addColorStop(1, css(neon.black));
    context.fillStyle = face;
    polygon(context, cliffOf(cascade, rim));
    context.fill();
    lit(context, neon.magenta, 1.4, () => {
      for (const point of cliffOf(cascade, rim).slice(0, -1)) context.lineTo(...point);
    });
  }
  context.globalCompositeOperation = "screen";
  const water = context.createLinearGradient(0, lip, 0, foot);
  water.addColorStop(0, css(neon.cyan, 0.25));
  water.addColorStop(1, css(neon.cyan, 0.7));
  context.fillStyle = water;
  context.fillRect(x - wide / 2, lip, wide, foot - lip);
  context.globalCompositeOperation = "source-over";
  const dice = easel.dice.fork("strands");
  for (const strand of strandsOf(cascade, 13))
    lit(context, dice() < 0.7 ? neon.cyan : neon.magenta, 1.6, () => {
      context.moveTo(strand.x, lip + (foot - lip) * dice.range(0, 0.2));
      context.lineTo(x + (strand.x - x) * 1.06, foot);
    });
};

/** An iceberg of dark glass, each of its edges lit. */
export const berg: Backdrop = ({ context, easel, scene, neon, street }) => {
  const high = Math.min(street * 0.6, easel.width * 0.62);
  const { outline, faces } = bergOf(scene, { x: 0, width: easel.width, foot: street, high });
  const glass = context.createLinearGradient(0, street - high, 0, street);
  glass.addColorStop(0, css(mix(neon.cyan, neon.steel, 0.35)));
  glass.addColorStop(1, css(mix(neon.violet, neon.black, 0.4)));
  context.fillStyle = glass;
  polygon(context, outline);
  context.fill();
  for (const { turned, corners } of faces) {
    context.fillStyle = css(neon.black, turned);
    polygon(context, corners);
    context.fill();
    lit(context, neon.magenta, 0.8, () => {
      for (const point of corners) context.lineTo(...point);
    });
  }
  lit(context, neon.cyan, 1.6, () => {
    for (const point of outline) context.lineTo(...point);
  });
};
