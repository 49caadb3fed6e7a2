import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Color } from "../color.ts";
import type { Place } from "../places.ts";
import { press } from "../plates.ts";
import type { Random } from "../random.ts";

export type Inks = Record<"paper" | "black" | "red" | "blue" | "yellow" | "teal" | "grey" | "rose", Color>;

/** The strict grid that everything stands on. */
export type Board = {
  context: SKRSContext2D;
  inks: Inks;
  dice: Random;
  /** A cell of the grid, in units. */
  unit: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** What stands, stands here. */
  ground: number;
  /** Where the hero stands: what is built there stays below its shoulders. */
  quiet: { from: number; to: number; top: number };
};

/** As high as wished, or as the hero lets it be. */
const lowered = ({ quiet, ground, unit }: Board, from: number, to: number, high: number) =>
  to > quiet.from && from < quiet.to ? Math.max(unit * 0.6, Math.min(high, ground - quiet.top)) : high;

export type Build = (board: Board) => void;

/** Everything that is a triangle: two halves in two inks. */
function peak({ context }: Board, x: number, ground: number, width: number, height: number, inks: Color[]) {
  const middle = x + width / 2;
  [x, x + width].forEach((foot, half) => {
    press(context, inks[half % inks.length] as Color, () => {
      context.moveTo(foot, ground);
      context.lineTo(middle, ground - height);
      context.lineTo(middle, ground);
    });
  });
}

const mountains: Build = (board) => {
  const { context, inks, left, right, unit, ground, dice } = board;
  const pairs = [
    [inks.blue, inks.black],
    [inks.black, inks.grey],
    [inks.teal, inks.blue],
  ];
  const step = unit * 1.5;
  const many = Math.ceil((right - left) / step);
  for (let index = 0; index < many; index++) {
    const width = unit * dice.range(2, 3.2);
    const height = unit * dice.range(1.8, 3.6);
    const x = Math.min(left + index * step, right - width);
    peak(board, x, ground, width, height, pairs[index % pairs.length] as Color[]);
    press(context, inks.paper, () => {
      const middle = x + width / 2;
      context.moveTo(middle, ground - height);
      context.lineTo(middle + width * 0.12, ground - height * 0.76);
      context.lineTo(middle, ground - height * 0.68);
      context.lineTo(middle - width * 0.12, ground - height * 0.76);
    });
  }
};

const dunes: Build = ({ context, inks, left, right, unit, ground }) => {
  for (let x = left, index = 0; x < right; x += unit * 1.5, index++)
    press(context, index % 2 ? inks.yellow : inks.rose, () =>
      context.ellipse(Math.min(x + unit, right - unit), ground, unit, unit * 0.7, 0, Math.PI, 0),
    );
};

/** Rows of half discs, each row half a disc on. */
const waves: Build = ({ context, inks, left, right, ground, bottom, unit }) => {
  const size = unit / 2;
  const rows = Math.max(3, Math.round((bottom - ground) / (size / 2)));
  const many = Math.round((right - left) / size);
  for (let row = 0; row < rows; row++)
    for (let index = 0; index < many - (row % 2); index++) {
      const x = left + (index + 0.5 + (row % 2) / 2) * size;
      const y = ground + (row + 1) * (size / 2);
      const ink = (index + row) % 3 === 0 ? inks.teal : (index + row) % 3 === 1 ? inks.blue : inks.paper;
      press(context, ink, () => context.arc(x, Math.min(y, bottom), size / 2, Math.PI, 0));
    }
};

function windows({ context, inks, dice, unit }: Board, x: number, y: number, wide: number, high: number) {
  for (let row = 0.25; row < high - 0.3; row += 0.32)
    for (let column = 0.13; column < wide - 0.12; column += 0.25)
      if (dice() < 0.62) {
        const ink = dice() < 0.7 ? inks.paper : inks.yellow;
        press(context, ink, () =>
          context.rect(x + column * unit, y - (high - row) * unit, unit * 0.12, unit * 0.15),
        );
      }
}

const skyline: Build = (board) => {
  const { context, inks, dice, left, right, ground, unit } = board;
  const colors = [inks.black, inks.red, inks.blue, inks.teal, inks.black, inks.grey];
  const cells = (right - left) / unit;
  for (let at = 0; at < cells - 0.3; ) {
    const wide = Math.min(dice.pick([0.5, 0.75, 1]), cells - at);
    const x = left + at * unit;
    const high = lowered(board, x, x + wide * unit, unit * dice.range(1.4, 4.8)) / unit;
    press(context, dice.pick(colors), () => context.rect(x, ground - high * unit, wide * unit, high * unit));
    windows(board, x, ground, wide, high);
    if (dice() < 0.4)
      press(context, dice.pick([inks.yellow, inks.rose, inks.teal]), () =>
        context.arc(x + (wide * unit) / 2, ground - high * unit, (wide * unit) / 2, Math.PI, 0),
      );
    at += wide;
  }
};

const houses: Build = (board) => {
  const { context, inks, dice, left, right, ground, unit } = board;
  for (let x = left; x < right - unit * 0.9; x += unit * 1.2) {
    const high = unit * dice.range(0.7, 1.3);
    press(context, dice.pick([inks.paper, inks.rose, inks.yellow]), () =>
      context.rect(x, ground - high, unit, high),
    );
    peak(board, x - unit * 0.1, ground - high, unit * 1.2, unit * 0.7, [inks.red, inks.black]);
    press(context, inks.blue, () =>
      context.rect(x + unit * 0.38, ground - high * 0.6, unit * 0.24, high * 0.6),
    );
  }
};

const trees: Build = (board) => {
  const { context, inks, dice, left, right, ground, unit } = board;
  for (let x = left; x < right - unit * 0.5; x += unit * dice.range(0.6, 1)) {
    const high = lowered(board, x, x + unit, unit * dice.range(1.4, 3.4));
    const middle = x + unit / 2;
    press(context, inks.black, () => context.rect(middle - 7, ground - high, 14, high));
    if (dice() < 0.5)
      for (const part of [0, 1, 2])
        peak(board, x, ground - high * (0.2 + part * 0.26), unit, high * 0.42, [inks.teal, inks.blue]);
    else
      [inks.teal, dice.pick([inks.black, inks.yellow, inks.red])].forEach((ink, half) => {
        const turn = half * Math.PI;
        const radius = unit * 0.45;
        press(context, ink, () =>
          context.arc(middle, ground - high, radius, turn + Math.PI / 2, turn - Math.PI / 2),
        );
      });
  }
};

const flowers: Build = (board) => {
  const { context, inks, dice, left, right, ground, unit } = board;
  for (let x = left + unit * 0.3; x < right; x += unit * dice.range(0.5, 0.85)) {
    const high = lowered(board, x, x, unit * dice.range(0.7, 2.2));
    const radius = unit * dice.range(0.24, 0.38);
    const ink = dice.pick([inks.red, inks.rose, inks.yellow, inks.blue]);
    press(context, inks.teal, () => context.rect(x - 5, ground - high, 10, high));
    press(context, inks.teal, () => context.arc(x, ground - high * 0.4, unit * 0.3, 0, Math.PI / 2));
    for (let petal = 0; petal < 4; petal++) {
      const turn = (petal * Math.PI) / 2;
      press(context, ink, () => {
        context.arc(
          x + Math.cos(turn) * radius * 0.7,
          ground - high + Math.sin(turn) * radius * 0.7,
          radius * 0.6,
          0,
          7,
        );
      });
    }
    press(context, inks.black, () => context.arc(x, ground - high, radius * 0.42, 0, 7));
  }
};

const stars: Build = ({ context, inks, dice, left, right, top, ground, unit }) => {
  for (let index = 0; index < 26; index++) {
    const x = dice.range(left, right);
    const y = dice.range(top, ground);
    const radius = unit * dice.pick([0.04, 0.06, 0.1]);
    press(context, dice.pick([inks.yellow, inks.red, inks.black]), () => context.arc(x, y, radius, 0, 7));
  }
  const x = dice.range(left + unit, right - unit);
  press(context, inks.rose, () => context.ellipse(x, top + unit, unit * 0.9, unit * 0.16, -0.4, 0, 7));
  press(context, inks.blue, () => context.arc(x, top + unit, unit * 0.48, 0, 7), { overprint: true });
};

const snow: Build = ({ context, inks, dice, left, right, top, ground, unit }) => {
  for (let index = 0; index < 40; index++) {
    const ink = dice() < 0.6 ? inks.paper : inks.blue;
    const at = [dice.range(left, right), dice.range(top, ground)] as const;
    press(context, ink, () => context.arc(...at, unit * dice.range(0.03, 0.09), 0, 7));
  }
};

const room: Build = ({ context, inks, left, top, right, ground, bottom, unit }) => {
  const pane = unit * 1.3;
  for (const [column, row, ink] of [
    [0, 0, inks.blue],
    [1, 0, inks.teal],
    [0, 1, inks.yellow],
    [1, 1, inks.blue],
  ] as const)
    press(context, ink, () =>
      context.rect(left + unit / 2 + column * pane * 1.08, top + unit + row * pane * 1.08, pane, pane),
    );
  press(context, inks.red, () => context.rect(left, ground, right - left, unit * 0.3));
  for (const x of [left + unit * 0.6, right - unit * 0.9])
    press(context, inks.black, () =>
      context.rect(x, ground + unit * 0.3, unit * 0.3, bottom - ground - unit * 0.3),
    );
};

/** What is behind is built first. */
const builds: [Place, Build][] = [
  ["space", stars],
  ["room", room],
  ["mountain", mountains],
  ["desert", dunes],
  ["city", skyline],
  ["village", houses],
  ["forest", trees],
  ["flowers", flowers],
  ["sea", waves],
  ["water", waves],
  ["snow", snow],
];

export function buildPlaces(board: Board, places: readonly Place[]) {
  // More than three of them leave no paper to be seen.
  const chosen = new Set(places.slice(0, 3));
  if (chosen.has("sea")) chosen.delete("water");
  for (const [place, build] of builds) if (chosen.has(place)) build(board);
}
