import * as z from "../../lib/schema.ts";
import type { Brief } from "./brief.ts";
import { choiceName } from "./choice-name.ts";
import { plainSubject } from "./plain-subject.ts";
import {
  alwaysWanted,
  compositionFragments,
  lightingFragments,
  moodFragments,
  neverWanted,
  paletteFragments,
} from "./prompt-fragments.ts";
import { styleFragments } from "./style-fragments.ts";

export const prompt = z.object({ text: z.string(), negative: z.string() });
export type Prompt = z.infer<typeof prompt>;

const fragment = (table: Readonly<Record<string, string>>, choice: string | undefined) =>
  choice !== undefined && Object.hasOwn(table, choice) ? table[choice] : undefined;

/** Medium of subject. Technique. Composition. Lighting. Palette. Mood. */
export function composePrompt(brief: Brief): Prompt {
  const style = styleFragments[brief.artStyle];
  const sentences = [
    `${style.medium} of ${plainSubject(brief.subject)}`,
    style.technique,
    compositionFragments[brief.aspectRatio],
    fragment(lightingFragments, brief.lighting),
    fragment(paletteFragments, brief.colorPalette),
    fragment(moodFragments, brief.mood),
  ];
  return {
    text: `${sentences.filter((sentence) => sentence !== undefined).join(". ")}.`,
    negative: `${neverWanted}, ${style.not}`,
  };
}

/** One text for models that take no negative prompt. */
export const positivePrompt = ({ text }: Prompt): string => `${text} ${alwaysWanted}.`;

/** What a picture is called where it cannot be seen. */
export const altText = ({ subject, artStyle }: Brief): string =>
  `${subject.replaceAll(/\s+/g, " ").trim()} (${choiceName(artStyle)})`;
