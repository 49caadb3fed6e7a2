import { Product } from "../core/catalogue/product.ts";
import { Refusal } from "../lib/errors.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

const cache = "public, max-age=300";

export const getProducts = operation({
  method: "GET",
  path: "/products",
  summary: "Everything that can be printed; the first is the default product",
  credentials: "none",
  answer: z.object({ products: z.array(Product) }),
  cache,
  fixed: true,
  handle: ({ catalogue }) => ({ products: [...catalogue.products] }),
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
  handle: ({ catalogue }, { params }) => {
    const product = catalogue.find(params.shortname);
    if (!product) throw new Refusal("not_found", "We do not have this product.");
    return { product };
  },
});
