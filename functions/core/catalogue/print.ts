import { dollars } from "../../lib/money.ts";
import {
  type AspectRatio,
  aspectRatios,
  type FrameName,
  type RoomName,
  type SizeName,
  sidesOf,
  variantKey,
} from "./choice.ts";
import { type PriceList, retailPrice } from "./price.ts";
import type { Product, Variant } from "./product.ts";
import { PRINT_DPI } from "./resolution.ts";
import { displayImagesFor } from "./rooms.ts";

const frameTitles: Record<FrameName, string> = {
  none: "None",
  black: "Black",
  white: "White",
  natural: "Natural",
};

type Print = Pick<Product, "shortname" | "name" | "description" | "details"> & {
  mount?: number;
  firstRoom: RoomName;
  /** What it is without a frame, and what a frame makes of it. */
  bareAs?: "sheet" | "etching";
  framedAs?: "framed" | "mounted";
  sizes: SizeName[];
  frames: FrameName[];
  usual: { size: Record<AspectRatio, SizeName>; frame: FrameName };
};

/** A product as it is shown, and the variants behind it. */
export type Article = { product: Product; variants: Variant[] };

const CM_PER_INCH = 2.54;

/** Every size in every frame that the print house has it in; what it has not is simply not there. */
const variantsOf = (
  { bareAs = "sheet", framedAs = "framed", sizes, frames }: Print,
  prices: PriceList,
): Variant[] =>
  sizes.flatMap((size) => {
    const [short, long] = sidesOf(size);
    return frames.flatMap((frame) => {
      const priced = prices({ kind: frame === "none" ? bareAs : framedAs, size, frame });
      const print = { width: short * PRINT_DPI, height: long * PRINT_DPI };
      return priced ? [{ ...priced, size, frame, price: retailPrice(priced), print }] : [];
    });
  });

const frameTitle = (frame: FrameName) => frameTitles[frame];
const sizeTitle = (size: SizeName) => {
  const metric = sidesOf(size).map((inches) => Math.round(inches * CM_PER_INCH));
  return `${size.replace("x", " × ")} in (${metric.join(" × ")} cm)`;
};

/** What there is something of is offered for every shape: what is longer than its sheet is cut. */
function optionsOf<Name extends string>(
  names: readonly Name[],
  variants: readonly Variant[],
  of: (variant: Variant) => string,
  title: (name: Name) => string,
) {
  return names
    .filter((name) => variants.some((one) => of(one) === name))
    .map((value) => ({ value, displayName: title(value), supportedAspectRatios: [...aspectRatios] }));
}

const skuMapOf = (variants: readonly Variant[]): Product["skuMap"] =>
  Object.fromEntries(
    variants.map(({ sku, price, shipping, print, ...made }) => [
      variantKey(made),
      { sku, unitCost: { amount: dollars(price) }, shipping: { amount: dollars(shipping) }, print },
    ]),
  );

/** A product out of its sizes, its frames and what they cost. */
export const printProduct =
  (spec: Print) =>
  (prices: PriceList): Article => {
    const { shortname, name, description, details, mount = 0, sizes, frames, usual } = spec;
    const variants = variantsOf(spec, prices);
    const usualFrame = Object.fromEntries(Object.keys(usual.size).map((ratio) => [ratio, usual.frame]));
    const product: Product = {
      shortname,
      name,
      description,
      details,
      mount,
      displayImages: displayImagesFor(usual.size, spec.firstRoom),
      productOptions: [
        {
          label: "Size",
          defaultValue: usual.size,
          options: optionsOf(sizes, variants, ({ size }) => size, sizeTitle),
        },
        {
          label: "Frame",
          defaultValue: usualFrame,
          options: optionsOf(frames, variants, ({ frame }) => frame, frameTitle),
        },
      ],
      skuMap: skuMapOf(variants),
    };
    return { product, variants };
  };
