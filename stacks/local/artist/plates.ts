import { createCanvas, type Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css } from "./color.ts";
import { HERO_BOX, type Hero, shapeNameOf, silhouette, solid } from "./heroes.ts";

/** One ink on one press: everything that `draw` puts on the path, filled. */
export function press(
  context: SKRSContext2D,
  color: Color,
  draw: () => void,
  { overprint = false, alpha = 1 }: { overprint?: boolean; alpha?: number } = {},
) {
  context.save();
  context.globalCompositeOperation = overprint ? "multiply" : "source-over";
  context.globalAlpha = alpha;
  context.fillStyle = css(color);
  context.beginPath();
  draw();
  context.fill();
  context.restore();
}

const shares = new Map<string, number>();

/** A motif that is cut out of black: its body is what is inked, and its lines are what is left bare. */
export const isCutOut = (hero: Hero): boolean => inkShare(hero) > 0.62;

/** How much of a motif's body its lines cover, 0 to 1: some are drawn in outline, others cut out of black. */
function inkShare(hero: Hero): number {
  const known = shares.get(shapeNameOf(hero));
  if (known !== undefined) return known;
  const side = HERO_BOX * 2;
  const covered = (path: Path2D) => {
    const context = createCanvas(side, side).getContext("2d");
    context.scale(2, 2);
    context.fill(path);
    return context.getImageData(0, 0, side, side).data.reduce((sum, value) => sum + value, 0);
  };
  const share = covered(silhouette(hero)) / Math.max(1, covered(solid(hero)));
  shares.set(shapeNameOf(hero), share);
  return share;
}
