/** What is seen of it, in words that the reading knows. */
const otherWords: readonly [said: RegExp, meant: string][] = [
  [/\bby (?:the )?candle ?light\b/gi, "by a candle"],
  [/\bby (?:the )?(?:lamp|lantern) ?light\b/gi, "by a lantern"],
  [/\bby (?:the )?fire ?light\b/gi, "by the fire"],
  [/\b(playing|plays|play) chess\b/gi, "$1 a chess table"],
  [/\bof lavender\b(?! \w+s\b)/gi, "of lavenders"],
  [/\b(?:in|mid)[- ]flight\b/gi, "flying"],
];

export const inOtherWords = (wish: string): string =>
  otherWords.reduce((words, [said, meant]) => words.replace(said, meant), wish);
