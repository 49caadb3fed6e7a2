import type { SKRSContext2D } from "@napi-rs/canvas";
import { inTheAir } from "../atmosphere.ts";
import { boundsOf } from "../cast/body.ts";
import { isSatOn } from "../cast/seats.ts";
import { type Color, css, mix, oklch, rgb } from "../color.ts";
import { paintDownpour } from "../downpour.ts";
import { type Easel, layer } from "../easel.ts";
import { HERO_BOX, type Hero, silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { isTold } from "../motifs/looks.ts";
import { isBeast } from "../motifs/words.ts";
import type { Palette } from "../palette.ts";
import { grain } from "../paper.ts";
import { isCutOut } from "../plates.ts";
import type { Scene } from "../scene.ts";
import { type Berth, berthOf, inBox, isBust, isOfASight, leadOf, membersOf, tableEdge } from "../stage.ts";
import { layouts } from "./bauhaus-layouts.ts";
import { type Board, buildPlaces, type Inks } from "./bauhaus-places.ts";
import { builtRoom } from "./bauhaus-room.ts";
import { buildSights } from "./bauhaus-sights.ts";

const inksFor = (color: Palette): Inks => ({
  paper: color("#efe4cc"),
  black: color("#1c1b1a"),
  red: color("#d23a2a"),
  blue: color("#1f4e8c"),
  yellow: color("#eeb32f"),
  teal: color("#3b8a86"),
  grey: color("#9a948a"),
  rose: color("#e39b84"),
});

/** Two inks, one a half, which meet in a band where both are printed. */
function printHero({ context, inks, dice }: Board, berth: Berth, scene: Scene) {
  const hero = leadOf(scene);
  const lines = silhouette(hero);
  const body = solid(hero);
  const [warm, cold] = dice.pick([
    [inks.yellow, inks.rose],
    [inks.red, inks.yellow],
    [inks.yellow, inks.teal],
  ]) as [typeof inks.red, typeof inks.red];
  const half = (from: number, to: number, draw: () => void) => {
    context.save();
    context.beginPath();
    context.rect(from, -4, to - from, 40);
    context.clip();
    draw();
    context.restore();
  };
  inBox(context, berth, () => {
    context.strokeStyle = context.fillStyle = css(inks.paper);
    context.lineWidth = 1.3;
    context.stroke(body);
    context.fill(body);
    context.globalCompositeOperation = "multiply";
    context.fillStyle = css(warm);
    half(-4, 18, () => context.fill(body));
    context.fillStyle = css(cold);
    half(14, 36, () => context.fill(body));
    context.globalCompositeOperation = "source-over";
    context.fillStyle = css(inks.black);
    half(-4, 16, () => context.fill(lines));
    context.fillStyle = css(inks.blue);
    half(16, 36, () => context.fill(lines));
  });
  // A cat on a sofa has a bright ink of its own: in one with it, it would be lost.
  const isSeated = scene.reading.things.some((thing) => thing.to?.thing === 0 && isSatOn(thing));
  for (const [at, { hero: one, berth: own }] of membersOf(hero, berth).entries())
    printTold(context, inks, one, own, isSeated && isBeast(one.name) && hero.parts?.[at]?.thing === 0);
}

/** Of less chroma than this a color is black, grey or white. */
const GREY = 0.04;

/** The ink that comes nearest to a color. */
function inkOf(inks: Inks, color: string): Color {
  const [lightness, chroma, hue] = oklch(rgb(color));
  const isGrey = (of: number) => of < GREY;
  const away = (ink: Color) => {
    const [other, strong, turn] = oklch(ink);
    const unlike = isGrey(chroma)
      ? Number(!isGrey(strong))
      : isGrey(strong)
        ? 1
        : Math.abs(Math.sin((hue - turn) / 2));
    return 2 * unlike + Math.abs(lightness - other);
  };
  return Object.values(inks).toSorted((one, other) => away(one) - away(other))[0] ?? inks.red;
}

/** A dark brown is black, be it hair or an eye. */
function dyeOf(inks: Inks, color: string): Color {
  const [lightness, chroma] = oklch(rgb(color));
  return lightness < DARK && chroma < BROWN ? inks.black : inkOf(inks, color);
}
const [DARK, BROWN] = [0.48, 0.09];

/** What the words give a color is printed in the ink that comes nearest to it. */
function printTold(context: SKRSContext2D, inks: Inks, hero: Hero, berth: Berth, isSeated = false) {
  const dressed = () => livery(context, hero, (other) => dyeOf(inks, other), inks.black);
  if (!hero.color || !(isSeated || isTold(hero))) return inBox(context, berth, dressed);
  const own = inkOf(inks, hero.color);
  const ink = isTold(hero) || oklch(own)[0] > 0.5 ? own : inks.yellow;
  const dark = oklch(ink)[0] < 0.4;
  const isHeavy = isCutOut(hero);
  const [body, lines] = isHeavy
    ? [dark ? inks.paper : inks.black, ink]
    : [ink, dark ? inks.paper : inks.black];
  inBox(context, berth, () => {
    context.fillStyle = context.strokeStyle = css(body);
    // Paper on paper is told by its rim.
    context.lineWidth = 0.9;
    if (isHeavy) context.stroke(solid(hero));
    context.fill(solid(hero));
    context.fillStyle = css(lines);
    context.fill(silhouette(hero));
    dressed();
  });
}

/** Large enough to be what the sheet is about, and with its feet on the ground. */
function standing(sheet: Easel, scene: Scene, feet: number): Berth {
  const size = Math.max(0.4, scene.stage.size);
  const berth = berthOf(sheet, { ...scene, stage: { ...scene.stage, size } }, { margin: 110 });
  // Without a place there is no ground to stand on.
  if (scene.places.length === 0 || isBust(scene)) return berth;
  const [, top, , bottom] = boundsOf(leadOf(scene));
  const highest = 110 + (0.5 - top / HERO_BOX) * berth.size;
  return {
    ...berth,
    y: Math.max(highest, Math.min(sheet.height - 110, feet) - (bottom / HERO_BOX - 0.5) * berth.size),
  };
}

export const bauhaus = (sheet: Easel, scene: Scene): Uint8ClampedArray => {
  const { width, height, pixels, dice, variant } = sheet;
  const { canvas, context } = layer(sheet);
  const inks = inksFor(inTheAir(sheet.color, sheet.brief));
  const columns = Math.round((width - 140) / 143);
  const unit = (width - 140) / columns;
  const rows = Math.floor((height - 120) / unit);
  const top = (height - rows * unit) / 2;
  const ground =
    top + Math.min(rows - 1, Math.max(3, Math.round((scene.horizon * height - top) / unit) + 1)) * unit;
  const berth = standing(sheet, scene, ground + unit * 0.45);
  const { x, y, size } = berth;
  const board: Board = {
    context,
    inks,
    dice: dice.fork(`bauhaus${variant}`),
    unit,
    left: 70,
    right: width - 70,
    top,
    bottom: top + rows * unit,
    ground,
    quiet: { from: x - size / 2, to: x + size / 2, top: y - size * 0.1 },
  };
  const papers = [
    inks.paper,
    mix(inks.paper, inks.yellow, 0.35),
    inks.paper,
    mix(inks.paper, inks.rose, 0.4),
  ];
  context.fillStyle = css(papers[variant % 4] ?? inks.paper);
  context.fillRect(0, 0, width, height);
  layouts[variant % 4]?.(board, { x, y, radius: size * 0.56 });
  if (scene.indoors && scene.room !== "parlour")
    builtRoom(board, scene.room, scene.still ? tableEdge(scene, berth) : undefined);
  else if (!buildSights(board, scene)) buildPlaces(board, scene.places);
  const sky = { x: 70, y: top, width: width - 140, height: ground - top };
  paintDownpour(context, board.dice, scene, sky, {
    ...(scene.weather === "snow" ? { ink: inks.paper, weight: 3 } : { ink: inks.blue, weight: 5 }),
    flash: inks.yellow,
  });
  if (!isOfASight(scene)) printHero(board, berth, scene);
  context.strokeStyle = css(inks.black);
  context.lineWidth = 3;
  context.strokeRect(35, 35, width - 70, height - 70);
  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  grain(data, sheet, { depth: 12, fineness: 0.22 });
  return data;
};
