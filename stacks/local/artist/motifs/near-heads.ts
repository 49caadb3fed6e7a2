import { eyes, mouth, on, UNDER } from "./head-parts.ts";
import { blob, both, limb, type MotifShape, oval } from "./pen.ts";

// Heads of those who live on the farm and in the woods around it.

const CHEST = blob("37,64! 27,74 20,85 17,100! 83,100! 80,85 73,74 63,64!");
const BIB = blob("42,78 50,81 58,78 62,86 61,100! 39,100! 38,86");

const RACCOON = [39.6, 42.6, 2.9] as const;
const raccoonEyes = eyes(...RACCOON);

const raccoon: MotifShape = {
  body: [
    CHEST,
    blob("50,22 61,23 71,32 77,44 83,54! 76,60 67,66 58,71 50,73 42,71 33,66 24,60 17,54! 23,44 29,32 39,23"),
    ...both(blob("28,36! 23,24 24,12! 32,11 40,17 45,25!")),
  ],
  worn: on({
    pale: [
      ...both(blob("28,36 36,31 44,34 46,37 38,37.6 30,42 24,47! 24,42")),
      blob("50,46 57,50 62,58 60,66 50,71 40,66 38,58 43,50"),
      ...both(blob("18,54! 27,55 34,60 37,67! 30,64 23,60")),
      BIB,
    ],
    shade: [UNDER],
    dark: [
      ...both(blob("47.6,39 46,45 41,51 33,54 25,52 27,46 33,40 41,38")),
      blob("50,23 53,30 52,42 50,47 48,42 47,30"),
    ],
    blush: both(blob("30.6,31! 27.4,22 28,16.4! 33.6,16.6 40,23!")),
    iris: raccoonEyes.iris,
    glint: [...raccoonEyes.glint, oval(48.4, 57.6, 1.3, 0.7)],
    line: [
      ...raccoonEyes.line,
      blob("44.6,58 47,56 50,55.6 53,56 55.4,58 54,61.4 50,64 46,61.4"),
      ...mouth(63.6, 2, 5.4),
    ],
  }),
  dyes: { iris: "#5a3a1c", dark: "#2c2a2c" },
  eye: RACCOON,
};

const OWL = [38.4, 40, 6] as const;
const owlEyes = eyes(...OWL);

const owl: MotifShape = {
  body: [
    blob("33,56! 25,68 21,84 20,100! 80,100! 79,84 75,68 67,56!"),
    blob(
      "50,22 58,19 68,13 77,9! 77,22 78,34 76,48 68,60 58,66 50,68 42,66 32,60 24,48 22,34 23,22 23,9! 32,13 42,19",
    ),
  ],
  worn: on({
    pale: [...both(oval(38.4, 41, 13, 14)), blob("40,72 50,70 60,72 66,86 65,100! 35,100! 34,86")],
    white: both(oval(38.4, 40, 8.4)),
    dark: [
      ...both(blob("24,12! 33,17 42,23 50,33! 50,40! 44,30 34,24 26,22")),
      ...[78, 86, 94].flatMap((y) =>
        [-9, 0, 9].map((dx) =>
          blob(`${47 + dx},${y} ${50 + dx},${y + 1.4} ${53 + dx},${y} ${50 + dx},${y + 4.6}`),
        ),
      ),
    ],
    iris: owlEyes.iris,
    glint: owlEyes.glint,
    lips: [blob("46.4,48 50,45.6 53.6,48 52.6,54 50,59! 47.4,54")],
    line: [...owlEyes.line, limb("50,49,0.2 50,54,0.4")],
  }),
  dyes: { iris: "#e0a32c", lips: "#c98a2e" },
  eye: OWL,
};

const PIG = [37.6, 39, 2.5] as const;
const pigEyes = eyes(...PIG);

const pig: MotifShape = {
  body: [
    CHEST,
    blob("50,17 62,18.6 72,28 76,42 75,56 66,67 50,71.6 34,67 25,56 24,42 28,28 38,18.6"),
    ...both(blob("27,34! 20,27 16,17 17,8! 26,9 35,14 41,21!")),
  ],
  worn: on({
    blush: [
      ...both(blob("28,30! 23,24 21,14! 28,15 35,20!")),
      oval(50, 53, 11.6, 9),
      ...both(oval(31, 54, 4, 3)),
    ],
    shade: [UNDER],
    iris: pigEyes.iris,
    glint: pigEyes.glint,
    line: [
      ...pigEyes.line,
      ...both(oval(45.6, 53, 1.9, 2.9)),
      limb("40,64,0.2 45,66.4,0.5 50,67,0.5 55,66.4,0.5 60,64,0.2"),
    ],
  }),
  dyes: { iris: "#4a2c1a" },
  eye: PIG,
};

const EWE = [40.6, 39, 2.8] as const;
const eweEyes = eyes(...EWE);
const WOOL =
  "50,8 57,6! 63,9 67,14! 73,17 74,24! 78,30 75,36! 70,33 66,29! 60,30 55,26! 50,29 45,26! 40,30 34,29! 30,33 25,36! 22,30 26,24! 27,17 33,14! 37,9 43,6!";

const ewe: MotifShape = {
  body: [
    blob("36,58! 28,64! 30,70 22,76! 24,82 17,88! 16,100! 84,100! 83,88! 76,82 78,76! 70,70 72,64! 64,58!"),
    blob("50,20 59,21 66,29 67,41 63,53 61,63 56,70 50,71.6 44,70 39,63 37,53 33,41 34,29 41,21"),
    ...both(blob("34,33! 26,31 17,34 12,41! 19,46 28,44 35,39!")),
    blob(WOOL),
  ],
  worn: on({
    pale: [blob(WOOL)],
    dark: [
      blob(
        "50,29 55,27 60,30.4 66,30 67,41 63,53 61,63 56,70 50,71.6 44,70 39,63 37,53 33,41 34,30 40,30.4 45,27",
      ),
      ...both(blob("33,34.6! 26,33.6 18,36 14.4,41! 20,44 28,42.4 33.4,38.6!")),
    ],
    white: both(oval(40.6, 39, 3.4, 3)),
    iris: eweEyes.iris,
    glint: eweEyes.glint,
    line: [...eweEyes.line, blob("46,60.4 50,59.6 54,60.4 50,64.6"), ...mouth(64, 2, 4.6)],
  }),
  dyes: { iris: "#c9963a", dark: "#6a625c" },
  eye: EWE,
};

const STAG = [38.6, 39, 2.8] as const;
const stagEyes = eyes(...STAG);
const ANTLER = [
  "42,22,1.8 36,15,1.7 26,12,1.6 18,5,1.2 16,-2,0.5",
  "35,14.6,1.5 36,7,1.2 40,0,0.5",
  "26,12,1.4 26,4,1.1 29,-3,0.5",
  "21,8,1.2 13,8,0.9 8,4,0.4",
].map(limb);

const stag: MotifShape = {
  body: [
    blob("38,58! 31,72 25,86 22,100! 78,100! 75,86 69,72 62,58!"),
    blob("50,20 59,21 66,29 67,39 62,50 59,60 59,67 55,73 50,74.6 45,73 41,67 41,60 38,50 33,39 34,29 41,21"),
    ...both(blob("35,31! 27,25 17,24 9,29! 16,37 26,39 35,36!")),
    ...ANTLER.flatMap(both),
  ],
  worn: on({
    gem: ANTLER.flatMap(both),
    pale: [
      ...both(blob("32,31.6! 26,28 17,27.6! 22,34 31,35!")),
      blob("50,56 55,59 56.6,67 50,72 43.4,67 45,59"),
      ...both(oval(38.6, 35, 3.4, 1.8, -14)),
      blob("42,76 50,78.6 58,76 63,87 62,100! 38,100! 37,87"),
    ],
    dark: [blob("50,22 54,29 53,42 50,54 47,42 46,29")],
    shade: [blob("41,66! 45,72 50,74.6 55,72 59,66! 60,75 56,80 50,81 44,80 40,75")],
    iris: stagEyes.iris,
    glint: stagEyes.glint,
    line: [
      ...stagEyes.line,
      blob("45.4,64.6 48,63 52,63 54.6,64.6 53,68 50,69.6 47,68"),
      limb("50,69.6,0.4 50,72,0.3"),
    ],
  }),
  dyes: { iris: "#3a2212", gem: "#d8c49c" },
  eye: STAG,
};

export const nearHeads: Record<string, MotifShape> = {
  "raccoon-head": raccoon,
  "owl-head": owl,
  "pig-head": pig,
  "ewe-head": ewe,
  "stag-head": stag,
};
