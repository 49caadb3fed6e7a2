import type { Product } from "./queries.ts";

export const cheapestOf = ({ skuMap }: Product) =>
  Math.min(...Object.values(skuMap).map(({ unitCost }) => unitCost.amount));
