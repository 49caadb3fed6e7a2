import type { AspectRatio, SizeAndFrame } from "../../../functions/core/catalogue/choice.ts";
import type { Art } from "../store.ts";

/** A print as it is shown on a wall. */
export type Print = SizeAndFrame & {
  ratio: AspectRatio;
  mount: number;
  /** A sample has the widths that web/prepared/art.ts writes, of which a browser fetches one. */
  art: Pick<Art, "imageUrl" | "prompt"> & { srcSet?: string };
};
