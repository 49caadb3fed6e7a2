import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { inLatin, plainSubject } from "./plain-subject.ts";
import words from "./subject-words.json" with { type: "json" };

/** What the shop's own list thinks of a subject; where it is unsure, somebody else has to say yes. */
export type Verdict = "welcome" | "unsure" | "refused";

/** Without accents, so that a word is written in one way only. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .normalize("NFC");

const uncased = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Words of these, whole; `*` leaves their end open. Where words have no gaps between them, any part counts. */
function anyOf(list: readonly string[]): RegExp {
  const patterns = list.map((term) => {
    const letters = bare(term.replace("*", "")).replaceAll(" ", "\\s+");
    if (uncased.test(term)) return letters;
    return `(?<![\\p{L}\\p{N}])${letters}${term.endsWith("*") ? "" : "(?![\\p{L}\\p{N}])"}`;
  });
  return new RegExp(patterns.join("|"), "u");
}

const innocent = new RegExp(anyOf(words.innocent).source, "gu");
const refused = anyOf(Object.values(words.refused).flat());
const unsure = anyOf(words.unsure);
const minors = anyOf(words.minors);
const sexual = anyOf(words.sexual);
/** "Age 12", "12 years old", "12yo". */
const age =
  /(?<!\p{N})(?:age[ds]?\s*(?:of\s*)?:?\s*(?:[1-9]|1[0-7])|(?:[1-9]|1[0-7])[\s-]*(?:years?[\s-]old|y\/?o|jahrige?[rs]?|ans|anos|anni|лет))(?![\p{L}\p{N}])/u;

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

const digits: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/** The same words as somebody may have hidden them, each in the way in which it would be read. */
function readings(plain: string): string[] {
  const latin = inLatin(plain);
  const spelt = latin.replaceAll(
    /[013457@$!](?=\p{L})|(?<=\p{L})[013457@$](?=[\p{L}])/gu,
    (sign) => digits[sign] ?? sign,
  );
  const glued = spelt.replaceAll(/(?<=\p{L})[.\-_*'’·•~+^](?=\p{L})/gu, "");
  const undoubled = glued.replaceAll(/(\p{L})\1+/gu, "$1");
  return [...new Set([plain, latin, spelt, glued, undoubled])];
}

/** A first, cheap look at a subject: stops what is plainly not for a wall, and lets birds through. */
export function judge(subject: string): Verdict {
  const plain = bare(plainSubject(subject));
  // What is innocent by itself is not innocent here.
  if (readings(plain).some((text) => (minors.test(text) || age.test(text)) && sexual.test(text)))
    return "refused";
  const rest = readings(plain.replaceAll(innocent, " "));
  if (rest.some((text) => refused.test(text) || profanity.hasMatch(text))) return "refused";
  return rest.some((text) => unsure.test(text)) ? "unsure" : "welcome";
}
