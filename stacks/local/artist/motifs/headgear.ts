import { GOLD, IVORY, RED } from "./costume-parts.ts";
import { type Head, on } from "./head.ts";
import { blob, limb, oval, type Piece } from "./pen.ts";
import { type Headgear, isHidden, type Who } from "./who.ts";

// What those have on their heads who are known by it.

type Worn = readonly (readonly [path: string, color?: string])[];

const mirrored = (points: string) =>
  points.replace(/(^| )(-?)([\d.]+),/g, (_, gap, minus, x) => `${gap}${minus ? "" : "-"}${x},`);

const dome = "-7,-2! -6.7,-6 -3.6,-9.4 0,-10 3.6,-9.4 6.7,-6 7,-2!";
const horn = "6,-5.4,1.9 10,-6.8,1.7 12.4,-10.4,1.2 12,-15,0.4";
const moon = "0,-4.2! 4,-5.6 8,-11 7.4,-17.4! 11,-12 9,-5.6 4,-2.8 0,-2.2!";
const neckGuard = "5.4,-3.4! 9,0 12,6! 8,5.6 5.6,4!";

const headgear: Record<Headgear, (at: (points: string) => string) => Worn> = {
  helm: (at) => [
    [blob(at("-1,-8! -3.4,-13 0,-17.4 6,-18 11,-14 12.4,-6! 9.4,-9.4 5,-10.4 1.4,-8!")), RED],
    [blob(at("0,-9 5.4,-7.4 7.4,-2 6.8,5 4.2,9.4! -4.2,9.4! -6.8,5 -7.4,-2 -5.4,-7.4"))],
    [limb(at("0,-8.6,0.5 0,-2.4,0.6")), "#e9eef2"],
    [limb(at("-6.9,1.6,0.5 0,2.6,0.6 6.9,1.6,0.5")), "#7b838d"],
    [limb(at("-5.6,-0.8,0.85 0,-0.4,0.95 5.6,-0.8,0.85")), "#22242a"],
    ...[1.6, 3.2, 4.8].map((x) => [limb(at(`${x},4.6,0.34 ${x * 0.94},7,0.34`)), "#22242a"] as const),
  ],
  kabuto: (at) => [
    ...[neckGuard, mirrored(neckGuard)].map((side) => [blob(at(side)), "#2b2733"] as const),
    ...[moon, mirrored(moon)].map((side) => [blob(at(side)), GOLD] as const),
    [blob(at(dome)), "#2b2733"],
    [limb(at("-7.4,-2,0.9 0,-3.4,1.1 7.4,-2,0.9")), GOLD],
    [oval(...middle(at, "0,-4.6"), 1.7), GOLD],
    ...["8,1.4,0.4 10.4,4.6,0.4", mirrored("8,1.4,0.4 10.4,4.6,0.4")].map(
      (line) => [limb(at(line)), RED] as const,
    ),
  ],
  tricorn: (at) => [
    [blob(at("-13,-3.6! -8.4,-6 -6,-11.6 0,-13 6,-11.6 8.4,-6 13,-3.6! 6,-2.8 0,-4.8 -6,-2.8"))],
    [limb(at("-12.4,-4,0.4 -6,-3.4,0.5 0,-5.4,0.5 6,-3.4,0.5 12.4,-4,0.4")), GOLD],
    [oval(...middle(at, "0,-8.8"), 1.8, 1.6), IVORY],
    [limb(at("-2.6,-6.6,0.4 2.6,-5.8,0.4")), IVORY],
  ],
  horned: (at) => [
    ...[horn, mirrored(horn)].map((side) => [limb(at(side)), IVORY] as const),
    [blob(at(dome))],
    [limb(at("0,-9.4,0.8 0,-3,0.8")), GOLD],
    [limb(at("-6.8,-2.6,0.9 0,-3.6,1 6.8,-2.6,0.9")), GOLD],
  ],
  halo: (at) => [
    [
      limb(
        at(
          "-6,-12.4,0.62 -4,-13.7,0.62 0,-14.2,0.62 4,-13.7,0.62 6,-12.4,0.62 4,-11.2,0.62 0,-10.8,0.62 -4,-11.2,0.62 -6,-12.4,0.62",
        ),
      ),
    ],
  ],
  cowl: (at) => [
    [blob(at("6,-3! 11,-4 15,-1.4! 12,0 15,3.4! 9,2 6,-0.6!"))],
    [blob(at("0,-8 5.2,-6.4 6.8,-1 6.2,4.4 4.6,9 6,13! -6,13! -4.6,9 -6.2,4.4 -6.8,-1 -5.2,-6.4"))],
  ],
  helmet: (at) => [
    [blob(at("-8,-1.2! -7.4,-6.4 -4,-9.8 0,-10.4 4,-9.8 7.4,-6.4 8,-1.2! 4,-2.6 0,-3 -4,-2.6"))],
    [limb(at("-6.2,-1,0.3 -5.4,4,0.34 -2,7.4,0.3")), "#3a3026"],
  ],
  bells: (at) => [
    [blob(at("-6.8,0! -6.6,-5 -11,-9 -15,-6.6! -14.4,-13.6 -6,-14 0,-8! 0,-3! -4,-3")), RED],
    [blob(at("6.8,0! 6.6,-5 11,-9 15,-6.6! 14.4,-13.6 6,-14 0,-8! 0,-3! 4,-3")), "#e0b02c"],
    [blob(at("-4,-7! -3.4,-13 0,-17! 3.4,-13 4,-7! 0,-5.6")), "#3f8a4a"],
    ...["-15,-6", "15,-6", "0,-17.6"].map((spot) => [oval(...middle(at, spot), 1.5), GOLD] as const),
  ],
  wig: (at) =>
    ["-7.4,-0.6", "7.4,-0.6", "-8.2,-4.6", "8.2,-4.6", "-6,-7.6", "6,-7.6"].map(
      (spot) => [oval(...middle(at, spot), 3.6)] as const,
    ),
  crest: (at) => [
    [blob(at("-3,-8! -4.4,-13.6 0,-15.4 4.4,-13.6 3,-8!")), RED],
    [blob(at(`${dome} 6.4,5! 4.2,6! 4.4,-2.6 0,-3.4 -4.4,-2.6 -4.2,6! -6.4,5!`))],
  ],
  cone: (at) => [[blob(at("-7.2,-1! -6.6,-6 -3.4,-15 3.4,-23! 4.6,-13 6.6,-6 7.2,-1! 0,-3.6"))]],
};

/** A single point, as a head has it. */
function middle(at: (points: string) => string, spot: string): [x: number, y: number] {
  const [x = 0, y = 0] = at(spot).split(",").map(Number);
  return [x, y];
}

const isHeadgear = (hat: Who["hat"]): hat is Headgear => hat !== undefined && Object.hasOwn(headgear, hat);

/** What is put on a head. */
export function headgearOn(head: Head): Piece[] | undefined {
  const { hat } = head.who;
  if (!isHeadgear(hat)) return undefined;
  return headgear[hat]((points) => on(head, points)).map(([path, color]) => ({
    // Of one piece with what they wear.
    of: !color && isHidden(head.who) ? "coat" : "hat",
    path,
    ...(color && { color }),
  }));
}
