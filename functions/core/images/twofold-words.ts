import words from "./subject-words.json" with { type: "json" };

/** Whether a word is one of these; `*` leaves their end open. Quicker to make than an expression of so many. */
function oneOf(...texts: readonly string[]) {
  const list = texts.join(" ").split(" ");
  const whole = new Set(list);
  const beginnings = list.flatMap((word) => (word.endsWith("*") ? [word.slice(0, -1)] : []));
  return (word: string | undefined) =>
    word !== undefined && (whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
}

const isAttribute = oneOf(words.twofold.attributes);
const isNoun = oneOf(words.twofold.nouns);
const isThing = oneOf(...Object.values(words.things));
const isPerson = oneOf(words.persons);
/** "Naked on a rock" is nobody's rock. */
const parts = oneOf("on in at by under with of and near behind from to");

/** "A naked old oak", "a cock on a barn", "a garden tit". */
function isOfThing(around: readonly string[], at: number): boolean {
  const [before, word, next, second] = [around[at - 1], around[at], around[at + 1], around[at + 2]];
  if (isAttribute(word)) return isThing(next) || (!parts(next) && isThing(second));
  return isNoun(word) && (isThing(before) || around.slice(at + 1, at + 5).some(isThing));
}

/**
 * Without the words that are said of people in one sense, and of plants, beasts and things in another, where they are
 * plainly said of those. Where there are people, there is no doubt which sense is meant.
 */
export function withoutTwofold(text: string): string {
  const all = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (all.some(isPerson)) return text;
  let at = -1;
  return text.replaceAll(/[\p{L}\p{N}]+/gu, (word) => (isOfThing(all, ++at) ? " " : word));
}
