import { arc, blob, both, limb, type MotifShape, oval, poly } from "./pen.ts";

const petals = (x: number, y: number, radius: number, count: number, wide: number) =>
  Array.from({ length: count }, (_, petal) => {
    const turn = (petal / count) * 360;
    const angle = (turn * Math.PI) / 180;
    return oval(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.55, wide, turn);
  });

export const flowers: Record<string, MotifShape> = {
  sunflower: {
    body: [
      limb("50,95,2.2 51,74,2 50,50,2"),
      ...petals(50, 30, 19, 16, 5.2),
      oval(50, 30, 14),
      blob("51,80! 64,66 82,66! 74,80"),
      blob("51,86! 38,74 20,76! 30,88"),
    ],
    cut: [
      arc(50, 30, 13, 1),
      ...[0, 60, 120, 180, 240, 300].map((turn) =>
        oval(50 + Math.cos((turn * Math.PI) / 180) * 6, 30 + Math.sin((turn * Math.PI) / 180) * 6, 1.6),
      ),
      oval(50, 30, 1.6),
      limb("54,80,0.3 66,72,0.7 76,69,0.3"),
      limb("48,86,0.3 37,81,0.7 27,79,0.3"),
    ],
  },
  rose: {
    body: [
      limb("50,95,1.8 52,76,1.7 50,54,1.8"),
      blob("28,26 36,12 50,8 64,12 72,26 68,42 50,54 32,42"),
      blob("51,82! 62,68 80,68! 74,82 60,86"),
      blob("51,74! 40,62 24,64! 32,76 42,78"),
      poly("53,88 58,85 53,84"),
    ],
    cut: [
      limb("50,24,0.4 54,22,1 56,27,1.1 50,31,1.1 44,27,1.1 45,19,1.1 53,15,1.1 62,20,1.1 63,31,1 54,39,0.4"),
      limb("36,22,0.4 34,32,1.1 42,42,1.1 52,46,0.4"),
      limb("64,34,0.3 60,43,1 54,48,0.3"),
      limb("54,82,0.3 64,76,0.7 74,72,0.3"),
      limb("48,74,0.3 40,70,0.7 31,67,0.3"),
    ],
  },
  tulips: {
    body: [
      ...[
        [50, 30, 0],
        [28, 42, -12],
        [72, 40, 12],
      ].flatMap(([x = 0, y = 0, lean = 0]) => [
        limb(`${50 + lean * 0.2},95,1.6 ${(50 + x) / 2 + lean * 0.3},${70},1.5 ${x},${y + 10},1.5`),
        blob(
          `${x - 11},${y - 18}! ${x - 5},${y - 10} ${x},${y - 22}! ${x + 5},${y - 10} ${x + 11},${y - 18}! ${x + 12},${y} ${x},${y + 12} ${x - 12},${y}`,
        ),
      ]),
      blob("50,94! 40,76 22,64! 32,86"),
      blob("50,94! 62,76 80,66! 68,86"),
    ],
    cut: [
      [50, 30],
      [28, 42],
      [72, 40],
    ].flatMap(([x = 0, y = 0]) => [
      limb(`${x - 5},${y - 9},0.3 ${x - 3},${y},0.8 ${x},${y + 9},0.3`),
      limb(`${x + 5},${y - 9},0.3 ${x + 3},${y},0.8 ${x},${y + 9},0.3`),
    ]),
  },
  lavender: {
    body: [-2, -1, 0, 1, 2].flatMap((side) => [
      limb(`${50 + side * 3},97,0.9 ${50 + side * 8},74,0.8 ${50 + side * 13},${46 + side * side * 2},0.7`),
      ...[0, 1, 2, 3, 4, 5].flatMap((row) => {
        const [x, y] = [50 + side * (13 + row * 1.6), 50 + side * side * 2 - row * 7];
        const size = 3.8 - row * 0.4;
        return [
          oval(x - size * 0.7, y, size, size * 0.9, 30),
          oval(x + size * 0.7, y, size, size * 0.9, -30),
        ];
      }),
    ]),
    cut: [],
  },
  lotus: {
    body: [
      oval(50, 82, 46, 11),
      ...both(blob("50,80! 30,78 14,64 8,48! 28,54 44,68")),
      ...both(blob("50,80! 34,66 27,46 30,28! 44,42 50,60")),
      blob("50,80! 40,60 41,40 50,20! 59,40 60,60"),
    ],
    cut: [
      limb("12,85,0.3 50,89,0.7 88,85,0.3"),
      ...both(limb("43,72,0.3 36,56,0.7 34,42,0.3")),
      ...both(limb("46,74,0.3 43,58,0.7 45,42,0.3")),
      ...both(limb("36,74,0.3 26,66,0.6 18,58,0.3")),
    ],
  },
};
