import type { ArtStyle } from "../../../functions/core/images/style-fragments.ts";

/** Works of the shop's own artist, each by the name of its style and its files. */
export const artworks = {
  hokusai: {
    words: "A great blue wave above a small red boat",
    look: "as a woodblock print",
  },
  "sumi-e": {
    words: "A heron before misty mountains and a red sun",
    look: "in ink",
  },
  bauhaus: {
    words: "A cat on a table before a golden circle",
    look: "half black, half blue",
  },
  impressionism: {
    words: "A sailing boat under a low sun",
    look: "in short bright strokes",
  },
  vaporwave: {
    words: "A sailing boat of light on a glowing grid",
    look: "before a striped sun",
  },
  watercolor: {
    words: "A white sailing boat on a lake under mountains",
    look: "in watercolor",
  },
} as const satisfies Record<string, { words: string; look: string }>;

export type ArtworkName = keyof typeof artworks;

/** As the journey asks for it. */
export const styleOf = (name: ArtworkName) => `${name}-style` as const satisfies ArtStyle;

/** What web/prepared/art.ts writes of each: AVIF in every width, and one WebP. */
export const artworkWidths = [240, 320, 400, 560, 720] as const;
export const fallbackWidth = 720;

export const artworkFile = (name: ArtworkName, width: (typeof artworkWidths)[number]) =>
  `/art/${name}-${width}.avif`;

export const artworkSrcSet = (name: ArtworkName) =>
  artworkWidths.map((width) => `${artworkFile(name, width)} ${width}w`).join(", ");

/** As a picture of its own; all of them are portraits. */
export function artworkPicture(name: ArtworkName) {
  const { words, look } = artworks[name];
  const shape = { widths: artworkWidths, fallbackWidth, ratio: 3 / 2 };
  return { src: `/art/${name}`, alt: `${words}, ${look}`, ...shape };
}
