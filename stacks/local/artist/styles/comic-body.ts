import { Path2D, PathOp } from "@napi-rs/canvas";
import { type Color, clamp, css, fromOklch, oklch } from "../color.ts";
import { halftone } from "../halftone.ts";
import { HERO_BOX, type Hero, silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { isCutOut } from "../plates.ts";
import { type Berth, inBox } from "../stage.ts";
import type { Frame } from "./comic-frame.ts";

type Coat = Record<"flat" | "lit" | "dark", Color>;

/** A body's own colour as a press with few inks has it: clear, and never so dark that it is a shadow. */
function printed(own: Color): Coat {
  const [lightness, chroma, hue] = oklch(own);
  const light = 0.5 + 0.4 * lightness;
  // What is grey in life is blue on cheap paper.
  const [strong, turned] = chroma < 0.035 ? [0.045, 4.6] : [Math.min(0.2, chroma * 1.5 + 0.02), hue];
  return {
    flat: fromOklch([light, strong, turned]),
    lit: fromOklch([Math.min(0.96, light + 0.16), strong * 0.7, turned]),
    dark: fromOklch([light * 0.66, strong, turned - 0.12]),
  };
}

/** Three flat tones, dots between two of them, and black for nothing but the line. */
export function drawBody({ context, inks, color, scene }: Frame, hero: Hero, berth: Berth) {
  const body = solid(hero);
  const lines = silhouette(hero);
  const heavy = isCutOut(hero);
  const any = [inks.red, inks.orange, inks.yellow][Math.floor(scene.rhythm * 3)] ?? inks.red;
  const { flat, lit, dark } = printed(hero.color ? color(hero.color) : any);
  const area = { x: 0, y: 0, width: HERO_BOX, height: HERO_BOX };
  const rim = (ink: Color, width: number) => {
    context.strokeStyle = css(ink);
    context.lineWidth = width;
    context.stroke(body);
  };
  /** What of the body is left when the body itself is moved away from it: its edge on one side. */
  const edge = (ink: Color, dx: number, dy: number) => {
    context.save();
    context.beginPath();
    context.rect(-HERO_BOX, -HERO_BOX, 3 * HERO_BOX, 3 * HERO_BOX);
    context.fillStyle = css(ink);
    context.fill();
    context.translate(dx, dy);
    context.fillStyle = css(flat);
    context.fill(body);
    context.restore();
  };
  inBox(context, berth, () => {
    context.lineJoin = "round";
    rim(inks.paper, 2.6);
    context.translate(0.25, 0.3);
    rim(inks.black, 1.1);
    context.translate(-0.25, -0.3);
    rim(inks.black, 0.7);
    context.save();
    context.clip(body);
    edge(dark, -1.5, -1.1);
    halftone(context, dark, {
      pitch: Math.max(0.5, (11 * HERO_BOX) / berth.size),
      angle: 0.4,
      area,
      tone: (x, y) => clamp((x + y) / 36 - 0.66, 0, 0.5),
    });
    context.restore();
    context.strokeStyle = css(inks.black);
    context.lineWidth = 0.42;
    if (heavy) {
      // What is cut out of it is light: an eye, a window, a fold.
      const cuts = new Path2D(body).op(lines, PathOp.Difference);
      context.fillStyle = css(lit);
      context.fill(cuts);
      context.stroke(cuts);
    } else {
      context.fillStyle = css(inks.black);
      context.fill(lines);
    }
    livery(context, hero, (other) => printed(color(other)).flat, inks.black);
  });
}
