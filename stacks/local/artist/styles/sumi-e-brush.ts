import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, clamp, css } from "../color.ts";
import type { Easel } from "../easel.ts";
import type { Scene } from "../scene.ts";
import type { Point } from "../shapes.ts";

export type Ink = { context: SKRSContext2D; easel: Easel; scene: Scene; ink: Color; red: Color };

/** A brush that swells, thins and runs dry: hairs side by side, each with its own load of ink. */
export function brush(
  { context, easel, ink }: Ink,
  path: readonly Point[],
  wide: number,
  label: string,
  load = 0.9,
) {
  const dice = easel.dice.fork(label);
  const hairs = Math.max(5, Math.round(wide / 2.1));
  context.lineWidth = (wide / hairs) * 1.5;
  context.lineCap = "round";
  for (let hair = 0; hair < hairs; hair++) {
    const side = hair / (hairs - 1) - 0.5;
    const dry = dice.range(0.55, 1.15);
    context.strokeStyle = css(ink, load * dice.range(0.5, 1));
    context.beginPath();
    path.forEach(([x, y], index) => {
      const along = index / (path.length - 1);
      const [nextX, nextY] = path[Math.min(path.length - 1, index + 1)] as Point;
      const [lastX, lastY] = path[Math.max(0, index - 1)] as Point;
      const length = Math.hypot(nextX - lastX, nextY - lastY) || 1;
      const swell = Math.sin(Math.PI * clamp(0.12 + along * 0.86)) ** 0.6;
      const away = side * wide * swell;
      const [atX, atY] = [x - ((nextY - lastY) / length) * away, y + ((nextX - lastX) / length) * away];
      // A dry hair lifts off the paper before the stroke ends.
      if (along > dry && easel.noise.at(along * 40, hair) > -0.1) context.moveTo(atX, atY);
      else context.lineTo(atX, atY);
    });
    context.stroke();
  }
}

/** A mountain in one wash: dark along its crest, in streaks down to nothing. */
export function wash(
  { context, easel, scene, ink }: Ink,
  row: number,
  top: number,
  rise: number,
  dark: number,
) {
  const { noise, width } = easel;
  const step = 2.4;
  for (let x = -10; x <= width + 10; x += step) {
    const along = (x / 1000) * (0.9 + (row % 5) * 0.25) + row * 9.7 + scene.rhythm * 30;
    const y = top - (noise.ridged(along, row * 0.37, 4) - 0.3) * rise;
    const streak = 0.6 + 0.4 * noise.at(x / 5, row * 7);
    const length = rise * (0.42 + 0.4 * noise.clouds(x / 80, row, 2) + 0.3 * streak);
    const fall = context.createLinearGradient(0, y, 0, y + length);
    fall.addColorStop(0, css(ink, dark * streak));
    fall.addColorStop(0.16, css(ink, dark * 0.42 * streak));
    fall.addColorStop(1, css(ink, 0));
    context.fillStyle = fall;
    context.fillRect(x, y, step + 0.4, length);
  }
}

/** A skyline: towers in wet strokes, dark at the top, gone before they reach the ground. */
export function skyline({ context, easel, scene, ink }: Ink, horizon: number) {
  const dice = easel.dice.fork("skyline");
  for (let x = easel.width * 0.06; x < easel.width * 0.94; ) {
    const wide = dice.range(26, 58);
    const middle = 1 - Math.abs(x / easel.width - scene.stage.x) * 1.5;
    const high = easel.height * (0.05 + 0.2 * Math.max(0, middle) * dice.range(0.5, 1.2));
    const dark = dice.range(0.35, 0.85);
    for (let hair = 0; hair < wide; hair += 2.2) {
      const top = horizon - high + easel.noise.at(x * 0.3, hair) * 6;
      const fall = context.createLinearGradient(0, top, 0, horizon + 10);
      const load = dark * (0.6 + 0.4 * easel.noise.at(hair * 0.7, x));
      fall.addColorStop(0, css(ink, load));
      fall.addColorStop(0.3, css(ink, load * 0.5));
      fall.addColorStop(1, css(ink, 0));
      context.fillStyle = fall;
      context.fillRect(x + hair, top, 2.4, high + 10);
    }
    x += wide + dice.range(-6, 16);
  }
}
