import { mix, oklch, rgb } from "../color.ts";
import type { Dye, MotifShape, Piece } from "./pen.ts";
import { isOfOnePiece, isYoung, type Who } from "./who.ts";

// The colors of what people wear, and of themselves.

/** From what lies below to what covers it. */
const order: readonly Dye[] = [
  ...(["behind", "low", "bare", "shoe", "wood", "brass", "paper", "coat"] as const),
  ...(["deep", "lit", "trim", "veil", "locks", "skin"] as const),
  ...([
    "pale",
    "shade",
    "dark",
    "blush",
    "white",
    "iris",
    "hair",
    "brow",
    "lips",
    "hat",
    "held",
    "gem",
    "line",
    "glint",
  ] as const),
];

const hats: Record<NonNullable<Who["hat"]>, string> = {
  hat: "#b08a4e",
  hood: "#b08a4e",
  veil: "#f4f1ea",
  crown: "#d8a02c",
  pointed: "#3b2f5c",
  toque: "#f4f1ea",
  scarf: "#b5543a",
  ...{ helm: "#b3bbc4", kabuto: "#2b2733", tricorn: "#2a2628", horned: "#858c94", halo: "#e8c24a" },
  ...{
    cowl: "#26262c",
    helmet: "#4a5634",
    bells: "#b8322e",
    wig: "#d8562a",
    crest: "#b9893a",
    cone: "#b8322e",
  },
};

/** Below a coat. */
const lows: Partial<Record<NonNullable<Who["wear"]>, string>> = {
  ...{ lacquer: "#33364e", frock: "#4a4038", tunic: "#57493a", furs: "#57493a", harness: "#3f4650" },
};

function hairOf({ age, sex, hair, skin, ...who }: Who): string {
  if (hair) return hair;
  if (age === "old") return "#d9d6d0";
  if (skin && oklch(rgb(skin))[0] < 0.6) return "#2c2422";
  return isYoung({ ...who, ...(age && { age }) }) ? "#8a5a30" : sex === "woman" ? "#5e3824" : "#51301c";
}

/** What only tints what it is on has no edge. */
export const hasSeam = (of: Dye): boolean => !/^(?:line|blush|shade|glint|brow|lips|iris)$/.test(of);

const mixed = (one: string, other: string, share: number): string =>
  `#${mix(rgb(one), rgb(other), share)
    .map((tone) => Math.round(tone).toString(16).padStart(2, "0"))
    .join("")}`;

/** What something is dyed in; lines have the ink of whoever paints, and coats the color of their motif. */
function dyeOf(of: Dye, who: Who): string | undefined {
  const skin = who.skin ?? "#e6b48e";
  const hair = hairOf(who);
  const dyes: Partial<Record<Dye, string | undefined>> = {
    ...{ skin, bare: skin, hair, locks: hair, shoe: "#2c2826", wood: "#a0622e", brass: "#d8a52c" },
    ...{
      paper: "#efe6d2",
      veil: "#f4f1ea",
      low: isOfOnePiece(who) ? undefined : (lows[who.wear as keyof typeof lows] ?? "#46506a"),
    },
    ...{
      shade: mixed(skin, "#6a2f2a", 0.24),
      blush: mixed(skin, "#d8604c", 0.22),
      white: "#f6f2ea",
      glint: "#ffffff",
    },
    ...{ iris: "#3a2c22", brow: mixed(hair, "#3a2a22", 0.5), lips: mixed(skin, "#a8303a", 0.5) },
    ...{ hat: who.brim ?? hats[who.hat ?? "hat"], gem: who.jewel },
  };
  return dyes[of];
}

/** As much darker or lighter than its coat as a part of a beast is. */
const PALE = 0.66;
const SHADE = 0.3;
const DARK = 0.46;

/** Parts of a coat are of its color; what is dark on a white one is only grey. */
function furOf(of: Dye, coat: string): string | undefined {
  const lightness = oklch(rgb(coat))[0];
  const deep = lightness > 0.86 ? 0.4 : 1;
  const [shade, dark] = [mixed(coat, "#2a1c16", SHADE * deep), mixed(coat, "#241814", DARK * deep)];
  const dyes: Partial<Record<Dye, string>> = {
    pale: mixed(coat, "#fbf3e6", lightness < 0.4 ? 0.2 : PALE),
    // The same, and the coat, where more of the head lies over it.
    ...{ shade, bare: shade, dark, low: dark, locks: coat },
    blush: mixed(coat, "#e09a8c", 0.62),
    ...{ white: "#f6f2ea", glint: "#ffffff" },
  };
  return dyes[of];
}

/** The color of a coat, in shadow and in the light. */
const folds: Partial<Record<Dye, (coat: string) => string>> = {
  deep: (coat) => mixed(coat, "#1c1a22", 0.36),
  lit: (coat) => mixed(coat, "#fbf7ee", 0.42),
};

/** What a part of a drawing is dyed in, whose motif has this color. */
export const dyedAs = (of: Dye, { who, dyes }: MotifShape, coat: string): string | undefined =>
  dyes?.[of] ?? folds[of]?.(coat) ?? (dyes && !who ? furOf(of, coat) : dyeOf(of, who ?? {}));

/** What somebody wears, from what lies below to what covers it. */
export const layersOf = ({
  worn = [],
}: MotifShape): { of: Dye; color?: string | undefined; pieces: Piece[] }[] =>
  order.flatMap((of) => {
    const pieces = worn.filter((piece) => piece.of === of);
    const colors = [...new Set(pieces.map(({ color }) => color))];
    return colors.map((color) => ({ of, color, pieces: pieces.filter((piece) => piece.color === color) }));
  });
