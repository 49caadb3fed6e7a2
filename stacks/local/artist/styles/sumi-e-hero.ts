import { type Color, clamp, css, mix, oklch } from "../color.ts";
import { HERO_BOX, type Hero, silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { isTold } from "../motifs/looks.ts";
import { isCutOut } from "../plates.ts";
import { type Berth, inBox, leadOf, toldWithin } from "../stage.ts";
import type { Ink } from "./sumi-e-brush.ts";

/** The brush was full where it began, and gave what it had. */
function load({ context }: Ink, color: Color, paper: Color) {
  const wet = context.createLinearGradient(HERO_BOX * 0.7, 0, HERO_BOX * 0.3, HERO_BOX);
  wet.addColorStop(0, css(mix(color, paper, 0.34), 0.9));
  wet.addColorStop(0.4, css(color, 0.92));
  wet.addColorStop(0.75, css(mix(color, paper, 0.1), 0.9));
  wet.addColorStop(1, css(mix(color, paper, 0.42), 0.88));
  return wet;
}

/** What was asked for in a color has a thin wash of it; white is what is left of the paper. */
function washed(tools: Ink, hero: Hero, paper: Color) {
  const { context, easel, ink } = tools;
  const thin = (color: string) => {
    const own = easel.color(color);
    const [lightness, chroma] = oklch(own);
    return chroma < 0.03 ? mix(ink, paper, clamp((lightness - 0.3) * 1.6)) : mix(own, ink, 0.18);
  };
  const told = hero.color !== undefined && isTold(hero);
  const wash = load(tools, told ? thin(hero.color ?? "") : ink, paper);
  const isLined = told && !isCutOut(hero);
  context.fillStyle = css(paper);
  context.fill(solid(hero));
  if (isLined) {
    context.fillStyle = wash;
    context.fill(solid(hero));
  }
  context.fillStyle = isLined ? css(ink, 0.9) : wash;
  context.fill(silhouette(hero));
  livery(context, hero, thin, ink);
  if (!told && !hero.second) return;
  context.strokeStyle = css(ink, 0.75);
  context.lineWidth = 0.3;
  context.stroke(solid(hero));
}

/** Whoever it is about, in one wet stroke of ink. */
export function inked(tools: Ink, berth: Berth, paper: Color) {
  const { context, easel, scene, ink } = tools;
  const hero = leadOf(scene);
  inBox(context, berth, () => {
    if (scene.mirrored) {
      context.translate(HERO_BOX, 0);
      context.scale(-1, 1);
    }
    context.shadowColor = css(ink, 0.5);
    context.shadowBlur = 16 * easel.scale;
    context.fillStyle = load(tools, ink, paper);
    context.fill(silhouette(hero));
    context.shadowColor = "transparent";
    for (const one of toldWithin(hero)) inBox(context, one.berth, () => washed(tools, one.hero, paper));
  });
}
