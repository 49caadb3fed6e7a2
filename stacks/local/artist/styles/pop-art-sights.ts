import { bergOf } from "../berg.ts";
import { cascadeOf, cliffOf, foamOf, strandsOf } from "../cascade.ts";
import { curtainsOf, type Fold } from "../curtains.ts";
import { press } from "../plates.ts";
import { shows } from "../reading/sights.ts";
import { mesasOf, rubbleOf, stoneOf } from "../rubble.ts";
import type { Scene } from "../scene.ts";
import type { Point } from "../shapes.ts";
import { type Back, cut, type Draw, stars, waves } from "./pop-art-cut.ts";

/** Northern lights: curtains in bars, in the inks of the panel, before its darkest one. */
const aurora: Draw = ({ context, area, inks, dice, foot }) => {
  context.save();
  context.translate(area.x, area.y);
  press(context, inks.lines, () => context.rect(-20, -20, area.width + 40, area.height));
  const curtains = curtainsOf(dice, { width: area.width, horizon: foot - area.y });
  for (const [index, curtain] of curtains.entries())
    for (let at = 0; at < curtain.length - 3; at += 4) {
      const [{ x, y, high }, next] = [curtain[at] as Fold, curtain[at + 4] ?? (curtain.at(-1) as Fold)];
      const wide = Math.max(2, Math.abs(next.x - x) * 0.7);
      const tall = high * (0.75 + 0.25 * Math.sin(at * 1.3));
      for (const [ink, from, to] of [
        [index % 2 ? inks.dots : inks.body, 0.34, 1],
        [index % 2 ? inks.body : inks.dots, 0, 0.34],
      ] as const)
        press(context, ink, () => context.rect(x, y - tall * to, wide, tall * (to - from)));
    }
  context.restore();
};

/** A waterfall: cliffs in one ink, its water in bars, and round foam on a pool in the other. */
function falls(back: Back, scene: Scene) {
  const { context, area, inks, dice, foot } = back;
  const cascade = cascadeOf(dice, scene, {
    ...area,
    // Whoever is seen in a panel takes its middle.
    ...{ x: area.x - area.width * 0.08, width: area.width * 1.16, foot },
  });
  for (const rim of cascade.rims)
    cut(back, inks.dots, () => {
      for (const point of cliffOf(cascade, rim)) context.lineTo(...point);
      context.closePath();
    });
  const { x, lip, wide } = cascade;
  cut(back, inks.body, () => context.rect(x - wide / 2, lip, wide, foot - lip));
  for (const [at, strand] of strandsOf(cascade, 7).entries())
    if (at % 2 === 1)
      press(context, inks.ground, () =>
        context.rect(strand.x - strand.wide / 2, lip + wide * 0.08, strand.wide, foot - lip),
      );
  waves(back);
  for (const [ballX, y, size] of foamOf(cascade))
    cut(back, inks.ground, () => context.arc(ballX, y, size, 0, 7));
}

/** Another world: a bare ground with bowls or stones on it, under stars or tables of rock. */
function barren(back: Back, scene: Scene) {
  const { context, area, inks, dice, foot } = back;
  const isMars = shows(scene, "mars");
  const ground = { x: area.x, width: area.width, horizon: foot, foot: area.y + area.height };
  if (isMars)
    for (const mesa of mesasOf(dice, ground, area.height * 0.3))
      cut(back, inks.body, () => {
        for (const point of mesa) context.lineTo(...point);
      });
  else {
    press(context, inks.lines, () => context.rect(area.x, area.y, area.width, foot - area.y));
    stars(back);
  }
  cut(back, isMars ? inks.dots : inks.ground, () =>
    context.rect(area.x - 20, foot, area.width + 40, area.height),
  );
  for (const lump of rubbleOf(dice, ground, 12))
    cut(back, inks.body, () => {
      if (!isMars) return context.ellipse(lump.x, lump.y, lump.wide * 1.4, lump.wide * 0.5, 0, 0, 7);
      for (const point of stoneOf({ ...lump, wide: lump.wide * 1.8 })) context.lineTo(...point);
      context.closePath();
    });
}

/** An iceberg in the ground's ink, its faces in the dots', over a sea. */
function berg(back: Back, scene: Scene) {
  const { context, area, inks, foot } = back;
  const trace = (points: readonly Point[]) => () => {
    for (const point of points) context.lineTo(...point);
    context.closePath();
  };
  const whole = { ...area, x: area.x - area.width * 0.08, width: area.width * 1.16 };
  const { outline, faces } = bergOf(scene, { ...whole, foot, high: area.height * 0.58 });
  press(context, inks.lines, () => context.rect(area.x, area.y, area.width, foot - area.y + 4), {
    alpha: 0.85,
  });
  cut(back, inks.ground, trace(outline));
  for (const [at, { corners }] of faces.entries())
    cut(back, at === 1 ? inks.body : inks.dots, trace(corners));
  waves(back);
}

/** What is more than a place, instead of all places; whether there is any. */
export function drawSights(back: Back, scene: Scene): boolean {
  const { context, area, inks, foot } = back;
  if (shows(scene, "waterfall")) {
    falls(back, scene);
    return true;
  }
  if (shows(scene, "iceberg")) {
    berg(back, scene);
    return true;
  }
  if (shows(scene, "mars") || shows(scene, "moon")) {
    barren(back, scene);
    return true;
  }
  if (!shows(scene, "aurora")) return false;
  aurora(back);
  cut(back, inks.ground, () => context.rect(area.x - 20, foot, area.width + 40, area.height));
  return true;
}
