import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css } from "../color.ts";
import type { Palette } from "../palette.ts";
import { press } from "../plates.ts";
import type { Random } from "../random.ts";
import type { Scene } from "../scene.ts";
import { isBust, isOfASight } from "../stage.ts";

export type Inks = Record<
  "paper" | "black" | "red" | "orange" | "yellow" | "green" | "cyan" | "blue" | "navy" | "purple" | "brown",
  Color
>;

/** One frame of the page, and what is to be drawn in it. */
export type Frame = {
  context: SKRSContext2D;
  inks: Inks;
  /** For a colour that is nobody's ink. */
  color: Palette;
  dice: Random;
  scene: Scene;
  x: number;
  y: number;
  width: number;
  height: number;
  horizon: number;
  /** Of the pen, in units. */
  pen: number;
};

/** How a frame is told: as a place, as a bang, as a rush, or from near by. */
export type Shot = "place" | "burst" | "rush" | "close";

/** What the frames of a page are: a bang or a rush hides whatever is around, so none of them where words say what that is. */
export function shotsFor(variant: number, scene: Scene): readonly Shot[] {
  const { reading, weather, sights } = scene;
  if (isOfASight(scene)) return ["place"];
  // A portrait is one frame.
  if (variant % 4 === 2) return isBust({ reading }) ? ["close"] : ["place", "close", "burst"];
  const told = reading.places.length > 0 || weather !== "clear" || sights !== undefined;
  return [told ? "place" : ((["burst", "place", "place", "rush"] as const)[variant % 4] ?? "place")];
}

export type Draw = (frame: Frame) => void;

/** A flat colour within a line of ink. */
export function inked({ context, inks, pen }: Frame, ink: Color, draw: () => void, weight = 1) {
  press(context, ink, draw);
  context.strokeStyle = css(inks.black);
  context.lineWidth = pen * weight;
  context.beginPath();
  draw();
  context.stroke();
}

/** The side away from the light is plain black: it ties a page together. */
export const shade = ({ context, inks }: Frame, draw: () => void) => press(context, inks.black, draw);
