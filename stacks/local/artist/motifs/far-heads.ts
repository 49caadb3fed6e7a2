import { eyes, mouth, on, ROUND, SHOULDERS, UNDER } from "./head-parts.ts";
import { blob, both, limb, type MotifShape, oval } from "./pen.ts";

// Heads of those who live far away, or in the branches.

const PANDA = [39.4, 43, 2.5] as const;
const pandaEyes = eyes(...PANDA);

const panda: MotifShape = {
  body: [SHOULDERS, ROUND, ...both(oval(27.6, 21.6, 8.4))],
  worn: on({
    low: [SHOULDERS],
    locks: [ROUND],
    dark: [...both(oval(27.6, 21.6, 8.4)), ...both(oval(38.6, 43.6, 5.6, 7.2, 24))],
    iris: pandaEyes.iris,
    glint: [...pandaEyes.glint, oval(48, 53, 1.3, 0.7)],
    line: [
      ...pandaEyes.line,
      blob("44.6,53.6 47,51.6 50,51 53,51.6 55.4,53.6 54,57 50,60 46,57"),
      ...mouth(59.6, 2.6, 6),
    ],
  }),
  dyes: { iris: "#6a4a2c", dark: "#26242a", low: "#2e2c32" },
  eye: PANDA,
};

const KOALA = [39, 42, 2.5] as const;
const koalaEyes = eyes(...KOALA);
const KOALA_EAR = "30,37! 22,38 12,35! 8,29! 7,21! 11,13! 19,10! 27,12! 34,20!";

const koala: MotifShape = {
  body: [SHOULDERS, ROUND, ...both(blob(KOALA_EAR))],
  worn: on({
    pale: [
      ...both(oval(20.6, 24, 7, 7.6)),
      blob("40,77 50,80 60,77 63,86 62,100! 38,100! 37,86"),
      oval(50, 64, 9, 4.6),
    ],
    shade: [UNDER],
    iris: koalaEyes.iris,
    glint: [...koalaEyes.glint, oval(48, 46, 1.6, 2.4)],
    line: [
      ...koalaEyes.line,
      blob("50,41 54.6,43 56.6,50 55.6,57 50,60.4 44.4,57 43.4,50 45.4,43"),
      ...mouth(60, 2.4, 5),
    ],
  }),
  dyes: { iris: "#6a4a2c" },
  eye: KOALA,
};

const MONKEY = [41.6, 41, 3] as const;
const monkeyEyes = eyes(...MONKEY);

const monkey: MotifShape = {
  body: [
    SHOULDERS,
    blob("50,14 62,16 71,26 73,41 70,56 62,67 50,71 38,67 30,56 27,41 29,26 38,16"),
    ...both(oval(22.6, 41, 9, 10.4)),
  ],
  worn: on({
    pale: [
      ...both(oval(22, 41.4, 5.6, 7)),
      ...both(oval(41.6, 40, 9, 10)),
      blob("50,46 60,49 66.6,57 64,66 50,70.4 36,66 33.4,57 40,49"),
      blob("42,80 50,82 58,80 63,89 62,100! 38,100! 37,89"),
    ],
    shade: [UNDER],
    iris: monkeyEyes.iris,
    glint: monkeyEyes.glint,
    line: [
      ...monkeyEyes.line,
      ...both(oval(47.4, 53.4, 0.9, 1.4, 20)),
      limb("38.6,60.6,0.2 44,63.6,0.5 50,64.4,0.55 56,63.6,0.5 61.4,60.6,0.2"),
      ...both(limb("36.4,33.6,0.2 41,31.6,0.5 45.4,33,0.2")),
    ],
  }),
  dyes: { iris: "#5a3a1c" },
  eye: MONKEY,
};

const GIRAFFE = [37.6, 33, 3] as const;
const giraffeEyes = eyes(...GIRAFFE);
const PATCHES = [
  "34,82 41,79 45,86 40,93 33,91",
  "52,84 60,81 65,88 60,95 53,93",
  "45,96! 52,96! 52,104! 44,104!",
  "27,97! 36,96! 37,104! 26,104!",
  "64,98! 71,97! 73,104! 63,104!",
];

const giraffe: MotifShape = {
  body: [
    blob("37,58! 31,72 27,86 24,100! 76,100! 73,86 69,72 63,58!"),
    blob(
      "50,17 59,18 66,25 66.6,36 62,47 61.6,57 64,66 60,74 50,77.6 40,74 36,66 38.4,57 38,47 33.4,36 34,25 41,18",
    ),
    ...both(blob("35,27! 27,22 17,22 10,28! 17,34 27,35 35,33!")),
    ...both(limb("43,20,1.8 42,12,1.7 41.6,7,2.6")),
  ],
  worn: on({
    dark: [
      ...PATCHES.map(blob),
      blob("46,20 50,19 54,20 55,27 50,33 45,27"),
      ...both(oval(40.6, 23.6, 2.2, 1.6, -30)),
      ...both(oval(41.6, 6.6, 2.8)),
    ],
    pale: [
      blob("50,57 58,59 62,66 59,73 50,76 41,73 38,66 42,59"),
      ...both(blob("33,28! 26,25 17,25.6! 22,31 31,31.6!")),
    ],
    shade: [blob("37.6,68! 41,74 50,77.6 59,74 62.4,68! 63,78 57,83 50,84 43,83 37,78")],
    iris: giraffeEyes.iris,
    glint: giraffeEyes.glint,
    line: [
      ...giraffeEyes.line,
      ...both(oval(45, 64.6, 1.1, 1.9, 24)),
      limb("42.6,70.6,0.25 50,72.6,0.5 57.4,70.6,0.25"),
    ],
  }),
  dyes: { iris: "#4a2c16", dark: "#8a5426" },
  eye: GIRAFFE,
};

const LLAMA = [41, 35.6, 2.9] as const;
const llamaEyes = eyes(...LLAMA);

const llama: MotifShape = {
  body: [
    blob("35,50! 30,60! 32,66 27,74! 29,80 23,88! 22,100! 78,100! 77,88! 71,80 73,74! 68,66 70,60! 65,50!"),
    blob(
      "50,15 57,14! 62,18 66,22! 67,30 68,40 66,50 64,60 58,67 50,69 42,67 36,60 34,50 32,40 33,30 34,22! 38,18 43,14!",
    ),
    ...both(blob("35,24! 29,17 28,8 31,1! 37,5 41,12 42,19!")),
  ],
  worn: on({
    pale: [blob("50,42 56,44 60.6,51 60,59 56,65 50,66.6 44,65 40,59 39.4,51 44,44")],
    blush: both(blob("35.6,18! 32,12 31.6,5.6! 36,9 38.6,16!")),
    shade: [blob("37,62! 43,67.6 50,69.4 57,67.6 63,62! 62,71 56,75 50,76 44,75 38,71")],
    iris: llamaEyes.iris,
    glint: llamaEyes.glint,
    line: [
      ...llamaEyes.line,
      blob("46.4,52.6 50,51.6 53.6,52.6 50,57"),
      ...mouth(56.6, 3, 5),
      ...both(limb("32,82,0.2 35,86,0.5 39,84,0.2")),
      ...both(limb("36,91,0.2 40,95,0.5 44,93,0.2")),
    ],
  }),
  dyes: { iris: "#4a2c1a" },
  eye: LLAMA,
};

export const farHeads: Record<string, MotifShape> = {
  "panda-head": panda,
  "koala-head": koala,
  "monkey-head": monkey,
  "giraffe-head": giraffe,
  "llama-head": llama,
};
