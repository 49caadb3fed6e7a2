import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css } from "./color.ts";
import type { Random } from "./random.ts";
import type { Scene } from "./scene.ts";
import { type Point, polygon } from "./shapes.ts";

// What comes out of the sky in a style of few inks.

type Area = { x: number; y: number; width: number; height: number };

/** Which way rain leans, of its length. */
const LEAN = 0.3;

/** Lightning from the upper edge, away from whom it is about. */
export function boltOf(dice: Random, { stage }: Scene, { x, y, width, height }: Area): Point[] {
  const from = x + width * (stage.x < 0.5 ? dice.range(0.72, 0.86) : dice.range(0.14, 0.28));
  const long = height * dice.range(0.4, 0.5);
  const wide = Math.min(width, height) * 0.034;
  const side = stage.x < 0.5 ? -1 : 1;
  const bends = [0, 0.42, 0.36, 0.78, 0.72, 1].map((down, at): [number, number, number] => [
    from + side * width * 0.05 * (down * 2 + (at % 2 ? 0.7 : -0.5)),
    y + down * long,
    wide * (1 - down),
  ]);
  return [
    ...bends.map(([px, py, half]): Point => [px - half, py]),
    ...bends.toReversed().map(([px, py, half]): Point => [px + half, py]),
  ];
}

/** Rain in strokes, snow in dots, and lightning where it storms; nothing under a clear sky. */
export function paintDownpour(
  context: SKRSContext2D,
  deal: Random,
  scene: Scene,
  area: Area,
  { ink, flash, weight = 2 }: { ink: Color; flash?: Color; weight?: number },
) {
  const { weather, stormy } = scene;
  if (scene.indoors || (weather !== "rain" && weather !== "snow")) return;
  const dice = deal.fork("downpour");
  const { x, y, width, height } = area;
  if (stormy && flash && weather === "rain") {
    polygon(context, boltOf(dice, scene, area));
    context.fillStyle = css(flash);
    context.strokeStyle = css(ink);
    context.lineWidth = weight;
    context.stroke();
    context.fill();
  }
  const many = (stormy ? 320 : 150) * ((width * height) / 1e6);
  context.beginPath();
  for (let at = 0; at < many; at++) {
    const [dropX, dropY] = [dice.range(x, x + width * 1.2), dice.range(y - 60, y + height)];
    const long = dice.range(30, 80) * (stormy ? 1.4 : 1);
    if (weather === "snow") {
      const size = Math.abs(dice.gauss()) * weight * 1.6 + weight;
      context.moveTo(dropX - width * 0.1 + size, dropY);
      context.arc(dropX - width * 0.1, dropY, size, 0, 7);
    } else {
      context.moveTo(dropX, dropY);
      context.lineTo(dropX - long * LEAN, dropY + long);
    }
  }
  context.lineWidth = weight;
  context.strokeStyle = context.fillStyle = css(ink);
  if (weather === "snow") context.fill();
  else context.stroke();
}
