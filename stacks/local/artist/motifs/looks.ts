import { oklch, rgb } from "../color.ts";
import { named, natural, ofItsKind } from "./colors.ts";
import type { Who } from "./who.ts";
import { isAlive, isFlower } from "./words.ts";

/** What is seen to be made of it: it throws back the light as that does. */
export type Made = "metal" | "glass" | "pearl";

/** How one thing looks, whatever it is. */
export type Looks = {
  color?: string | undefined;
  /** Of two colors that it has, the other. */
  second?: string | undefined;
  /** How it has it; else in patches, where it lives. */
  pattern?: "stripes" | "spots" | undefined;
  made?: Made | undefined;
  /** Of a person: whose figure it is. */
  who?: Who | undefined;
};

/** What words for a material mean. */
export const materials: Record<string, { color?: string | undefined; made: Made }> = {
  gold: { color: named.gold, made: "metal" },
  golden: { color: named.gold, made: "metal" },
  brass: { color: "#c8a04a", made: "metal" },
  bronze: { color: "#9a6a3a", made: "metal" },
  copper: { color: "#b8683e", made: "metal" },
  silver: { color: named.silver, made: "metal" },
  chrome: { color: named.silver, made: "metal" },
  platinum: { color: named.silver, made: "metal" },
  steel: { color: named.silver, made: "metal" },
  glass: { color: "#a8cdd4", made: "glass" },
  crystal: { color: "#c4dce4", made: "glass" },
  pearl: { color: "#ece2d8", made: "pearl" },
};

const byNature: Record<Made, string> = {
  metal: "crown ring trophy coin bell key trumpet compass",
  glass: "wine-glass jar crystal-ball",
  pearl: "pearl",
};

const natures = new Map(
  (Object.entries(byNature) as [Made, string][]).flatMap(([made, names]) =>
    names.split(" ").map((name) => [name, made] as const),
  ),
);

const GROWN = /^(?:tree|pine|palm|leaf|cactus|mushroom)$/;

/** What grows is only of a metal's color. */
export const madeOf = (name: string, said?: Made): Made | undefined =>
  isAlive(name) || isFlower(name) || GROWN.test(name) ? undefined : (said ?? natures.get(name));

const given = new Set([...Object.values(named), ...Object.values(ofItsKind)]);

type Marks = { color: string; second: string; pattern: NonNullable<Looks["pattern"]> };

const tabby: Marks = { color: "#a98a63", second: "#4a3626", pattern: "stripes" };
const calico: Marks = { color: "#efe7da", second: "#c4713a", pattern: "spots" };

/** Kinds that are known by their coat. */
const coats: Record<string, Marks> = {
  ...{ tabby, "tabby cat": tabby, "tiger cat": tabby, calico, "calico cat": calico },
  ...{ tortoiseshell: { color: "#33291f", second: "#b5652f", pattern: "spots" } },
  ...{ dalmatian: { color: "#ece9e2", second: "#26262c", pattern: "spots" } },
};

/** As dark as a stripe is on what is light, and as light on what is dark. */
const [DARK_MARK, LIGHT_MARK] = ["#33291f", "#e8dfce"];

/** With the marks that its kind has, or that words give it on a color of its own. */
export function marked(word: string, own: string | undefined, { color, second, pattern }: Looks): Looks {
  const coat = color ? undefined : coats[word];
  if (coat) return coat;
  if (!pattern) return { color: color ?? own, second };
  const seen = color ?? own ?? "#8a7a68";
  const isLight = oklch(rgb(seen))[0] > 0.5;
  return { color: seen, second: second ?? (isLight ? DARK_MARK : LIGHT_MARK), pattern };
}

/** Whether words gave a motif its color. */
export const isTold = ({ name, color = "", made }: Looks & { name: string }): boolean =>
  (given.has(color) || made !== undefined) && color !== natural[name];
