import type { Art } from "../store.ts";
import type { Pages } from "./use-looked-through.ts";

/** What is different about one picture, seen from another of its family. */
export function toldFrom(one: Art, than: Art): string {
  const differs = (answer: string) =>
    String(one.journeyStepValues[answer] ?? "") !== String(than.journeyStepValues[answer] ?? "");
  if (one.prompt !== than.prompt) return `“${one.prompt}”`;
  if (differs("artStyle")) return "In another style";
  return differs("colorPalette") ? "In other colors" : "Another try";
}

/** Pages of a gallery that are read for a family; beyond lies more than anybody walks. */
const MOST_PAGES = 3;

/** What a picture was changed into is younger: the gallery is read back to where it hangs itself. */
export const mayLackChildren = ({ createdAt }: Art, pages: Pages): boolean => {
  const oldest = pages.at(-1)?.generatedImages.at(-1);
  return oldest !== undefined && oldest.createdAt > createdAt && pages.length < MOST_PAGES;
};

/** What a picture was changed into, a picture for each time. */
export const madeOf = (parent: Art, own: readonly Art[]): Art[] => {
  const made = own.filter(({ parent: from, status }) => from === parent._id && status === "ready");
  return made.filter((one, at) => made.findIndex((other) => other.relatedBatch === one.relatedBatch) === at);
};
