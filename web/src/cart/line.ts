import type { CartLine } from "../store.ts";

/** What tells one line from all others. */
export const lineKey = ({ sku, name, productOptions, relatedImage }: CartLine) =>
  [sku, name, relatedImage._id, ...productOptions.map(({ value }) => value)].join(" ");

/** "24 × 36 / Black" */
export const lineSummary = ({ productOptions }: CartLine) =>
  productOptions.map(({ displayName }) => displayName).join(" / ");
