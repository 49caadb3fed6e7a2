import { isAlive } from "../motifs/words.ts";
import { actions, determiners, joints, numbers, prepositions, stances } from "./grammar.ts";
import { motifOf } from "./lexicon.ts";
import { pairAt } from "./phrase.ts";
import { settingOf } from "./settings.ts";
import { skyWords } from "./sky-words.ts";

// What somebody is called is not seen: it goes before a wish is read.

const feasts = new Set(
  "christmas easter halloween thanksgiving january february march april may june july august september october november december".split(
    " ",
  ),
);

const isSmall = (word: string): boolean =>
  [actions, determiners, joints, prepositions, stances].some((known) => known.has(word)) || word in numbers;

const isSomebody = (word: string): boolean => isAlive(motifOf(word.toLowerCase()));

/** Written large, a word is somebody's name, unless the sentence goes on with it or it says where or when. */
function isNameOf(whom: string, name: string): boolean {
  const word = name.toLowerCase();
  const goesOn =
    isSmall(word) || /(?:ing|day)$/.test(word) || feasts.has(word) || settingOf(word) !== undefined;
  return isSomebody(whom) && !goesOn && !pairAt([whom.toLowerCase(), word], 0);
}

/** How somebody is spoken of, up to their kind: "my golden" retriever, "a" cat. */
const article = /\b(an?|my|our|his|her|their) (?:\p{Ll}+ )*$/iu;

/** A word that is known otherwise is no name of just any cat; after a comma it may be the next of a list. */
function meansItself(name: string, link: string | undefined, before: string): boolean {
  const word = name.toLowerCase();
  if (motifOf(word) === undefined && !skyWords.has(word)) return false;
  const [, whose = ""] = article.exec(before) ?? [];
  const isAny = /^an?$/i.test(whose);
  if (link === ",") return whose === "" || isAny || isSomebody(word);
  return link === undefined && isAny;
}

/** Whom it is about, what links them to their name, the name, and another's. */
const somebody =
  /\b(\p{Ll}+)(,| named| called)? (\p{Lu}\p{Ll}+)(?: (?:and|&) (\p{Lu}\p{Ll}+))?(?![\p{L}'’]| \p{Lu})/gu;

/** "My dog Biscuit", "Luna the cat" and "a cat named Miso" are a dog and two cats; in a title all words are large. */
export const unnamed = (wish: string): string =>
  wish
    .normalize("NFC")
    .replace(/^(\p{Lu}\p{Ll}+) [Tt]he (\p{L}+)/u, (said, name: string, whom: string) =>
      isNameOf(whom, name) ? `The ${whom}` : said,
    )
    .replace(
      somebody,
      (said, whom: string, link: string | undefined, name: string, other = "", at: number, all: string) => {
        if (!isNameOf(whom, name) || meansItself(name, link, all.slice(0, at))) return said;
        return other === "" || (isNameOf(whom, other) && !isSomebody(other)) ? whom : `${whom} and ${other}`;
      },
    )
    .replace(/ (?:named|called) (\p{L}+)/giu, (said, name: string) =>
      isSmall(name.toLowerCase()) ? said : "",
    );
