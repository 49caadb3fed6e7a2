/** What those wear who are known by it. */
export type Guise =
  | ("armour" | "lacquer" | "frock" | "tunic" | "furs" | "cuirass" | "tights")
  | ("wraps" | "uniform" | "motley" | "ruff" | "tails" | "bones" | "harness" | "tail");

export type Headgear =
  | ("helm" | "kabuto" | "tricorn" | "horned" | "halo" | "cowl")
  | ("helmet" | "bells" | "wig" | "crest" | "cone");

/** Whose figure it is: each is somebody of the same joints, in other proportions and clothes. */
export type Who = {
  age?: "toddler" | "child" | "old" | "giant";
  sex?: "woman" | "man";
  wear?: "dress" | "gown" | "coat" | "suit" | "apron" | Guise;
  hat?: "hat" | "hood" | "veil" | "crown" | "pointed" | "toque" | "scarf" | Headgear;
  beard?: "beard";
  glasses?: "glasses" | "sunglasses";
  /** What a beast has around its neck, or is dressed in, and in which color. */
  neck?: "bow-tie" | "necktie" | "scarf" | "suit" | "sweater";
  cloth?: string;
  /** What is behind their shoulders, in their right hand and on their left arm. */
  back?: "wings" | "gauze" | "cape" | "cloak";
  held?: "sword" | "katana" | "cutlass" | "axe" | "trident" | "wand";
  shield?: "heater" | "round";
  /** What is on their face, and ears that are no man's. */
  mask?: "mask" | "patch" | "paint" | "skull" | "fangs";
  ears?: "pointed";
  /** Colors that the words give. */
  hair?: string;
  skin?: string;
  brim?: string;
  jewel?: string;
};

/** How large a head is beside a grown body, and how tall they are among grown people. */
const ages = {
  toddler: { head: 1.85, tall: 0.52 },
  child: { head: 1.42, tall: 0.71 },
  old: { head: 1.06, tall: 0.94 },
  giant: { head: 0.84, tall: 1.7 },
  grown: { head: 1, tall: 1 },
} as const;

/** Half as wide as a man is at shoulders, waist and hips, each is so much; and how thick their limbs are. */
const builds = {
  man: { shoulders: 1, waist: 1, hips: 1, limbs: 1 },
  woman: { shoulders: 0.82, waist: 0.72, hips: 1.1, limbs: 0.8 },
  child: { shoulders: 0.94, waist: 1, hips: 1.02, limbs: 1.06 },
  toddler: { shoulders: 1.12, waist: 1.42, hips: 1.34, limbs: 1.5 },
} as const;

export const isYoung = ({ age }: Who): boolean => age === "child" || age === "toddler";

const TROUSERED = /^(?:suit|armour|lacquer|frock|tights|wraps|uniform|motley|ruff|tails?|bones|harness)$/;

/** Who wears a dress: a woman, unless the words dress her otherwise. */
export const skirtOf = ({ age, sex, wear }: Who): "knee" | "floor" | undefined =>
  wear === "gown"
    ? "floor"
    : wear === "dress" || (sex === "woman" && !TROUSERED.test(wear ?? ""))
      ? age === "old"
        ? "floor"
        : "knee"
      : undefined;

/** How far down what somebody wears hangs over their legs, if it does. */
export const hangOf = (who: Who): "knee" | "floor" | "coat" | "tunic" | undefined =>
  skirtOf(who) ??
  (/^(?:coat|frock)$/.test(who.wear ?? "")
    ? "coat"
    : /^(?:tunic|furs|cuirass)$/.test(who.wear ?? "")
      ? "tunic"
      : undefined);

/** Known by what they wear: they do nothing in the clothes of others. */
export const isGuised = ({ wear }: Who): boolean =>
  isOfOnePiece({ ...(wear && wear !== "suit" && { wear }) }) ||
  /^(?:lacquer|frock|tunic|furs|cuirass|harness)$/.test(wear ?? "");

/** Whose legs are in what the rest of them is in. */
export const isOfOnePiece = ({ wear }: Who): boolean =>
  /^(?:suit|armour|tights|wraps|uniform|motley|ruff|tails|bones)$/.test(wear ?? "");

/** Neither face nor hair is seen of whoever has one on. */
export const isHidden = ({ hat }: Who): boolean => hat === "helm" || hat === "cowl" || hat === "hood";

export const proportionsOf = (who: Who) => ({
  ...ages[who.age ?? "grown"],
  ...builds[isYoung(who) ? (who.age as "child") : (who.sex ?? "man")],
});

/** In words, which tell one figure from another. */
export const wordsOf = ({ age, sex, wear, hat, beard, glasses, ...rest }: Who): string =>
  [
    ...[age, sex, wear, hat, beard, glasses, rest.hair, rest.skin, rest.brim, rest.jewel],
    ...[rest.neck, rest.cloth, rest.back, rest.held, rest.shield, rest.mask, rest.ears],
  ]
    .filter(Boolean)
    .join(" ");
