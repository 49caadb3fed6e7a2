import { css, mix } from "../color.ts";
import { HERO_BOX, type Hero, silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { isTold } from "../motifs/looks.ts";
import { isCutOut } from "../plates.ts";
import { berthOf, inBox, leadOf, toldWithin } from "../stage.ts";
import type { Tools } from "./vaporwave-room.ts";

/** Sky above, ground below and a hard horizon between; in the color that was asked for, enamel with the same lights. */
function metalOf({ context, easel, inks }: Tools, { name, color, made }: Hero) {
  const told = color && isTold({ name, color, made }) ? easel.color(color) : undefined;
  const stops = told
    ? [
        mix(told, inks.white, 0.6),
        mix(told, inks.white, 0.15),
        told,
        mix(told, inks.dark, 0.6),
        mix(told, inks.pink, 0.2),
        mix(told, inks.gold, 0.3),
      ]
    : [inks.white, inks.cyan, inks.violet, inks.dark, inks.pink, inks.gold];
  const metal = context.createLinearGradient(0, 2, 0, 30);
  for (const [index, at] of [0, 0.3, 0.52, 0.54, 0.62, 1].entries())
    metal.addColorStop(at, css(stops[index] ?? inks.white));
  return metal;
}

/** A body of that metal, its lines as dark as the night. */
function cast(tools: Tools, hero: Hero) {
  const { context, easel, inks } = tools;
  const metal = metalOf(tools, hero);
  const isLined = !isCutOut(hero) && hero.color !== undefined && isTold(hero);
  context.fillStyle = isLined ? metal : css(inks.night);
  context.fill(solid(hero));
  context.fillStyle = isLined ? css(inks.night) : metal;
  context.fill(silhouette(hero));
  livery(context, hero, easel.color, inks.night);
}

/** Chrome within lines of light. */
export function chrome(tools: Tools) {
  const { context, easel, scene, inks } = tools;
  const hero = leadOf(scene);
  inBox(context, berthOf(easel, scene, { scale: 0.95 }), () => {
    if (scene.mirrored) {
      context.translate(HERO_BOX, 0);
      context.scale(-1, 1);
    }
    context.lineJoin = "round";
    context.strokeStyle = css(inks.pink);
    context.shadowColor = css(inks.pink);
    context.shadowBlur = 34 * easel.scale;
    context.lineWidth = 1;
    context.stroke(solid(hero));
    context.shadowColor = "transparent";
    cast(tools, hero);
    for (const one of toldWithin(hero)) inBox(context, one.berth, () => cast(tools, one.hero));
    context.strokeStyle = css(inks.white, 0.85);
    context.lineWidth = 0.16;
    context.stroke(silhouette(hero));
  });
}
