import { blob, both, type Dye, limb, type MotifShape, oval, type Piece } from "./pen.ts";

// Heads of those who live with people, as a portrait has them: they look at whoever looks at the picture.

/** What lies on a head, each part by its dye. */
export const on = (parts: Partial<Record<Dye, readonly string[]>>): Piece[] =>
  (Object.entries(parts) as [Dye, readonly string[]][]).flatMap(([of, paths]) =>
    paths.map((path) => ({ of, path })),
  );

/** Two dark eyes, so far from the middle, and the light in them. */
export const eyes = (x: number, y: number, r: number) => ({
  iris: both(oval(x, y, r, r * 1.04)),
  line: [
    ...both(oval(x + 0.2, y, r * 0.6)),
    ...both(
      limb(
        `${x - r * 1.4},${y + r * 0.3},0.2 ${x - r * 0.7},${y - r * 0.95},0.4 ${x + r * 0.6},${y - r},0.5 ${x + r * 1.3},${y},0.2`,
      ),
    ),
  ],
  glint: [oval(x + r * 0.4, y - r * 0.36, r * 0.27), oval(100 - x + r * 0.4, y - r * 0.36, r * 0.27)],
});

/** From the nose down, and to both sides. */
export const mouth = (y: number, down: number, wide: number): string[] => [
  limb(`50,${y},0.45 50,${y + down},0.5`),
  ...both(
    limb(
      `50,${y + down},0.5 ${50 - wide * 0.5},${y + down + wide * 0.34},0.5 ${50 - wide},${y + down + wide * 0.16},0.25`,
    ),
  ),
];

const CHEST = "37,64! 29,74 21,84 16,100! 84,100! 79,84 71,74 63,64!";
const BIB = "44,76 50,78.6 56,76 60,84 61,100! 39,100! 40,84";
const UNDER = "35,62! 42,70.6 50,74 58,70.6 65,62! 64,73 57,80.6 50,82 43,80.6 36,73";

const DOG = [41, 37.6, 3.3] as const;
const dogEyes = eyes(...DOG);

const snout = {
  pale: [
    blob("50,26 52.4,32 54,40 60,46 64.6,54 64,63 58,69 50,70.6 42,69 36,63 35.4,54 40,46 46,40 47.6,32"),
    blob(BIB),
  ],
  lips: [blob("46.6,63.4! 50,64.4 53.4,63.4! 54.6,69 53,74 50,75.6 47,74 45.4,69")],
  iris: dogEyes.iris,
  glint: [...dogEyes.glint, oval(48, 50.6, 1.5, 0.8)],
  line: [
    ...dogEyes.line,
    blob("43.4,51 46.4,48.6 50,48 53.6,48.6 56.6,51 55.6,54.6 50,58.4 44.4,54.6"),
    ...mouth(58, 3.4, 10),
    ...both(oval(41.6, 60, 0.45)),
    ...both(oval(39.6, 57.6, 0.45)),
  ],
};

const dogSkull =
  "50,13 61,15 68.6,25 69.6,38 67,51 63,61 58,68 50,71.4 42,68 37,61 33,51 30.4,38 31.4,25 39,15";
const dogDyes = { iris: "#5a3618", lips: "#d4747c" };

/** Ears that hang, longer or shorter. */
function hanging(ear: string): MotifShape {
  const ears = both(blob(ear));
  return {
    body: [blob(CHEST), blob(dogSkull), ...ears],
    worn: on({ ...snout, shade: [blob(UNDER)], dark: ears }),
    dyes: dogDyes,
    eye: DOG,
  };
}

const pricked: MotifShape = {
  body: [
    blob(CHEST),
    blob("50,17 60,18 69,27 72,40 70,50 64,61 58,68 50,71.4 42,68 36,61 30,50 28,40 31,27 40,18"),
    ...both(blob("29.6,34! 25.6,18 27,5! 30,4.4 40,12 46,19!")),
  ],
  worn: on({
    ...snout,
    pale: [
      ...snout.pale,
      ...both(blob("28.4,43! 35,44 40,50 41,60 41.6,68! 35,61 30,52")),
      ...both(oval(41, 29.6, 2.6, 1.8, -20)),
    ],
    blush: both(blob("31.6,27! 29.6,17 29.8,10! 36,15 40,20!")),
    shade: [blob(UNDER)],
  }),
  dyes: dogDyes,
  eye: DOG,
};

const CAT = [39.6, 43.6, 4.9] as const;
const catEyes = eyes(...CAT);

const cat: MotifShape = {
  body: [
    blob("38,64! 30,74 24,84 21,100! 79,100! 76,84 70,74 62,64!"),
    blob("50,22.6 61,23 71,31 75,43 73,56 65,65 57,69.6 50,70.6 43,69.6 35,65 27,56 25,43 29,31 39,23"),
    ...both(blob("26.4,40! 24,23 25,8! 28,7.4 39,15 47,24!")),
  ],
  worn: on({
    pale: [
      ...both(oval(45, 57.6, 7, 5.6)),
      oval(50, 63.6, 4.6, 4),
      blob("45,74 50,76 55,74 58,84 58,100! 42,100! 42,84"),
    ],
    blush: both(blob("29.4,31! 27.8,20 28.6,13.4! 35,17 41,23.4!")),
    dark: [
      limb("50,24,1.5 50,34,0.4"),
      ...both(limb("43.4,24,1.3 44.6,33,0.4")),
      ...both(limb("27,47,1.3 34,50,0.4")),
      ...both(limb("28.6,54,1.3 35,55,0.4")),
      ...both(limb("25,90,1.6 34,90,0.4")),
      ...both(limb("29,80,1.5 37,82,0.4")),
    ],
    shade: [blob("37,64! 43,70 50,72.4 57,70 63,64! 62,72 57,77 50,78.4 43,77 38,72")],
    iris: catEyes.iris,
    lips: [blob("46.6,51.6 50,51 53.4,51.6 50,55.4!")],
    glint: catEyes.glint,
    line: [
      ...both(oval(39.8, 43.6, 1.7, 4)),
      ...both(limb("33,45.6,0.3 35.6,40.4,0.5 40,38.6,0.6 44,41,0.5 46,46,0.3")),
      ...mouth(55.4, 2.6, 6),
      ...both(limb("42,57,0.1 34,55.6,0.22 26.6,55,0.1")),
      ...both(limb("42,59,0.1 35,59.6,0.22 29,61,0.1")),
    ],
  }),
  dyes: { iris: "#a9b648", lips: "#d88a8c" },
  eye: CAT,
};

const horse: MotifShape = {
  body: [
    blob(
      "42,15 50,18 63,30 76,47 87,70 92,100! 38,100! 41,86 43.6,72 43,62! 37,62 31,68 25,73.4 18,75.4 11.6,72 9.6,65.4 12.6,57 20,46 26.6,34 32,22 37,16.4",
    ),
    blob("37,20! 35.6,6! 39,5.6 44,13 45,20!"),
    blob("43,20! 44.6,6.6! 49,10 51,16 50,24!"),
  ],
  worn: on({
    dark: [
      blob("47,15! 56,19 70,31 82,47 92,66 97,92! 90,84! 89,96! 82,80! 81,88! 74,68 64,50 55,38 48,28"),
      blob("43,14! 37,19 33.6,27 31.6,36! 37,32 42,26 46,20!"),
    ],
    shade: [blob("43,62! 41,56 46,46! 52,56 52,74 49,90 42,100! 38,100! 41,86 43.6,72")],
    pale: [blob("32.6,25! 27,36 20,48 14,58 11.4,64! 17,62 23,52 30,40")],
    iris: [oval(35.6, 33, 2.9, 2.5)],
    glint: [oval(34.6, 32, 0.9)],
    line: [
      oval(35.6, 33, 1.8),
      limb("31.6,33.6,0.25 33.6,30.4,0.55 37,29.8,0.6 40,32.6,0.3"),
      oval(14.6, 65, 1.3, 2.1, 30),
      limb("12.6,70.6,0.3 18,70,0.55 23,67,0.5 26.6,63.6,0.25"),
      limb("44,40,0.25 49,47,0.55 48.6,55,0.55 43.6,61,0.25"),
    ],
  }),
  dyes: { iris: "#4a2c16" },
};

const HARE = [38.6, 47.6, 3.5] as const;
const hareEyes = eyes(...HARE);

const hare: MotifShape = {
  body: [
    blob("40,66! 33,76 27,86 25,100! 75,100! 73,86 67,76 60,66!"),
    blob("50,30 59,31 67,39 69.4,50 67,60 60,67 50,70 40,67 33,60 30.6,50 33,39 41,31"),
    ...both(blob("37.4,41! 31,28 27.6,14 29,4 33,2 38,6 43,18 47,33!")),
  ],
  worn: on({
    blush: both(blob("38.6,34! 34,25 31.6,14 32.4,8 35,9 39,18 43,31!")),
    pale: [...both(oval(45.4, 60, 6.4, 5.2)), blob("44,73 50,75 56,73 60,84 60,100! 40,100! 40,84")],
    shade: [blob("39,65! 44,69.4 50,71 56,69.4 61,65! 60,72 56,76 50,77 44,76 40,72")],
    ...hareEyes,
    lips: [blob("47.4,55! 50,54.4 52.6,55! 50,58!")],
    line: [...hareEyes.line, ...mouth(58, 2.2, 4.6), ...both(limb("43,60,0.1 36,59.6,0.2 29.6,60.6,0.1"))],
  }),
  dyes: { iris: "#4a2c1a", lips: "#d88a8c" },
  eye: HARE,
};

export const petHeads: Record<string, MotifShape> = {
  "dog-head": hanging("37,17! 29,14.6 21,21 16,33 15.6,45 20,51 27,47 32,37 35,27"),
  "hound-head": hanging("37,18! 29,15.6 21.6,22 17,36 13.6,54 15,68 21,73 28,66 32,50 35,30"),
  "pricked-head": pricked,
  "cat-head": cat,
  "horse-head": horse,
  "hare-head": hare,
};
