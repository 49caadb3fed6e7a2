import { paired } from "./grammar.ts";
import { isPlural, one, withArticle } from "./lexicon.ts";
import { isPlaceName } from "./settings.ts";

// How what was understood is said to whoever wished for it.

const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** As many as there are to be seen, whatever number was typed. */
export const soMany = (count: number, word: string): string => `${numerals[count] ?? count} ${word}`;

/** With the article of its sentence: whose it is, is not told; what had none, as names and snow have none, gets none. */
export function articled(word: string, determiner: string | undefined): string {
  if (determiner === "the") return `the ${word}`;
  return determiner === undefined || isPlural(word) ? word : withArticle(word);
}

const landmarks = new Set(["big ben", "eiffel tower", "statue of liberty", "santa claus", "taj mahal"]);

/** It is written large, wherever it stands in a sentence. */
export const isName = (said: string): boolean => {
  const name = said.replace(/^(?:an?|the) /, "");
  return landmarks.has(name) || isPlaceName(name.replaceAll(" ", "-"));
};

/** Where nobody says how many there are. */
export const isSeveral = (word: string): boolean => isPlural(word) && !paired.has(word);

type Seen = { word: string; motif: string; many: number; isCounted: boolean };

/** A thing, or several. Of a pile of pumpkins one is drawn. */
export function thingSaid({ word, motif, many, isCounted }: Seen, determiner: string | undefined): string {
  const isHeap = many === 1 && isSeveral(word) && !isPlural(motif);
  const said = (isHeap ? one(word) : word).replaceAll("-of-", " of ");
  if (isCounted) return soMany(many, said);
  if (many > 1 || paired.has(word)) return said;
  return articled(said, determiner === "the" || isName(said) ? determiner : "a");
}
