import { queryOptions } from "@tanstack/react-query";
import { type Answer, call } from "../api.ts";

type Answered = Answer<"GET /products">["products"][number];
type Seen = Pick<Answered["displayImages"][number], "room" | "title" | "supportedAspectRatios">;

/** Where a print hangs in a room follows from the room's measures: the site works it out for every size. */
export type Product = Omit<Answered, "displayImages"> & { displayImages: readonly Seen[] };

export const productsQuery = queryOptions({
  queryKey: ["products"],
  queryFn: async ({ signal }): Promise<readonly Product[]> =>
    (await call("GET /products", { signal })).products,
  staleTime: 300_000,
  meta: { forEverybody: true },
});

export const productQuery = (shortname: string) =>
  queryOptions({
    ...productsQuery,
    select: (products) => products.find((one) => one.shortname === shortname) ?? null,
  });
