import { Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { boundsOf } from "./cast/body.ts";
import { type Color, css, mix } from "./color.ts";
import { dressOf, HERO_BOX, type Hero, silhouette, solid } from "./heroes.ts";
import type { Made } from "./motifs/looks.ts";
import { hasFigure, isAlive } from "./motifs/words.ts";
import { isCutOut } from "./plates.ts";

// What is on a body that was painted in its own color: a second color, and what it is made of.

/** Draws where a body shows its color, or between its lines: there it does not. */
function on(context: SKRSContext2D, hero: Hero, part: "coat" | "lines", draw: () => void) {
  context.save();
  if (isCutOut(hero) === (part === "coat")) context.clip(silhouette(hero));
  else {
    const around = new Path2D(silhouette(hero));
    around.rect(-HERO_BOX, -HERO_BOX, 3 * HERO_BOX, 3 * HERO_BOX);
    context.clip(solid(hero));
    context.clip(around, "evenodd");
  }
  draw();
  context.restore();
}

const GORES = /^(?:tent|balloon|toy-balloon|umbrella|beach-with-umbrella|surfboard)$/;
const STRIPED = 7;
const PATCHES = 8;

/** Where stripes go around a body, and how wide they are, of its width. */
const bands = Array.from({ length: 7 }, (_, at) => (at + 0.35) / 7);
const BAND = 0.055;

/** Patches on whoever lives, gores of what is sewn, bands around who is dressed; else what is above. */
function zonesOf(hero: Hero): Path2D {
  const [left, top, right, bottom] = boundsOf(hero);
  const [wide, high] = [right - left, bottom - top];
  const zones = new Path2D();
  const stripes = Array.from({ length: (STRIPED - 1) / 2 }, (_, at) => (2 * at + 1) / STRIPED);
  if (hero.who && hasFigure(hero.name))
    for (const at of stripes) zones.rect(left, top + high * at, wide, high / STRIPED);
  else if (GORES.test(hero.name))
    for (const at of stripes) zones.rect(left + wide * at, top, wide / STRIPED, high);
  else if (hero.pattern === "stripes")
    for (const at of bands) {
      const [from, lean] = [left + wide * at, wide * 0.05];
      zones.moveTo(from + lean, top);
      zones.lineTo(from + lean + wide * BAND, top);
      zones.lineTo(from - lean + wide * BAND, bottom);
      zones.lineTo(from - lean, bottom);
      zones.closePath();
    }
  else if (hero.pattern === "spots" || isAlive(hero.name))
    for (let at = 0; at < PATCHES; at++) {
      const [x, y] = [left + wide * ((0.3 + at * 0.618) % 1), top + (high * (at + 0.5)) / PATCHES];
      zones.ellipse(x, y, wide * (0.13 + 0.05 * (at % 3)), high * 0.1, at * 1.3, 0, 2 * Math.PI);
      zones.closePath();
    }
  else zones.rect(left, top, wide, high * 0.46);
  return zones;
}

/** As thick as what parts one thing that somebody wears from the next. */
const SEAM = 0.14;

/** Whoever is somebody has a face, and hair, and more on than a coat. */
function dress(context: SKRSContext2D, hero: Hero, seen: (color: string) => Color, ink: Color) {
  const worn = dressOf(hero);
  if (worn.length === 0) return;
  on(context, hero, "coat", () => {
    context.lineWidth = SEAM;
    context.strokeStyle = css(ink, 0.8);
    for (const { path, color, seam } of worn) {
      context.fillStyle = css(color ? seen(color) : ink);
      context.fill(path);
      if (seam) context.stroke(path);
    }
  });
}

const white: Color = [255, 255, 255];

/** From light to dark across a body, as what it is made of throws back a room: where, how much, light or dark. */
const sheens: Record<Made, readonly (readonly [at: number, share: number, light: boolean])[]> = {
  metal: [
    [0, 0.1, true],
    [0.16, 0.85, true],
    [0.26, 0.1, true],
    [0.44, 0.5, false],
    [0.52, 0.12, false],
    [0.58, 0.6, true],
    [0.66, 0, true],
    [0.86, 0.42, false],
    [1, 0.05, false],
  ],
  glass: [
    [0, 0.3, true],
    [0.12, 0.8, true],
    [0.2, 0.75, true],
    [0.21, 0.15, true],
    [0.3, 0.1, true],
    [0.31, 0.55, true],
    [0.36, 0.5, true],
    [0.37, 0.05, true],
    [0.8, 0, true],
    [1, 0.55, true],
  ],
  pearl: [
    [0, 0.2, true],
    [0.24, 0.9, true],
    [0.5, 0.1, true],
    [0.8, 0.2, false],
    [1, 0.5, true],
  ],
};

/** The second color of a body, what it wears and its sheen, in its box; `seen` is a color of life as the style has it. */
export function livery(context: SKRSContext2D, hero: Hero, seen: (color: string) => Color, ink: Color) {
  const other = hero.second;
  if (other) {
    // A lighthouse has it between its bands.
    const isBanded = hero.name === "lighthouse";
    on(context, hero, isBanded ? "lines" : "coat", () => {
      context.fillStyle = css(seen(other));
      context.fill(isBanded ? solid(hero) : zonesOf(hero));
    });
  }
  dress(context, hero, seen, ink);
  if (!hero.made) return;
  const [left, top, right, bottom] = boundsOf(hero);
  const across = context.createLinearGradient(left, top, left + 0.8 * (right - left), bottom);
  for (const [at, share, light] of sheens[hero.made])
    across.addColorStop(at, css(light ? white : mix(ink, white, 0.1), share * (light ? 0.9 : 0.7)));
  on(context, hero, "coat", () => {
    context.fillStyle = across;
    context.fill(solid(hero));
  });
}
