import type { CartLine } from "../store.ts";

/** What tells one line from all others. */
export const lineKey = ({ sku, name, productOptions, relatedImage }: CartLine) =>
  [sku, name, relatedImage._id, ...productOptions.map(({ value }) => value)].join(" ");

/** "24 × 36 / Black" */
export const lineSummary = ({ productOptions }: CartLine) =>
  productOptions.map(({ displayName }) => displayName).join(" / ");

/** What is on it, said briefly, and which version: for whoever cannot see which of two prints it is. */
export const lineMotif = ({ relatedImage: { _id, prompt } }: CartLine) =>
  `“${prompt.replace(/^(.{36}\S{0,12}).+$/su, "$1…")}”, version ${Number(_id.split("~")[1]?.[0]) + 1}`;
