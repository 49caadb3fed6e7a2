import { dollars } from "../../lib/money.ts";
import type { Catalogue, ChosenPrint } from "../catalogue/catalogue.ts";
import { parseImageId } from "../images/image-id.ts";
import { isPictureOf } from "../images/pictures.ts";
import { type AskedLine, type CartLine, chosenWords, MOST_COPIES } from "./cart.ts";

/** What is bought with a line, priced by the catalogue; undefined if it cannot be bought any more. */
export const boughtWith = (
  catalogue: Catalogue,
  { name, productOptions }: Pick<AskedLine, "name" | "productOptions">,
): ChosenPrint | undefined =>
  catalogue.choose(name, Object.fromEntries(productOptions.map(({ label, value }) => [label, value])));

/** A line as the shop keeps it: names, SKU and price from the catalogue, whatever was sent. */
export function lineOf(catalogue: Catalogue, asked: AskedLine): CartLine | undefined {
  const { _id, imageUrl, prompt } = asked.relatedImage;
  if (!parseImageId(_id) || asked.copies < 1) return undefined;
  const shared = {
    copies: Math.min(MOST_COPIES, asked.copies),
    // Any other address is not shown.
    relatedImage: { _id, imageUrl: isPictureOf(_id, imageUrl) ? imageUrl : "", prompt },
  };
  const bought = boughtWith(catalogue, asked);
  if (!bought) {
    const productOptions = asked.productOptions.map(({ label, value }) => ({
      label,
      value,
      displayName: value,
    }));
    // Named, not dropped: whoever chose it can see that it is gone, and take it out.
    return {
      ...shared,
      sku: "",
      name: asked.name,
      description: "",
      unitCost: { amount: 0 },
      productOptions,
      unavailable: true,
    };
  }
  const { product, variant, options } = bought;
  return {
    ...shared,
    sku: variant.sku,
    name: product.name,
    description: chosenWords(options).join(" / "),
    unitCost: { amount: dollars(variant.price) },
    productOptions: options,
  };
}
