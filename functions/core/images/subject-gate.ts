import "../at-start.ts";
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { inLatin, plainSubject } from "./plain-subject.ts";
import words from "./subject-words.json" with { type: "json" };
import { withoutTwofold } from "./twofold-words.ts";

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

/** One of these words, whole; `*` leaves their end open. Where words have no gaps between them, any part counts. */
// Where words begin and end is said once for all: said with each, it took a tenth of a second of every cold start.
function oneOf(list: readonly string[]): string {
  const { part, open, whole } = Object.groupBy(list, (term) =>
    uncased.test(term) ? "part" : term.endsWith("*") ? "open" : "whole",
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
const years = `(?:[1-9]|1[0-7]|${words.ages.replaceAll(" ", "|")})`;
/** "Age 12", "twelve years old", "12yo", "a girl of thirteen". */
const age = new RegExp(
  `(?<!\\p{N})(?:${[
    `age[ds]?\\s*(?:of\\s*)?:?\\s*${years}`,
    `${years}[\\s-]*(?:years?[\\s-]old|y\\/?o|jahrige?[rs]?|ans|anos|anni|лет)`,
    // Girls of two schools are not two.
    `(?:girl|boy)(?:s(?!\\s+of\\s+\\p{L}+\\s+\\p{L}+s(?!\\p{L})))?,?\\s+(?:of\\s+|at\\s+)?${years}`,
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "u",
);
const isMinor = (text: string) => minors.test(text) || age.test(text);

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
    /[013457@$!](?=\p{L})|(?<=\p{L})[013457@$](?=[\p{L}])/gu,
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
  const plain = bare(plainSubject(subject));
  // What is innocent by itself is not innocent here.
  const all = readings(plain);
  if (all.some((text) => isMinor(text) && sexual.test(text))) return "refused";
  const rest = readings(withoutTwofold(plain.replaceAll(innocent, " ")));
  if (rest.some((text) => refused.test(text) || harm.test(text) || profanity.hasMatch(text)))
    return "refused";
  // Who is called a girl may be a woman: that is for somebody else to tell.
  const isDoubtful =
    all.some((text) => (isMinor(text) || young.test(text)) && doubtful.test(text)) ||
    rest.some((text) => young.test(text) && sexual.test(text));
  return isDoubtful || rest.some((text) => unsure.test(text)) ? "unsure" : "welcome";
}
