import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css } from "./color.ts";
import type { Random } from "./random.ts";
import type { Point } from "./shapes.ts";

/** Where a curtain of light hangs: its foot, how high it is there, and how bright, 0 to 1. */
export type Fold = { x: number; y: number; high: number; light: number };
export type Curtain = readonly Fold[];

/** The farther a curtain, the lower and the flatter it hangs: its foot, height and sway, of the sky. */
const hung = [
  { foot: 0.28, high: 0.24, sway: 0.025, light: 0.55 },
  { foot: 0.42, high: 0.44, sway: 0.06, light: 1 },
  { foot: 0.64, high: 0.5, sway: 0.09, light: 0.75 },
] as const;

const FOLDS = 240;
const TURN = Math.PI * 2;

/** Northern lights over a horizon: curtains that sway and fold, those behind first. */
export function curtainsOf(deal: Random, { width, horizon }: { width: number; horizon: number }): Curtain[] {
  const dice = deal.fork("aurora");
  const rise = dice() < 0.5 ? -1 : 1;
  return hung.map(({ foot, high, sway, light }) => {
    const waves = [1, 2.3, 4.1].map((often) => ({ often, at: dice.range(0, TURN), much: 1 / often }));
    const fold = { often: dice.range(2.2, 3.4), at: dice.range(0, TURN), much: dice.range(0.07, 0.12) };
    const slope = rise * dice.range(0.1, 0.32);
    return Array.from({ length: FOLDS + 1 }, (_, at) => {
      const along = at / FOLDS;
      const turn = fold.often * along * TURN + fold.at + 1.2 * Math.sin(along * 5 + fold.at * 3);
      const deep = 0.25 + 0.75 * Math.sin(along * 4.4 + fold.at * 5) ** 2;
      const sum = waves.reduce(
        (all, wave) => all + wave.much * Math.sin(wave.often * along * TURN + wave.at),
        0,
      );
      const up = foot + slope * (along - 0.5) + sway * (sum * 0.7 + Math.sin(turn) * 0.7 * deep);
      return {
        x: width * (-0.15 + 1.3 * along + fold.much * deep * Math.cos(turn)),
        y: horizon * (1 - Math.max(0.08, up)),
        high: horizon * high * (0.75 + 0.25 * Math.sin(along * 9 + waves.length + fold.at)),
        light: light * (0.62 + 0.38 * Math.sin(along * 7.3 + fold.at * 2)),
      };
    });
  });
}

/** What is between two heights of a curtain, shares of its own: 0 is its foot. */
export const between = (curtain: Curtain, from: number, to: number): Point[] => {
  const at = (share: number) => curtain.map(({ x, y, high }): Point => [x, y - high * share]);
  return [...at(from), ...at(to).reverse()];
};

type Tint = readonly [color: Color, alpha: number];

/** A curtain in strips, each from its foot up to where it fades. */
export function hang(context: SKRSContext2D, curtain: Curtain, tints: readonly Tint[]) {
  for (let at = 1; at < curtain.length; at++) {
    const [a, b] = [curtain[at - 1] as Fold, curtain[at] as Fold];
    const fine = 0.6 + 0.4 * Math.sin(at * 2.4) * Math.sin(at * 0.77 + 1);
    const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
    const high = a.high * (0.7 + 0.4 * fine);
    const light = context.createLinearGradient(0, a.y + 14, 0, a.y - high);
    light.addColorStop(0, css((tints[0] as Tint)[0], 0));
    for (const [index, [color, alpha]] of tints.entries())
      light.addColorStop(0.06 + (0.94 * index) / (tints.length - 1), css(color, alpha * a.light * fine));
    context.fillStyle = light;
    context.fillRect(left, a.y - high, right - left + 0.8, high + 14);
  }
}
