import { css, mix } from "../color.ts";
import { press } from "../plates.ts";
import type { Board } from "./bauhaus-places.ts";

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

export const layouts = [pillar, arcs, split, quilt];
