import type { Size } from "../../../functions/core/catalogue/choice.ts";
import type { CartLine } from "../store.ts";

/** What tells one line from all others. */
export const lineKey = ({ sku, name, productOptions, relatedImage }: CartLine) =>
  [sku, name, relatedImage._id, ...productOptions.map(({ value }) => value)].join(" ");

/** What was chosen under a label, as it was called when it was put into the cart. */
export const optionOf = (
  { productOptions }: Pick<CartLine, "productOptions">,
  name: "Size" | "Frame" | "Crop",
) => productOptions.find(({ label }) => label === name)?.value;

/** A line names a sheet that the shop sells, or once sold. */
export const sizeOf = (line: Pick<CartLine, "productOptions">) => (optionOf(line, "Size") ?? "") as Size | "";

/** "24 × 36 / Black" */
export const lineSummary = ({ productOptions }: CartLine) =>
  productOptions.map(({ displayName }) => displayName).join(" / ");
