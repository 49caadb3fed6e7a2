import { ofItsKind } from "../motifs/colors.ts";
import type { Looks } from "../motifs/looks.ts";
import type { Who } from "../motifs/who.ts";
import { hasFigure } from "../motifs/words.ts";
import { guises } from "./guises.ts";
import { one } from "./lexicon.ts";

// Whose figure a word means: how old they are, man or woman, and what they are known by.

const known = <T extends string>(table: Partial<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(table) as [T, string][]).flatMap(([means, words]) =>
      words.split(" ").map((word) => [word, means] as const),
    ),
  );

const sexes = known<NonNullable<Who["sex"]>>({
  woman:
    "woman lady girl mom mum mommy mummy mama mother bride bridesmaid queen princess empress duchess goddess daughter granddaughter niece aunt sister wife girlfriend grandma grandmother granny nana nun witch mermaid ballerina waitress actress stewardess seamstress shepherdess heroine maid milkmaid geisha soprano twins triplets",
  man: "man boy gentleman guy dad daddy papa father groom bridegroom king prince emperor duke bishop pope priest monk son grandson nephew uncle brother husband boyfriend santa claus grandpa grandfather granddad grandad wizard butler lad",
});

const wears = known<NonNullable<Who["wear"]>>({
  gown: "bride queen princess empress duchess goddess nun witch wizard monk priest bishop pope geisha gown robe kimono sari",
  dress: "dress skirt tutu",
  coat: "santa claus detective coat raincoat cloak cape",
  suit: "groom bridegroom butler businessman businesswoman pilot suit uniform overalls pajamas pyjamas",
  apron: "chef cook baker waiter waitress apron",
  armour: "armor armour",
});

const hats = known<NonNullable<Who["hat"]>>({
  hat: "cowboy cowgirl fisherman angler farmer gardener shepherd shepherdess detective explorer straw-hat sun-hat sunhat cowboy-hat",
  crown: "king queen prince princess emperor empress",
  pointed: "wizard witch",
  toque: "chef cook baker",
  veil: "bride nun",
  hood: "raincoat hoodie santa claus",
  scarf: "headscarf headwrap turban bandana hijab headdress",
});

/** Somebody has one on, whatever it is called. */
const EVERYDAY = /^(?:shirt|blouse|sweater|jacket|vest)$/;

const ages: Record<string, Who["age"]> = { child: "child", elder: "old" };

const TODDLERS = /^(?:toddler|baby|infant|newborn)$/;

const lastOf = (word: string) => one(word.split(/[ -]/).at(-1) ?? "");

const sexOf = (word: string): Who["sex"] =>
  sexes.get(word) ??
  (/(?:woman|girl|lady)$/.test(word) ? "woman" : /(?:man|boy)$/.test(word) ? "man" : undefined);

const clean = (who: { [K in keyof Who]: Who[K] | undefined }): Who | undefined => {
  const entries = Object.entries(who).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Whom a word means, as far as it says it. */
export function whoIs(word: string, motif: string, isOld: boolean): { who?: Who } {
  if (!hasFigure(motif)) return {};
  const said = lastOf(word);
  const age = TODDLERS.test(said) ? "toddler" : isOld ? "old" : ages[motif];
  const who = clean({
    ...guises[said],
    ...clean({ age, sex: sexes.get(word) ?? sexOf(said), wear: wears.get(said), hat: hats.get(said) }),
  });
  return who ? { who } : {};
}

/** Whether what is worn, or its color, changes how its wearer is seen. */
export function dress(wearer: Looks, garment: string, { color: told, second }: Looks): boolean {
  const said = one(garment);
  const worn = clean({ wear: wears.get(said), hat: hats.get(said) });
  // Armor is of steel, but that of a black knight is black.
  const isSteel = worn?.wear === "armour" && wearer.who?.wear !== "armour";
  const color = told ?? (isSteel ? ofItsKind.knight : undefined);
  if (worn) wearer.who = { ...wearer.who, ...worn };
  // Whose hat is red is not in red.
  const isHat = worn?.hat && !worn.wear;
  if (color && isHat) wearer.who = { ...wearer.who, brim: color };
  if (color && !isHat) Object.assign(wearer, { color, ...(second && { second }) });
  return worn !== undefined || color !== undefined || EVERYDAY.test(said);
}
