import { frameNames } from "./choice.ts";
import { printProduct } from "./print.ts";

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
  sizes: ["30x30", "24x36"],
  frames: [...frameNames],
  usual: { size: { square: "30x30", portrait: "24x36", landscape: "24x36" }, frame: "none" },
});
