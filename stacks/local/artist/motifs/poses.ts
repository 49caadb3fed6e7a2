import { along, arm, leg, shoe, sits, somebody, stool } from "./limbs.ts";
import { blob, box, limb, type MotifShape, oval, type Piece, poly } from "./pen.ts";
import { skirtOf, type Who } from "./who.ts";

const slim = blob("41,28! 55,28! 57,35 53.6,46 57,64! 39,64! 42.4,46 39,36");
const broad = blob("40,28! 56,28! 59,36 57,48 58,64! 38,64! 39,46 37,36");

/** Who sits upright, with something on their knees or in their hands. */
const sitting = (who: Who, body: readonly (string | Piece)[], cut: readonly string[]) =>
  somebody(who, [48, 14], {
    body: [who.sex === "woman" ? slim : broad, ...sits(who), ...body],
    cut: [...cut, limb("40,62,0.4 57,62,0.4")],
  });

const reading = (who: Who, under: readonly Piece[] = []) =>
  sitting(
    who,
    [
      ...under,
      arm([42, 31], [45, 46], [62, 46]),
      arm([56, 31], [60, 47], [70, 45]),
      { of: "paper", path: poly("56,34 67,38 78,33 80,46 68,51 57,47") },
    ],
    [limb("67.4,40,0.4 68,49,0.5"), limb("59,38,0.25 65,40,0.35"), limb("70,40,0.25 76,37.6,0.35")],
  );

const resting = (who: Who, under: readonly Piece[] = []) =>
  sitting(
    who,
    [...under, arm([42, 31], [44, 48], [60, 58]), arm([56, 31], [59, 47], [66, 59])],
    [limb("44,29,0.4 48,34,0.7 52,29,0.4")],
  );

const stick = [limb("66,46,1.2 69,44.4,1.3 72,46,1.3"), limb("72,46,1.3 74,94.4,1")].map(
  (path): Piece => ({ of: "wood", path }),
);

/** Bent over a stick, unless their hands are full. */
const elder = (who: Who) => {
  const skirted = skirtOf(who) !== undefined;
  return somebody({ age: "old", ...who }, [58, 19], {
    body: [
      limb("56,25,2.6 50,30,3.4"),
      skirted
        ? blob("45,28 56,28! 60,34 55,45 58,60 61,91! 33,91! 35,62 38,46 39,34")
        : blob("45,28 56,28! 60,34 57,45 56,62! 35,62! 36,46 39,34"),
      ...(skirted ? [] : [leg([41, 58], [43, 76], [39, 92]), leg([50, 58], [53, 75], [51, 92])]),
      ...[limb("39,93,2.4 45,94,1.6"), limb("51,93,2.4 57,94,1.6")].map(shoe),
      arm([54, 32], [60, 46], [70, 49]),
      ...(who.wear === "apron"
        ? [arm([44, 33], [50, 47], [66, 50])]
        : [arm([44, 33], [37, 45], [41, 54]), ...stick]),
    ],
    cut: [
      limb("50,28.6,0.4 54,33,0.7 57,28.4,0.4"),
      limb("48,38,0.3 47.4,60,0.6"),
      ...(skirted ? [limb("38,52,0.4 56,53,0.7"), limb("50,62,0.3 52,88,0.6")] : []),
    ],
  });
};

/** Somebody, doing something; who rides looks to where what they ride does. */
export const poses: Record<string, (who: Who) => MotifShape> = {
  reader: (who) => reading(who, stool),
  sitter: (who) => resting(who, stool),
  "seated-reader": (who) => reading(who),
  seated: (who) => resting(who),
  elder,
  rider: (who) =>
    somebody(
      who,
      [51, 14],
      {
        body: [
          blob("59,28! 43,28! 40,36 42,50 40,66! 60,66! 59,48 62,36"),
          arm([44, 31], [37, 44], [26, 48]),
          arm([57, 31], [50, 46], [34, 50]),
          leg([50, 64], [38, 74], [42, 92]),
          shoe(limb("42,93,2.4 35,94,1.8")),
        ],
        cut: [limb("55,29,0.4 51,34,0.7 47,29,0.4")],
      },
      -1,
    ),
  "space-rider": () => ({
    body: [
      oval(50, 15, 12, 12.5),
      blob("62,27! 38,27! 34,38 39,52 37,68! 63,68! 61,52 66,38"),
      box(63, 30, 9, 24),
      along(
        [
          [41, 33],
          [32, 45],
          [23, 48],
        ],
        4.4,
        3.4,
      ),
      along(
        [
          [59, 33],
          [50, 48],
          [32, 50],
        ],
        4.4,
        3.4,
      ),
      along(
        [
          [49, 65],
          [37, 75],
          [41, 91],
        ],
        5.6,
        4.2,
      ),
      limb("41,93,3 33,93,2.6"),
    ],
    cut: [oval(46, 15, 6.6, 6.4), box(44, 41, 11, 6), limb("62,58,0.4 39,58,0.4")],
  }),
  sleeper: () => ({
    body: [
      oval(16, 74, 7, 6.4),
      limb("20,76,3 28,78,4"),
      blob("24,70 40,66 62,68 84,78 95,84! 95,95! 18,95! 16,88"),
      blob("2,80! 22,78 28,86 26,95! 2,95!"),
      arm([34, 74], [40, 84], [24, 82]).path,
    ],
    cut: [limb("34,92,0.3 60,86,0.7 88,91,0.4"), limb("46,72,0.3 62,76,0.6 78,84,0.3")],
  }),
  fisher: (who) =>
    somebody({ hat: "hat", ...who }, [42, 14], {
      body: [
        blob("34,28! 50,28! 53,36 51,48 52,64! 32,64! 33,46 31,36"),
        leg([41, 60], [58, 63], [58, 92]),
        leg([44, 61], [62, 65], [64, 92]),
        box(32, 64, 20, 3.4),
        poly("35,66 38,66 36,95 33,95"),
        poly("47,66 50,66 52,95 49,95"),
        arm([48, 31], [54, 45], [66, 42]),
        arm([36, 31], [40, 47], [60, 46]),
        { of: "wood", path: limb("58,47,0.9 76,28,0.7 94,8,0.4") },
        limb("94,8,0.25 95,60,0.25"),
        oval(95, 62, 1.6, 2),
      ],
      cut: [limb("38,29,0.4 42,34,0.7 46,29,0.4")],
    }),
  curled: () => ({
    body: [
      blob("28,84 33,66 46,53 63,49 80,55 91,68 94,82 88,93 78,95! 26,95!"),
      oval(25, 74, 15.5, 13),
      poly("11,70 9,50 24,62"),
      poly("25,62 38,51 40,72"),
      limb("10,91,4 22,92,4 34,92,3.4"),
      limb("90,80,5 86,90,4.8 70,92,4.4 50,91.5,4 40,88,2.6"),
    ],
    cut: [
      limb("14,73,0.3 18,76,0.9 22,73.6,0.3"),
      limb("28,73.6,0.3 32,76,0.9 36,73,0.3"),
      poly("23,79.4 27,79.4 25,81.6"),
      limb("42,66,0.3 44,76,0.9 39,85,0.7 29,88,0.3"),
      limb("60,84,0.3 60,72,0.9 69,63,0.9 80,65,0.3"),
      limb("85,84,0.3 72,87,0.9 54,86.6,0.8 45,83.4,0.3"),
      limb("51,54,0.3 54,62,1.2 53,68,0.3"),
      limb("61,51.6,0.3 65,58,1.2 65,62,0.3"),
      limb("72,53.4,0.3 77,58,1.1 79,61,0.3"),
    ],
  }),
};
