import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Color, css } from "./color.ts";
import type { Random } from "./random.ts";
import type { Room } from "./rooms.ts";
import { cellar } from "./set-cellar.ts";
import { type Area, back, curtain, oval, type Piece, type Role, rect, window } from "./set-pieces.ts";
import { table } from "./set-table.ts";
import { type Point, polygon } from "./shapes.ts";

/** Boards that run away from the eye. */
function boards({ x, y, width, height, floor }: Area): Piece[] {
  const [middle, bottom] = [x + width / 2, y + height + 20];
  const many = 11;
  const at = (edge: number, spread: number) => middle + (edge / many - 0.5) * width * spread;
  return [
    { role: "floor", points: rect(x - 20, floor, width + 40, bottom - floor) },
    ...Array.from({ length: many + 1 }, (_, edge): Piece => {
      const [far, near, half] = [at(edge, 1.1), at(edge, 2.2), width * 0.004];
      return {
        role: "seam",
        points: [
          [far - half * 0.3, floor],
          [far + half * 0.3, floor],
          [near + half, bottom],
          [near - half, bottom],
        ],
      };
    }),
  ];
}

/** Above all hangs a cloth with a hem of gold. */
function valance({ x, y, width, floor }: Area): Piece[] {
  const many = 7;
  const wide = (width + 40) / many;
  const high = (floor - y) * 0.1;
  const swag = (index: number, down: number): Point[] => {
    const left = x - 20 + index * wide;
    return [
      [left, y - 20],
      [left + wide, y - 20],
      ...Array.from({ length: 13 }, (_, step): Point => {
        const along = 1 - step / 12;
        return [left + along * wide, y + down * (0.55 + 0.45 * Math.sin(along * Math.PI))];
      }),
    ];
  };
  return Array.from({ length: many }, (_, index): Piece[] => [
    { role: "gold", points: swag(index, high * 1.14) },
    { role: index % 2 ? "fold" : "cloth", points: swag(index, high) },
  ]).flat();
}

const stage = (area: Area): Piece[] => {
  const { x, y, width, height, floor } = area;
  const room = y + height - floor;
  const [middle, low] = [x + width / 2, floor + Math.min(room * 0.42, width * 0.14)];
  return [
    back(area, "dark"),
    ...boards(area),
    {
      role: "beam",
      points: [
        [middle - width * 0.1, y - 20],
        [middle + width * 0.1, y - 20],
        [middle + width * 0.4, low],
        [middle - width * 0.4, low],
      ],
    },
    { role: "light", points: oval(middle, low, width * 0.4, Math.min(room * 0.3, width * 0.1)) },
    ...curtain(area, -1),
    ...curtain(area, 1),
    ...valance(area),
  ];
};

/** Shelves from the floor to the ceiling, and on them books, of which some lean. */
function library(area: Area, dice: Random): Piece[] {
  const { x, y, width, floor } = area;
  const pieces: Piece[] = [back(area, "dark"), ...boards(area)];
  const pitch = Math.max(60, width * 0.15);
  const board = pitch * 0.1;
  for (let foot = floor - board; foot > y - pitch; foot -= pitch) {
    for (let at = x - 10; at < x + width + 10; ) {
      const [wide, high] = [pitch * dice.range(0.13, 0.27), pitch * dice.range(0.56, 0.84)];
      const lean = dice() < 0.1 ? wide * 0.7 : 0;
      pieces.push({
        role: `book${dice.int(0, 3) as 0 | 1 | 2 | 3}`,
        points: [
          [at + lean, foot - high],
          [at + lean + wide, foot - high],
          [at + wide, foot],
          [at, foot],
        ],
      });
      at += wide + lean + (dice() < 0.06 ? wide * 1.5 : 1);
    }
    pieces.push({ role: "wood", points: rect(x - 20, foot, width + 40, board) });
  }
  return pieces;
}

/** Glazed tiles, a window, and pans on a rail. */
function kitchen(area: Area): Piece[] {
  const { x, y, width, height, floor } = area;
  const pieces: Piece[] = [back(area, "wall")];
  const side = width / 12;
  for (let row = 0; floor - (row + 1) * side > y + (floor - y) * 0.5; row++)
    for (let column = 0; column < 12; column++)
      if ((row + column) % 2 === 0)
        pieces.push({ role: "tile", points: rect(x + column * side, floor - (row + 1) * side, side, side) });
  pieces.push(...window(area, 0.1));
  const [rail, from] = [y + (floor - y) * 0.2, x + width * 0.56];
  pieces.push({ role: "seam", points: rect(from, rail, width * 0.36, width * 0.008) });
  for (const [index, radius] of [0.052, 0.042, 0.034].entries()) {
    const at = from + width * (0.07 + index * 0.115);
    const long = width * 0.12;
    pieces.push({ role: "seam", points: rect(at - width * 0.007, rail, width * 0.014, long) });
    pieces.push({
      role: "gold",
      points: oval(at, rail + long + radius * width * 0.8, radius * width, radius * width),
    });
  }
  pieces.push({ role: "floor", points: rect(x - 20, floor, width + 40, y + height - floor + 20) });
  pieces.push({ role: "wood", points: rect(x - 20, floor, width + 40, width * 0.03) });
  return pieces;
}

const parlour = (area: Area): Piece[] => [
  back(area, "wall"),
  ...window(area, 0.1),
  ...boards(area),
  {
    role: "wood",
    points: rect(area.x - 20, area.floor - area.width * 0.03, area.width + 40, area.width * 0.03),
  },
];

const builders: Record<Room, (area: Area, dice: Random) => Piece[]> = {
  stage,
  library,
  kitchen,
  cellar,
  parlour,
  table,
};

/** The room as a stage's carpenter would build it: flat pieces, one before the other. */
export const setOf = (room: Room, area: Area, dice: Random): Piece[] => builders[room](area, dice);

/** Light and seams have no line around them. */
const unlined = new Set<Role>(["seam", "light", "beam"]);

/** Every piece in its ink, and within a line where the style has one; what has no ink is left out. */
export function paintSet(
  context: SKRSContext2D,
  pieces: readonly Piece[],
  inks: Partial<Record<Role, Color>>,
  line?: { color: Color; width: number },
) {
  context.lineJoin = "round";
  for (const { role, points } of pieces) {
    const ink = inks[role];
    if (!ink) continue;
    polygon(context, points);
    context.fillStyle = css(ink);
    context.fill();
    if (!line || unlined.has(role)) continue;
    context.strokeStyle = css(line.color);
    context.lineWidth = line.width;
    context.stroke();
  }
}
