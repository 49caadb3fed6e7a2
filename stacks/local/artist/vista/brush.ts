import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css, mix } from "../color.ts";
import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";
import type { Look } from "./look.ts";

/** How a style wants its world: shapes alone, or with a line around them, flat or with light and shadow. */
export type Manner = {
  outline?: { color: Color; width: number };
  /** 0 is flat colour, 1 is all light and shadow. */
  modelled: number;
  /** How much a motif keeps of its own colour, against the one that the style gives to every motif. */
  lifelike: number;
};

/** What every part of the world is painted with. */
export type World = { context: SKRSContext2D; easel: Easel; scene: Scene; look: Look; manner: Manner };

/** A shape in one colour, with the style's line around it. */
export function shape({ context, manner: { outline } }: World, color: Color, draw: () => void, line = 1) {
  context.beginPath();
  draw();
  context.fillStyle = css(color);
  context.fill();
  if (!outline || line === 0) return;
  context.strokeStyle = css(outline.color);
  context.lineWidth = outline.width * line;
  context.stroke();
}

/** From one colour above to another below; flat in their middle where a style is flat. */
export function down(
  { context, manner: { modelled } }: World,
  [from, to]: readonly [Color, Color],
  [top, bottom]: readonly [number, number],
) {
  const middle = mix(from, to, 0.5);
  const gradient = context.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, css(mix(middle, from, 0.4 + 0.6 * modelled)));
  gradient.addColorStop(1, css(mix(middle, to, 0.4 + 0.6 * modelled)));
  return gradient;
}

/** Towards the light it is brighter: -1 when the sun stands to the left, 1 to the right. */
export const sunSide = ({ scene, easel }: World, x: number) => (scene.sun.x * easel.width > x ? 1 : -1);
