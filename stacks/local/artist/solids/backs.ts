import type { Who } from "../motifs/who.ts";
import { over } from "./outfit-parts.ts";
import { board, type Part, type Point, pipe } from "./parts.ts";
import type { Stuff } from "./stuffs.ts";

// What is behind somebody's shoulders.

/** Of what stands behind somebody: a half of it, or all. */
const sheet = (at: Point, points: string, of: Stuff, turn: number, both = false): Part =>
  board(at, points, 0.09, { of, bent: true, turn: [0, turn, 0], ...(both && { both }) });

const backs: Record<NonNullable<Who["back"]>, (chest: Point) => Part[]> = {
  wings: (chest) => [
    sheet(
      over(chest, -0.62, 0, 0.2),
      "0,.4 .9,1.4 2,2.3 3.1,2.2 3,.9 2.6,-.4 2.1,-1.5 1.7,-2.4 1.3,-1.7 .7,-.9 .1,-.5",
      "plumes",
      -72,
      true,
    ),
  ],
  gauze: (chest) => [
    sheet(over(chest, -0.6, 0.1, 0.1), "0,.1 .8,1.4 1.8,2.3 2.7,2 2.6,.9 1.6,.1", "gauze", -74, true),
    sheet(over(chest, -0.6, -0.2, 0.1), "0,.1 1.2,0 2,-.8 2,-1.7 1.3,-2 .6,-1.2", "gauze", -74, true),
  ],
  cape: (chest) => cape(chest, "red"),
  cloak: (chest) => cape(chest, "dark"),
};

const cape = (chest: Point, of: Stuff): Part[] => [
  board(
    over(chest, -0.5, 0.5),
    "-.7,.1 .7,.1 1,-1.4 1.35,-3.4 1.7,-5.3 .8,-5.1 0,-5.4 -.8,-5.1 -1.7,-5.3 -1.35,-3.4 -1,-1.4",
    0.13,
    { of, bent: true, turn: [0, 90, -7] },
  ),
  ...pipe(
    [over(chest, -0.3, 0.52, -0.7), over(chest, 0.1, 0.6, -0.62), over(chest, 0.5, 0.2, -0.3)],
    0.2,
    0.1,
    { of, into: 0.1, both: true },
  ),
];

export const behind = ({ back }: Who, chest: Point): Part[] => (back ? backs[back](chest) : []);
