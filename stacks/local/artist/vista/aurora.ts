import { css, mix } from "../color.ts";
import { between, curtainsOf, hang } from "../curtains.ts";
import { polygon } from "../shapes.ts";
import type { World } from "./brush.ts";

/** Flat styles print a curtain in so many tones, from its foot up. */
const tones = [
  { from: 0, to: 0.2 },
  { from: 0.2, to: 0.5 },
  { from: 0.5, to: 0.9 },
] as const;

/** Northern lights in a style's own colors: rubbed into the sky, or each tone with an edge. */
export function paintAurora(world: World, horizon: number) {
  const { context, easel, look, manner } = world;
  const seen = easel.color;
  const inks = [seen("#5fe0a0"), seen("#3f9fae"), seen("#7a58b8")].map((ink) => mix(ink, look.skyLow, 0.12));
  for (const curtain of curtainsOf(easel.dice, { width: easel.width, horizon })) {
    if (manner.modelled > 0) {
      hang(context, curtain, [
        [inks[0] as typeof look.ink, 0.95],
        [inks[1] as typeof look.ink, 0.6],
        [inks[2] as typeof look.ink, 0.4],
        [inks[2] as typeof look.ink, 0],
      ]);
      continue;
    }
    tones.forEach(({ from, to }, index) => {
      context.fillStyle = css(inks[index] as typeof look.ink, 0.8 - index * 0.22);
      polygon(context, between(curtain, from, to));
      context.fill("nonzero");
    });
    polygon(context, between(curtain, 0, 0).slice(0, curtain.length), false);
    context.strokeStyle = css(manner.outline?.color ?? look.ink, 0.85);
    context.lineWidth = manner.outline?.width ?? 2;
    context.stroke();
  }
}
