import { type Cents, cents, dollars } from "../../lib/money.ts";
import { artPaper } from "./art-paper.ts";
import { cropOf, cropsAll, cropWords } from "./choice.ts";
import { germanEtching } from "./german-etching.ts";
import { grandPrint } from "./grand-print.ts";
import { mountedPrint } from "./mounted-print.ts";
import type { PriceList } from "./price.ts";
import type { Product, Variant } from "./product.ts";

/** Everything on sale: a product, an entry. The first is the default. */
const products = [artPaper, mountedPrint, germanEtching, grandPrint];

/** What somebody chose: a product in one of its variants, as it is called to the shopper. */
export type ChosenPrint = {
  product: Product;
  variant: Variant;
  options: { label: string; value: string; displayName: string }[];
  /** Where it is cut, if the sheet has another shape than the picture. */
  crop?: number;
};

export type Catalogue = {
  products: readonly Product[];
  /** All that can be bought, with what it costs us. */
  variants: readonly Variant[];
  /** From this subtotal on, the cheapest way to send is the shop's gift; undefined where it never is. */
  freeShippingFrom: Cents | undefined;
  find(shortname: string): Product | undefined;
  /** What somebody chose, by the product's name and the values of its options; undefined if there is none. */
  choose(name: string, values: Readonly<Record<string, string>>): ChosenPrint | undefined;
};

type Terms = { freeShippingFrom?: Cents | undefined };

/** As a stage's settings say it, in whole dollars. */
export function termsOf(freeShippingFrom: string): Terms {
  if (!/^\d{0,5}$/.test(freeShippingFrom))
    throw new Error(`a whole number of dollars, not "${freeShippingFrom}"`);
  return freeShippingFrom === "" ? {} : { freeShippingFrom: cents(Number(freeShippingFrom) * 100) };
}

/** What we sell of what a print house makes, on a stage's terms. */
export function openCatalogue(prices: PriceList, { freeShippingFrom }: Terms = {}): Catalogue {
  const articles = products.map((made) => made(prices)).filter(({ variants }) => variants.length > 0);
  const terms = freeShippingFrom !== undefined && { freeShippingFrom: dollars(freeShippingFrom) };
  const shown = articles.map(({ product }) => ({ ...product, ...terms }));
  return {
    products: shown,
    variants: articles.flatMap(({ variants }) => variants),
    freeShippingFrom,
    find: (shortname) => shown.find((one) => one.shortname === shortname),
    choose(name, { Size, Frame, Crop }) {
      const article = articles.find(({ product }) => product.name === name || product.shortname === name);
      const variant = article?.variants.find(({ size, frame }) => size === Size && frame === Frame);
      if (!article || !variant) return undefined;
      const options = article.product.productOptions.flatMap(({ label, options }) => {
        const chosen = options.find(({ value }) => value === (label === "Size" ? Size : Frame));
        return chosen ? [{ label, value: chosen.value, displayName: chosen.displayName }] : [];
      });
      const bought = { product: article.product, variant, options };
      // Where some pictures fit, whoever has another one says where it is cut, or is told that it does not fit.
      if (Crop === undefined && !cropsAll(variant.size)) return bought;
      const crop = cropOf(Crop);
      const cut = { label: "Crop", value: String(crop), displayName: cropWords(crop) };
      return { ...bought, options: [...options, cut], crop };
    },
  };
}
