import { arm, belt, coat, collar, leg, shoe, somebody, stands } from "./limbs.ts";
import { arc, blob, box, limb, type MotifShape, oval, type Piece, poly } from "./pen.ts";
import type { Who } from "./who.ts";

const brass = (path: string): Piece => ({ of: "brass", path });
const wood = (path: string): Piece => ({ of: "wood", path });

const gown: readonly Piece[] = [
  { of: "coat", path: blob("42,27! 58,27! 60,34 57,46 66,92! 34,92! 43,46 40,34") },
  shoe(limb("46,92,2.4 44,95,2")),
  shoe(limb("54,92,2.4 56,95,2")),
];
const folds = [limb("50,56,0.3 48,86,0.6"), limb("54,56,0.3 58,86,0.6")];

/** Whoever makes music, with what they make it. */
export const players: Record<string, (who: Who) => MotifShape> = {
  saxophonist: (who) =>
    somebody(who, [48, 13], {
      body: [
        coat(who),
        ...stands(who),
        arm([42, 30], [37, 44], [52, 46]),
        arm([58, 30], [64, 44], [58, 56]),
        brass(limb("53,18,1 58,21,1.2 59,28,1.4 60,50,2 64,66,3 70,68,3.4 73,62,3.4 75,54,4.6 77,48,5.4")),
      ],
      cut: [
        collar,
        limb("58,32,0.4 59.5,50,0.5 62,62,0.6"),
        oval(77, 47.5, 3.2, 1.5, -20),
        limb("50,46,0.3 57,46.5,0.6"),
      ],
    }),
  trumpeter: (who) =>
    somebody(who, [46, 14], {
      body: [
        coat(who),
        ...stands(who),
        arm([57, 30], [66, 33], [67, 20]),
        arm([43, 30], [54, 37], [63, 20]),
        brass(limb("51,16.6,1 60,16.6,1.1 76,16.4,1.2")),
        brass(limb("60,20.6,1 73,20.6,1")),
        brass(poly("75,15.4 84,11 88,8.4 88,25 84,22.6 75,17.6")),
      ],
      cut: [collar, belt, limb("86.4,10,0.3 86.4,23.6,0.3")],
    }),
  violinist: (who) =>
    somebody(who, [47, 13], {
      body: [
        coat(who),
        ...stands(who),
        wood(blob("50,20! 60,19 66,23 72,20 77,25 74,31 67,29 60,31 52,27")),
        wood(limb("72,25,1.1 90,21,0.9")),
        arm([57, 30], [72, 38], [86, 23]),
        arm([42, 30], [38, 46], [54, 40], [60, 34]),
        wood(limb("56,44,0.7 72,10,0.5")),
      ],
      cut: [collar, belt, limb("60,24,0.3 74,24.6,0.4")],
    }),
  cellist: (who) =>
    somebody(who, [43, 13], {
      body: [
        blob("36,27! 51,27! 54,34 52,46 54,62! 34,62! 35,46 33,34"),
        wood(limb("58,16,1.4 60,30,1.6 61,46,1.8")),
        wood(blob("61,40 69,43 71,52 67,58 70,64 75,73 71,84 62,87 53,84 50,73 54,64 57,58 53,52 55,43")),
        limb("62,86,0.8 63,95,0.5"),
        leg([40, 60], [50, 66], [48, 92]),
        leg([46, 61], [72, 64], [78, 92]),
        arm([50, 30], [57, 38], [60, 26]),
        arm([36, 30], [33, 48], [50, 60]),
        wood(limb("44,60,0.8 84,56,0.6")),
      ],
      cut: [
        limb("60,44,0.25 61.4,80,0.4"),
        limb("63,44,0.25 63.6,80,0.4"),
        limb("56,66,0.4 57,74,0.5"),
        limb("68,66,0.4 68,74,0.5"),
      ],
    }),
  guitarist: (who) =>
    somebody(who, [50, 13], {
      body: [
        coat(who),
        ...stands(who),
        wood(blob("38,46 48,44 54,50 60,47 64,52 60,60 52,60 46,65 36,63 32,55")),
        wood(poly("60,48 82,33 84,36 62,53")),
        wood(poly("82,31 88,27 91,31 85,36")),
        arm([42, 30], [35, 44], [46, 54]),
        arm([58, 30], [68, 42], [74, 40]),
      ],
      cut: [collar, oval(47, 54, 2.8), limb("50,53,0.3 84,32.6,0.3")],
    }),
  drummer: (who) =>
    somebody(who, [50, 13], {
      body: [
        coat(who),
        arm([42, 30], [32, 40], [36, 51]),
        arm([58, 30], [68, 40], [64, 51]),
        limb("36,51,0.9 46,58,0.6"),
        limb("64,51,0.9 54,58,0.6"),
        wood(oval(50, 76, 15, 18)),
        wood(blob("22,60! 42,60! 40,74! 24,74!")),
        wood(blob("58,60! 78,60! 76,74! 60,74!")),
        limb("26,74,0.9 20,95,0.8"),
        limb("74,74,0.9 80,95,0.8"),
        limb("36,90,1 30,95,0.8"),
        limb("64,90,1 70,95,0.8"),
        brass(oval(16, 44, 12, 1.8, -12)),
        limb("16,44,0.7 14,95,0.7"),
        brass(oval(84, 44, 12, 1.8, 12)),
        limb("84,44,0.7 86,95,0.7"),
      ],
      cut: [collar, arc(50, 76, 12, 0.7), limb("23,63,0.4 41,63,0.4"), limb("59,63,0.4 77,63,0.4")],
    }),
  pianist: (who) =>
    somebody(who, [26, 20], {
      body: [
        blob("18,33! 33,33! 36,40 33,52 34,66! 14,66! 16,50 14,40"),
        arm([31, 37], [40, 50], [53, 50]),
        arm([28, 38], [36, 54], [50, 53]),
        leg([22, 66], [42, 68], [42, 92]),
        wood(box(8, 68, 26, 3.4)),
        wood(poly("10,70 13,70 12,95 9,95")),
        wood(poly("28,70 31,70 32,95 29,95")),
        { of: "shoe", path: blob("46,55! 92,55! 95,62! 46,62!") },
        { of: "shoe", path: poly("56,55 60,22 94,28 95,55") },
        { of: "shoe", path: poly("60,62 64,62 63,95 60,95") },
        { of: "shoe", path: poly("88,62 92,62 92,95 89,95") },
      ],
      cut: [limb("47,58,0.4 92,58,0.5"), limb("62,50,0.4 64,28,0.5 90,32,0.5"), limb("24,34,0.4 27,38,0.6")],
    }),
  flautist: (who) =>
    somebody(who, [46, 13], {
      body: [
        coat(who),
        ...stands(who),
        wood(limb("42,19,1 84,21,1")),
        arm([57, 30], [70, 36], [72, 23]),
        arm([43, 30], [52, 39], [60, 22]),
      ],
      cut: [collar, belt],
    }),
  singer: (who) =>
    somebody(who, [50, 13], {
      body: [
        ...(who.sex === "man" ? [coat(who), ...stands(who)] : gown),
        arm([42, 30], [32, 40], [22, 30]),
        arm([58, 30], [66, 38], [61, 25]),
        limb("61,26,1.3 60,20,1.5"),
        oval(60, 18, 2.6, 3),
      ],
      cut: [collar, limb("44,46,0.4 56,46,0.4"), ...(who.sex === "man" ? [] : folds)],
    }),
};
