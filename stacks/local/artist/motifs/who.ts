/** Whose figure it is: each is somebody of the same joints, in other proportions and clothes. */
export type Who = {
  age?: "toddler" | "child" | "old";
  sex?: "woman" | "man";
  wear?: "dress" | "gown" | "coat" | "suit" | "apron";
  hat?: "hat" | "hood" | "veil" | "crown" | "pointed" | "toque" | "scarf";
  beard?: "beard";
  glasses?: "glasses" | "sunglasses";
  /** What a beast has around its neck, or is dressed in, and in which color. */
  neck?: "bow-tie" | "necktie" | "scarf" | "suit" | "sweater";
  cloth?: string;
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

/** Who wears a dress: a woman, unless the words dress her otherwise. */
export const skirtOf = ({ age, sex, wear }: Who): "knee" | "floor" | undefined =>
  wear === "gown"
    ? "floor"
    : wear === "dress" || (sex === "woman" && wear !== "suit")
      ? age === "old"
        ? "floor"
        : "knee"
      : undefined;

export const proportionsOf = (who: Who) => ({
  ...ages[who.age ?? "grown"],
  ...builds[isYoung(who) ? (who.age as "child") : (who.sex ?? "man")],
});

/** In words, which tell one figure from another. */
export const wordsOf = ({ age, sex, wear, hat, beard, glasses, neck, ...colors }: Who): string =>
  [
    age,
    sex,
    wear,
    hat,
    beard,
    glasses,
    neck,
    colors.hair,
    colors.skin,
    colors.brim,
    colors.jewel,
    colors.cloth,
  ]
    .filter(Boolean)
    .join(" ");
