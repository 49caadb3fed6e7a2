import { cropWords } from "../../../functions/core/catalogue/choice.ts";
import type { Art, CartLine } from "../store.ts";
import { type Configurator, nameOf } from "./configurator.ts";
import type { Product } from "./queries.ts";

/** What would lie in the cart; nothing without a picture, or without a print that can be made of it. */
export function lineOf(product: Product, art: Art | null, configurator: Configurator): CartLine | null {
  const { variant, size, sizes, frame, frames, crop } = configurator;
  if (!variant || !art) return null;
  return {
    sku: variant.sku,
    name: product.name,
    description: "",
    copies: 1,
    unitCost: variant.unitCost,
    productOptions: [
      { label: "Size", value: size, displayName: nameOf(sizes, size) },
      { label: "Frame", value: frame, displayName: nameOf(frames, frame) },
      ...(crop === undefined ? [] : [{ label: "Crop", value: String(crop), displayName: cropWords(crop) }]),
    ],
    relatedImage: { _id: art._id, imageUrl: art.imageUrl, prompt: art.prompt },
  };
}
