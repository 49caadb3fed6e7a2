import type { AspectRatio, SizeAndFrame } from "../../../functions/core/catalogue/choice.ts";
import type { Product } from "./queries.ts";

type Optional = Pick<Product, "productOptions">;
type Option = Product["productOptions"][number];

/** What can be chosen of a product under a label, and what is usual there. */
export const productOption = <Label extends Option["label"]>({ productOptions }: Optional, label: Label) =>
  productOptions.find((one): one is Extract<Option, { label: Label }> => one.label === label);

/** What holds before anybody chooses. */
export const usualOf = (product: Optional, ratio: AspectRatio): SizeAndFrame => ({
  size: productOption(product, "Size")?.defaultValue[ratio] ?? "",
  frame: productOption(product, "Frame")?.defaultValue[ratio] ?? "none",
});
