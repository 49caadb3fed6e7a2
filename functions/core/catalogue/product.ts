import type { Cents } from "../../lib/money.ts";
import * as z from "../../lib/schema.ts";
import { aspectRatios, type FrameName, frameNames, roomNames, type SizeName, sizeNames } from "./choice.ts";
import type { Priced } from "./price.ts";

const text = z.string();
const ratio = z.enum(aspectRatios);
const ratios = z.array(ratio);

/** Where the artwork lies on a background, in percent of the background's width and height. */
const Overlay = z.object({
  coordinates: z.object({ left: z.number(), bottom: z.number() }),
  dimensions: z.object({ width: z.number(), height: z.number() }),
});
export type Overlay = z.infer<typeof Overlay>;

const DisplayImage = z.object({
  /** Which of the rooms, and what it shows. */
  room: z.enum(roomNames),
  title: text,
  backgroundImageUrl: text,
  supportedAspectRatios: ratios,
  generatedImageOverlay: Overlay,
});
export type DisplayImage = z.infer<typeof DisplayImage>;

const productOption = <const Label extends string, Name extends string>(
  label: Label,
  names: readonly Name[],
) => {
  const value = z.enum(names);
  return z.object({
    label: z.literal(label),
    /** What is chosen before anybody chooses, for each shape. */
    defaultValue: z.partialRecord(ratio, value),
    options: z.array(z.object({ value, displayName: text, supportedAspectRatios: ratios })),
  });
};
const ProductOption = z.discriminatedUnion("label", [
  productOption("Size", sizeNames),
  productOption("Frame", frameNames),
]);

/** What is on sale, as everybody sees it: prices, but not what things cost us. */
export const Product = z.object({
  shortname: text,
  name: text,
  description: text,
  /** What it is made of, a sentence each. */
  details: z.array(text),
  /** The part of the short side that is white mount, at each side: the less of the picture is seen. */
  mount: z.number(),
  displayImages: z.array(DisplayImage),
  productOptions: z.array(ProductOption),
  /** For so much in all, the cheapest shipping costs nothing; where a stage has it so. */
  freeShippingFrom: z.exactOptional(z.number()),
  /** By `variantKey`. */
  skuMap: z.record(
    text,
    z.object({
      sku: text,
      unitCost: z.object({ amount: z.number() }),
      /** What sending one costs, the cheapest way. */
      shipping: z.object({ amount: z.number() }),
      /** Pixels that the paper takes. */
      print: z.object({ width: z.int(), height: z.int() }),
    }),
  ),
});
export type Product = z.infer<typeof Product>;

/** One thing that the print house makes of a product, with its price and what it needs of a picture. */
export type Variant = Priced & {
  size: SizeName;
  frame: FrameName;
  price: Cents;
  print: { width: number; height: number };
};
