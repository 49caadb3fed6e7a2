import type { AspectRatio } from "../catalogue/choice.ts";
import fragments from "./prompt-fragments.json" with { type: "json" };

type Fragments<Value extends string = string> = Readonly<Record<Value, string>>;

/** A choice that is not in these tables says nothing to the model, and does no harm. */
export const lightingFragments: Fragments = fragments.lighting;
export const paletteFragments: Fragments = fragments.palette;
export const moodFragments: Fragments = fragments.mood;
export const compositionFragments: Fragments<AspectRatio> = fragments.composition;

/** What no picture on a wall should have. */
export const neverWanted =
  "text, letters, signature, watermark, logo, frame, border, mockup, blur, compression artifacts, deformed or cropped subject";

/** The same, for models that only understand what they should do. */
export const alwaysWanted =
  "The picture fills the whole canvas to its edges, crisp and clean, free of any text, letters, signature, watermark, logo or frame";
