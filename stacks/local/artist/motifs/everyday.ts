import { arc, blob, box, limb, type MotifShape, oval, poly } from "./pen.ts";

/** What one sits on or listens to, and a few more that are found in every second home or holiday. */
export const everyday: Record<string, MotifShape> = {
  songbird: {
    body: [
      blob("10,38! 19,33 24,23 35,18 46,22 54,34 68,46 80,60 98,84! 78,76 66,80 50,82 36,76 27,62 24,46"),
      limb("46,80,1.6 45,92,1.2"),
      limb("55,80,1.6 56,92,1.2"),
      limb("38,93.6,1.3 49,93.6,1.3"),
      limb("50,93.6,1.3 61,93.6,1.3"),
    ],
    cut: [
      oval(32, 29, 2),
      limb("40,50,0.4 56,52,1.2 76,66,0.4"),
      limb("42,60,0.4 56,66,1.1 70,70,0.4"),
      limb("27,50,0.3 34,56,0.8 36,66,0.3"),
    ],
  },
  wire: {
    body: [
      box(6, 8, 5, 87),
      box(89, 8, 5, 87),
      box(0, 13, 17, 4),
      box(83, 13, 17, 4),
      limb("2,18,1 26,25,1 50,27,1 74,25,1 98,18,1"),
      limb("15,18,0.9 32,31,0.9 50,34,0.9 68,31,0.9 85,18,0.9"),
    ],
  },
  swing: {
    body: [
      limb("10,95,2 22,10,2"),
      limb("34,95,2 22,10,2"),
      limb("66,95,2 78,10,2"),
      limb("90,95,2 78,10,2"),
      limb("18,10,2.2 82,10,2.2"),
      limb("40,11,0.7 38,68,0.7"),
      limb("60,11,0.7 62,68,0.7"),
      box(33, 67, 34, 4.4),
    ],
  },
  "record-player": {
    body: [
      poly("8,58 92,58 99,80 1,80"),
      poly("1,79 99,79 99,92 1,92"),
      box(8, 91, 8, 4),
      box(84, 91, 8, 4),
      poly("8,58 14,20 96,20 92,58"),
    ],
    cut: [
      poly("14,54.6 19,24 90,24 87,54.6"),
      limb("2,79.6,0.4 98,79.6,0.4"),
      ...[0, 5, 10].map((less) => ring(42, 68.6, 32 - less * 1.7, 8.6 - less * 0.46)),
      oval(42, 68.6, 6, 1.8),
      limb("88,62,1.4 86,70,0.9 66,72.6,0.9"),
      oval(12, 86, 2.4),
      oval(20, 86, 2.4),
    ],
  },
  vinyl: {
    body: [oval(50, 50, 45)],
    cut: [...[39, 34, 29, 24].map((radius) => arc(50, 50, radius, 0.5)), arc(50, 50, 16, 1), oval(50, 50, 3)],
  },
  pearl: {
    body: [oval(50, 58, 36)],
    cut: [limb("26,52,0.4 31,41,1.8 40,34,0.4")],
  },
  pyramid: {
    body: [poly("42,14 99,95 1,95")],
    cut: [
      limb("42,16,0.4 60,94,0.9"),
      ...[30, 46, 62, 78].flatMap((y) => {
        const [left, right, edge] = [42 - (y - 14) * 0.506, 42 + (y - 14) * 0.704, 42 + (y - 14) * 0.225];
        return [
          limb(`${left + 5},${y},0.3 ${left + (edge - left) * 0.5},${y},0.6`),
          limb(`${edge + 3},${y + 6},0.3 ${right - 8},${y + 6},0.5`),
        ];
      }),
    ],
  },
};

/** A line around a disc that is seen from aside. */
function ring(x: number, y: number, wide: number, high: number): string {
  const at = (turn: number) => `${x + Math.cos(turn) * wide},${y + Math.sin(turn) * high},0.35`;
  return limb(Array.from({ length: 25 }, (_, step) => at((step / 24) * Math.PI * 2)).join(" "));
}
