import { oklch, rgb } from "../color.ts";
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
  wish
    .replace(
      / (?:for|above) (?:my|our|the|a|her|his|their) (?:\p{L}+ )?(?:bedroom|living ?room|dining ?room|bathroom|kitchen|nursery|office|hallway|lounge|playroom|studio|home|room|walls?|bed|sofa|couch)\b/iu,
      "",
    )
    .replace(/\bnursery(?= (?:wall )?(?:art|prints?|posters?|pictures?|decor)\b)/i, "");

const RAINBOW = ["red", "orange", "yellow", "green", "blue", "purple"].flatMap((name) => named[name] ?? []);

/** From green to blue, or hardly any color at all. */
function isOfWater(color: string): boolean {
  const [, chroma, hue] = oklch(rgb(color));
  return chroma < 0.04 || hue > 2.2 || hue < -1.3;
}

/** Waves of which nothing is said but colors that no water has are no sea. */
const isNoSea = ({ understood, missed, places }: Reading, colors: readonly string[]): boolean =>
  missed.length === 0 &&
  places.every((place) => place === "sea") &&
  understood.every((word) => /^(?:an? |the )?waves?$/.test(word)) &&
  !colors.every(isOfWater);

export function abstractOf(wish: string, reading: Reading): Abstract | undefined {
  const text = withoutRoom(wish).toLowerCase();
  const { things, places } = reading;
  const isSaid = /\babstract\b/.test(text);
  const tokens = tokensOf(text);
  const form = words.find(([, known]) => known.test(text))?.[0];
  const colors = [
    ...(form && /\brainbows?\b/.test(text) ? RAINBOW : []),
    ...new Set(
      tokens.flatMap((word, at) =>
        // Sage green is one color.
        (tokens[at - 1] ?? "") in shades ? [] : (named[word] ?? named[one(word)] ?? []),
      ),
    ),
  ];
  const isOfColors = places.length === 0 || isNoSea(reading, colors);
  if (things.length > 0 || !(isSaid || (isOfColors && (colors.length > 0 || form)))) return undefined;
  return { colors, ...(form && { form }) };
}
