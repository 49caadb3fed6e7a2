import { choiceName } from "../../../functions/core/images/choice-name.ts";
import type { Art } from "../store.ts";

/** What somebody looks for among their pictures; an empty text is anything. */
export type Filter = { words: string; style: string; shape: string; day: string; favorites: boolean };

export const everything: Filter = { words: "", style: "", shape: "", day: "", favorites: false };

export const isFiltering = (filter: Filter) =>
  Object.entries(filter).some(([name, value]) => value !== everything[name as keyof Filter]);

const dates = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric", year: "numeric" });

/** The day on which it was made, where its owner is: "2026-12-01"; nothing where that is not said. */
function dayOf({ createdAt }: Art): string {
  if (!createdAt) return "";
  const made = new Date(createdAt);
  const parts = [made.getFullYear(), made.getMonth() + 1, made.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

export const styleOf = ({ journeyStepValues: { artStyle } }: Art) => [artStyle ?? ""].flat()[0] ?? "";

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Each is the same object for as long as nothing about it changes: of thousands none is folded at every letter. */
const texts = new WeakMap<Art, string>();

function wordsOf(image: Art) {
  const known = texts.get(image);
  if (known !== undefined) return known;
  const text = folded(`${image.prompt} ${Object.values(image.journeyStepValues).flat().join(" ")}`);
  texts.set(image, text);
  return text;
}

export function matching(images: readonly Art[], { words, style, shape, day, favorites }: Filter) {
  const wanted = folded(words).split(/\s+/);
  return images.filter(
    (image) =>
      // Every word has to be in there, in any order, with or without its accents, to its end or not.
      wanted.every((word) => wordsOf(image).includes(word)) &&
      (style === "" || styleOf(image) === style) &&
      (shape === "" || image.aspectRatio === shape) &&
      (day === "" || dayOf(image) === day) &&
      (!favorites || image.favorite === true),
  );
}

const named = (value: string) => ({ value, displayName: choiceName(value) });
const once = (values: string[]) => [...new Set(values)].filter(Boolean);

/** What there is to choose from: only what some picture has. */
export const choicesIn = (images: readonly Art[]) => ({
  styles: once(images.map(styleOf)).sort().map(named),
  shapes: once(images.map(({ aspectRatio }) => aspectRatio)).map(named),
  days: once(images.map(dayOf)).map((value) => ({
    value,
    displayName: dates.format(new Date(`${value}T12:00:00`)),
  })),
});

/** The sentences that pictures were made of, each with the latest picture of it. */
export const sentencesOf = (images: readonly Art[]) =>
  [...new Map(images.toReversed().map((image) => [image.prompt, image])).values()].reverse();
