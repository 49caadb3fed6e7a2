import { findProduct, listProducts } from "../core/catalogue/catalogue.ts";
import { Refusal } from "../lib/errors.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

const AspectRatio = z.enum(["square", "portrait", "landscape"]);

const DisplayImage = z.object({
  room: z.string(),
  title: z.string(),
  backgroundImageUrl: z.string(),
  supportedAspectRatios: z.array(AspectRatio),
  generatedImageOverlay: z.object({
    coordinates: z.object({ left: z.number(), bottom: z.number() }),
    dimensions: z.object({ width: z.number(), height: z.number() }),
  }),
});

const Product = z.object({
  shortname: z.string(),
  name: z.string(),
  description: z.string(),
  details: z.array(z.string()),
  mount: z.number(),
  displayImages: z.array(DisplayImage),
  productOptions: z.array(
    z.object({
      label: z.enum(["Size", "Frame"]),
      defaultValue: z.partialRecord(AspectRatio, z.string()),
      options: z.array(
        z.object({ value: z.string(), displayName: z.string(), supportedAspectRatios: z.array(AspectRatio) }),
      ),
    }),
  ),
  skuMap: z.record(
    z.string(),
    z.object({
      sku: z.string(),
      unitCost: z.object({ amount: z.number() }),
      /** Pixels that the paper takes at 300 dpi. */
      print: z.object({ width: z.int(), height: z.int() }),
    }),
  ),
});

const cache = "public, max-age=300";

export const getProducts = operation({
  method: "GET",
  path: "/products",
  summary: "Everything that can be printed; the first is the default product",
  credentials: "none",
  answer: z.object({ products: z.array(Product) }),
  cache,
  fixed: true,
  handle: () => ({ products: listProducts() }),
});

export const getProduct = operation({
  method: "GET",
  path: "/products/{shortname}",
  summary: "One product with its options and prices",
  credentials: "none",
  params: z.object({ shortname: z.string() }),
  answer: z.object({ product: Product }),
  refuses: ["not_found"],
  cache,
  handle: (_, { params }) => {
    const product = findProduct(params.shortname);
    if (!product) throw new Refusal("not_found", "We do not have this product.");
    return { product };
  },
});
