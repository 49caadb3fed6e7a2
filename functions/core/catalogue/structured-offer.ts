import { currency } from "../../lib/money.ts";
import type { Product } from "./product.ts";

/** What a product costs, and that it can be had, in schema.org's words. */
export function structuredOfferOf({ skuMap }: Pick<Product, "skuMap">) {
  const prices = Object.values(skuMap).map(({ unitCost }) => unitCost.amount);
  const [lowPrice, highPrice] = [Math.min(...prices), Math.max(...prices)];
  const availability = "https://schema.org/InStock";
  return { "@type": "AggregateOffer", priceCurrency: currency, lowPrice, highPrice, availability };
}
