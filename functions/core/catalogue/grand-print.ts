import { frames, none, printProduct } from "./print.ts";

/** For one picture that makes the room. */
export const grandPrint = printProduct({
  shortname: "grandprint",
  name: "Grand Print",
  description:
    "One large picture that makes the room: our biggest sheets of art paper, alone or framed, for the wall above the sofa.",
  details: [
    "The same heavy matte paper, in the largest sizes that we print.",
    "Sent rolled in a strong tube, or framed in a crate of cardboard.",
  ],
  firstRoom: "bedroom",
  skus: { unframed: "GLOBAL-FAP", framed: "GLOBAL-CFP" },
  sizes: [
    {
      name: "30x30",
      ratios: ["square"],
      unframed: { cost: 23, shipping: 12.65 },
      framed: { cost: 80, shipping: 32.35 },
    },
    {
      name: "24x36",
      ratios: ["portrait", "landscape"],
      unframed: { cost: 22, shipping: 14.65 },
      framed: { cost: 80, shipping: 34.55 },
    },
  ],
  frames: [none, ...frames],
  usual: { size: { square: "30x30", portrait: "24x36", landscape: "24x36" }, frame: "none" },
});
