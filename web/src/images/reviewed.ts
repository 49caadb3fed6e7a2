import type { Art } from "../store.ts";
import { keepArt } from "./art.ts";

/** Which picture of a batch is looked at: the one that the address names, or was chosen before, or the first. */
export const reviewed = (batch: readonly Art[], ...wanted: (string | null | undefined)[]) =>
  wanted.flatMap((id) => batch.find(({ _id }) => _id === id) ?? [])[0] ?? batch[0];

/**
 * What a review begins with is kept, once for each batch: a selection from another one means nothing there. What
 * changes later was chosen, perhaps at another review in another window, and is not taken back.
 */
export function keepBeginning() {
  let begun = "";
  return (batchId: string, art: Art) => {
    if (begun !== batchId) keepArt(art);
    begun = batchId;
  };
}
