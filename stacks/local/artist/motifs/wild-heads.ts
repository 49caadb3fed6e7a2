import { eyes, mouth, on, ROUND, SHOULDERS, UNDER } from "./head-parts.ts";
import { blob, both, limb, type MotifShape, oval } from "./pen.ts";

// Heads of those who live in the wild or on a farm.

const NOSE = blob("44.6,55 47,53.4 50,53 53,53.4 55.4,55 54.4,58 50,61 45.6,58");

const FOX = [39.6, 42, 3] as const;
const foxEyes = eyes(...FOX);

const fox: MotifShape = {
  body: [
    blob("39,64! 31,74 24,84 20,100! 80,100! 76,84 69,74 61,64!"),
    blob("50,24 61,25 72,35 82,53! 75,58 66,64 58,72 50,76 42,72 34,64 25,58 18,53! 28,35 39,25"),
    ...both(blob("25,38! 22,20 24.4,6! 28,7 38,15 47,26!")),
  ],
  worn: on({
    pale: [
      ...both(blob("18,53! 25,58 34,64 42,72 50,76! 50,62 44,57 36,53 27,51")),
      blob("40,77 50,81 60,77 63,86 62,100! 38,100! 37,86"),
    ],
    shade: [blob("34,64! 42,72 50,76 58,72 66,64! 64,75 57,82 50,84 43,82 36,75")],
    dark: both(blob("25.4,20! 24.4,6! 28,7 33.4,11! 30,14 27.4,18")),
    blush: both(blob("28.6,32! 27.6,22 33,14 41,24!")),
    iris: foxEyes.iris,
    glint: foxEyes.glint,
    line: [
      ...foxEyes.line,
      blob("45.6,64 50,62.6 54.4,64 53.6,68 50,70.4 46.4,68"),
      limb("50,70,0.4 50,73,0.3"),
    ],
  }),
  dyes: { iris: "#c08a2c" },
  eye: FOX,
};

const WOLF = [40, 41, 3] as const;
const wolfEyes = eyes(...WOLF);

const wolf: MotifShape = {
  body: [
    blob("37,64! 26,74 18,84 14,100! 86,100! 82,84 74,74 63,64!"),
    blob(
      "50,19 60,20 70,29 75,41 81,51! 75,53! 76,61! 69,61 61,69 50,74 39,69 31,61 24,61! 25,53! 19,51! 25,41 30,29 40,20",
    ),
    ...both(blob("28,35! 24.6,19 27,6! 30,6 39,14 46,21!")),
  ],
  worn: on({
    pale: [
      blob("50,34 53.6,42 60,47 69,49 72,55 66,61 59,67 50,72 41,67 34,61 28,55 31,49 40,47 46.4,42"),
      blob("42,78 50,81 58,78 62,86 61,100! 39,100! 38,86"),
    ],
    shade: [UNDER],
    dark: [blob("50,20 53.6,24 52.6,32 50,40! 47.4,32 46.4,24")],
    blush: both(blob("30.4,28! 28.6,19 29.4,11! 36,16 41,22!")),
    iris: wolfEyes.iris,
    glint: [...wolfEyes.glint, oval(48.4, 55.4, 1.4, 0.7)],
    line: [...wolfEyes.line, NOSE, ...mouth(61, 2.6, 9)],
  }),
  dyes: { iris: "#9fc0cc" },
  eye: WOLF,
};

const CATLIKE = [39.4, 41, 3.1] as const;
const catlike = eyes(...CATLIKE);

const muzzle = [...both(oval(44.4, 58, 8, 6.4)), oval(50, 65, 6, 5)];

const whiskered = [
  ...catlike.line,
  blob("43.6,50 50,48.8 56.4,50 54,54 50,57 46,54"),
  ...mouth(56.6, 3.2, 8),
  ...both([0, 1, 2].map((row) => oval(40.6 + (row % 2) * 2, 56.6 + row * 1.8, 0.4)).join("")),
];

const lion: MotifShape = {
  body: [
    blob(
      "50,5 60,7! 66,8 73,15! 80,19 82,29! 89,36 87,47! 91,57 85,66! 86,78 78,84! 82,92 80,100! 20,100! 18,92 22,84! 14,78 15,66! 9,57 13,47! 11,36 18,29! 20,19 27,15! 34,8 40,7!",
    ),
  ],
  worn: on({
    pale: [...muzzle, ...both(oval(40, 35.4, 3, 1.4, -12))],
    low: [
      blob(
        "50,5 60,7! 66,8 73,15! 80,19 82,29! 89,36 87,47! 91,57 85,66! 86,78 78,84! 82,92 80,100! 20,100! 18,92 22,84! 14,78 15,66! 9,57 13,47! 11,36 18,29! 20,19 27,15! 34,8 40,7!",
      ),
    ],
    locks: [
      blob("50,20 60,21 67.6,28 70,39 68,52 63,62 58,69 50,73 42,69 37,62 32,52 30,39 32.4,28 40,21"),
      ...both(oval(30, 24.6, 5.6)),
    ],
    blush: both(oval(30.4, 25.4, 3)),
    iris: catlike.iris,
    glint: catlike.glint,
    line: [
      ...whiskered,
      ...both(limb("45,49,0.2 44.6,42,0.4 43.4,37,0.2")),
      ...both(limb("26,78,0.2 30,86,0.6 29,96,0.2")),
      ...both(limb("36,82,0.2 39,89,0.6 38.4,97,0.2")),
    ],
  }),
  dyes: { iris: "#b5791f" },
  eye: CATLIKE,
};

const bands = ["50,21,1.3 50,31,0.4", "43,22.4,1.3 45,29,0.4", "57,22.4,1.3 55,29,0.4"].map(limb);

const tiger: MotifShape = {
  body: [
    blob("37,64! 27,74 19,84 15,100! 85,100! 81,84 73,74 63,64!"),
    blob("50,18.6 61,19.6 70,27 74,39 77,52 73,62 62,69 50,72.6 38,69 27,62 23,52 26,39 30,27 39,19.6"),
    ...both(oval(30, 21.6, 6.6)),
  ],
  worn: on({
    pale: [
      ...muzzle,
      ...both(oval(39.6, 35, 3.6, 1.8, -14)),
      ...both(blob("25,51! 32,50 36,55 36,63! 30,62 26,57")),
      blob("42,78 50,80 58,78 62,86 61,100! 39,100! 38,86"),
    ],
    shade: [UNDER],
    blush: both(oval(30.4, 22.6, 3.6)),
    iris: catlike.iris,
    glint: catlike.glint,
    line: [
      ...whiskered,
      ...bands,
      ...both(limb("27,41,1.3 33.6,43,0.3")),
      ...both(limb("24.6,48,1.4 32,49,0.3")),
      ...both(limb("25.4,56,1.3 31.6,55,0.3")),
      ...both(limb("29.6,63,1.2 35,60,0.3")),
      ...both(limb("20,87,1.6 31,86,0.4")),
      ...both(limb("27,77,1.4 36,79,0.4")),
      ...both(limb("17,96,1.6 29,95,0.4")),
    ],
  }),
  dyes: { iris: "#c99a2c" },
  eye: CATLIKE,
};

const BEAR = [40.6, 41.4, 2.5] as const;
const bearEyes = eyes(...BEAR);

const bear: MotifShape = {
  body: [SHOULDERS, ROUND, ...both(oval(28.6, 23.6, 8))],
  worn: on({
    pale: [oval(50, 57, 13, 11.4)],
    shade: [UNDER],
    dark: both(oval(29, 24.6, 4.6)),
    iris: bearEyes.iris,
    glint: [...bearEyes.glint, oval(47.6, 51, 1.6, 0.8)],
    line: [
      ...bearEyes.line,
      blob("43,51.6 46,49 50,48.4 54,49 57,51.6 55.6,55.6 50,59 44.4,55.6"),
      ...mouth(58.6, 3, 7),
    ],
  }),
  dyes: { iris: "#4a2c16" },
  eye: BEAR,
};

const COW = [35.4, 39, 2.9] as const;
const cowEyes = eyes(...COW);

const cow: MotifShape = {
  body: [
    blob("37,62! 26,74 18,86 15,100! 85,100! 82,86 74,74 63,62!"),
    blob("50,19 60,20 68,28 70,40 66,52 64.6,62 61,70 50,73.6 39,70 35.4,62 34,52 30,40 32,28 40,20"),
    ...both(blob("33,28! 26,24 16,25 8,32! 14,38 24,38.6 32,36!")),
    ...both(limb("35,22,3.4 26,19,3 18,12,2 17,4,0.6")),
  ],
  worn: on({
    gem: both(limb("35,22,3.4 26,19,3 18,12,2 17,4,0.6")),
    pale: [blob("50,20 54,26 54.6,40 60,52 63,60 60,68 50,71.6 40,68 37,60 40,52 45.4,40 46,26")],
    shade: [UNDER],
    dark: [blob("37,20! 44,14 50,13 56,14 63,20! 61,27! 57.6,24! 55,32! 50,26! 45,33! 42.6,25! 39,28!")],
    blush: [
      blob("50,55 59,57 63,62 59,69.4 50,71.6 41,69.4 37,62 41,57"),
      ...both(blob("30,31! 23,28.6 15,30.6! 21,35 29,34.6!")),
    ],
    iris: cowEyes.iris,
    glint: cowEyes.glint,
    line: [...cowEyes.line, ...both(oval(44, 61, 1.4, 2, 24)), limb("43,67,0.3 50,68.6,0.5 57,67,0.3")],
  }),
  dyes: { iris: "#3a2212", gem: "#e2d6bc" },
  eye: COW,
};

const ELEPHANT = [39.6, 40, 2.2] as const;
const elephantEyes = eyes(...ELEPHANT);
const TRUNK = "50,36,9.6 50,52,8.6 50,68,7 51,82,5.8 55,92,5 62,95,4.2";

const elephant: MotifShape = {
  body: [
    ...both(blob("36,24! 24,14 10,16 3,29 4,46 11,61 22,68 31,62 36,50!")),
    blob("50,12 61,14 69,24 70,40 66,54 58,62 42,62 34,54 30,40 31,24 39,14"),
    blob("34,50! 26,66 20,82 17,100! 83,100! 80,82 74,66 66,50!"),
    limb(TRUNK),
    ...both(limb("41,58,2.4 36,68,2.2 36,78,0.7")),
  ],
  worn: on({
    low: [blob("36,62! 50,66 64,62! 70,78 72,100! 28,100! 30,78")],
    bare: both(blob("34,30! 24,22 13,24 8,33 10,46 16,56 24,60 31,54 34,44!")),
    gem: both(limb("41,58,2.4 36,68,2.2 36,78,0.7")),
    locks: [limb(TRUNK), blob("50,12 61,14 69,24 70,40 66,54 58,58 42,58 34,54 30,40 31,24 39,14")],
    iris: elephantEyes.iris,
    glint: elephantEyes.glint,
    line: [
      ...elephantEyes.line,
      ...[46, 53, 60, 67, 74].map((y) =>
        limb(`${45 + (y - 46) * 0.06},${y},0.2 50,${y + 1.6},0.45 ${55.4 - (y - 46) * 0.06},${y},0.2`),
      ),
    ],
  }),
  dyes: { iris: "#3a2a1c", gem: "#f2ead8" },
  eye: ELEPHANT,
};

export const wildHeads: Record<string, MotifShape> = {
  "fox-head": fox,
  "wolf-head": wolf,
  "lion-head": lion,
  "tiger-head": tiger,
  "bear-head": bear,
  "cow-head": cow,
  "elephant-head": elephant,
};
