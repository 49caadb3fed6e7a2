import type { Sharpness as Kind } from "../../../functions/core/catalogue/resolution.ts";
import type { Art } from "../store.ts";
import styles from "./ProductDetail.module.css";
import { sharpness } from "./sharp.ts";

type Print = { width: number; height: number };

const words: Record<Kind, string> = {
  excellent: "Excellent resolution at this size",
  good: "Good resolution at this size",
  "too coarse": "Too large for this picture",
};

/** How sharp the picture will be on paper; without a print, it is too small for all that there are. */
export function Sharpness({ art, print }: { art: Art; print: Print | undefined }) {
  const kind = print ? sharpness(art, print) : "too coarse";
  return (
    <p className={styles.sharpness} data-kind={kind}>
      {words[kind]}
    </p>
  );
}
