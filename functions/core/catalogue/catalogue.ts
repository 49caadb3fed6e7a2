import { dollars } from "../../lib/money.ts";
import { artPaper } from "./art-paper.ts";
import type { Product } from "./product.ts";

/** Everything on sale: a product, an entry. The first is the default. */
const products: readonly Product[] = [artPaper];

/** A product as the site sees it: prices, but not what things cost us. */
const shown = ({ variants, ...product }: Product) => ({
  ...product,
  skuMap: Object.fromEntries(
    Object.entries(variants).map(([choice, { sku, price }]) => [
      choice,
      { sku, unitCost: { amount: dollars(price) } },
    ]),
  ),
});

export const listProducts = () => products.map(shown);

export function findProduct(shortname: string) {
  const product = products.find((one) => one.shortname === shortname);
  return product && shown(product);
}
