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

/** Whether words gave a motif its color. */
export const isTold = ({ name, color = "", made }: Looks & { name: string }): boolean =>
  (given.has(color) || made !== undefined) && color !== natural[name];
