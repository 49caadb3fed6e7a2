import type { Sharpness as Kind } from "../../../functions/core/catalogue/resolution.ts";
import type { Art } from "../store.ts";
import styles from "./ProductDetail.module.css";
import { sharpFrom, sharpness } from "./sharp.ts";

type Print = { width: number; height: number };

const words: Record<Kind, string> = {
  excellent: "Excellent resolution at this size: sharp from close up",
  good: "Good resolution at this size",
  "too coarse": "Too large for this picture",
};

/** How sharp the picture will be on paper; without a print, it is too small for all that there are. */
export function Sharpness({ art, print }: { art: Art; print: Print | undefined }) {
  const kind = print ? sharpness(art, print) : "too coarse";
  const from = print && sharpFrom(art, print);
  return (
    <p className={styles.sharpness} data-kind={kind}>
      {from ? `${words[kind]}: ${from}` : words[kind]}
    </p>
  );
}
