import type { Art } from "../store.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** As many words as fit into a sentence that somebody reads to its end. */
const MOST_NAMED = 4;

/** What was drawn and what was not, in one sentence; none where nothing was missed. */
export function understoodSentence({ understood = [], missed = [] }: Pick<Art, "understood" | "missed">) {
  if (missed.length === 0) return undefined;
  const beyond = list.format(missed.slice(0, MOST_NAMED).map((word) => `“${word}”`));
  const verb = Math.min(missed.length, MOST_NAMED) > 1 ? "are" : "is";
  return understood.length > 0
    ? `We drew ${list.format(understood.slice(0, MOST_NAMED))}; ${beyond} ${verb} beyond this artist.`
    : `${beyond} ${verb} beyond this artist: this is a pattern in the mood of your words.`;
}
