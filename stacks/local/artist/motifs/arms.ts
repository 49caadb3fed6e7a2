import { GOLD } from "./costume-parts.ts";
import { blob, box, limb, oval, type Piece, poly } from "./pen.ts";
import type { Who } from "./who.ts";

// What somebody has in their hands as they stand, from where a hand is.

const STEEL = "#c3cad2";
const IRON = "#7d858e";
const WOOD = "#7a5230";

type Part = readonly [color: string, path: string];
type At = (points: string) => string;

const from =
  (x: number, y: number): At =>
  (points) =>
    points.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, dx, dy) => `${x + Number(dx)},${y + Number(dy)}`);

const held: Record<NonNullable<Who["held"]>, (at: At) => Part[]> = {
  sword: (at) => [
    [STEEL, poly(at("-1.5,4 1.5,4 1.2,31 0,35.6 -1.2,31"))],
    ["#eef2f5", limb(at("0,5,0.25 0,31,0.3"))],
    [GOLD, limb(at("-6,3.6,1 0,3.4,1.1 6,3.6,1"))],
    [WOOD, limb(at("0,2.6,1 0,-4,0.9"))],
    [GOLD, oval(...spot(at, "0,-5.4"), 1.7)],
  ],
  katana: (at) => [
    [STEEL, blob(at("-1,-4! 0.8,-18 4,-34 7.4,-44! 5.8,-33 3,-18 1.4,-4!"))],
    [GOLD, limb(at("-2.6,-3.2,0.8 2.8,-3.6,0.8"))],
    ["#26222a", limb(at("0,-2.6,1.1 -0.8,7,1"))],
  ],
  cutlass: (at) => [
    [STEEL, blob(at("-1.2,-4! 0,-16 4,-27 11,-35! 10,-25 6,-14 2,-4!"))],
    [GOLD, limb(at("-3,-3.6,0.9 3.4,-3.8,0.9"))],
    [GOLD, limb(at("3.2,-3.6,0.6 4.2,0.6,0.7 1,3.6,0.6"))],
    [WOOD, limb(at("0,-3,1 -0.4,4,0.9"))],
  ],
  axe: (at) => [
    [WOOD, limb(at("0.4,35,1 0.4,-36,0.9"))],
    [STEEL, blob(at("0.4,-34.6! 6,-34 13,-39.6! 15.4,-30.4 12.6,-21! 6,-27.4 0.4,-27.6!"))],
    ["#eef2f5", limb(at("13.2,-38.6,0.4 14.9,-30.4,0.6 12.6,-22,0.4"))],
    [IRON, box(...spot(at, "-1.6,-35.4"), 4, 8.4)],
  ],
  trident: (at) => [
    [GOLD, limb(at("0.4,35,0.9 0.4,-40,0.8"))],
    [GOLD, limb(at("-5,-42,0.6 -5,-35,0.8 0.4,-31,0.9 5.8,-35,0.8 5.8,-42,0.6"))],
    [GOLD, limb(at("0.4,-38,0.8 0.4,-45,0.4"))],
  ],
  wand: (at) => [
    ["#e8e0d0", limb(at("-0.6,5,0.7 3.4,-14,0.6"))],
    [
      GOLD,
      poly(at("3.8,-22 5.2,-18 9.4,-18 6,-15.4 7.4,-11.4 3.8,-13.8 0.2,-11.4 1.6,-15.4 -1.8,-18 2.4,-18")),
    ],
  ],
};

const shields: Record<NonNullable<Who["shield"]>, (at: At) => Part[]> = {
  heater: (at) => [
    ["#9aa3ad", blob(at("-10,-14! 0,-15.6 10,-14! 10,0 6,10 0,15.6! -6,10 -10,0"))],
    ["#a8282c", blob(at("-8.4,-12.4! 0,-13.8 8.4,-12.4! 8.4,0 5,8.4 0,13! -5,8.4 -8.4,0"))],
    [
      "#f4f1ea",
      poly(
        at(
          "-1.7,-13 1.7,-13 1.7,-4.6 8.2,-4.6 8.2,-1.2 1.7,-1.2 1.7,11 -1.7,11 -1.7,-1.2 -8.2,-1.2 -8.2,-4.6 -1.7,-4.6",
        ),
      ),
    ],
  ],
  round: (at) => [
    [IRON, oval(...spot(at, "0,0"), 12.6)],
    ["#8f3230", oval(...spot(at, "0,0"), 11.2)],
    ["#e2cf9a", poly(at("0,0 -7.8,-7.8 0,-11 7.8,-7.8"))],
    ["#e2cf9a", poly(at("0,0 -7.8,7.8 0,11 7.8,7.8"))],
    [IRON, oval(...spot(at, "0,0"), 3.4)],
    [STEEL, oval(...spot(at, "-0.6,-0.7"), 1.8)],
  ],
};

function spot(at: At, point: string): [x: number, y: number] {
  const [x = 0, y = 0] = at(point).split(",").map(Number);
  return [x, y];
}

/** In the hand to the right, and on the arm to the left. */
export function inHands(who: Who, reach: number): Piece[] {
  const [hand, arm] = [from(50 + reach, 59), from(50 - reach, 52)];
  const drawn = (of: Piece["of"], parts: Part[]) =>
    parts.map(([color, path]): Piece => ({ of, color, path }));
  return [
    ...(who.held ? drawn("trim", held[who.held](hand)) : []),
    ...(who.shield ? drawn("held", shields[who.shield](arm)) : []),
  ];
}

const gloves: Partial<Record<NonNullable<Who["wear"]>, string>> = {
  ...{ armour: "#878f99", tights: "#b8322e", wraps: "#33333d", ruff: "#f4f1ea", bones: "#ece6d8" },
};

/** A hand, bare or not. */
export const gloved = ({ wear }: Who, path: string): Piece => {
  const color = wear && gloves[wear];
  return { of: "skin", path, ...(color && { color }) };
};
