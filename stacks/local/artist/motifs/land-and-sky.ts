import { arc, blob, limb, type MotifShape, oval, poly } from "./pen.ts";

/** From near the middle outwards, with a spark at the end of each. */
const rays = (many: number, from: number, to: number, half: number, turned = 0): string[] =>
  Array.from({ length: many }, (_, index) => {
    const angle = ((index + turned) / many) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const at = (away: number, wide: number) => `${50 + x * away},${50 + y * away},${wide}`;
    const spark = to + 4;
    return [
      limb([at(from, half / 2), at((from + to) / 2, half), at(to, half / 2)].join(" ")),
      oval(50 + x * spark, 50 + y * spark, half * 1.2),
    ];
  }).flat();

/** What was there before anybody came, and what they send up there. */
export const landAndSky: Record<string, MotifShape> = {
  fireworks: { body: [oval(50, 50, 3), ...rays(12, 9, 40, 1.5), ...rays(12, 18, 30, 1.3, 0.5)] },
  cascade: {
    body: [blob("4,95! 5,40 8,24! 18,20 24,28! 34,22 38,26! 62,26! 68,18 78,24! 88,16 94,30! 96,60 97,95!")],
    cut: [
      blob("40,30! 43,29 46,31! 46,70 44,90! 40,90! 41,60"),
      blob("48,31! 51,30 54,31! 54,62 55,90! 48,90! 49,60"),
      blob("56,31! 58,29 60,30! 60,60 61,90! 58,90! 57,60"),
      limb("14,36,0.4 13,52,1 16,66,0.4"),
      limb("28,44,0.4 27,62,1 30,80,0.4"),
      limb("72,38,0.4 74,54,1 72,70,0.4"),
      limb("86,40,0.4 85,60,1 88,78,0.4"),
    ],
  },
  iceberg: {
    body: [poly("2,95 9,62 20,50 30,18 42,4 51,20 60,35 72,26 84,51 94,70 98,95")],
    cut: [
      poly("42,12 48,30 44,50 40,88 36,88 40,52 38,34"),
      poly("72,34 78,56 76,88 72,88 73,58"),
      poly("20,58 24,70 19,88 15,88 19,72"),
    ],
  },
  peak: {
    body: [blob("1,95! 16,74 32,44 42,20! 46,15 50,18 55,14 59,20! 70,46 84,74 99,95!")],
    cut: [
      blob("41.4,24! 46,18 50,21 55,17 59.6,24! 66,38! 60,36 57,44 52,34 47,46 43,36 35,40!"),
      limb("30,64,0.3 24,78,0.9 20,88,0.3"),
      limb("64,58,0.3 72,74,0.9 80,88,0.3"),
      limb("46,62,0.3 44,76,0.8 46,90,0.3"),
    ],
  },
  planet: {
    body: [
      oval(50, 50, 27),
      blob(
        "2,66! 8,52 28,44! 24,52 14,60 22,62 50,56 80,42 88,36 78,37! 74,33! 92,30 98,36 84,50 54,64 20,72 6,72",
      ),
    ],
    cut: [
      blob("25,58! 50,52 74,42! 75.6,46! 52,57 27,62.6!"),
      arc(44, 36, 8, 0.8, 190, 300),
      limb("40,70,0.3 52,71,0.9 62,66,0.3"),
      limb("52,32,0.3 62,34,0.8 67,40,0.3"),
    ],
  },
  stones: {
    body: [
      blob("10,95! 11,60 13,40 24,38 29,58 31,95!"),
      blob("54,95! 56,60 57,38 68,38 72,60 75,95!"),
      blob("6,38! 8,26 30,24 60,25 78,28 80,38! 60,41 30,41"),
      blob("80,95! 82,74 86,64 94,68 97,95!"),
    ],
    cut: [
      limb("18,48,0.3 17,64,0.8 20,80,0.3"),
      limb("63,48,0.3 62,64,0.8 65,80,0.3"),
      limb("20,32,0.3 42,31,0.8 64,33,0.3"),
      limb("88,74,0.3 87,82,0.7 89,90,0.3"),
    ],
  },
};
