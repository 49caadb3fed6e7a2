import { printKinds, sizeNames } from "../../../functions/core/catalogue/choice.ts";
import type { Priced } from "../../../functions/core/catalogue/price.ts";
import { prodigiPrices } from "../../../functions/partners/prodigi/prices.ts";

/** What the print house makes, by SKU: the shop's own list, read the other way round. */
const listed = new Map<string, Priced>(
  printKinds.flatMap((kind) =>
    sizeNames.flatMap((size) =>
      (["none", "black"] as const).flatMap((frame) => {
        const priced = prodigiPrices({ kind, size, frame });
        return priced ? [[priced.sku, priced] as const] : [];
      }),
    ),
  ),
);

export const isMade = (sku: string) => listed.has(sku);

export const needsColor = (sku: string) => listed.get(sku)?.attributes.color !== undefined;

const factors = { Budget: 1, Standard: 1.2, Express: 2.4, Overnight: 4 };

type Item = { sku: string; copies: number };

/** Overnight is missing for whatever is framed: not every way exists for every product. */
export function quotesFor(items: readonly Item[], currency: string) {
  const money = (cents: number) => ({ amount: (cents / 100).toFixed(2), currency });
  const each = items.flatMap(({ sku, copies }) =>
    Array.from({ length: copies }, () => listed.get(sku)?.shipping ?? 0),
  );
  const dearest = Math.max(0, ...each);
  const base = dearest + (each.reduce<number>((sum, cost) => sum + cost, 0) - dearest) * 0.3;
  const costOf = ({ sku }: Item) => listed.get(sku)?.cost ?? 0;
  return Object.entries(factors).flatMap(([method, factor]) =>
    method === "Overnight" && items.some(({ sku }) => needsColor(sku))
      ? []
      : [
          {
            shipmentMethod: method,
            costSummary: {
              items: money(items.reduce((sum, item) => sum + costOf(item) * item.copies, 0)),
              shipping: money(base * factor),
            },
            items: items.map((item, index) => ({
              id: `${index + 1}`,
              ...item,
              unitCost: money(costOf(item)),
            })),
          },
        ],
  );
}
