/** Works of the shop's own artist, chosen for the home page. */
export const artworks = [
  {
    src: "/art/hokusai",
    style: "Hokusai",
    alt: "A great blue wave above a small red boat, as a woodblock print",
  },
  { src: "/art/sumi-e", style: "Sumi-e", alt: "Misty mountains under a red sun, and a bare bough, in ink" },
  { src: "/art/bauhaus", style: "Bauhaus", alt: "A cat of circles and angles in red, blue and black" },
  {
    src: "/art/impressionism",
    style: "Impressionism",
    alt: "A boat under a low sun, in short bright strokes",
  },
  { src: "/art/vaporwave", style: "Vaporwave", alt: "A striped sun behind two palms, above a glowing grid" },
  {
    src: "/art/watercolor",
    style: "Watercolor",
    alt: "A red boat on a pale lake under mountains, in watercolor",
  },
] as const;

/** What web/art.ts writes of each, and how the page shows it. */
export const artworkWidths = [240, 320, 400, 560, 720] as const;
export const fallbackWidth = 720;
export const artworkShape = { widths: artworkWidths, fallbackWidth, ratio: 3 / 2 } as const;
