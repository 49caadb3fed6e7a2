import type { SKRSContext2D } from "@napi-rs/canvas";
import { bold, type Color, css, mix } from "../color.ts";
import type { Easel } from "../easel.ts";
import { HERO_BOX, type Part, silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { isTold } from "../motifs/looks.ts";
import { isCutOut } from "../plates.ts";
import type { Scene } from "../scene.ts";
import { inBox, leadOf } from "../stage.ts";

export const INK = "#210a3d";

/** Stripes that run like oil through the hero's body. */
function stripes(context: SKRSContext2D, colors: readonly Color[], lean: number) {
  for (let band = -4; band < 22; band++) {
    context.fillStyle = css(colors[((band % colors.length) + colors.length) % colors.length] as Color);
    context.beginPath();
    const edge = (x: number, y: number) => y + Math.sin(x * 0.42 + y * 0.16 + lean) * 1.5;
    for (let x = -2; x <= 34; x += 0.25) context.lineTo(x, edge(x, band * 2));
    for (let x = 34; x >= -2; x -= 0.25) context.lineTo(x, edge(x, band * 2 + 2.1));
    context.fill();
  }
}

/** Everybody in a color of their own: stripes through several at once would make one of them. */
function paintMember(context: SKRSContext2D, sheet: Easel, part: Part, fill: Color) {
  const [ink, cream] = [sheet.color(INK), sheet.color("#fff7d6")];
  const [body, lines] = [solid(part.hero), silhouette(part.hero)];
  const heavy = isCutOut(part.hero);
  const wide = HERO_BOX / part.size;
  inBox(context, part, () => {
    context.lineJoin = "round";
    for (const [color, width] of [
      [ink, 1.9],
      [cream, 1.1],
      [ink, 0.4],
    ] as const) {
      context.strokeStyle = css(color);
      context.lineWidth = width * wide;
      context.stroke(body);
    }
    context.fillStyle = css(heavy ? ink : fill);
    context.fill(body);
    context.fillStyle = css(heavy ? fill : ink);
    context.fill(lines);
    livery(context, part.hero, (other) => bold(sheet.color(other)), ink);
  });
}

/** Whoever it is about. */
export function paintHero(context: SKRSContext2D, sheet: Easel, scene: Scene, colors: readonly string[]) {
  const hero = leadOf(scene);
  if (hero.parts) {
    const light = colors.map((one) => mix(sheet.color(one), sheet.color("#fff7d6"), 0.42));
    const fills = [light[2], light[0], light[3], light[1], light[4]] as Color[];
    hero.parts.forEach((part, at) => {
      const free = fills[at % fills.length] as Color;
      const { color } = part.hero;
      paintMember(context, sheet, part, color && isTold(part.hero) ? bold(sheet.color(color)) : free);
    });
    return;
  }
  const [body, lines] = [solid(hero), silhouette(hero)];
  const ink = sheet.color(INK);
  const cream = sheet.color("#fff7d6");
  const wild = colors.map(sheet.color);
  const told = hero.color && isTold(hero) ? bold(sheet.color(hero.color)) : undefined;
  const own = told && [told, mix(told, cream, 0.5), mix(told, ink, 0.22)];
  const bright = own ?? ([wild[1], wild[2], mix(wild[2] as Color, cream, 0.6)] as Color[]);
  // None of the bands beside it: on its own color nobody is seen.
  const cool = own ?? ([wild[3], mix(wild[2] as Color, cream, 0.4)] as Color[]);
  const heavy = isCutOut(hero);
  context.strokeStyle = css(ink);
  context.lineWidth = 1.7;
  context.stroke(body);
  context.strokeStyle = css(cream);
  context.lineWidth = 0.9;
  context.stroke(body);
  context.save();
  context.clip(body);
  context.fillStyle = css(cream);
  context.fillRect(0, 0, 32, 32);
  if (!heavy) stripes(context, bright, scene.rhythm * 6);
  context.restore();
  context.fillStyle = css(ink);
  context.fill(lines);
  const dressed = () => livery(context, hero, (other) => bold(sheet.color(other)), ink);
  if (!heavy) return dressed();
  context.save();
  context.clip(lines);
  stripes(context, cool, scene.rhythm * 6);
  context.restore();
  dressed();
  context.strokeStyle = css(ink);
  context.lineWidth = 0.45;
  context.stroke(lines);
}
