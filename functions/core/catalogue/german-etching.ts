import { printProduct } from "./print.ts";

/** A sheet that is bought for its paper. */
export const germanEtching = printProduct({
  shortname: "germanetching",
  name: "German Etching Print",
  description:
    "Your picture on German Etching: a heavy paper with a velvety, textured surface, made for etchings and loved for art prints.",
  details: [
    "German Etching paper of 310\u00a0g/m², with a surface that is felt as well as seen.",
    "Pigment inks, which lie in the texture as those of a hand press do.",
    "Sent rolled in a strong tube, for a frame of your own.",
  ],
  firstRoom: "desk",
  bareAs: "etching",
  sizes: ["12x18", "16x24", "24x36"],
  frames: ["none"],
  usual: { size: { square: "16x24", portrait: "16x24", landscape: "16x24" }, frame: "none" },
});
