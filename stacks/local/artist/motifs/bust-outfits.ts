import { BONE, deep, FUR, GOLD, LEATHER, lit, RED, trim, WHITE } from "./costume-parts.ts";
import { blob, both, box, limb, oval, type Piece, poly } from "./pen.ts";
import type { Guise, Who } from "./who.ts";

// What those have on in a portrait who are known by it, over their coat, behind it and on their face.

const over = (of: Piece["of"], color: string, ...paths: string[]): Piece[] =>
  paths.map((path) => ({ of, color, path }));

const outfits: Record<Guise, Piece[]> = {
  armour: [
    ...deep(blob("34,69! 66,69! 72,79 50,86 28,79")),
    ...lit(
      ...both(blob("66,76! 82,74 94,84 97,100! 72,100! 68,88")),
      blob("36,84! 50,87 64,84! 66,100! 34,100!"),
    ),
    ...deep(
      ...both(limb("72,84,0.5 82,82,0.7 95,90,0.5")),
      ...both(limb("71.4,92,0.5 84,90,0.7 97,97,0.5")),
      limb("50,88,0.4 50,100,0.6"),
    ),
  ],
  lacquer: [
    ...deep(...both(poly("64,75 92,80 98,100 70,100"))),
    ...trim(
      RED,
      ...[81, 87, 93, 98.6].flatMap((y) =>
        both(limb(`${65 + (y - 75) * 0.24},${y},0.9 ${91 + (y - 78) * 0.3},${y + 2},0.9`)),
      ),
      ...[86, 92, 98].map((y) => limb(`36,${y},0.9 64,${y},0.9`)),
    ),
    ...trim(WHITE, poly("41,68 50,79 59,68 62,71 50,86 38,71")),
    ...trim(GOLD, ...both(oval(62, 79, 2.2))),
  ],
  frock: [
    ...trim(WHITE, poly("40,67 60,67 61,100 39,100"), ...both(blob("51,71! 58,70 62,77 56,80!"))),
    ...trim(LEATHER, limb("66,72,2.4 50,90,2.6 42,100,2.4")),
    ...deep(...both(blob("61,69! 70,74 74,84 64,100! 61,100! 62,84"))),
    ...trim(
      GOLD,
      ...both(limb("61.4,70,0.8 63,84,0.9 61.6,100,0.8")),
      ...both(oval(68, 82, 1.6)),
      ...both(oval(66.6, 91, 1.6)),
      ...both(limb("76,76,1 92,84,1.1")),
    ),
  ],
  tunic: [
    ...lit(poly("33,71 42,67 50,75 58,67 67,71 72,82 62,78 56,88 50,79 44,88 38,78 28,82")),
    ...trim(GOLD, oval(50, 79, 2)),
  ],
  furs: [
    ...trim(FUR, limb("14,82,6 30,76,7 42,77,7 50,80,7 58,77,7 70,76,7 86,82,6")),
    ...trim(
      "#7f6747",
      ...[18, 27, 36, 45].flatMap((x) =>
        both(limb(`${x},${80 - Math.abs(x - 30) * 0.1},0.3 ${x + 2},86,0.6`)),
      ),
    ),
    ...trim(GOLD, oval(50, 86, 3.2)),
  ],
  cuirass: [
    ...trim("#c0924a", blob("33,74! 42,79 50,81 58,79 67,74! 71,86 70,100! 30,100! 29,86")),
    ...trim("#8d6526", limb("50,84,0.5 50,100,0.6"), ...both(limb("52,96,0.4 60,98,0.7 67,92,0.4"))),
    ...trim(RED, ...both(blob("66,74! 80,77 92,85 88,92 72,84"))),
  ],
  tights: [
    ...trim("#ecc12e", poly("34,84 66,84 71,92 62,100 38,100 29,92")),
    ...trim(
      "#c8321e",
      poly("50,85 52.6,91 59.4,91.4 54,95.4 56,101 50,97.6 44,101 46,95.4 40.6,91.4 47.4,91"),
    ),
  ],
  wraps: [
    ...lit(limb("41,68,0.9 50,82,1.2 60,98,0.9"), limb("59,68,0.9 54,77,1.1")),
    ...trim(RED, limb("38,99,1.2 62,99,1.2")),
  ],
  uniform: [
    ...deep(
      ...both(poly("52,74 58,68 66,78 56,86")),
      ...both(box(62, 88, 13, 11)),
      ...both(limb("70,75.6,2 86,81.6,2.2")),
    ),
    ...trim(GOLD, oval(50, 90, 1.4), oval(50, 97, 1.4), ...both(oval(82, 80.4, 1.2))),
  ],
  motley: [
    ...trim("#e0b02c", blob("50,72! 60,73 78,75.4 91,83 96,100! 50,100!")),
    ...trim("#3f8a4a", poly("22,78 40,67 60,67 78,78 73,92 63,82 57,96 50,82 43,96 37,82 27,92")),
    ...trim(GOLD, oval(27, 93, 2.4), oval(43, 97, 2.4), oval(57, 97, 2.4), oval(73, 93, 2.4)),
  ],
  ruff: [
    ...trim(
      "#3f7ac0",
      ...[
        [20, 88],
        [80, 92],
        [34, 97],
        [70, 84],
        [88, 99],
      ].map(([x = 0, y = 0]) => oval(x, y, 3)),
    ),
    ...trim(
      WHITE,
      ...[-28, -21, -14, -7, 0, 7, 14, 21, 28].map((x) => oval(50 + x, 68 + (784 - x * x) * 0.014, 6.6, 6.2)),
    ),
    ...trim(RED, oval(50, 95, 4)),
  ],
  tails: [
    ...trim(WHITE, poly("39,68 61,68 56,100 44,100")),
    ...trim(RED, poly("43,84 50,77 57,84 56,100 44,100"), ...both(blob("59,67! 76,44 88,50! 82,66 66,84!"))),
    ...trim(GOLD, oval(50, 82, 2.4)),
  ],
  bones: trim(
    BONE,
    limb("50,66,2 50,100,2.2"),
    ...both(limb("50,74,1.5 64,73,1.7 84,80,1.5")),
    ...[82, 89, 96].flatMap((y) => both(limb(`50,${y + 2},1.5 62,${y - 2},1.7 72,${y + 3},1.3`))),
  ),
  harness: [
    ...trim("#e0742a", ...both(limb("62,72,1.9 63,86,2 60,100,1.9")), limb("37,92,1.7 63,92,1.7")),
    ...trim("#e8d25a", limb("78,76,1.7 56,88,1.8 40,100,1.7"), limb("82,78,1.6 60,91,1.7 46,101,1.6")),
  ],
  tail: [
    ...over("skin", "", blob("41,67! 62,71 78,75.4 91,83 96,100! 4,100! 9,83 22,75.4 38,71 59,67!")),
    ...over("dark", "#c46a92", ...both(oval(61, 99, 10, 9.4)), limb("28,92,1 50,97,1.2 72,92,1")),
  ].map(({ color, ...piece }) => (color ? { ...piece, color } : piece)),
};

export function bustOutfit({ wear, sex }: Who): Piece[] | undefined {
  if (!wear || !Object.hasOwn(outfits, wear)) return undefined;
  const outfit = outfits[wear as Guise];
  return wear === "tail" && sex === "man" ? outfit.slice(0, 1) : outfit;
}

const feathers = [
  "62,82,0.5 80,56,1 96,34,0.5",
  "64,86,0.5 82,66,1 97,54,0.5",
  "66,90,0.5 84,78,1 96,74,0.5",
];

const backs: Record<NonNullable<Who["back"]>, Piece[]> = {
  wings: [
    ...over(
      "behind",
      WHITE,
      ...both(blob("58,84! 66,60 80,36 97,18! 101,36 99,56! 101,70 97,86! 92,100 70,100!")),
    ),
    ...over("behind", "#c2c8d2", ...feathers.flatMap((line) => both(limb(line)))),
  ],
  gauze: [
    ...over(
      "behind",
      "#cfe6ee",
      ...both(blob("60,82! 66,56 82,30 98,24! 102,44 90,68 70,84!")),
      ...both(blob("64,86! 80,78 98,80 101,96! 84,100 68,98!")),
    ),
    ...over(
      "behind",
      "#8fb8c8",
      ...both(limb("64,80,0.4 80,56,0.8 96,32,0.4")),
      ...both(limb("66,82,0.4 82,66,0.7 94,54,0.4")),
    ),
  ],
  cape: over("trim", RED, ...both(blob("60,71! 78,75.4 91,83 96,100! 78,100! 74,86 63,78"))),
  cloak: over("behind", "#3a2f33", ...both(blob("50,66! 74,70 92,78 99,100! 50,100!"))),
};

export const bustBack = ({ back }: Who): Piece[] => (back ? backs[back] : []);

/** Over a face, whose eyes are so high. */
export function bustMask({ mask }: Who, y: number): Piece[] {
  const masks: Record<NonNullable<Who["mask"]>, () => Piece[]> = {
    mask: () =>
      over(
        "dark",
        RED,
        blob(
          `32.6,${y - 4} 42,${y - 7} 50,${y - 4.4} 58,${y - 7} 67.4,${y - 4} 66.6,${y + 4} 58,${y + 6.4} 50,${y + 2.4} 42,${y + 6.4} 33.4,${y + 4}`,
        ),
      ),
    patch: () =>
      over(
        "held",
        "#1e1c20",
        oval(57.7, y + 0.2, 6, 5.8),
        limb(`33,${y - 10},0.9 56,${y - 3},1 68,${y + 4},0.9`),
      ),
    paint: () => [
      ...over("dark", WHITE, ...both(oval(57.7, y, 6, 7.4)), oval(50, 55.6, 11, 5.2)),
      ...over("hat", "#d83a26", oval(50, 49, 4.6)),
      ...over("dark", RED, limb("41,54,1.2 50,58.6,1.8 59,54,1.2")),
    ],
    fangs: () => over("glint", "#ffffff", ...both(poly("53,56.6 55.4,56 54.4,60.4"))),
    skull: () => [
      ...over(
        "line",
        "#1c1a1e",
        ...both(oval(57.8, y + 0.6, 5.4, 5.8)),
        poly("50,46.4 53,52 47,52"),
        limb("39,57,0.5 50,58.4,0.5 61,57,0.5"),
      ),
      ...over(
        "line",
        "#1c1a1e",
        ...[41, 44, 47].flatMap((x) => both(limb(`${x},54.6,0.4 ${x},60,0.4`))),
        limb("50,55,0.4 50,61,0.4"),
      ),
    ],
  };
  return mask ? masks[mask]() : [];
}
