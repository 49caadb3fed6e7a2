/** Works of the shop's own artist, chosen for the home page. */
export const artworks = [
  { src: "/art/hokusai", style: "Hokusai", alt: "A great blue wave beside a mountain, as a woodblock print" },
  { src: "/art/sumi-e", style: "Sumi-e", alt: "Misty mountains, a pine and a red sun in ink" },
  { src: "/art/bauhaus", style: "Bauhaus", alt: "Mountains of circles and triangles in red, blue and black" },
  {
    src: "/art/impressionism",
    style: "Impressionism",
    alt: "The sun low over the sea, in short bright strokes",
  },
  { src: "/art/vaporwave", style: "Vaporwave", alt: "A striped sun behind palms, above a glowing grid" },
  { src: "/art/watercolor", style: "Watercolor", alt: "A pale sun over mountains and water, in watercolor" },
] as const;

/** What web/art.ts writes of each, and how the page shows it. */
export const artworkWidths = [240, 320, 400, 560, 720] as const;
export const fallbackWidth = 720;
export const artworkShape = { widths: artworkWidths, fallbackWidth, ratio: 3 / 2 } as const;
