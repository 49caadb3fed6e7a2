import type { Art } from "../store.ts";
import { styleOf } from "./filter.ts";
import { readable } from "./style-name.ts";

/** What tells pictures of the same words from each other: which of its batch each is, as in its review, and its style. */
export function versionsOf(images: readonly Art[]) {
  const seen = new Map<string, number>();
  const versions = new Map<string, number>();
  for (const { _id, status, relatedBatch } of images) {
    if (status !== "ready" || !relatedBatch) continue;
    const version = (seen.get(relatedBatch) ?? 0) + 1;
    seen.set(relatedBatch, version);
    versions.set(_id, version);
  }
  return (art: Art) => {
    const version = versions.get(art._id);
    return [version && `Version ${version}`, readable(styleOf(art))].filter(Boolean).join(", ");
  };
}
