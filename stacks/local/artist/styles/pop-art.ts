import type { SKRSContext2D } from "@napi-rs/canvas";
import { inTheAir } from "../atmosphere.ts";
import { bold, type Color, clamp, css } from "../color.ts";
import { paintDownpour } from "../downpour.ts";
import { type Easel, layer } from "../easel.ts";
import { halftone } from "../halftone.ts";
import { type Hero, silhouette, solid } from "../heroes.ts";
import { livery } from "../livery.ts";
import { isTold } from "../motifs/looks.ts";
import { grain } from "../paper.ts";
import { isCutOut } from "../plates.ts";
import type { Random } from "../random.ts";
import type { Scene } from "../scene.ts";
import { type Berth, berthOf, endingIn, inBox, isOfASight, leadOf, membersOf, within } from "../stage.ts";
import { backdrop } from "./pop-art-backdrops.ts";

/** Ground, dots, body, lines. */
type Plates = { ground: Color; dots: Color; body: Color; lines: Color };
type Panel = { x: number; y: number; width: number; height: number; size: number; plates: Plates };

const sets = [
  ["#ffd400", "#ff2e63", "#08d9d6", "#252a34"],
  ["#08d9d6", "#ffd400", "#ff2e63", "#1b1464"],
  ["#ff2e63", "#08d9d6", "#fff200", "#2d0b3a"],
  ["#7b2ff7", "#f9f871", "#ff6f91", "#140a2e"],
  ["#00c2a8", "#ff8c42", "#fff1d0", "#0b3954"],
  ["#ff8c42", "#3d5af1", "#f5f5dc", "#22092c"],
] as const;

function platesOf({ color: own, brief }: Easel, dice: Random): Plates[] {
  const color = inTheAir(own, brief);
  const shuffled = sets.map((set) => ({ set, order: dice() })).sort((a, b) => a.order - b.order);
  return shuffled.map(({ set: [ground, dots, body, lines] }) => ({
    ground: color(ground),
    dots: color(dots),
    body: color(body),
    lines: color(lines),
  }));
}

type Box = Omit<Panel, "plates">;

const grid = ({ width, height }: Easel, columns: number, rows: number): Box[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const cell = { width: width / columns, height: height / rows };
    const x = (index % columns) * cell.width;
    const y = Math.floor(index / columns) * cell.height;
    return { x, y, ...cell, size: Math.min(cell.width, cell.height) * 0.78 };
  });

/** One large panel, and a strip of small ones along the longer side's end. */
function strip({ width, height }: Easel): Box[] {
  const upright = height >= width;
  const depth = upright ? height * 0.24 : width * 0.24;
  const many = 4;
  const large = upright ? { width, height: height - depth } : { width: width - depth, height };
  const small = upright ? { width: width / many, height: depth } : { width: depth, height: height / many };
  const boxes = Array.from({ length: many }, (_, index) => ({
    x: upright ? index * small.width : large.width,
    y: upright ? large.height : index * small.height,
    ...small,
    size: Math.min(small.width, small.height) * 0.8,
  }));
  return [{ x: 0, y: 0, ...large, size: Math.min(large.width, large.height) * 0.8 }, ...boxes];
}

function panelsOf(sheet: Easel): Box[] {
  const { width, height, variant } = sheet;
  const long = Math.max(1, Math.round((2 * Math.max(width, height)) / Math.min(width, height)));
  const across = (short: number, longer: number) =>
    width > height ? grid(sheet, longer, short) : grid(sheet, short, longer);
  if (variant % 4 === 0) return across(2, long);
  if (variant % 4 === 1) return [{ x: 0, y: 0, width, height, size: 0 }];
  if (variant % 4 === 2) return strip(sheet);
  // Two close looks at one motif, larger than their frames.
  return across(1, 2).map((box) => ({ ...box, size: Math.min(box.width, box.height) * 1.22 }));
}

/** What each thing is printed in: as the words say; else no two in one ink. */
function coatsOf(
  sheet: Easel,
  hero: Hero,
  { ground, dots, body }: Plates,
): (hero: Hero, thing: number) => Color {
  const others = [body, dots, ...sets.map(([, , ink]) => sheet.color(ink))];
  const free = others.filter((ink) => ink === body || distinct(ink, ground));
  const inks = free.filter((ink, at) => free.slice(0, at).every((other) => distinct(ink, other)));
  return (one, thing) =>
    one.color && isTold(one)
      ? bold(sheet.color(one.color))
      : ((hero.parts ? inks[thing % inks.length] : body) ?? body);
}

const distinct = (one: Color, other: Color) =>
  Math.hypot(...one.map((tone, channel) => tone - (other[channel] ?? 0))) > 90;

type Inked = { sheet: Easel; berth: Berth; plates: Plates };

/** Everybody, each on plates of their own, before one shadow of all. */
function printHeroes(context: SKRSContext2D, hero: Hero, { sheet, berth, plates }: Inked) {
  const slip = berth.size / 38;
  const shape = solid(hero);
  for (const [away, ink, rim] of [
    [2.2, plates.lines, 1.6],
    [1.1, plates.dots, 2],
  ] as const)
    inBox(context, { ...berth, x: berth.x + away * slip, y: berth.y + away * 0.9 * slip }, () => {
      context.fillStyle = context.strokeStyle = css(ink);
      context.lineWidth = rim;
      context.fill(shape);
      context.stroke(shape);
    });
  const coat = coatsOf(sheet, hero, plates);
  membersOf(hero, berth).forEach((one, at) => {
    const body = coat(one.hero, hero.parts?.[at]?.thing ?? 0);
    printHero(context, one.hero, one.berth, { ...plates, body }, slip);
    inBox(context, one.berth, () =>
      livery(context, one.hero, (other) => bold(sheet.color(other)), plates.lines),
    );
  });
}

/** The plates of one motif, each a little out of place, as a hurried press leaves them. */
function printHero(
  context: SKRSContext2D,
  hero: Hero,
  { x, y, size, flip }: Berth,
  { dots, body, lines, ground }: Plates,
  slip: number,
) {
  const shape = solid(hero);
  const put = (dx: number, dy: number, draw: () => void) =>
    inBox(context, { x: x + dx * slip, y: y + dy * slip, size, ...(flip && { flip }) }, draw);
  const rim = (1.6 * slip * 38) / size;
  const flat = (ink: Color) => () => {
    context.fillStyle = context.strokeStyle = css(ink);
    context.lineWidth = rim;
    context.fill(shape);
    context.stroke(shape);
  };
  // Cut out of black it would be a shadow: its body takes the bright ink, and its lines the dark one.
  const [coat, key] = isCutOut(hero) ? [lines, body] : [body, lines];
  put(0, 0, flat(coat));
  put(0, 0, () => {
    context.clip(shape);
    halftone(context, ground, {
      pitch: Math.max(0.62, (9 * 32) / size),
      angle: 0.4,
      area: { x: 0, y: 0, width: 32, height: 32 },
      tone: (dotX, dotY) => clamp((dotX + dotY) / 40 - 0.42, 0, 0.62),
    });
  });
  put(-0.3, -0.25, () => {
    context.fillStyle = css(key);
    context.fill(silhouette(hero));
  });
  // Light from above left falls through the key plate as dots.
  put(-0.3, -0.25, () => {
    context.clip(silhouette(hero));
    halftone(context, dots, {
      pitch: Math.max(0.72, (10 * 32) / size),
      angle: 0.8,
      area: { x: 0, y: 0, width: 32, height: 32 },
      tone: (dotX, dotY) => clamp(0.72 - (dotX + dotY) / 36, 0, 0.6),
    });
  });
}

/** One alone may be cropped by its panel; of several, nobody. */
function closeUp(hero: Hero, panel: Panel): Berth {
  const { x, y, width, height, size } = panel;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return hero.parts ? within(hero, panel, { ...middle, size: size * 1.2 }, 0.09) : { ...middle, size };
}

function printPanel(context: SKRSContext2D, sheet: Easel, scene: Scene, panel: Panel, dice: Random) {
  const { x, y, width, height, size, plates } = panel;
  const alone = size === 0;
  const berth = alone
    ? berthOf(
        sheet,
        { ...scene, stage: { ...scene.stage, size: Math.max(0.62, scene.stage.size) } },
        { margin: 90 },
      )
    : endingIn(panel, scene, closeUp(leadOf(scene), panel));
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.fillStyle = css(plates.ground);
  context.fillRect(x, y, width, height);
  const reach = Math.hypot(width, height) / 2;
  halftone(context, plates.dots, {
    pitch: alone ? 20 : Math.max(9, Math.min(width, height) / 38),
    angle: 0.26,
    area: { x, y, width, height },
    tone: (dotX, dotY) => clamp(Math.hypot(dotX - berth.x, dotY - berth.y) / reach) ** 1.6 * 0.9,
  });
  backdrop(context, scene, { x, y, width, height }, berth, plates, dice);
  const fallen = {
    ink: scene.weather === "snow" ? sheet.color("#fffaf0") : plates.lines,
    flash: plates.body,
    weight: Math.max(1.6, Math.min(width, height) / 260),
  };
  paintDownpour(context, dice, scene, { x, y, width, height }, fallen);
  if (!isOfASight(scene)) printHeroes(context, leadOf(scene), { sheet, berth, plates });
  context.restore();
}

export const popArt = (sheet: Easel, scene: Scene): Uint8ClampedArray => {
  const { pixels, color, variant, dice } = sheet;
  const { canvas, context } = layer(sheet);
  const deal = dice.fork(`pop${variant}`);
  const inks = platesOf(sheet, deal);
  const boxes = panelsOf(sheet);
  const gutter = boxes.length > 1 ? 14 : 28;
  boxes.forEach((box, index) => {
    const plates = inks[index % inks.length];
    // The same dice for each: one picture in many colours.
    if (plates) printPanel(context, sheet, scene, { ...box, plates }, sheet.dice.fork("backdrop"));
  });
  context.strokeStyle = css(color("#fffaf0"));
  context.lineWidth = gutter;
  context.lineJoin = "miter";
  for (const { x, y, width, height } of boxes) context.strokeRect(x, y, width, height);
  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  grain(data, sheet, { depth: 10, fineness: 0.25 });
  return data;
};
