import { bustHeadgear } from "./bust-headgear.ts";
import { bustBack, bustMask, bustOutfit } from "./bust-outfits.ts";
import { arc, blob, both, box, limb, type MotifShape, oval, type Piece, poly } from "./pen.ts";
import { type Headgear, isHidden, isYoung, type Who } from "./who.ts";

// Somebody's head and shoulders, as a portrait has them: the sheet ends where they do.

const of = (dye: Piece["of"], ...paths: string[]): Piece[] => paths.map((path) => ({ of: dye, path }));

const kindOf = (who: Who) => (isYoung(who) ? "child" : who.sex === "woman" ? "woman" : "man");

const faces = {
  man: "50,18 63,23 67,38 65,50 58,59.6 50,62 42,59.6 35,50 33,38 37,23",
  woman: "50,18 63,23 66.6,38 63.4,50 55.8,59.6 50,62 44.2,59.6 36.6,50 33.4,38 37,23",
  child: "50,18 64,23 68.4,39 66.4,50 58.6,58.8 50,61 41.4,58.8 33.6,50 31.6,39 36,23",
};
const shoulders = {
  man: "41,67! 38,71 22,75.4 9,83 4,100! 96,100! 91,83 78,75.4 62,71 59,67!",
  woman: "42.6,67! 40,72 26,77 16,85 12,100! 88,100! 84,85 74,77 60,72 57.4,67!",
  child: "43,66! 41,71 30,76 22,84 19,100! 81,100! 78,84 70,76 59,71 57,66!",
};

const BACK =
  "50,10.6 65,14.6 73,29 73.6,50 76.6,66 76,80 69,87.6 60,83 50,80 40,83 31,87.6 24,80 23.4,66 26.4,50 27,29 35,14.6";
const caps = {
  man: "32.6,43! 30.6,30 36,17.6 50,13 64,17.6 69.4,30 67.4,43! 65.6,34 62,27 55,25 46,27 38,25.4 34.6,34",
  woman:
    "51,14! 62,15.6 70.4,27 72,44 70.4,62! 67,47 64,34 58.4,26.6 52.4,20.6! 46,27 37,33 34,45 29.6,62! 28,44 29.6,27 38,15.6",
  boy: "32,42! 30,29 37,16 44,14! 47,11.4 52,14! 58,12 63,17 70,29 68,42! 65.6,34! 61,31! 57,33.4! 52,29.6! 46,33! 41,30! 36,34.4!",
  girl: "31.6,47! 30,30 37,16.6 50,12.6 63,16.6 70,30 68.4,47! 66,38 62,34.6 50,32.6 38,34.6 34,38",
};
const STRANDS = [
  ...both(limb("29.4,62,0.12 27.6,71,0.3 30,81,0.12")),
  ...both(limb("33,66,0.12 32.4,74,0.26 35,82,0.12")),
  limb("51.6,17,0.12 61,20.4,0.28 67,32,0.12"),
  limb("49,16.6,0.12 39,21,0.28 33,32,0.12"),
];
const curls = [
  ...[oval(32, 38, 5), oval(33.6, 29, 6), oval(39, 20.6, 6.4), oval(47, 16.4, 6.6)],
  ...[oval(55, 16.4, 6.6), oval(62, 20.6, 6.4), oval(66.4, 29, 6), oval(68, 38, 5)],
];

function hair(who: Who): Piece[] {
  const { age, sex, hat, mask } = who;
  if (isHidden(who) || hat === "wig" || mask === "skull") return [];
  const isWoman = sex === "woman";
  if (age === "old")
    return isWoman ? of("hair", ...curls) : of("hair", ...both(limb("33.4,33,1.4 31.4,39,3 33.6,47,1.6")));
  if (isYoung(who))
    return isWoman
      ? [
          ...of("locks", ...both(limb("33,38,3 24.6,45,5.6 21,59,4.6 24,71,1.2"))),
          ...of("hair", blob(caps.girl)),
          ...of("line", limb("50,13.4,0.14 50.8,23,0.28 50,32,0.14")),
        ]
      : of("hair", blob(caps.boy));
  return isWoman
    ? [...of("locks", blob(BACK)), ...of("hair", blob(caps.woman)), ...of("line", ...STRANDS)]
    : of("hair", blob(caps.man));
}

const beards = {
  old: "33.8,45! 34.6,57 40,66 50,70.6 60,66 65.4,57 66.2,45! 63,52 57,51 50,52.6 43,51 37,52",
  beard: "34,45! 35,56 41,63.6 50,66 59,63.6 65,56 66,45! 63,52.4 57,51.6 50,53 43,51.6 37,52.4",
};

function beard({ age, sex, hat, beard: has }: Who): Piece[] {
  if (hat === "helm" || hat === "cowl") return [];
  const isOld = age === "old" && sex === "man";
  return isOld || has ? of("hair", blob(isOld ? beards.old : beards.beard)) : [];
}

const hats: Record<Exclude<NonNullable<Who["hat"]>, Headgear>, Piece[]> = {
  hat: of("hat", oval(50, 25.4, 31, 5), blob("35,26! 36,10 43,5 57,5 64,10 65,26!")),
  crown: of("hat", poly("36,23 33,7 42,14 50,3 58,14 67,7 64,23")),
  pointed: of("hat", oval(50, 25, 29, 4.4), blob("35,26! 44,12 52,1! 58,12 65,26!")),
  toque: of("hat", box(36, 12, 28, 14), limb("38,9,6 50,7,6.6 62,9,6")),
  scarf: of(
    "hat",
    blob("30.6,42! 28.6,27 36,13 50,8 64,13 71.4,27 69.4,42! 65,31 50,25.6 35,31"),
    oval(50, 9, 8, 6),
  ),
  veil: of("veil", blob("50,9 66,13 75,30 78,60 88,96! 12,96! 22,60 25,30 34,13")),
  hood: of("coat", blob("50,8 68,14 76,34 74,56 80,76! 20,76! 26,56 24,34 32,14")),
};

/** Two of each, and one between them. */
function face(who: Who): Piece[] {
  const kind = kindOf(who);
  const isSoft = kind !== "man";
  const y = kind === "child" ? 43 : 41.4;
  const eye = kind === "child" ? 2.5 : 2;
  const isDark = who.glasses === "sunglasses";
  const glass = isDark ? oval(42.3, y + 0.4, 6, 5) : arc(42.3, y + 0.4, 5.6, 0.42);
  return [
    ...of("shade", blob("42,59.4! 46,61.6 50,62.4 54,61.6 58,59.4! 58,63.4 50,67 42,63.4")),
    ...(isSoft ? of("blush", ...both(oval(38.4, 50.4, 3.4, 2.4))) : []),
    ...of("white", ...both(oval(42.3, y, 3.5, eye))),
    ...of("iris", ...both(oval(42.6, y, 1.9))),
    ...of(
      "brow",
      ...both(limb(`37.6,${y - 5},0.3 41.6,${y - 6.2},${isSoft ? 0.55 : 0.85} 46.4,${y - 5.2},0.4`)),
    ),
    ...of("lips", blob("44.4,55.2 47.6,54 50,54.7 52.4,54 55.6,55.2 52.8,57.3 50,57.8 47.2,57.3")),
    ...of(
      "line",
      ...both(oval(42.6, y, 0.95)),
      ...both(
        limb(
          `38.4,${y + 0.3},0.2 40,${y - 1.7},0.42 42.6,${y - 2.2},0.5 45.2,${y - 1.3},0.42 46,${y + 0.4},0.2`,
        ),
      ),
      limb("47.2,49,0.2 48.6,50.8,0.36 51.4,50.8,0.36 52.8,49,0.2"),
      limb("44.2,55.2,0.16 50,55.8,0.34 55.8,55.2,0.16"),
      ...(who.glasses ? both(glass) : []),
      ...(who.glasses ? [limb(`47.8,${y - 0.4},0.4 50,${y - 1.2},0.4 52.2,${y - 0.4},0.4`)] : []),
      ...(who.age === "old" ? both(limb("40,49.6,0.14 38.4,52.4,0.26 38.6,55,0.14")) : []),
    ),
    ...(isDark
      ? of("glint", ...both(limb(`39,${y + 0.6},0.3 41,${y - 2.4},0.5`)))
      : of("glint", oval(43.3, y - 0.8, 0.5), oval(58.1, y - 0.8, 0.5))),
  ];
}

function clothes(who: Who): { pieces: Piece[]; cut: string[] } {
  const sleeves = both(limb("23,87,0.3 26,99,0.8"));
  const outfit = bustOutfit(who);
  if (outfit) return { pieces: outfit, cut: [] };
  if (who.wear === "suit")
    return {
      pieces: [
        ...of("veil", poly("40,67 60,67 58,82 50,99 42,82")),
        ...of("hat", poly("47.6,75 52.4,75 54,98 50,100 46,98")),
      ],
      cut: [...sleeves, ...both(limb("39,70,0.5 37,82,0.9 48,99,0.6"))],
    };
  if (kindOf(who) === "woman")
    return {
      pieces: of("skin", blob("42,64! 58,64! 63.4,72.6 58,78.4 50,80.4 42,78.4 36.6,72.6")),
      cut: sleeves,
    };
  return { pieces: [], cut: [...sleeves, arc(50, 62, 14.6, 0.6, 32, 148)] };
}

/** What makes a shape; the rest is on it. */
const SOLID = /^(?:behind|skin|hair|locks|hat|veil|coat|gem)$/;

const ears = both(poly("66,38 82,27 67.4,50"));

/** What is seen of a head: of one in a cowl its eyes, of one in a helmet nothing. */
function head(who: Who, hasEars: boolean): Piece[] {
  const kind = kindOf(who);
  if (who.hat === "helm") return [];
  const y = kind === "child" ? 43 : 41.4;
  if (who.hat === "cowl")
    return [
      ...of("skin", blob("33,41 38,35.6 50,36.6 62,35.6 67,41 62,46.4 50,46 38,46.4")),
      ...face(who).filter((piece) => /^(?:white|iris|brow|glint)$/.test(piece.of)),
    ];
  return [
    ...of("skin", blob(faces[kind]), ...(who.ears ? ears : [])),
    ...(hasEars && who.hat !== "hood" ? of("skin", ...both(oval(32.6, 42, 2.3, 4.2))) : []),
    ...(who.mask === "skull" ? [] : face(who)),
    ...bustMask(who, y),
  ];
}

/** Turned to whoever looks at the picture. */
export function bust(who: Who): MotifShape {
  const kind = kindOf(who);
  const neck =
    kind === "man"
      ? "41,52! 59,52! 59.6,66 62,71 50,75 38,71 40.4,66"
      : "43.4,52! 56.6,52! 57,66 59,71 50,75 41,71 43,66";
  const { pieces, cut } = clothes(who);
  const hasEars = kind === "man" || (kind === "child" && who.sex !== "woman");
  const trunk = blob(shoulders[kind]);
  const worn = [
    ...(who.back ? [...bustBack(who), ...of("coat", trunk)] : []),
    ...(who.hat === "helm" || who.hat === "cowl" ? [] : of("skin", blob(neck))),
    ...head(who, hasEars),
    ...pieces,
    ...hair(who),
    ...beard(who),
    ...(bustHeadgear(who) ?? (who.hat ? hats[who.hat as keyof typeof hats] : [])),
    ...(who.jewel ? of("gem", ...both(oval(31.6, 53, 1.9, 2.3))) : []),
  ];
  return {
    body: [trunk, ...worn.filter(({ of }) => SOLID.test(of)).map(({ path }) => path)],
    cut,
    worn,
    who,
  };
}
