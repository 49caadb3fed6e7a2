import words from "./subject-words.json" with { type: "json" };

const any = (list: string) => `(?:${list.replaceAll(" ", "|")})`;
const { doing, lacking } = words.undress;
const garment = any(words.undress.garments);
const theirs = "(?:her|his|their)";
const over = "(?![\\p{L}\\p{N}])";
const begins = "(?<![\\p{L}\\p{N}])";

/** Nothing warm is something. */
const nothing = `nothing(?:\\s+(?:but|except|under\\p{L}*|at|on|in|by|while|and|or|with)${over}|(?!\\s*[\\p{L}\\p{N}]))`;

const without = `${begins}${any(lacking)}\\s+(?:(?:any|an?|all|${theirs})\\s+){0,2}`;

/** "Wearing nothing", "with nothing on", "without any clothes"; a table may have nothing on it. */
export const nothingOn = [
  `${without}cloth(?:es|ing)${over}`,
  `${begins}wear(?:s|ing)?\\s+(?:\\p{L}+ly\\s+)?${nothing}`,
  `${begins}(?:clad|clothed|dressed)\\s+in\\s+${nothing}`,
  `${begins}nothing\\s+on(?:\\s+(?:but|except|at|in|by|while|${theirs}(?!\\s+minds?))${over}|(?!\\s*[\\p{L}\\p{N}]))`,
].join("|");

/** "Without a shirt", "taking off her dress", "with his pants off"; not "a dress down by the sea". */
export const undressing = new RegExp(
  [
    `${without}${garment}${over}`,
    `${begins}${any(doing)}\\s+(?:(?:off|of)\\s+)*(?:all|${theirs})\\s+(?:${theirs}\\s+)?(?:\\p{L}+\\s+)?${garment}${over}`,
    `${begins}${garment}\\s+(?:removed|(?:off|down)(?!\\s+(?:the|an?|at|by|from|in|near|on|to)\\s))${over}`,
  ].join("|"),
  "u",
);
