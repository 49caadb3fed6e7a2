import { GOLD, IVORY, RED } from "./costume-parts.ts";
import { blob, both, limb, oval, type Piece } from "./pen.ts";
import { type Headgear, isHidden, type Who } from "./who.ts";

// What those have on their heads in a portrait who are known by it.

type Worn = readonly (readonly [path: string, color?: string])[];

const DARK = "#22242a";

const all = (color: string | undefined, ...paths: string[]): Worn =>
  paths.map((path) => (color ? ([path, color] as const) : ([path] as const)));

const dome = blob("30.6,36! 31,24 38,13.6 50,10 62,13.6 69,24 69.4,36! 60,31 50,29.6 40,31");

const headgear: Record<Headgear, Worn> = {
  helm: [
    ...all(RED, blob("47,13! 40,2 50,-7 66,-8 79,2 84,24! 76,14 66,11 54,13!")),
    ...all(undefined, blob("50,9 64,13 71.4,28 70,50 62,66! 50,71 38,66! 30,50 28.6,28 36,13")),
    ...all("#e9eef2", limb("50,10,0.9 50,34,1.2"), limb("37,17,0.6 33.4,27,1 33.6,33,0.4")),
    ...all("#7b838d", limb("29.4,46,0.9 50,50,1.1 70.6,46,0.9"), limb("50,44,0.5 50,69,0.8")),
    ...all(DARK, limb("33.4,38,1.6 50,39.6,1.9 66.6,38,1.6")),
    ...all(DARK, ...[54.6, 59, 63.4].flatMap((x) => both(limb(`${x},54,0.8 ${x - 0.6},61,0.8`)))),
    ...all(GOLD, ...[46, 54, 61].flatMap((x) => both(oval(x + 6, 46.8 - (x - 46) * 0.05, 0.8)))),
  ],
  kabuto: [
    ...all("#2b2733", ...both(blob("64,29! 72,36 82,56! 74,57 68,54 65.4,46!"))),
    ...all(RED, ...both(limb("70,38,0.7 76,52,0.7")), ...both(limb("73.4,38,0.7 79.6,53,0.7"))),
    ...all(GOLD, ...both(blob("50,27! 60,23 70,8 70,-8! 77.4,6 72,22 60,30.4 50,32!"))),
    ...all("#2b2733", dome),
    ...all("#4a4356", ...both(limb("55,11.4,0.4 58,20,0.5 60,29,0.4")), limb("50,10.4,0.4 50,24,0.5")),
    ...all(GOLD, limb("30,36,1.5 40,31.6,1.8 50,30.2,2 60,31.6,1.8 70,36,1.5"), oval(50, 26, 3.6)),
    ...all(RED, limb("33.6,38,0.9 37,54,0.8 46,63.4,0.8 50,64.4,1 54,63.4,0.8 63,54,0.8 66.4,38,0.9")),
  ],
  tricorn: [
    ...all(undefined, blob("10,27! 24,20 33,5 50,1 67,5 76,20 90,27! 68,30 50,24.6 32,30")),
    ...all(GOLD, limb("12,26.6,0.9 32,28.8,1.1 50,23.6,1.1 68,28.8,1.1 88,26.6,0.9")),
    ...all(
      IVORY,
      oval(50, 12, 4.6, 4.2),
      limb("48.6,16,1.5 51.4,16,1.5"),
      ...both(limb("42.6,17.6,0.8 57,20.4,0.8")),
    ),
    ...all(DARK, ...both(oval(51.8, 12, 1.2))),
  ],
  horned: [
    ...all(IVORY, ...both(limb("66,24,5 78,20,4.6 85,9,3.2 84,-5,0.6"))),
    ...all("#b9ad92", ...both(limb("73,17,0.5 74.6,26,0.5")), ...both(limb("79,12.4,0.4 82.4,19,0.4"))),
    ...all(undefined, dome),
    ...all(
      GOLD,
      limb("50,10.4,1.9 50,30,2"),
      limb("30.6,35,2.2 40,31,2.4 50,29.8,2.4 60,31,2.4 69.4,35,2.2"),
    ),
    ...all("#8a6418", ...[37, 43.6].flatMap((x) => both(oval(x, 32.4 - (x - 37) * 0.2, 0.8)))),
  ],
  halo: all(
    undefined,
    limb("34,4,1.4 39,0.6,1.4 50,-0.8,1.4 61,0.6,1.4 66,4,1.4 61,7.4,1.4 50,8.8,1.4 39,7.4,1.4 34,4,1.4"),
  ),
  cowl: [
    ...all(undefined, blob("65,32! 78,28 90,33! 83,37 90,46! 76,42 66,38!")),
    ...all(undefined, blob("50,10 64,14 71,28 69,48 64,60 72,78! 28,78! 36,60 31,48 29,28 36,14")),
  ],
  helmet: [
    ...all(undefined, blob("27,37! 28,22 37,11 50,8 63,11 72,22 73,37! 62,32 50,30.4 38,32")),
    ...all("#3a3026", ...both(limb("67.6,36,0.7 66.6,50,0.8 58,61,0.8 50,63,0.9"))),
  ],
  bells: [
    ...all(RED, blob("31,38! 30,24 20,12 6,19! 9,2 33,-2 50,14! 50,27! 40,29")),
    ...all("#e0b02c", blob("69,38! 70,24 80,12 94,19! 91,2 67,-2 50,14! 50,27! 60,29")),
    ...all("#3f8a4a", blob("39,22! 41,2 50,-7! 59,2 61,22! 50,27")),
    ...all(GOLD, oval(6, 21, 3.6), oval(94, 21, 3.6), oval(50, -8, 3.4)),
  ],
  wig: all(
    undefined,
    ...both(oval(71, 38, 9)),
    ...both(oval(73, 27, 9)),
    ...both(oval(67, 17, 8.4)),
    ...both(oval(69, 48, 7)),
  ),
  crest: [
    ...all(RED, blob("42,14! 38,-2 50,-8 62,-2 58,14!")),
    ...all("#8f2420", limb("50,-6,0.5 50,12,0.6"), ...both(limb("54,-4,0.4 54.4,12,0.5"))),
    ...all(undefined, dome, ...both(blob("69.4,34! 70,46 66,58 59,62! 62,50 63.4,38 60,31!"))),
    ...all("#8d6526", limb("30.8,35,0.9 40,31,1 50,29.6,1 60,31,1 69.2,35,0.9")),
  ],
  cone: all(undefined, blob("29,39! 30,25 39,3 57,-17! 61,2 70,25 71,39! 61,32 50,29.6 39,32")),
};

const isHeadgear = (hat: Who["hat"]): hat is Headgear => hat !== undefined && Object.hasOwn(headgear, hat);

export function bustHeadgear(who: Who): Piece[] | undefined {
  const { hat } = who;
  if (!isHeadgear(hat)) return undefined;
  return headgear[hat].map(([path, color]) => ({
    of: !color && isHidden(who) ? "coat" : "hat",
    path,
    ...(color && { color }),
  }));
}
