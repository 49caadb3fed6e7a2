import type { AspectRatio } from "../catalogue/choice.ts";

/** A choice that is not in these tables says nothing to the model, and does no harm. */
export const lightingFragments: Readonly<Record<string, string>> = {
  natural: "soft natural daylight",
  studio: "controlled three-point studio light, clean separation from the background",
  dramatic: "dramatic chiaroscuro, a single low key light, deep shadows",
};

export const paletteFragments: Readonly<Record<string, string>> = {
  vibrant: "saturated, vibrant palette",
  muted: "muted, desaturated earth-tone palette",
  monochrome: "monochrome palette, one hue in many values",
  pastel: "pale pastel palette, high key",
};

export const moodFragments: Readonly<Record<string, string>> = {
  dreamy: "dreamy, hazy atmosphere",
  energetic: "energetic diagonal movement",
  peaceful: "peaceful calm, generous empty space",
  mysterious: "mysterious, half hidden in mist and shadow",
  nostalgic: "nostalgic, warm and faded as in a memory",
  playful: "playful rhythm, rounded shapes, a wink",
  serene: "serene stillness, wide horizon, balanced masses",
  dramatic: "dramatic tension, strong contrasts, towering forms",
  whimsical: "whimsical proportions, charming oddities",
  melancholic: "melancholic quiet, solitary subject, fading light",
  ethereal: "ethereal glow, weightless and translucent",
  vibrant: "vibrant with life, many lively accents",
};

export const compositionFragments: Readonly<Record<AspectRatio, string>> = {
  square: "balanced, centred composition",
  portrait: "tall vertical composition, subject in the lower two thirds",
  landscape: "wide panoramic composition",
};

/** What no picture on a wall should have. */
export const neverWanted =
  "text, letters, signature, watermark, logo, frame, border, mockup, blur, compression artifacts, deformed or cropped subject";

/** The same, for models that only understand what they should do. */
export const alwaysWanted =
  "The picture fills the whole canvas to its edges, crisp and clean, free of any text, letters, signature, watermark, logo or frame";
