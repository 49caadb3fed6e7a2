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

/** One list and what another has besides: of what is in both, the first knows more. */
export function withoutTwice(images: readonly Art[], others: readonly Art[]): Art[] {
  const ids = new Set(images.map(({ _id }) => _id));
  return [...images, ...others.filter(({ _id }) => !ids.has(_id))];
}

/** Where somebody goes on after some are gone: at what followed the last of them, or else at what stood before. */
export function besideGone(images: readonly Art[], gone: readonly Art[]): Art | undefined {
  const stays = (image: Art) => !gone.includes(image);
  const last = images.findLastIndex((image) => gone.includes(image));
  return images.slice(last).find(stays) ?? images.slice(0, last).findLast(stays);
}
