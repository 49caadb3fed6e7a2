import "../at-start.ts";
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { inPieces, isOddlyWritten, unspaced } from "./odd-letters.ts";
import { inLatin, plainSubject, unflagged } from "./plain-subject.ts";
import words from "./subject-words.json" with { type: "json" };
import { withoutTwofold } from "./twofold-words.ts";
import { nothingOn, undressing } from "./undress.ts";

/** What the shop's own list thinks of a subject; where it is unsure, somebody else has to say yes. */
export type Verdict = "welcome" | "unsure" | "refused";

/** Without accents, so that a word is written in one way only. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .normalize("NFC");

/** One of these words, whole; `*` leaves their end open. Where words have no gaps between them, any part counts. */
// Where words begin and end is said once for all: said with each, it took a tenth of a second of every cold start.
function oneOf(list: readonly string[]): string {
  const { part, open, whole } = Object.groupBy(list, (term) =>
    unspaced.test(term) ? "part" : term.endsWith("*") ? "open" : "whole",
  );
  const any = (terms = ["(?!)"]) =>
    `(?:${terms.map((term) => bare(term.replace("*", "")).replaceAll(" ", "\\s+")).join("|")})`;
  return `(?:(?<![\\p{L}\\p{N}])(?:${any(whole)}(?![\\p{L}\\p{N}])|${any(open)})|${any(part)})`;
}

const anyOf = (list: readonly string[]) => new RegExp(oneOf(list), "u");

/** One of these, and not many words later one of those. */
const near = (some: readonly string[], others: readonly string[], between: string) =>
  `${oneOf(some)}\\p{L}*${between}[\\s-]+${oneOf(others)}`;

const innocent = new RegExp(anyOf(words.innocent).source, "gu");
const refused = anyOf(Object.values(words.refused).flat());
const unsure = anyOf(words.unsure);
const [minors, sexual] = [anyOf(words.minors), anyOf(words.sexual)];
/** Who may be a minor; and what nobody minds in other pictures. */
const [young, doubtful] = [anyOf(words.young), anyOf(words.doubtful)];
const adult = anyOf(words.adults.split(" "));
/** With nothing on: innocent of a table, doubtful of a grown-up. */
const unclothed = new RegExp(`${oneOf(words.undress.words)}|${nothingOn}`, "u");
const years = `(?:[1-9]|1[0-7]|${words.ages.replaceAll(" ", "|")})`;
/** "Age 12", "twelve years old", "12yo", "a girl of thirteen", "born 2015", "a 6th grader". */
const age = new RegExp(
  `(?<!\\p{N})(?:${[
    `age[ds]?\\s*(?:of\\s*)?:?\\s*${years}`,
    `${years}[\\s-]*(?:years?[\\s-]old|y\\/?o|jahrige?[rs]?|ans|anos|anni|лет)`,
    "(?<!\\p{L})(?:x?(?:i{1,3}|i?v|vi{1,2})|viii|i?x)[\\s-]+years?[\\s-]old",
    "born\\s+(?:in\\s+)?20[12]\\p{N}",
    "(?:[1-9]|1[0-2])(?:st|nd|rd|th)[\\s-]+grade(?:rs?)?",
    // Girls of two schools are not two.
    `(?:girl|boy)(?:s(?!\\s+of\\s+\\p{L}+\\s+\\p{L}+s(?!\\p{L})))?,?\\s+(?:of\\s+|at\\s+)?${years}`,
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
const isMinor = (text: string) => minors.test(text) || age.test(text);

/** What is doubtful of the young alone. */
const hints = [doubtful, undressing, unclothed];

/** Calls to harm somebody for what they are, and ways to harm anybody. */
const harm = new RegExp(
  [
    near(words.hatred.verbs, words.hatred.groups, "(?:[\\s-]+(?:all|the|every|more)){0,2}"),
    near(words.recipes.ways, words.recipes.means, "(?:[\\s-]+\\p{L}+){0,3}"),
  ].join("|"),
  "u",
);

const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

const digits: Readonly<Record<string, string>> = words.digits;

/** The same words as somebody may have hidden them, each in the way in which it would be read. */
function readings(plain: string): string[] {
  const latin = inLatin(plain);
  const spelt = latin.replaceAll(
    /[013457@$!](?=\p{L})|(?<=\p{L})[013457@$](?!\p{N})/gu,
    (sign) => digits[sign] ?? sign,
  );
  // Whatever stands between two letters, unless it parts words or may be read as a letter itself.
  const [glued = "", unspelt = ""] = [spelt, latin].map((text) =>
    text.replaceAll(/(?<=\p{L})[^\p{L}\p{M}\p{N}\s]+(?=\p{L})/gu, ""),
  );
  const undoubled = glued.replaceAll(/(\p{L})\1+/gu, "$1");
  return [...new Set([plain, latin, spelt, glued, unspelt, undoubled])];
}

/** A first, cheap look at a subject: stops what is plainly not for a wall, and lets birds through. */
export function judge(subject: string): Verdict {
  const plain = bare(plainSubject(unflagged(subject)));
  // What is innocent by itself is not innocent here.
  const all = readings(plain);
  if (all.some((text) => isMinor(text) && (sexual.test(text) || unclothed.test(text)))) return "refused";
  const rest = readings(withoutTwofold(plain.replaceAll(innocent, " ")));
  if (
    rest.some(
      (text) => refused.test(text) || inPieces.test(text) || harm.test(text) || profanity.hasMatch(text),
    )
  )
    return "refused";
  // Who is called a girl may be a woman: that is for somebody else to tell.
  const isDoubtful =
    all.some((text) => (isMinor(text) || young.test(text)) && hints.some((hint) => hint.test(text))) ||
    rest.some((text) => young.test(text) && sexual.test(text)) ||
    rest.some((text) => adult.test(text) && unclothed.test(text)) ||
    isOddlyWritten(plain);
  return isDoubtful || rest.some((text) => unsure.test(text)) ? "unsure" : "welcome";
}
