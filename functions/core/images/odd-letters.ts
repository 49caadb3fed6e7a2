import words from "./subject-words.json" with { type: "json" };

const scriptsOf = (names: string) => names.split(" ").map((name) => `\\p{Script=${name}}`);

/** Words with no gap between them: another alphabet may stand in their midst. */
export const unspaced = new RegExp(`[${scriptsOf(words.unspaced).join("")}]`, "u");
const allUnspaced = new RegExp(unspaced.source, "gu");
const known = scriptsOf(words.scripts).map((script) => new RegExp(script, "u"));
const unknown = new RegExp(`[^${scriptsOf(words.scripts).join("")}]`, "u");

/** Letters upside down, which no language writes. */
const turned = /[ɐɟɥɯɹʇʌʍʎʞ]/u;

/** Of two alphabets at once, or of one in which the list has no words; signs of two letters are units. */
function isOdd(word: string): boolean {
  const own = word.replaceAll(/[\p{Script=Common}\p{Script=Inherited}]/gu, "");
  if (own.length < 3) return false;
  return turned.test(own) || unknown.test(own) || known.filter((script) => script.test(own)).length > 1;
}

/** Whether something is written so that a reader may read what a list does not. */
export const isOddlyWritten = (text: string) =>
  (text.replaceAll(allUnspaced, " ").match(/\p{L}+/gu) ?? []).some(
    (word) => !/^[a-z]+$/.test(word) && isOdd(word),
  );

/** What some words are in pieces: "na ked". */
export const inPieces = new RegExp(
  `(?<!\\p{L})(?:${words.split
    .split(" ")
    .map((word) => Array.from(word).join("\\s?"))
    .join("|")})(?!\\p{L})`,
  "u",
);
