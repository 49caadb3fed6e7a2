import { dollars } from "../../lib/money.ts";
import { artPaper } from "./art-paper.ts";
import { grandPrint } from "./grand-print.ts";
import { mountedPrint } from "./mounted-print.ts";
import type { Product, Variant } from "./product.ts";

/** Everything on sale: a product, an entry. The first is the default. */
export const products: readonly Product[] = [artPaper, mountedPrint, grandPrint];

/** A product as the site sees it: prices, but not what things cost us. */
const shown = ({ variants, ...product }: Product) => ({
  ...product,
  skuMap: Object.fromEntries(
    Object.entries(variants).map(([choice, { sku, price, print }]) => [
      choice,
      { sku, unitCost: { amount: dollars(price) }, print },
    ]),
  ),
});

export const listProducts = () => products.map(shown);

export function findProduct(shortname: string) {
  const product = products.find((one) => one.shortname === shortname);
  return product && shown(product);
}

/** What exactly is bought: a product in one of its variants, as it is called to the shopper. */
export type Bought = {
  product: Product;
  choice: string;
  variant: Variant;
  options: { label: string; value: string; displayName: string }[];
};

/** Finds what somebody chose, by the product's name and the values of its options; undefined if there is none. */
export function findChoice(name: string, values: Readonly<Record<string, string>>): Bought | undefined {
  const product = products.find((one) => one.name === name || one.shortname === name);
  const options = product?.productOptions.flatMap(({ label, options }) => {
    const chosen = options.find(({ value }) => value === values[label]);
    return chosen ? [{ label, value: chosen.value, displayName: chosen.displayName }] : [];
  });
  const choice = options?.map(({ value }) => value).join("_") ?? "";
  const variant = product && Object.hasOwn(product.variants, choice) ? product.variants[choice] : undefined;
  return product && variant && options ? { product, choice, variant, options } : undefined;
}
