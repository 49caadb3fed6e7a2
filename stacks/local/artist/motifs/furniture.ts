import { beasts } from "./beasts.ts";
import { arc, blob, both, box, limb, type MotifShape, oval, poly } from "./pen.ts";

/** What stands in a room, a few that were heads without bodies, and signs for what has no shape. */
export const furniture: Record<string, MotifShape> = {
  lamp: {
    body: [
      blob("36,8! 64,8! 78,44! 22,44!"),
      limb("50,44,1.6 50,88,1.6"),
      blob("34,95! 36,88 50,86 64,88 66,95!"),
      limb("58,44,0.4 58,56,0.4"),
      oval(58, 57, 1.4),
    ],
    cut: [limb("30,40,0.4 70,40,0.5"), limb("43,12,0.3 36,36,0.6")],
  },
  sofa: {
    body: [
      blob("14,48 18,36 50,33 82,36 86,48 86,70! 14,70!"),
      blob("3,58 8,52 15,56 17,68! 83,68! 85,56 92,52 97,58 95,88! 5,88!"),
      ...both(poly("10,86 17,86 15,95 12,95")),
    ],
    cut: [
      limb("50,38,0.4 50,66,0.6"),
      limb("18,69,0.4 82,69,0.6"),
      limb("50,71,0.4 50,85,0.5"),
      limb("20,44,0.3 48,41,0.5"),
    ],
  },
  table: {
    body: [
      box(4, 50, 92, 6),
      box(10, 56, 80, 4),
      ...both(poly("10,58 17,58 15,95 11,95")),
      poly("28,58 32,58 31,86 29,86"),
      poly("68,58 72,58 71,86 69,86"),
    ],
    cut: [limb("6,56.6,0.3 94,56.6,0.4")],
  },
  bed: {
    body: [
      blob("4,34! 12,34! 12,95! 4,95!"),
      blob("88,56! 96,56! 96,95! 88,95!"),
      blob("10,64 30,60 60,62 90,68! 90,86! 10,86!"),
      blob("13,56 26,52 34,58 32,66 14,67"),
    ],
    cut: [limb("34,68,0.4 38,84,0.7"), limb("40,68,0.3 86,72,0.6")],
  },
  tower: {
    body: [
      poly("36,28 64,28 67,95 33,95"),
      box(32, 22, 36, 8),
      ...[33, 43, 53, 63].map((x) => box(x, 15, 5, 8)),
      poly("30,95 70,95 72,95 28,95"),
    ],
    cut: [box(47, 38, 6, 11), box(47, 58, 6, 11), blob("44,95! 44,82 50,77 56,82 56,95!")],
  },
  frog: {
    body: [
      blob("24,70 28,52 42,42 58,42 72,52 76,70 68,86 50,90 32,86"),
      blob("28,44 32,32 50,30 68,32 72,44 66,56 50,60 34,56"),
      ...both(oval(36, 30, 7.4, 7.4)),
      ...both(limb("30,70,8 14,78,6.4 24,90,4.4 10,93,2.2")),
      ...both(limb("40,76,4 38,90,3 30,94,1.8")),
      ...both(limb("38,90,2.4 40,94.4,1.2")),
    ],
    cut: [
      ...both(oval(36, 29, 3)),
      limb("34,46,0.4 50,52,0.9 66,46,0.4"),
      ...both(limb("26,66,0.3 20,76,0.8 26,84,0.3")),
    ],
  },
  robot: {
    body: [
      blob("34,10! 66,10! 68,12 68,30! 66,32! 34,32! 32,30 32,12"),
      limb("50,10,1 50,4,1"),
      oval(50, 4, 2.4),
      box(46, 32, 8, 5),
      blob("30,37! 70,37! 72,40 70,66! 30,66! 28,40"),
      ...both(limb("30,42,4 20,52,3.6 19,64,3.4")),
      ...both(blob("14,64! 24,64! 24,72! 14,72!")),
      ...both(limb("41,66,4.6 40,80,4.2 40,90,4.2")),
      ...both(blob("31,88 46,88 46,95! 30,95!")),
    ],
    cut: [
      ...both(oval(42, 20, 3.4)),
      limb("43,27,0.7 57,27,0.7"),
      box(40, 44, 20, 10),
      limb("36,60,0.6 64,60,0.6"),
    ],
  },
  unicorn: {
    ...beasts.horse,
    body: [...(beasts.horse?.body ?? []), poly("14,19 19,16 2,2")],
  },
  leaf: {
    body: [blob("4,80 20,72 46,69 74,71 95,79 84,88 56,93 26,91 8,86")],
    cut: [
      limb("12,81,0.3 48,80,0.7 88,80,0.3"),
      limb("40,80,0.3 32,74,0.5"),
      limb("58,80,0.3 68,74,0.5"),
      limb("48,80,0.3 54,88,0.5"),
    ],
  },
  "toy-balloon": {
    body: [
      oval(50, 26, 21, 25),
      poly("46,50 54,50 50,54 56,57 44,57"),
      limb("50,57,0.5 47,70,0.5 52,82,0.5 50,96,0.5"),
    ],
    cut: [arc(50, 26, 14, 0.8, 190, 250)],
  },
  "fishing-boat": {
    body: [
      blob("4,66! 96,62! 88,86 14,88"),
      box(40, 44, 22, 22),
      limb("58,44,1 58,14,0.8"),
      poly("59,16 78,30 59,32"),
    ],
    cut: [box(45, 49, 5, 6), box(53, 49, 5, 6), limb("10,72,0.4 90,70,0.5")],
  },
  rosette: {
    body: [
      ...Array.from({ length: 12 }, (_, petal) => {
        const angle = (petal / 12) * Math.PI * 2;
        return oval(50 + Math.cos(angle) * 30, 50 + Math.sin(angle) * 30, 14, 6.6, (petal / 12) * 360);
      }),
      oval(50, 50, 22),
    ],
    cut: [
      arc(50, 50, 16, 1),
      ...Array.from({ length: 6 }, (_, petal) => {
        const angle = (petal / 6) * Math.PI * 2;
        return oval(50 + Math.cos(angle) * 9, 50 + Math.sin(angle) * 9, 5, 2, (petal / 6) * 360);
      }),
    ],
  },
  spiral: {
    body: [
      limb(
        Array.from({ length: 40 }, (_, step) => {
          const angle = step * 0.42;
          const away = 2 + step * 1.04;
          return `${(50 + Math.cos(angle) * away).toFixed(1)},${(50 + Math.sin(angle) * away).toFixed(1)},${(3.4 - step * 0.05).toFixed(2)}`;
        }).join(" "),
      ),
    ],
  },
  waves: {
    body: [26, 42, 58, 74].map((y) =>
      limb(
        Array.from(
          { length: 13 },
          (_, step) =>
            `${8 + step * 7},${(y + Math.sin(step * 1.05 + y) * 5).toFixed(1)},${step % 12 === 0 ? 0.6 : 3.2}`,
        ).join(" "),
      ),
    ),
  },
};
