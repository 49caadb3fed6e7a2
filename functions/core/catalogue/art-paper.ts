import { frameNames } from "./choice.ts";
import { printProduct } from "./print.ts";

export const artPaper = printProduct({
  shortname: "artpaper",
  name: "Art Paper Print",
  description:
    "Your picture on heavy, matte fine art paper, alone, or ready to hang in a frame of black, white or natural wood. Made to order.",
  details: [
    "Enhanced matte art paper of 200\u00a0g/m², with a smooth surface that does not reflect.",
    "Pigment inks that keep their colors for decades behind glass.",
    "Frames are of solid wood with clear glazing, and come ready to hang.",
  ],
  firstRoom: "sofa",
  sizes: ["8x8", "12x12", "16x16", "20x20", "24x24", "12x18", "16x20", "16x24", "18x24", "20x30", "24x36"],
  frames: [...frameNames],
  usual: { size: { square: "16x16", portrait: "16x24", landscape: "16x24" }, frame: "none" },
});
