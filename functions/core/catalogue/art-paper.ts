import { frames, none, printProduct } from "./print.ts";

/** Sizes and costs as the print house lists them; portrait frames where it has told us their price. */
export const artPaper = printProduct({
  shortname: "artpaper",
  name: "Art Paper Print",
  description:
    "Your picture on heavy, matte fine-art paper, alone or in a frame of black, white or natural wood. Made to order, ready to hang.",
  details: [
    "Enhanced matte art paper of 200 g/m², with a smooth surface that does not reflect.",
    "Pigment inks that keep their colors for decades behind glass.",
    "Frames are of solid wood with clear glazing, and come ready to hang.",
  ],
  firstRoom: "sofa",
  skus: { unframed: "GLOBAL-FAP", framed: "GLOBAL-CFP" },
  sizes: [
    {
      name: "8x8",
      ratios: ["square"],
      unframed: { cost: 8, shipping: 6.85 },
      framed: { cost: 35, shipping: 14 },
    },
    {
      name: "12x12",
      ratios: ["square"],
      unframed: { cost: 13, shipping: 6.85 },
      framed: { cost: 38, shipping: 24.8 },
    },
    {
      name: "16x16",
      ratios: ["square"],
      unframed: { cost: 14, shipping: 7.1 },
      framed: { cost: 46, shipping: 24.8 },
    },
    {
      name: "20x20",
      ratios: ["square"],
      unframed: { cost: 16, shipping: 7.1 },
      framed: { cost: 52, shipping: 25.9 },
    },
    {
      name: "24x24",
      ratios: ["square"],
      unframed: { cost: 20, shipping: 7.1 },
      framed: { cost: 65, shipping: 25.9 },
    },
    { name: "12x18", ratios: ["portrait", "landscape"], unframed: { cost: 14, shipping: 12.95 } },
    { name: "16x24", ratios: ["portrait", "landscape"], unframed: { cost: 15, shipping: 12.95 } },
    { name: "20x30", ratios: ["portrait", "landscape"], unframed: { cost: 20, shipping: 12.65 } },
    {
      name: "24x36",
      ratios: ["portrait", "landscape"],
      unframed: { cost: 22, shipping: 14.65 },
      framed: { cost: 80, shipping: 34.55 },
    },
  ],
  frames: [none, ...frames],
  usual: { size: { square: "16x16", portrait: "16x24", landscape: "16x24" }, frame: "none" },
});
