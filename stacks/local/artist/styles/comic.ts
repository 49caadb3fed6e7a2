import { type Color, clamp, css } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { halftone } from "../halftone.ts";
import { type Hero, silhouette, solid } from "../heroes.ts";
import { grain } from "../paper.ts";
import { isCutOut, press } from "../plates.ts";
import type { Scene } from "../scene.ts";
import { type Point, polygon } from "../shapes.ts";
import { type Berth, inBox, leadOf, membersOf } from "../stage.ts";
import { burst, rush, sky, trail, weather } from "./comic-effects.ts";
import type { Frame, Inks } from "./comic-frame.ts";
import { drawPlaces } from "./comic-places.ts";

const inksFor = ({ color }: Easel): Inks => ({
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

/** How a frame is told: as a place, as a bang, as a rush, or from near by. */
type Shot = "place" | "burst" | "rush" | "close";

type Cut = { shot: Shot; outline: Point[] };

function drawHero(frame: Frame, place: Berth) {
  for (const { hero, berth } of membersOf(leadOf(frame.scene), place)) drawOne(frame, hero, berth);
}

function drawOne({ context, inks, scene }: Frame, hero: Hero, berth: Berth) {
  const body = solid(hero);
  const lines = silhouette(hero);
  const heavy = isCutOut(hero);
  const outlined = [
    [inks.yellow, inks.orange],
    [inks.orange, inks.red],
    [inks.paper, inks.orange],
  ] as const;
  const blocks = [
    [inks.red, inks.purple],
    [inks.orange, inks.red],
    [inks.yellow, inks.red],
  ] as const;
  const [coat, dots] = (heavy ? blocks : outlined)[Math.floor(scene.rhythm * 3)] ?? blocks[0];
  const pitch = Math.max(0.5, (12 * 32) / berth.size);
  const area = { x: 0, y: 0, width: 32, height: 32 };
  const rim = (ink: Color, width: number) => {
    context.strokeStyle = css(ink);
    context.lineWidth = width;
    context.stroke(body);
  };
  inBox(context, berth, () => {
    rim(inks.paper, 2.8);
    context.translate(0.25, 0.3);
    rim(inks.black, 1.2);
    context.translate(-0.25, -0.3);
    rim(inks.black, 0.7);
    context.fillStyle = css(heavy ? inks.paper : coat);
    context.fill(body);
    context.save();
    context.clip(body);
    halftone(context, dots, { pitch, angle: 0.4, area, tone: (x, y) => clamp((x + y) / 34 - 0.62, 0, 0.6) });
    context.restore();
    context.fillStyle = css(heavy ? coat : inks.black);
    context.fill(lines);
    if (!heavy) return;
    // Cut out of black it would be a shadow: it is coloured, shaded, and outlined again.
    context.save();
    context.clip(lines);
    halftone(context, dots, { pitch, angle: 0.4, area, tone: (x, y) => clamp((x + y) / 40 - 0.3, 0, 0.72) });
    context.restore();
    context.strokeStyle = css(inks.black);
    context.lineWidth = 0.5;
    context.stroke(lines);
  });
}

/** Where the hero stands in a frame, and how large. */
function berthIn({ x, y, width, height, scene, horizon }: Frame, shot: Shot): Berth {
  const short = Math.min(width, height);
  const alone = leadOf(scene).parts === undefined;
  // From near by, one alone may leave the frame; of several, nobody.
  if (shot === "close" && alone) return { x: x + width * 0.5, y: y + height * 0.62, size: short * 1.35 };
  if (shot === "close") return { x: x + width * 0.5, y: y + height * 0.5, size: short * 0.96 };
  if (shot === "rush") return { x: x + width / 2, y: y + height * 0.5, size: short * 0.8 };
  if (shot === "burst") return { x: x + width / 2, y: y + height * 0.5, size: short * 0.76 };
  const size = short * Math.min(0.94, Math.max(0.5, scene.stage.size));
  const inside = Math.min(x + width - size * 0.6, Math.max(x + size * 0.6, x + scene.stage.x * width));
  return { x: inside, y: Math.min(y + height - size * 0.6, horizon + height * 0.12 - size * 0.3), size };
}

function drawCut(sheet: Easel, scene: Scene, frame: Frame, { shot }: Cut) {
  const { context, inks, x, y, width, height } = frame;
  const berth = berthIn(frame, shot);
  if (shot === "place" || shot === "burst") {
    sky(frame);
    drawPlaces(frame);
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
  if (shot === "place") trail(frame, berth);
  drawHero(frame, berth);
  if (shot !== "close" && shot !== "rush")
    weather({ ...frame, dice: sheet.dice.fork(`weather${scene.rhythm}`) });
}

/** Three frames with slanting gutters, along the longer side. */
function strip(width: number, height: number): Cut[] {
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
  const shots: Shot[] = ["place", "close", "burst"];
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

function cutsFor({ width, height, variant }: Easel): Cut[] {
  if (variant % 4 === 2) return strip(width, height);
  const shot = (["burst", "place", "place", "rush"] as const)[variant % 4] ?? "place";
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
  const inks = inksFor(sheet);
  press(context, inks.paper, () => context.rect(0, 0, sheet.width, sheet.height));
  cutsFor(sheet).forEach((cut, index) => {
    const across = cut.outline.map(([x]) => x);
    const down = cut.outline.map(([, y]) => y);
    const [x, y] = [Math.min(...across), Math.min(...down)];
    const [width, height] = [Math.max(...across) - x, Math.max(...down) - y];
    const dice = sheet.dice.fork(`comic${sheet.variant}.${index}`);
    const horizon = y + height * Math.min(0.7, scene.horizon);
    context.save();
    polygon(context, cut.outline);
    context.clip();
    drawCut(sheet, scene, { context, inks, dice, scene, x, y, width, height, horizon, pen: 6 }, cut);
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
