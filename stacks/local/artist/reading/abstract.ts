import { named } from "../motifs/colors.ts";
import { shades } from "../motifs/shades.ts";
import { one } from "./lexicon.ts";
import { tokensOf } from "./phrase.ts";
import type { Reading } from "./thing.ts";

// Wishes for no thing at all, but for colors and what they do to a room.

export const forms = ["shapes", "waves", "circles", "fields", "lines"] as const;

export type Form = (typeof forms)[number];

/** What a picture is of that shows nothing, and in which colors; without a form it may have any. */
export type Abstract = { colors: string[]; form?: Form };

const words: [Form, RegExp][] = [
  ["circles", /\b(?:circles?|dots?|rings?|spots?|bubbles)\b/],
  ["lines", /\b(?:lines?|stripes?|strokes?|threads?)\b/],
  ["waves", /\b(?:waves?|watery|flowing|fluid|ripples?|landscape|layers|seascape|marble)\b/],
  ["fields", /\b(?:squares?|blocks?|rectangles?|fields?|rothko|checks?)\b/],
  ["shapes", /\b(?:shapes?|geometric|forms?|arch(?:es)?|boho|matisse|organic)\b/],
];

/** For which room it is says nothing of what is in it. */
export const withoutRoom = (wish: string): string =>
  wish.replace(
    / (?:for|above) (?:my|our|the|a|her|his|their) (?:\p{L}+ )?(?:bedroom|living ?room|dining ?room|bathroom|kitchen|nursery|office|hallway|lounge|playroom|studio|home|room|walls?|bed|sofa|couch)\b/iu,
    "",
  );

export function abstractOf(wish: string, { things, places }: Reading): Abstract | undefined {
  const text = withoutRoom(wish).toLowerCase();
  const isSaid = /\babstract\b/.test(text);
  const tokens = tokensOf(text);
  const colors = [
    ...new Set(
      tokens.flatMap((word, at) =>
        // Sage green is one color.
        (tokens[at - 1] ?? "") in shades ? [] : (named[word] ?? named[one(word)] ?? []),
      ),
    ),
  ];
  const form = words.find(([, known]) => known.test(text))?.[0];
  if (things.length > 0 || !(isSaid || (places.length === 0 && (colors.length > 0 || form))))
    return undefined;
  return { colors, ...(form && { form }) };
}
