import { printProduct } from "./print.ts";

/** Framed with a window mount between picture and glass. */
export const mountedPrint = printProduct({
  shortname: "mountedprint",
  name: "Mounted Print in a Frame",
  description:
    "Your picture behind a wide, snow-white mount, framed and glazed. The quiet border that galleries give to what they love.",
  details: [
    "Fine art paper behind a window mount with beveled edges.",
    "Solid wood frame in black, white or natural, glazed, ready to hang.",
    "The size is that of the frame's inside; the mount's window shows a little less of your picture, as you see it here.",
  ],
  // Their window of 24 × 36 is about 1 to 1.74.
  mount: 1 / 6,
  firstRoom: "gallery",
  framedAs: "mounted",
  sizes: ["12x12", "24x36"],
  frames: ["black", "white", "natural"],
  usual: { size: { square: "12x12", portrait: "24x36", landscape: "24x36" }, frame: "black" },
});
