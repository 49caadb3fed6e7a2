/** Works of the shop's own artist, chosen for the home page. */
export const artworks = [
  {
    src: "/art/hokusai",
    style: "Hokusai",
    alt: "A great blue wave above a small red boat, as a woodblock print",
  },
  { src: "/art/sumi-e", style: "Sumi-e", alt: "A heron before misty mountains and a red sun, in ink" },
  {
    src: "/art/bauhaus",
    style: "Bauhaus",
    alt: "A cat on a table before a golden circle, half black, half blue",
  },
  {
    src: "/art/impressionism",
    style: "Impressionism",
    alt: "A sailing boat under a low sun, in short bright strokes",
  },
  {
    src: "/art/vaporwave",
    style: "Vaporwave",
    alt: "A sailing boat of light on a glowing grid, before a striped sun",
  },
  {
    src: "/art/watercolor",
    style: "Watercolor",
    alt: "A white sailing boat on a lake under mountains, in watercolor",
  },
] as const;

/** What web/prepared/art.ts writes of each, and how the page shows it. */
export const artworkWidths = [240, 320, 400, 560, 720] as const;
export const fallbackWidth = 720;
export const artworkShape = { widths: artworkWidths, fallbackWidth, ratio: 3 / 2 } as const;
