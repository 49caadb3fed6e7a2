import { blob, limb, type MotifShape, oval } from "./pen.ts";

type Kind = {
  /** The head, which looks to the left, with its ears. */
  head: readonly string[];
  tail: string;
  /** How much stouter than a fox. */
  stout?: number;
  eye?: readonly [x: number, y: number];
  cut?: readonly string[];
};

/** Upright on one hind leg, paws in the air. */
function dancing({ head, tail, stout = 1, eye = [40, 20], cut = [] }: Kind): MotifShape {
  const thick = (half: number) => half * stout;
  return {
    body: [
      ...head,
      limb(`49,28,${thick(6)} 53,42,${thick(8.4)} 53,56,${thick(9.6)} 51,66,${thick(8.4)}`),
      limb(`54,64,${thick(7)} 58,76,${thick(4.8)} 55,86,${thick(3.2)} 55,93,2.6 47,94.5,2.2`),
      limb(`48,64,${thick(6.6)} 36,67,${thick(4.6)} 34,78,${thick(2.9)} 27,82,2.2`),
      limb(`48,40,${thick(4)} 37,48,${thick(3.2)} 26,46,2.7 18,39,2.3`),
      limb(`56,39,${thick(4)} 68,35,${thick(3.2)} 77,24,2.6 79,15,2.3`),
      tail,
    ],
    cut: [
      oval(eye[0], eye[1], 1.5, 1.3),
      blob("45,40! 49,46 50,57 46,64! 43,55 43,46"),
      limb("58,71,0.3 55,66,0.8 49,69,0.3"),
      ...cut,
    ],
  };
}

const brush = limb("58,67,4 70,74,6.6 83,69,8 90,55,6.4 87,42,1");

/** Who dances as people do. */
export const dancingBeasts: Record<string, MotifShape> = {
  "dancing-fox": dancing({
    head: [blob("19,28! 28,23 35,18 37,15! 37,1! 44,10 48,10! 55,2! 56,16 57,26 51,34 41,34 33,31 24,31")],
    tail: brush,
    cut: [blob("82,47! 87,52 90,58! 93,51 90,45 87,41!")],
  }),
  "dancing-wolf": dancing({
    head: [blob("17,26! 20,21 29,20 36,16! 38,4! 44,11 48,11! 54,4! 57,16 58,27 52,35 41,35 32,32 21,31")],
    tail: limb("58,68,4 70,77,5.4 82,79,5.2 92,72,1.2"),
    stout: 1.1,
  }),
  "dancing-dog": dancing({
    head: [
      blob("17,28! 20,22 30,20 35,13 44,10 52,13 57,22 57,30 50,36 40,35 30,34 20,33"),
      blob("48,12! 55,13 61,24 59,35! 53,31 49,21"),
    ],
    tail: limb("59,68,3.6 72,70,3 82,62,2.2 86,54,1"),
    cut: [oval(19, 27, 1.5, 1.2), limb("48,14,0.4 49,22,0.8 53,31,0.4")],
  }),
  "dancing-cat": dancing({
    head: [oval(44, 22, 13.5, 12), blob("31,20! 31,2! 42,11"), blob("47,11! 57,3! 57,21")],
    tail: limb("59,68,3.4 74,72,3.2 85,63,3 84,50,2.8 91,42,2.4"),
    eye: [38, 21],
    cut: [oval(49, 21, 1.5, 1.3), limb("40,27,0.3 43,28.6,0.8 46,27,0.3")],
  }),
  "dancing-bear": dancing({
    head: [
      blob("19,29! 22,22 31,19 37,13 46,11 55,15 59,25 57,34 48,38 38,37 29,35 21,34"),
      oval(39, 12, 5, 5),
      oval(54, 12, 5, 5),
    ],
    tail: oval(66, 68, 4),
    stout: 1.42,
    cut: [oval(22, 28, 1.9, 1.5)],
  }),
  "dancing-hare": dancing({
    head: [
      oval(42, 25, 12.5, 10.5, -12),
      limb("45,19,3 44,10,3.6 41,2,1.6"),
      limb("50,20,3 55,11,3.4 59,3,1.6"),
    ],
    tail: oval(64, 69, 5),
    eye: [38, 23],
    cut: [limb("45,16,0.4 44,10,1.2 42,5,0.4")],
  }),
};
