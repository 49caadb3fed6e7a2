import { BONE, deep, FUR, GOLD, LEATHER, lit, RED, trim, WHITE } from "./costume-parts.ts";
import { blob, both, box, limb, oval, type Piece, poly } from "./pen.ts";
import type { Guise, Who } from "./who.ts";

// What those wear who are known by it, as they stand: over their coat, and at their feet.

/** Half as wide as somebody is at shoulders, waist and hips; how far out their arms hang; a forearm. */
export type Fit = { top: number; mid: number; low: number; reach: number; forearm: string };

const belt = ({ mid }: Fit, color: string, half = 1.5) =>
  trim(color, limb(`${50 - mid},47,${half} 50,47.8,${half} ${50 + mid},47,${half}`));
const buckle = () => trim(GOLD, box(47.8, 45.4, 4.4, 4.6));
const boots = (color: string, from = 78) =>
  trim(
    color,
    ...both(limb(`45,${from},4 44.9,86,3.5 44.8,92,3.1`)),
    ...both(limb("44.8,93.2,2.3 42,93.8,1.8")),
  );
const cuffs = ({ reach }: Fit, color: string) =>
  trim(color, ...both(limb(`${50 + reach + 0.4},52,2.6 ${50 + reach + 0.6},57,2.4`)));

const star = (x: number, y: number, r: number) =>
  poly(
    Array.from({ length: 10 }, (_, n) => {
      const [turn, far] = [(n * Math.PI) / 5, n % 2 ? r * 0.44 : r];
      return `${x + far * Math.sin(turn)},${y - far * Math.cos(turn)}`;
    }).join(" "),
  );

const outfits: Record<Exclude<Guise, "tail">, (fit: Fit) => Piece[]> = {
  armour: (fit) => [
    ...deep(...both(poly(`50,48 ${50 + fit.mid + 0.6},48 ${50 + fit.low + 2},63 50.6,60`))),
    ...lit(
      blob(
        `41.4,28.6! 58.6,28.6! ${50 + fit.mid + 1.6},36 ${50 + fit.mid - 0.4},46! ${50 - fit.mid + 0.4},46! ${50 - fit.mid - 1.6},36`,
      ),
      ...both(oval(50 + fit.top - 1.6, 31, 4.6, 4.2)),
      ...both(oval(50 + fit.reach, 44, 3.2, 2.8)),
      ...both(oval(55, 76, 4.2, 3.4)),
      ...both(limb("55.2,84,1 55.2,91,0.8")),
    ),
    ...belt(fit, LEATHER),
    ...deep(limb("50,29,0.35 50,46,0.5"), ...both(limb(`55.2,93.4,2.3 58,94,1.7`))),
    ...trim("#f6f8fa", limb("45,31,0.5 44.4,36,0.8 45.4,41,0.3")),
  ],
  lacquer: (fit) => [
    ...both(poly(`50.6,49 ${50 + fit.mid + 0.8},49 ${50 + fit.low + 5},67 51.4,67`)).map(
      (path): Piece => ({ of: "deep", path }),
    ),
    ...deep(
      ...both(
        poly(
          `${50 + fit.top - 5},27.6 ${50 + fit.top + 2.6},29 ${50 + fit.top + 5.4},44 ${50 + fit.top - 2.4},44`,
        ),
      ),
      ...both(box(51.6, 78, 7, 12)),
    ),
    ...trim(
      RED,
      ...[31.4, 35.6, 39.8, 43].flatMap((y) =>
        both(
          limb(
            `${50 + fit.top - 4.4 + (y - 28) * 0.16},${y},0.55 ${50 + fit.top + 2.6 + (y - 28) * 0.17},${y},0.55`,
          ),
        ),
      ),
      ...[34, 38, 42].map((y) => limb(`${50 - fit.mid},${y},0.5 ${50 + fit.mid},${y},0.5`)),
      ...[53, 57.5, 62, 66].flatMap((y) =>
        both(limb(`50.9,${y},0.6 ${50 + fit.mid + 0.6 + (y - 49) * 0.26},${y},0.6`)),
      ),
    ),
    ...belt(fit, GOLD, 1.8),
    ...trim(GOLD, ...both(oval(55, 31.4, 1.2))),
  ],
  frock: (fit) => [
    ...trim(
      WHITE,
      poly("45.6,26.6 54.4,26.6 55.4,48 44.6,48"),
      ...both(oval(50 + fit.reach + 0.6, 56.6, 2.9, 1.6)),
    ),
    ...trim(
      RED,
      limb(`${50 - fit.mid},46.4,2.4 50,48,2.6 ${50 + fit.mid},46.4,2.4`),
      poly("55,48 59.4,48 61,62 57.6,60 55.6,63"),
    ),
    ...trim(LEATHER, limb("57,28,1.2 48,40,1.3 43,46,1.2")),
    ...trim(
      GOLD,
      ...both(limb("55,27.4,0.5 56.2,44,0.6")),
      ...both(limb("55.6,51,0.5 57.4,70.6,0.6")),
      box(47.6, 45.6, 4.8, 4.8),
    ),
    ...cuffs(fit, "#2b2230"),
    ...boots("#2b2422", 80),
  ],
  tunic: (fit) => [
    ...lit(limb(`${50 - fit.mid - 1},63.6,0.9 50,64.4,0.9 ${50 + fit.mid + 1},63.6,0.9`)),
    ...lit(poly("41,28 59,28 61,33 56,32 53.4,36 50,32.6 46.6,36 44,32 39,33")),
    ...belt(fit, LEATHER),
    ...buckle(),
    ...boots(LEATHER, 79),
  ],
  furs: (fit) => [
    ...belt(fit, LEATHER),
    ...buckle(),
    ...boots(LEATHER, 79),
    ...trim(
      FUR,
      limb(`${50 - fit.top + 3},29.6,2.6 44,31,2.8 50,33,2.6 56,31,2.8 ${50 + fit.top - 3},29.6,2.6`),
      limb(`${50 - fit.mid - 1},64.4,1.5 50,65,1.6 ${50 + fit.mid + 1},64.4,1.5`),
      ...both(limb("51.6,79,1.4 55,79.6,1.6 58.6,79,1.4")),
    ),
  ],
  cuirass: (fit) => [
    ...trim(
      "#c0924a",
      blob(
        `42,28.6! 58,28.6! ${50 + fit.top - 2},34 ${50 + fit.mid},47! ${50 - fit.mid},47! ${50 - fit.top + 2},34`,
      ),
    ),
    ...trim(
      LEATHER,
      ...[-9, -5.4, -1.8, 1.8, 5.4, 9].map((x) => limb(`${50 + x},50,1.4 ${50 + x * 1.2},64,1.6`)),
    ),
    ...trim("#8d6526", limb("50,30,0.3 50,46,0.4"), ...both(limb("51,37,0.3 55,38,0.5 58,35,0.3"))),
    ...belt(fit, RED, 1.7),
    ...trim(LEATHER, ...both(limb("52,80,0.6 58,83,0.6")), ...both(limb("52,86,0.6 58,89,0.6"))),
  ],
  tights: (fit) => [
    ...trim(
      RED,
      poly(`${50 - fit.mid},49 ${50 + fit.mid},49 ${50 + fit.low},56 51,63 49,63 ${50 - fit.low},56`),
    ),
    ...boots(RED, 77),
    ...trim(RED, ...both(limb(fit.forearm))),
    ...belt(fit, "#ecc12e", 1.7),
    ...trim("#ecc12e", poly("43,31 57,31 58.4,35 50,44.6 41.6,35"), oval(50, 48, 2.4, 2.2)),
    ...trim("#c8321e", star(50, 36.2, 4.4)),
  ],
  wraps: (fit) => [
    ...lit(limb("44.4,27,0.5 50,34,0.7 56,45,0.4"), limb("55.6,27,0.5 51,32.6,0.7")),
    ...belt(fit, RED, 1.6),
    ...trim(RED, limb("54,48,1 57,54,1.2 56.4,60,0.7"), limb("53,48,0.9 53.6,55,1.1")),
    ...[82, 86, 90].flatMap((y) => lit(...both(limb(`52,${y},0.3 58,${y - 1},0.4`)))),
    ...[51, 54].flatMap((y) =>
      lit(...both(limb(`${50 + fit.reach - 1.6},${y},0.3 ${50 + fit.reach + 2.4},${y - 0.6},0.4`))),
    ),
  ],
  uniform: (fit) => [
    ...deep(
      ...both(box(52.6, 34, 5, 5)),
      ...both(box(53, 50.6, 4.6, 5)),
      ...both(limb(`${50 + fit.top - 4},28.6,1 ${50 + fit.top - 0.6},30.4,1.1`)),
    ),
    ...belt(fit, LEATHER),
    ...buckle(),
    ...trim(LEATHER, limb(`${50 - fit.mid},46,0.9 50,36,0.9 56.4,28,0.9`)),
    ...boots("#2a2622", 80),
  ],
  motley: (fit) => [
    ...trim(
      "#e0b02c",
      blob(
        `50,27! ${50 + fit.top - 2},28.6 ${50 + fit.top - 3},34 ${50 + fit.mid},46 ${50 + fit.low},56 58,62 50,62!`,
      ),
      limb("45,64,4 45,76,3.7 44.9,89,3"),
      limb(`${50 - fit.top + 2.4},31,2.8 ${50 - fit.reach},44,2.5 ${50 - fit.reach - 0.6},56,1.9`),
    ),
    ...trim("#3f8a4a", poly("36,30 42,24 58,24 64,30 61,37 57,31.6 53.4,38 50,32 46.6,38 43,31.6 39,37")),
    ...trim(GOLD, ...[61, 53.4, 46.6, 39].map((x) => oval(x, 37.4, 1.3))),
    ...belt(fit, RED, 1.2),
    ...trim(RED, ...both(limb("55,93.4,2.2 61,93,1.6 63.4,90,0.9"))),
  ],
  ruff: (fit) => [
    ...trim(
      "#3f7ac0",
      ...[
        [44, 42],
        [57, 55],
        [43.6, 66],
        [56.6, 72],
        [45, 82],
        [54.6, 60],
      ].map(([x = 0, y = 0]) => oval(x, y, 2.1)),
    ),
    ...trim(
      WHITE,
      ...[-12, -8, -4, 0, 4, 8, 12].map((x) => oval(50 + x, 27 + (144 - x * x) * 0.016, 3.3, 3.5)),
      ...both(oval(50 + fit.reach + 0.5, 56.6, 3, 1.8)),
      ...both(oval(55, 90, 3.8, 2)),
    ),
    ...trim(
      RED,
      oval(50, 36.4, 2.3),
      oval(50, 45, 2.3),
      oval(50, 54, 2.3),
      ...both(limb("55.4,93,2.8 62,93.2,2.9")),
    ),
  ],
  tails: () => [
    ...trim(WHITE, poly("45.4,26.6 54.6,26.6 52.6,46 47.4,46")),
    ...trim(
      RED,
      poly("46,34 50,30 54,34 53.6,47.6 46.4,47.6"),
      blob("37,22! 43,26 48,30! 44,33 37.6,29!"),
      blob("63,22! 57,26 52,30! 56,33 62.4,29!"),
    ),
    ...trim(GOLD, oval(50, 35.4, 1.5)),
  ],
  bones: (fit) => [
    ...trim(
      BONE,
      limb("50,26,1.1 50,56,1.1"),
      ...[31, 35, 39, 43].flatMap((y, n) =>
        both(
          limb(`50,${y + 1.4},0.7 ${54 + (n === 3 ? -1 : 0)},${y - 0.6},0.8 ${58 - n * 0.7},${y + 1.6},0.6`),
        ),
      ),
      oval(50, 55.6, 7, 3),
      ...both(limb(`${50 + fit.top - 2.4},30,1.3 ${50 + fit.reach},43.4,0.9`)),
      ...both(limb(`${50 + fit.reach},45,1 ${50 + fit.reach + 0.6},57,0.8`)),
      ...both(limb("55,59,1.5 55,75,1.1")),
      ...both(limb("55,77,1.3 55.2,92,0.9")),
    ),
  ],
  harness: (fit) => [
    ...belt(fit, "#e0742a"),
    ...trim("#e0742a", ...both(limb("52,52,0.9 55,60,1 58.4,61,0.9"))),
    ...trim(
      "#e8d25a",
      limb(`${50 + fit.top - 4},28.4,1 51,40,1.1 ${50 - fit.mid},49,1`),
      limb(`${50 + fit.top - 2},29.6,1 53,41,1.1 ${50 - fit.mid + 1.6},50.6,1`),
    ),
    ...boots(LEATHER, 86),
  ],
};

export const outfitOf = ({ wear }: Who, fit: Fit): Piece[] =>
  wear && Object.hasOwn(outfits, wear) ? outfits[wear as keyof typeof outfits](fit) : [];
