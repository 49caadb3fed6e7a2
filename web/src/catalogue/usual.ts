import type { AspectRatio } from "../../../functions/core/catalogue/choice.ts";
import type { Product } from "./queries.ts";

/** What can be chosen of a product under a label. */
export const optionsOf = ({ productOptions }: Pick<Product, "productOptions">, label: "Size" | "Frame") =>
  productOptions.find((one) => one.label === label);

/** What holds before anybody chooses. */
export const usualOf = (product: Pick<Product, "productOptions">, ratio: AspectRatio) => ({
  size: optionsOf(product, "Size")?.defaultValue[ratio] ?? "",
  frame: optionsOf(product, "Frame")?.defaultValue[ratio] ?? "none",
});
