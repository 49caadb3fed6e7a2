import type { ArtworkName } from "../artworks/artworks.ts";

/** Sentences to begin with, each painted in all sixteen styles: they show what can be asked for. */
export const sentences = [
  { name: "lighthouse", words: "A lighthouse by the sea at sunset" },
  { name: "balloon", words: "A hot air balloon over snowy mountains" },
  { name: "owl", words: "An owl under a full moon" },
  { name: "boat", words: "A sailing boat on the sea in front of a mountain" },
  { name: "train", words: "A steam train in the mountains at sunrise" },
  { name: "whale", words: "A whale in the sea under the stars" },
] as const;
export type Sentence = (typeof sentences)[number];

/** The journey's sixteen, by its own values and names. */
export const allStyles = [
  { value: "hokusai-style", name: "Hokusai" },
  { value: "bauhaus-style", name: "Bauhaus" },
  { value: "watercolor-style", name: "Watercolor" },
  { value: "vaporwave-style", name: "Vaporwave" },
  { value: "sumi-e-style", name: "Sumi-e" },
  { value: "photorealistic-style", name: "Photorealistic" },
  { value: "comic-style", name: "Comic" },
  { value: "art-noveau-style", name: "Art Nouveau" },
  { value: "impressionism-style", name: "Impressionism" },
  { value: "cyberpunk-style", name: "Cyberpunk" },
  { value: "anime-style", name: "Anime" },
  { value: "pop-art-style", name: "Pop Art" },
  { value: "fantasy-art-style", name: "Fantasy Art" },
  { value: "psychedelic-style", name: "Psychedelic" },
  { value: "surrealism-style", name: "Surrealism" },
  { value: "steampunk-style", name: "Steampunk" },
] as const;

type StyleValue = (typeof allStyles)[number]["value"];

export const nameOf = (style: StyleValue) => allStyles.find(({ value }) => value === style)?.name ?? "";

/** Artworks in four of the sixteen styles, as different as they come. */
export const firstArtworks = [
  "hokusai",
  "bauhaus",
  "watercolor",
  "vaporwave",
] as const satisfies readonly ArtworkName[];

export const paintedWidths = [160, 240, 320] as const;

/** Where tests/art/sixteen.ts has painted it, so many pixels wide. */
export const paintedAs = (sentence: string, style: string, width: (typeof paintedWidths)[number] = 320) =>
  `/art/sixteen/${sentence}/${style}-${width}.avif`;

/** Of all these, what would look well on one wall: for who has none of their own yet. */
const ideas: [Sentence["name"], StyleValue][] = [
  ["boat", "hokusai-style"],
  ["owl", "art-noveau-style"],
  ["lighthouse", "photorealistic-style"],
  ["balloon", "sumi-e-style"],
  ["lighthouse", "bauhaus-style"],
  ["train", "vaporwave-style"],
  ["whale", "comic-style"],
  ["boat", "watercolor-style"],
];

/** Each with its picture, and as the journey is told of it. */
export const begun = ideas.map(([sentence, artStyle]) => ({
  picture: paintedAs(sentence, artStyle),
  words: sentences.find(({ name }) => name === sentence)?.words ?? "",
  styleName: nameOf(artStyle),
  artStyle,
}));
