import type { Art } from "../store.ts";

/** How many pictures without a batch make a row. */
const ROW = 4;

/** Pictures of one batch stand together, in the order they came; those of none in fours. */
export function rowsOf(images: readonly Art[]): Art[][] {
  const rows = new Map<string, Art[]>();
  let loose = 0;
  for (const image of images) {
    const key = image.relatedBatch || `loose ${Math.floor(loose++ / ROW)}`;
    rows.set(key, [...(rows.get(key) ?? []), image]);
  }
  return [...rows.values()];
}
