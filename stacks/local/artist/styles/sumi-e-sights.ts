import { css } from "../color.ts";
import { curtainsOf, hang } from "../curtains.ts";
import type { Ink } from "./sumi-e-brush.ts";

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
