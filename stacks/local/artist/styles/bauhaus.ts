import { boundsOf } from "../cast/body.ts";
import { css, mix } from "../color.ts";
import { type Easel, layer } from "../easel.ts";
import { HERO_BOX, silhouette, solid } from "../heroes.ts";
import { grain } from "../paper.ts";
import { press } from "../plates.ts";
import type { Scene } from "../scene.ts";
import { type Berth, berthOf, inBox, leadOf } from "../stage.ts";
import { type Board, buildPlaces, type Inks } from "./bauhaus-places.ts";

const inksFor = ({ color }: Easel): Inks => ({
  paper: color("#efe4cc"),
  black: color("#1c1b1a"),
  red: color("#d23a2a"),
  blue: color("#1f4e8c"),
  yellow: color("#eeb32f"),
  teal: color("#3b8a86"),
  grey: color("#9a948a"),
  rose: color("#e39b84"),
});

type Spot = { x: number; y: number; radius: number };
type Layout = (board: Board, spot: Spot) => void;

/** Rings about a heart, and a quarter of a larger disc printed over them. */
function target({ context, inks }: Board, { x, y, radius }: Spot, side: number) {
  press(context, inks.red, () => context.arc(x, y, radius, 0, 7));
  for (let ring = 0; ring < 5; ring++) {
    context.strokeStyle = css(ring % 2 ? inks.paper : inks.black);
    context.lineWidth = ring % 2 ? 5 : 9;
    context.beginPath();
    context.arc(x, y, radius * (0.86 - ring * 0.16), 0, 7);
    context.stroke();
  }
  press(context, inks.yellow, () => context.arc(x, y, radius * 0.13, 0, 7));
  const turn = side > 0 ? -Math.PI / 2 : -Math.PI;
  const quarter = () => {
    context.moveTo(x, y);
    context.arc(x, y, radius * 1.42, turn, turn + Math.PI / 2);
  };
  press(context, inks.blue, quarter, { overprint: true });
}

/** Bars and rules that cross the whole sheet on one diagonal. */
function diagonal({ context, inks, left, right, top, bottom, unit }: Board, angle: number) {
  const reach = Math.hypot(right - left, bottom - top);
  const bar = (from: number, down: number, length: number, thick: number) => () =>
    context.rect(from * reach, down * unit, length * reach, thick);
  context.save();
  context.translate((left + right) / 2, (top + bottom) / 2);
  context.rotate(angle);
  press(context, inks.yellow, bar(-1, 0.9, 2, unit * 0.34), { overprint: true });
  press(context, inks.black, bar(-0.28, 1.38, 0.9, 7));
  press(context, inks.black, bar(-0.2, 1.5, 0.6, 3.5));
  press(context, inks.red, bar(-0.5, -2.55, 0.42, 16));
  for (let index = 0; index < 7; index++)
    press(context, inks.black, () => context.rect(reach * 0.06 + index * 16, -unit * 2.6, 6, unit * 0.9));
  context.restore();
}

/** One cell of the grid, in one of the forms that a compass and a ruler make. */
function tile({ context, inks, dice, unit }: Board, x: number, y: number) {
  const ink = dice.pick([inks.red, inks.blue, inks.yellow, inks.black, inks.teal, inks.rose]);
  const other = dice.pick([inks.red, inks.blue, inks.yellow, inks.black, inks.teal]);
  const quarter = (radius: number) => () => {
    context.moveTo(x, y + unit);
    context.arc(x, y + unit, radius, -Math.PI / 2, 0);
  };
  const forms = [
    () => {
      press(context, ink, quarter(unit));
      press(context, inks.paper, quarter(unit / 2));
    },
    () => {
      press(context, ink, () => context.arc(x + unit / 2, y + unit / 2, unit / 2, 0, Math.PI));
      press(context, other, () => context.arc(x + unit / 2, y + unit / 2, unit / 2, Math.PI, 0));
    },
    () => {
      for (let index = 0; index < 25; index++)
        press(context, inks.black, () =>
          context.arc(
            x + ((index % 5) + 0.5) * (unit / 5),
            y + (Math.floor(index / 5) + 0.5) * (unit / 5),
            unit * 0.055,
            0,
            7,
          ),
        );
    },
    () => {
      for (let index = 0; index < 6; index++)
        press(context, ink, () => context.rect(x, y + (index * unit) / 6, unit, unit / 12));
    },
    () => {
      press(context, ink, () => {
        context.moveTo(x, y);
        context.lineTo(x + unit, y + unit);
        context.lineTo(x, y + unit);
      });
      press(context, other, () => context.arc(x + unit * 0.68, y + unit * 0.32, unit * 0.16, 0, 7));
    },
  ];
  dice.pick(forms)();
}

/** Tiles on the grid, away from the spot that must stay quiet. */
function tiles(board: Board, { x, y, radius }: Spot, share: number) {
  const { left, right, top, ground, unit, dice } = board;
  for (let row = top; row < ground - unit * 1.5; row += unit)
    for (let column = left; column < right - unit / 2; column += unit) {
      const near = Math.hypot(column + unit / 2 - x, row + unit / 2 - y) < radius + unit * 0.5;
      if (dice() < share && !near) tile(board, column, row);
    }
}

/** A pillar of colour, a field, a target: the poster of an exhibition. */
const pillar: Layout = (board, spot) => {
  const { context, inks, dice, left, right, top, bottom, ground, unit } = board;
  const wide = unit * 3;
  press(context, mix(inks.paper, inks.rose, 0.55), () =>
    context.rect(spot.x - unit * 1.6, top, wide, bottom - top),
  );
  press(
    context,
    mix(inks.paper, inks.grey, 0.45),
    () => context.rect(left, ground - unit, right - left, unit * 2),
    {
      overprint: true,
    },
  );
  target(board, { ...spot, y: Math.max(top + spot.radius, spot.y - unit * 2) }, dice() < 0.5 ? 1 : -1);
  diagonal(board, dice.pick([-1, 1]) * (Math.PI / 4));
  tiles(board, spot, 0.14);
};

/** Arcs that grow out of one corner. */
const arcs: Layout = (board, spot) => {
  const { context, inks, left, right, top, bottom, ground, unit } = board;
  const corner = spot.x < (left + right) / 2 ? right : left;
  const order = [inks.yellow, inks.paper, inks.red, inks.paper, inks.blue, inks.yellow, inks.black];
  context.save();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  order.forEach((ink, index) => {
    press(context, ink, () => context.arc(corner, top, unit * (5.6 - index * 0.75), 0, 7));
  });
  press(context, inks.teal, () => context.rect(left, ground, right - left, bottom - ground), {
    overprint: true,
  });
  context.restore();
  for (let index = 0; index < 6; index++)
    press(context, inks.black, () =>
      context.rect(spot.x - unit * 0.5 + index * 18, top, index % 2 ? 4 : 9, ground - top),
    );
};

/** One great disc, cut in two and moved along the cut. */
const split: Layout = (board, spot) => {
  const { context, inks, left, right, top, bottom, unit } = board;
  const radius = Math.min(right - left, bottom - top) * 0.44;
  [inks.red, inks.blue].forEach((ink, half) => {
    const turn = Math.PI / 4 + half * Math.PI;
    const move = (half ? -1 : 1) * unit * 0.45;
    const y = Math.min(bottom - radius, Math.max(top + radius, spot.y));
    press(context, ink, () => context.arc(spot.x + move, y - move, radius, turn, turn + Math.PI), {
      overprint: true,
    });
  });
  for (let index = 0; index < 9; index++)
    press(context, inks.black, () =>
      context.rect(left, top + index * unit * 0.22, (right - left) * (0.5 - index * 0.05), 8),
    );
  tiles(board, { ...spot, radius: radius * 1.1 }, 0.2);
  // A border of tiles, where there is room for one beneath what stands.
  if (bottom - board.ground > unit * 1.5)
    for (let x = left; x < right - unit / 2; x += unit) tile(board, x, bottom - unit);
};

/** The whole sheet laid out in tiles, and one large quiet window in them. */
const quilt: Layout = (board, spot) => {
  const { context, inks, unit } = board;
  tiles(board, { ...spot, radius: 0 }, 0.82);
  press(context, inks.yellow, () => context.arc(spot.x, spot.y, spot.radius + unit * 0.35, 0, 7));
  press(context, inks.paper, () => context.arc(spot.x, spot.y, spot.radius + unit * 0.2, 0, 7));
};

const layouts = [pillar, arcs, split, quilt];

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
}

/** Large enough to be what the sheet is about, and with its feet on the ground. */
function standing(sheet: Easel, scene: Scene, feet: number): Berth {
  const size = Math.max(0.4, scene.stage.size);
  const berth = berthOf(sheet, { ...scene, stage: { ...scene.stage, size } }, { margin: 110 });
  // Without a place there is no ground to stand on.
  if (scene.places.length === 0) return berth;
  const [, top] = boundsOf(leadOf(scene));
  const highest = 110 + (0.5 - top / HERO_BOX) * berth.size;
  return { ...berth, y: Math.max(highest, Math.min(sheet.height - 110, feet) - berth.size / 2) };
}

export const bauhaus = (sheet: Easel, scene: Scene): Uint8ClampedArray => {
  const { width, height, pixels, dice, variant } = sheet;
  const { canvas, context } = layer(sheet);
  const inks = inksFor(sheet);
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
  buildPlaces(board, scene.places);
  printHero(board, berth, scene);
  context.strokeStyle = css(inks.black);
  context.lineWidth = 3;
  context.strokeRect(35, 35, width - 70, height - 70);
  const { data } = canvas.getContext("2d").getImageData(0, 0, pixels.width, pixels.height);
  grain(data, sheet, { depth: 12, fineness: 0.22 });
  return data;
};
