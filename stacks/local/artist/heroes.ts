import { readFileSync } from "node:fs";
import { Path2D, PathOp } from "@napi-rs/canvas";
import { drawingOf, drawings } from "./motifs/drawings.ts";
import { dyedAs, hasSeam, layersOf } from "./motifs/dyes.ts";
import type { Looks } from "./motifs/looks.ts";
import { bodyOf, cutOut, joined, straight, wound } from "./motifs/outline.ts";
import type { MotifShape } from "./motifs/pen.ts";
import { wordsOf } from "./motifs/who.ts";

/** A motif in a square of 32 units: one drawn by hand, or a silhouette that everybody recognises. */
export type Hero = Looks & {
  name: string;
  /** Who is in it, from the back to the front, where it is more than one. */
  parts?: Part[];
};

/** One of several: its middle and the length of its own box in the box of all. */
export type Part = { hero: Hero; thing: number; x: number; y: number; size: number; flip: boolean };

export const HERO_BOX = 32;

const iconSet = new URL(import.meta.resolve("@iconify-json/fluent-emoji-high-contrast/icons.json"));

/** Read again for each motif that is new, in 7 ms: all sixteen hundred are 3 MB in each thread that paints. */
const readSilhouettes = (): Record<string, { body: string }> =>
  JSON.parse(readFileSync(iconSet, "utf8")).icons;

const silhouettes = new Set(Object.keys(readSilhouettes()));

/** Everything that can be drawn by its name. */
export const isDrawable = (name: string) => Object.hasOwn(drawings, name) || silhouettes.has(name);

/** One name a shape. */
export const shapeNameOf = ({ name, who }: Hero): string => (who ? `${name} ${wordsOf(who)}` : name);

/** A part that has a color of its own; without one it has that of lines. */
export type Dyed = { path: Path2D; color: string | undefined; seam: boolean };
type Shapes = { silhouette: Path2D; solid: Path2D };
const shapes = new Map<string, Shapes>();

function shapesOf(hero: Hero): Shapes {
  const key = shapeNameOf(hero);
  const known = shapes.get(key);
  if (known) return known;
  const drawing = drawingOf(hero.name, hero.who);
  const fresh = hero.parts
    ? together(hero.parts)
    : drawing
      ? { silhouette: cutOut(drawing), solid: bodyOf(drawing) }
      : borrowed(hero.name);
  shapes.set(key, fresh);
  return fresh;
}

const dressings = new Map<string, Dyed[]>();

/** What somebody wears, and their own face: what their sleeves are before is not seen through them. */
export function dressOf(hero: Hero): readonly Dyed[] {
  const key = `${shapeNameOf(hero)} ${hero.color}`;
  const known = dressings.get(key);
  if (known) return known;
  const drawing = hero.parts ? undefined : drawingOf(hero.name, hero.who);
  const fresh = drawing ? dressed(drawing, hero.color) : [];
  dressings.set(key, fresh);
  return fresh;
}

function dressed(drawing: MotifShape, own = "#8a5a34"): Dyed[] {
  const layers = layersOf(drawing);
  const sleeves = layers.findIndex(({ of }) => of === "coat");
  const coat = joined((layers[sleeves]?.pieces ?? []).map(({ path }) => path));
  return layers.flatMap(({ of, color: always, pieces }, at) => {
    const color = always ?? dyedAs(of, drawing, own);
    if (of !== "line" && !color) return [];
    const path = joined(pieces.map((piece) => piece.path));
    const seen = wound(at < sleeves ? path.op(coat, PathOp.Difference) : path);
    return [{ path: seen, color, seam: hasSeam(of) }];
  });
}

function borrowed(name: string): Shapes {
  const silhouette = new Path2D();
  // What only clips is no part of the shape.
  const body = readSilhouettes()[name]?.body.replace(/<(clipPath|mask|defs)\b[\s\S]*?<\/\1>/g, "") ?? "";
  for (const [, d = ""] of body.matchAll(/\sd="([^"]+)"/g)) silhouette.addPath(straight(new Path2D(d)));
  return { silhouette, solid: joined([silhouette.toSVGString()]) };
}

/** A path of one part's own box in the box of all. */
function moved(path: Path2D, { x, y, size, flip }: Part): Path2D {
  const scale = size / HERO_BOX;
  const out = new Path2D();
  const turn = flip ? -scale : scale;
  out.addPath(path, {
    a: turn,
    b: 0,
    c: 0,
    d: scale,
    e: flip ? x + size / 2 : x - size / 2,
    f: y - size / 2,
  });
  return out;
}

/** Less than a dot of the largest print, and each point less is much less work. */
const FINE = 0.004;

/** What stands in front is set off from what is behind it by a hair of nothing. */
const GAP = 0.7;

const isAsLong = (one: Path2D, other: Path2D): boolean =>
  one.toSVGString().length === other.toSVGString().length;

function together(parts: readonly Part[]): Shapes {
  let silhouette = new Path2D();
  let solid = new Path2D();
  for (const [index, part] of parts.entries()) {
    const own = shapesOf(part.hero);
    const [lines, body] = [own.silhouette, own.solid].map((path) => wound(moved(path, part), FINE)) as [
      Path2D,
      Path2D,
    ];
    // A body and its rim as one are most of the work: behind the first there is nothing to take away from.
    if (index > 0) {
      const rim = new Path2D(body).stroke({ width: GAP });
      const taken = wound(new Path2D(body).op(rim, PathOp.Union), FINE);
      const seen = wound(new Path2D(silhouette).op(taken, PathOp.Difference));
      const behind = wound(new Path2D(solid).op(taken, PathOp.Difference));
      // Of some bodies with holes the engine takes nothing away, though they are hidden: then their lines go, too.
      const fails = isAsLong(seen, wound(silhouette)) && !isAsLong(behind, wound(solid));
      silhouette = fails ? behind : seen;
    }
    silhouette = wound(silhouette.op(lines, PathOp.Union));
    solid = wound(solid.op(body, PathOp.Union));
  }
  return { silhouette, solid };
}

/** The motif with its lines, to be filled: holes are holes. */
export const silhouette = (hero: Hero): Path2D => shapesOf(hero).silhouette;

/** The motif without its lines: what lies beneath them. */
export const solid = (hero: Hero): Path2D => shapesOf(hero).solid;
