import { arm, belt, coat, collar, leg, shoe, somebody } from "./limbs.ts";
import { arc, blob, limb, type MotifShape, oval, type Piece, poly } from "./pen.ts";
import type { Who } from "./who.ts";

// People at their sport, who look to the right.

const wood = (path: string): Piece => ({ of: "wood", path });
const bright = (path: string): Piece => ({ of: "white", path });
const tool = (path: string): Piece => ({ of: "gem", path });
const coated = (points: string): Piece => ({ of: "coat", path: blob(points) });

/** What they have that is neither cloth nor wood is of this color. */
const having = (color: string, drawn: MotifShape): MotifShape => ({ ...drawn, dyes: { gem: color } });

const astride: readonly Piece[] = [
  leg([46, 58], [38, 75], [35, 92]),
  leg([54, 58], [62, 75], [65, 92]),
  ...[limb("35,93,2.4 30,94,1.6"), limb("65,93,2.4 71,94,1.6")].map(shoe),
];

/** Across the head of a racket, both ways. */
const strings: readonly Piece[] = [
  "75,13 86,24",
  "79,10 88,19",
  "73,17 82,26",
  "86,11 75,22",
  "89,15 80,25",
  "82,9 73,18",
].map((ends) => wood(limb(ends.replace(/(\S+)/g, "$1,0.3"))));

const leaning = "50,28! 62,31! 63,39 55,50 54,62! 40,60! 42,48 46,36";

export const athletes: Record<string, (who: Who) => MotifShape> = {
  golfer: (who) =>
    somebody(who, [52, 15], {
      body: [
        coat({ ...who, wear: "suit" }),
        ...astride,
        wood(limb("29,20,0.8 22,11,0.7 12,3.4,0.6")),
        { of: "shoe", path: poly("13.6,2 5,4 6,7.4 13,5") },
        arm([57, 31], [45, 30], [31, 22]),
        arm([43, 30], [33, 33], [29, 21]),
        bright(oval(84, 92.6, 2.2)),
      ],
      cut: [collar, belt],
    }),
  boxer: (who) =>
    having(
      "#c8321e",
      somebody(who, [52, 14], {
        body: [
          coated("43,28! 60,28! 62,35 57,47 57,60! 43,60! 43,46 40,35"),
          { of: "bare", path: limb("45,62,4.6 38,76,3.8 33,92,2.8") },
          { of: "bare", path: limb("55,62,4.6 63,75,3.8 64,92,2.8") },
          { of: "veil", path: blob("42.6,54! 57.6,54! 62,72! 51,73! 50,66! 46,72! 36,70!") },
          ...[limb("33,93,2.4 40,94,1.6"), limb("64,93,2.4 71,94,1.6")].map(shoe),
          { of: "skin", path: limb("58,31,3 70,33,2.6 80,27,2.3") },
          tool(oval(85.4, 25.4, 5.4, 4.6, -20)),
          { of: "skin", path: limb("45,31,3.1 49,45,2.7 60,37,2.3") },
          tool(oval(63, 32.6, 4.8, 5)),
        ],
        cut: [limb("43,54,0.4 57.4,54,0.5")],
      }),
    ),
  runner: (who) =>
    somebody(who, [61, 14], {
      body: [
        leg([46, 58], [38, 75], [17, 76]),
        shoe(limb("15,75.6,2.3 13,70,1.7")),
        arm([52, 32], [40, 40], [34, 53]),
        coated(leaning),
        leg([50, 58], [68, 64], [63, 86]),
        shoe(limb("63,88,2.4 70,89.6,1.7")),
        arm([57, 32], [64, 45], [78, 38]),
      ],
      cut: [limb("41,59,0.4 54,60.4,0.5")],
    }),
  surfer: (who) =>
    having(
      "#e9dcb8",
      somebody(who, [60, 22], {
        body: [
          tool(limb("4,84,0.8 24,92,2.6 58,93,3 84,90,2.2 97,83,0.7")),
          arm([49, 38], [36, 35], [22, 29]),
          coated("50,35! 61,38! 61,46 53,56 52,66! 39,64! 41,52 45,42"),
          leg([43, 63], [33, 74], [29, 88]),
          leg([49, 64], [64, 70], [62, 88]),
          arm([57, 39], [70, 43], [84, 35]),
        ],
        cut: [limb("39,63.4,0.4 52,65,0.5"), limb("10,87,0.2 30,93,0.5 80,91,0.3")],
      }),
    ),
  "soccer-player": (who) =>
    somebody(who, [45, 14], {
      body: [
        arm([41, 31], [29, 39], [20, 31]),
        coated("37,28! 52,28! 55,35 52,47 54,61! 38,62! 38,46 35,35"),
        { of: "bare", path: limb("43,62,4.4 41,77,3.4 38,92,2.6") },
        shoe(limb("38,93,2.4 44,94,1.7")),
        { of: "bare", path: limb("50,62,4.4 65,69,3.4 79,80,2.5") },
        shoe(limb("80,81,2.4 85.6,77.6,1.8")),
        { of: "veil", path: blob("38,57! 54,57! 63,64 62,73! 50,70! 47,71! 37,71!") },
        arm([50, 31], [62, 38], [68, 50]),
        bright(oval(92, 87, 6)),
      ],
      cut: [
        collar,
        poly("92,84 95,86.2 93.8,89.6 90.2,89.6 89,86.2"),
        limb("92,81.4,0.3 92,84,0.4"),
        limb("86.4,85,0.3 89,86.2,0.4"),
        limb("97.6,85,0.3 95,86.2,0.4"),
      ],
    }),
  "tennis-player": (who) =>
    somebody(who, [40, 14], {
      body: [
        arm([36, 31], [26, 40], [18, 32]),
        coated("32,28! 47,28! 50,35 47,47 49,61! 33,62! 33,46 30,35"),
        { of: "bare", path: limb("38,61,4.4 28,76,3.4 20,90,2.6") },
        shoe(limb("20,92,2.4 26,94,1.7")),
        { of: "bare", path: limb("45,61,4.4 58,72,3.4 58,91,2.6") },
        shoe(limb("58,93,2.4 65,94,1.7")),
        { of: "veil", path: blob("33,57! 49,57! 56,68! 45,71! 42,67! 35,73! 27,68!") },
        arm([45, 31], [57, 40], [68, 33]),
        wood(limb("67,34,0.9 75,25,0.8")),
        wood(arc(80.6, 17.6, 9.4, 0.8)),
        ...strings,
        bright(oval(93, 40, 2.6)),
      ],
      cut: [collar],
    }),
  "basketball-player": (who) =>
    having(
      "#d9762b",
      somebody(who, [48, 27], {
        body: [
          { of: "skin", path: limb("44,44,2.8 34,54,2.5 41,63,2.1") },
          coated("41,41! 55,41! 58,48 55,58 56,70! 41,70! 41,58 39,48"),
          { of: "bare", path: limb("46,70,4.2 36,80,3.3 27,91,2.5") },
          shoe(limb("26,92,2.3 24,95,1.8")),
          { of: "bare", path: limb("53,69,4.2 67,73,3.3 62,89,2.5") },
          shoe(limb("62,91,2.3 68,93.4,1.8")),
          { of: "veil", path: blob("41,66! 56,66! 66,70 64,79! 53,77! 49,75! 40,81! 35,76!") },
          { of: "skin", path: limb("54,44,3 64,32,2.6 66,17,2.1") },
          tool(oval(67, 9.4, 7.2)),
        ],
        cut: [arc(67, 9.4, 7.2, 0.2, 0, 360), limb("60,9.4,0.3 74,9.4,0.3"), limb("67,2.4,0.3 67,16.4,0.3")],
      }),
    ),
  skier: (who) =>
    having(
      "#c8321e",
      somebody({ hat: "scarf", ...who }, [60, 27], {
        body: [
          tool(limb("10,90,0.8 50,94,1.1 84,95,1.1 95,89,0.7")),
          wood(limb("70,53,0.6 20,66,0.5")),
          coated("50,40! 62,43! 60,52 52,62 48,71! 34,68! 38,56 44,46"),
          leg([41, 67], [59, 73], [50, 91]),
          shoe(limb("49,92,2.6 56,93,2.2")),
          arm([56, 44], [59, 58], [70, 53]),
        ],
        cut: [limb("35,68,0.4 48,70.4,0.5")],
      }),
    ),
  batter: (who) =>
    somebody(who, [53, 15], {
      body: [
        coat({ ...who, wear: "suit" }),
        ...astride,
        wood(limb("38,29,0.9 31,17,1.5 24,5,2.5")),
        arm([57, 31], [50, 43], [39, 33]),
        arm([43, 30], [33, 38], [38, 28]),
        bright(oval(88, 40, 2.6)),
      ],
      cut: [collar, belt],
    }),
  yogi: (who) =>
    somebody(
      who,
      [50, 28],
      {
        body: [
          coated("43,41! 57,41! 61,47 57,60 58,78! 42,78! 43,60 39,47"),
          { of: "low", path: limb("44,78,5 26,82,5.4 14,88,4.8 36,91,4.4 56,90,3.4") },
          { of: "low", path: limb("56,78,5 74,82,5.4 86,88,4.8 64,91,4.4 44,90,3.4") },
          arm([42, 45], [30, 60], [20, 77]),
          arm([58, 45], [70, 60], [80, 77]),
        ],
        cut: [limb("42,76,0.4 58,76,0.5"), limb("28,86,0.3 44,87,0.6 58,91,0.3")],
      },
      0,
    ),
};
