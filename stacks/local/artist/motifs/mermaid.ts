import { GOLD } from "./costume-parts.ts";
import { along, somebody } from "./limbs.ts";
import { arc, blob, limb, type MotifShape, oval, type Piece } from "./pen.ts";
import type { Who } from "./who.ts";

const bare = (...joints: Parameters<typeof along>[0]): Piece => ({
  of: "skin",
  path: along(joints, 2.7, 1.9),
  hand: joints.at(-1),
});

const scales = [
  ...[44, 51, 58].map((x) => arc(x, 83 + (x - 44) * 0.18, 3, 0.4, 20, 160)),
  ...[47, 54, 61, 68].map((x) => arc(x, 87.4 + (x - 44) * 0.08, 3, 0.4, 20, 160)),
  ...[66, 73, 79].map((x) => arc(x, 84.6 - (x - 66) * 0.1, 2.6, 0.4, 20, 160)),
];

const fin = "89,74! 84,64 76,57! 85,56 90,63 95,55 104,52! 101,62 93,70 91,74!";

/** Half a woman, who sits on what is there, her tail aside. */
export function mermaid(said: Who): MotifShape {
  const who: Who = { sex: "woman", ...said };
  const isWoman = who.sex === "woman";
  return somebody(
    who,
    [40, 32],
    {
      body: [
        { of: "coat", path: limb("40,80,9.4 54,86,8.8 70,88,6.8 83,82.6,4.2 89.4,71,2.2") },
        { of: "coat", path: blob("31,72! 40,77 49,72! 52,84 44,94 33,92 28.6,82") },
        { of: "lit", path: blob(fin) },
        {
          of: "skin",
          path: isWoman
            ? blob("32.6,46! 47.4,46! 49.4,51 45.4,62 49,73! 40,78 31,73! 34.6,62 30.6,51")
            : blob("30,46! 50,46! 53,52 48.6,62 48.6,73! 40,78 31.4,73! 31.4,62 27,52"),
        },
        { of: "skin", path: limb("40,40,2.8 40,48,3.4") },
        bare([32.4, 49], [25, 63], [21, 79]),
        bare([47.6, 49], [55.4, 61], [54, 75]),
      ],
      within: [
        ...scales.map((path): Piece => ({ of: "deep", path })),
        ...[limb("90,70,0.3 96,61,0.5 101,55,0.2"), limb("89.6,70,0.3 85,62,0.5 79,58.4,0.2")].map(
          (path): Piece => ({ of: "deep", path }),
        ),
        ...(isWoman
          ? [oval(36.4, 55, 3.7, 3.3), oval(43.6, 55, 3.7, 3.3), limb("32,53,0.5 40,55,0.6 48,53,0.5")].map(
              (path): Piece => ({ of: "dark", color: "#c46a92", path }),
            )
          : []),
        ...[34, 40, 46].map(
          (x): Piece => ({
            of: "dark",
            color: GOLD,
            path: oval(x, 74.6 + (40 - Math.abs(x - 40)) * 0.06, 1.2),
          }),
        ),
      ],
      cut: [limb("31,73,0.5 40,78,0.6 49,73,0.5"), ...scales],
    },
    0,
  );
}
