import type { Product } from "../../functions/core/catalogue/product.ts";
import { currency } from "../../functions/lib/money.ts";
import { walls } from "../../web/src/home/walls.ts";

export const idOf = (kind: string, name: string) => `gid://shopify/${kind}/${name}`;

export const imageOf = (url: string, width: number, height: number) => ({
  __typename: "Image",
  id: idOf("Image", url),
  url,
  width,
  height,
});

const money = (amount: number) => ({ amount: amount.toFixed(2), currencyCode: currency });

type Chosen = { name: string; value: string };
type Asked = { selectedOptions?: Chosen[] };

const labels = ["Size", "Frame"] as const;

const optionsOf = ({ productOptions }: Product) =>
  labels.map((label) => {
    const found = productOptions.find((option) => option.label === label)?.options ?? [];
    return { name: label, values: found.map(({ value }) => value) };
  });

function variantsOf(product: Product, image: object) {
  const { shortname, name, skuMap } = product;
  return Object.entries(skuMap).map(([choice, { sku, unitCost }]) => ({
    __typename: "ProductVariant",
    id: idOf("ProductVariant", `${shortname}_${choice}`),
    title: choice,
    sku,
    availableForSale: true,
    requiresShipping: true,
    image,
    price: money(unitCost.amount),
    product: { id: idOf("Product", shortname), title: name, handle: shortname, vendor: "Wallflower" },
    selectedOptions: choice.split("_").map((value, at) => ({ name: labels[at], value })),
  }));
}

type Variant = ReturnType<typeof variantsOf>[number];

const has = ({ selectedOptions }: Variant, { name, value }: Chosen) =>
  selectedOptions.some((one) => one.name === name && one.value === value);

/** Every frame is there for every size, in the shorthand that Hydrogen decodes. */
const allOf = (sizes: number, frames: number) =>
  `v1_${Array.from({ length: sizes }, (_, at) => `${at}:0-${frames - 1},`).join("")}`;

/** A product of ours as Shopify's Storefront API would have it, on a page at this address. */
export function printOf(url: string, product: Product) {
  const { shortname, name, description, skuMap } = product;
  const art = walls.find((wall) => wall.product === shortname)?.art ?? walls[0].art;
  const image = imageOf(`${url}/art/${art}-720.avif`, 720, 1080);
  const options = optionsOf(product);
  const variants = variantsOf(product, image);
  const exist = allOf(options[0]?.values.length ?? 0, options[1]?.values.length ?? 0);
  const chosenOf = ({ selectedOptions = [] }: Asked) =>
    variants.find((variant) => selectedOptions.every((one) => has(variant, one)));
  return {
    id: idOf("Product", shortname),
    title: name,
    vendor: "Wallflower",
    handle: shortname,
    description,
    descriptionHtml: `<p>${description}</p>`,
    featuredImage: image,
    priceRange: {
      minVariantPrice: money(Math.min(...Object.values(skuMap).map(({ unitCost }) => unitCost.amount))),
    },
    encodedVariantExistence: exist,
    encodedVariantAvailability: exist,
    options: options.map((option) => ({
      name: option.name,
      optionValues: option.values.map((value) => ({
        name: value,
        firstSelectableVariant: variants.find((variant) => has(variant, { name: option.name, value })),
      })),
    })),
    selectedOrFirstAvailableVariant: (asked: Asked) => chosenOf(asked) ?? variants[0],
    /** One step away from what is chosen. */
    adjacentVariants(asked: Asked) {
      const chosen = (chosenOf(asked) ?? variants[0])?.title.split("_") ?? [];
      return variants.filter(
        ({ selectedOptions }) => selectedOptions.filter(({ value }, at) => value !== chosen[at]).length === 1,
      );
    },
    seo: { title: name, description },
    variants,
  };
}
