import type { Who } from "../motifs/who.ts";
import type { Limb } from "./clothes.ts";
import { ball, type Part, type Point, pipe, ring, rod } from "./parts.ts";
import { type Pose, somebody } from "./somebody.ts";

// People at their sport, by the joints of their drawings.

const UNIT = 0.09;
/** A point of a drawing of a hundred, so far aside. */
const at = (x: number, y: number, z = 0): Point => [(x - 50) * UNIT, (95 - y) * UNIT, z];

/** Three points as "x,y x,y x,y", from near the middle to so far aside. */
const jointsOf = (text: string, from = 0, to = from): Limb =>
  text.split(" ").map((point, n) => {
    const [x = 0, y = 0] = point.split(",").map(Number);
    return at(x, y, from + ((to - from) * n) / 2);
  }) as unknown as Limb;

/** By hip, chest and head; by arms and legs, the far ones first. */
function pose(
  who: Who,
  trunk: string,
  [farArm, arm]: Both,
  [farLeg, leg]: Both,
  { hands = 0.7, ...more }: Partial<Pose> & { hands?: number } = {},
): Part[] {
  const [hip, chest, head] = jointsOf(trunk);
  return somebody({
    ...{ hip, chest, head, astride: true, who },
    arms: [jointsOf(farArm, -0.62, -hands), jointsOf(arm, 0.62, hands)],
    legs: [jointsOf(farLeg, -0.3, -0.5), jointsOf(leg, 0.3, 0.5)],
    ...more,
  });
}
type Both = readonly [far: string, near: string];

const apart: Both = ["47,54 38,75 35,92", "53,54 62,75 65,92"];

const behind: Both = ["48,28 36,34 31,21", "52,28 44,33 32,23"];

export const athletes = {
  golfer: (who) => [
    ...pose(who, "50,50 51,31 53,14", behind, apart, { hands: 0.14 }),
    ...pipe([at(31, 21), at(20, 10), at(10, 5)], 0.07, 0.05, { of: "steel" }),
    ball(at(9, 5), 0.3, 0.2, 0.16, { of: "iron" }),
    ball(at(84, 92.6), 0.17, 0.17, 0.17, { of: "white" }),
  ],
  batter: (who) => [
    ...pose(who, "50,50 51,31 53,14", behind, apart, { hands: 0.14 }),
    rod(at(32, 25), at(22, 1), 0.09, 0.24, { of: "wood" }),
    ball(at(90, 42), 0.2, 0.2, 0.2, { of: "white" }),
  ],
  boxer: (who) => [
    ...pose(
      who,
      "50,50 52,31 54,14",
      ["50,28 66,32 80,27", "50,28 54,43 64,33"],
      ["53,54 63,75 64,92", "47,54 38,76 33,92"],
      { bare: true },
    ),
    ball(at(83, 26.4, -0.7), 0.44, 0.4, 0.4, { of: "red" }),
    ball(at(66.6, 32, 0.7), 0.44, 0.4, 0.4, { of: "red" }),
  ],
  runner: (who) =>
    pose(
      who,
      "47,52 55,32 60,15",
      ["54,29 43,40 35,53", "56,29 63,45 77,38"],
      ["50,56 67,63 63,88", "46,56 38,74 18,76"],
    ),
  surfer: (who) => [
    ...pose(
      who,
      "46,60 55,42 60,25",
      ["53,39 38,35 23,30", "57,39 70,43 83,35"],
      ["44,63 34,75 30,88", "48,63 63,72 62,88"],
    ),
    ...pipe([at(4, 86), at(30, 92), at(66, 92), at(97, 84)], 0.3, 0.3, { of: "horn", into: 0.2 }).map(
      (part) => ({
        ...part,
        reach: [part.reach[0], part.reach[1], 0.8] as Point,
        near: (x: number, y: number, z: number) => part.near(x, y, z * 0.42),
      }),
    ),
  ],
  "soccer-player": (who) => [
    ...pose(
      who,
      "45,52 44,32 45,15",
      ["44,29 31,39 21,31", "46,29 60,39 67,50"],
      ["44,56 41,76 38,92", "47,56 64,68 80,80"],
    ),
    ball(at(95, 88, 0.4), 0.52, 0.52, 0.52, { of: "white" }),
  ],
  "tennis-player": (who) => [
    ...pose(
      who,
      "42,52 41,32 42,15",
      ["40,29 28,40 20,32", "42,29 57,40 68,33"],
      ["40,56 28,75 20,90", "44,56 58,72 58,91"],
      { trousers: "white" },
    ),
    rod(at(68, 33, 0.7), at(76, 24, 0.7), 0.08, 0.07, { of: "wood" }),
    ring(at(83, 16, 0.7), 0.8, 0.09, { of: "wood", turn: [90, 0, 0] }),
    ball(at(95, 40, 0.4), 0.2, 0.2, 0.2, { of: "white" }),
  ],
  "basketball-player": (who) => [
    ...pose(
      who,
      "49,64 48,45 49,28",
      ["47,42 35,54 41,63", "50,42 63,32 66,18"],
      ["47,67 37,80 28,92", "51,67 67,73 62,90"],
      { bare: true },
    ),
    ball(at(67.6, 10, 0.7), 0.66, 0.66, 0.66, { of: "roof" }),
  ],
  skier: (who) => [
    ...pose(
      { hat: "scarf", ...who },
      "42,65 52,47 59,31",
      ["53,44 59,58 70,53", "55,44 61,58 72,53"],
      ["42,68 59,74 50,91", "44,68 61,74 52,91"],
    ),
    ...pipe([at(12, 94.5, 0.5), at(84, 94.5, 0.5), at(96, 90, 0.5)], 0.12, 0.1, { of: "red", both: true }),
    rod(at(71, 53, 0.7), at(18, 68, 0.8), 0.05, 0.04, { of: "steel", both: true }),
  ],
  yogi: (who) =>
    somebody({
      hip: at(50, 85),
      chest: at(50, 66),
      head: at(51, 49),
      arms: [
        [at(50, 62, -0.62), at(54, 76, -1.2), at(60, 86, -1.5)],
        [at(50, 62, 0.62), at(54, 76, 1.2), at(60, 86, 1.5)],
      ],
      legs: [
        [at(50, 88, -0.35), at(60, 90, -1.6), at(66, 91, 0.1)],
        [at(50, 88, 0.35), at(60, 90, 1.6), at(70, 91, -0.1)],
      ],
      astride: true,
      who,
    }),
} satisfies Record<string, (who: Who) => Part[]>;
