import { inTheAir } from "../atmosphere.ts";
import { clamp, css } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { halftone } from "../halftone.ts";
import type { Palette } from "../palette.ts";
import { grain } from "../paper.ts";
import { press } from "../plates.ts";
import type { Scene } from "../scene.ts";
import { type Point, polygon } from "../shapes.ts";
import { type Berth, endingIn, isOfASight, leadOf, membersOf, tableEdge, within } from "../stage.ts";
import { drawBody } from "./comic-body.ts";
import { burst, rush, sky, trail, weather } from "./comic-effects.ts";
import { type Frame, type Inks, type Shot, shotsFor } from "./comic-frame.ts";
import { drawPlaces, drawRoom } from "./comic-places.ts";

const inksFor = (color: Palette): Inks => ({
  paper: color("#fff6e0"),
  black: color("#14110f"),
  red: color("#e5322d"),
  orange: color("#f58a1f"),
  yellow: color("#ffd92e"),
  green: color("#4fae3f"),
  cyan: color("#6cc8e8"),
  blue: color("#2472c8"),
  navy: color("#1b2a63"),
  purple: color("#7a4aa0"),
  brown: color("#8a5230"),
});

/** What is left of a frame around whom it is about, of its shorter side: gutters slant. */
const MARGIN = 0.08;

type Cut = { shot: Shot; outline: Point[] };

function drawHero(frame: Frame, place: Berth) {
  if (isOfASight(frame.scene)) return;
  for (const { hero, berth } of membersOf(leadOf(frame.scene), place)) drawBody(frame, hero, berth);
}

/** Where the hero stands in a frame, and how large. */
function berthIn(frame: Frame, shot: Shot): Berth {
  const { x, y, width, height, scene, horizon } = frame;
  const short = Math.min(width, height);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const whole = (wanted: Berth) => within(leadOf(scene), frame, wanted, MARGIN);
  // From near by, one alone may leave the frame; of several, nobody.
  if (shot === "close" && leadOf(scene).parts === undefined)
    return { x: middle.x, y: y + height * 0.62, size: short * 1.35 };
  if (shot === "close") return whole({ ...middle, size: short * 1.1 });
  if (shot === "rush") return whole({ ...middle, size: short * 0.9 });
  if (shot === "burst") return whole({ ...middle, size: short * 0.82 });
  const size = short * Math.min(0.94, Math.max(0.5, scene.stage.size));
  if (scene.still) return whole({ x: middle.x, y: y + height * 0.58, size: short * 1.1 });
  const up = scene.aloft ? y + scene.stage.y * height : horizon + height * 0.12 - size * 0.3;
  return whole({ x: x + scene.stage.x * width, y: up, size });
}

function drawCut(sheet: Easel, scene: Scene, frame: Frame, { shot }: Cut) {
  const { context, inks, x, y, width, height } = frame;
  const berth = endingIn(frame, scene, berthIn(frame, shot));
  if (shot === "place" || shot === "burst") {
    if (scene.indoors) drawRoom(scene.still ? { ...frame, horizon: tableEdge(scene, berth) } : frame);
    else {
      sky(frame);
      drawPlaces(frame);
    }
  }
  if (shot === "burst") burst(frame, berth);
  if (shot === "rush" || shot === "close") {
    const [base, dots] = shot === "rush" ? [inks.yellow, inks.orange] : [inks.red, inks.purple];
    press(context, base, () => context.rect(x, y, width, height));
    const reach = Math.hypot(width, height) / 2;
    halftone(context, dots, {
      pitch: 20,
      angle: 0.4,
      area: { x, y, width, height },
      tone: (dotX, dotY) => clamp(Math.hypot(dotX - berth.x, dotY - berth.y) / reach - 0.1) ** 1.4,
    });
    rush(frame, berth, shot === "rush" ? inks.black : inks.yellow, shot === "rush" ? 130 : 44);
  }
  if (shot === "place" && !isOfASight(scene)) trail(frame, berth);
  drawHero(frame, berth);
  if (shot !== "close" && shot !== "rush" && !scene.indoors)
    weather({ ...frame, dice: sheet.dice.fork(`weather${scene.rhythm}`) });
}

/** Three frames with slanting gutters, along the longer side. */
function strip(shots: readonly Shot[], width: number, height: number): Cut[] {
  const upright = height > width;
  const [long, wide] = upright ? [height, width] : [width, height];
  const slant = wide * 0.07;
  const place = (along: number, across: number): Point => (upright ? [across, along] : [along, across]);
  const edges: [number, number][] = [
    [28, 28],
    [long * 0.36 + slant, long * 0.36 - slant],
    [long * 0.63 - slant, long * 0.63 + slant],
    [long - 28, long - 28],
  ];
  return shots.map((shot, index) => {
    const [a = 0, b = 0] = edges[index] ?? [];
    const [c = 0, d = 0] = edges[index + 1] ?? [];
    const gap = (edge: number) => (edge === 0 ? 0 : 9);
    return {
      shot,
      outline: [
        place(a + gap(index), 28),
        place(b + gap(index), wide - 28),
        place(d - gap((index + 1) % 3), wide - 28),
        place(c - gap((index + 1) % 3), 28),
      ],
    };
  });
}

function cutsFor({ width, height, variant }: Easel, scene: Scene): Cut[] {
  const [shot = "place", ...more] = shotsFor(variant, scene);
  if (more.length > 0) return strip([shot, ...more], width, height);
  const [right, low] = [width - 28, height - 28];
  const outline: Point[] = [
    [28, 28],
    [right, 28],
    [right, low],
    [28, low],
  ];
  return [{ shot, outline }];
}

export const comic = (sheet: Easel, scene: Scene): Uint8ClampedArray => {
  const { canvas, context } = layer(sheet);
  const color = inTheAir(sheet.color, sheet.brief);
  const inks = inksFor(color);
  press(context, inks.paper, () => context.rect(0, 0, sheet.width, sheet.height));
  cutsFor(sheet, scene).forEach((cut, index) => {
    const across = cut.outline.map(([x]) => x);
    const down = cut.outline.map(([, y]) => y);
    const [x, y] = [Math.min(...across), Math.min(...down)];
    const [width, height] = [Math.max(...across) - x, Math.max(...down) - y];
    const dice = sheet.dice.fork(`comic${sheet.variant}.${index}`);
    const horizon = y + height * Math.min(0.7, scene.horizon);
    context.save();
    polygon(context, cut.outline);
    context.clip();
    drawCut(sheet, scene, { context, inks, color, dice, scene, x, y, width, height, horizon, pen: 6 }, cut);
    context.restore();
    polygon(context, cut.outline);
    context.strokeStyle = css(inks.black);
    context.lineWidth = 9;
    context.lineJoin = "miter";
    context.stroke();
    context.lineJoin = "round";
  });
  const { data } = canvas.getContext("2d").getImageData(0, 0, sheet.pixels.width, sheet.pixels.height);
  grain(data, sheet, { depth: 11, fineness: 0.22 });
  return data;
};
