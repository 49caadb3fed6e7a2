import { queryOptions } from "@tanstack/react-query";
import { type Answer, call } from "../api.ts";

export type Product = Answer<"GET /products">["products"][number];

export const productsQuery = queryOptions({
  queryKey: ["products"],
  queryFn: async ({ signal }) => (await call("GET /products", { signal })).products,
  staleTime: 300_000,
  meta: { forEverybody: true },
});

export const productQuery = (shortname: string) =>
  queryOptions({
    ...productsQuery,
    select: (products) => products.find((one) => one.shortname === shortname) ?? null,
  });
