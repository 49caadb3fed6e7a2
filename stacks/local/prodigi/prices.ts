/** Budget shipping of one piece in dollars, as the print house lists it. */
const unframed: Record<string, number> = {
  "8X8": 6.85,
  "12X12": 6.85,
  "16X16": 7.1,
  "20X20": 7.1,
  "24X24": 7.1,
  "30X30": 12.65,
  "12X18": 12.95,
  "16X24": 12.95,
  "20X30": 12.65,
  "24X36": 14.65,
};
const framed: Record<string, number> = {
  "8X8": 14,
  "12X12": 24.8,
  "16X16": 24.8,
  "20X20": 25.9,
  "24X24": 25.9,
  "30X30": 32.35,
  "24X36": 34.55,
};

const families: Record<string, Record<string, number>> = { FAP: unframed, CFP: framed, CFPM: framed };

/** What sending one costs the cheapest way; undefined if they do not have it. */
export function shippingOf(sku: string): number | undefined {
  const [, family = "", size = ""] = /^GLOBAL-([A-Z]+)-(\w+)$/.exec(sku) ?? [];
  return families[family]?.[size];
}

export const needsColor = (sku: string) => sku.startsWith("GLOBAL-CFP");

const factors = { Budget: 1, Standard: 1.2, Express: 2.4, Overnight: 4 };

/** Overnight is missing for whatever is framed: not every way exists for every product. */
export function quotesFor(items: readonly { sku: string; copies: number }[]) {
  const each = items.flatMap(({ sku, copies }) => Array.from({ length: copies }, () => shippingOf(sku) ?? 0));
  const dearest = Math.max(0, ...each);
  const base = dearest + (each.reduce((sum, cost) => sum + cost, 0) - dearest) * 0.3;
  return Object.entries(factors).flatMap(([method, factor]) =>
    method === "Overnight" && items.some(({ sku }) => needsColor(sku))
      ? []
      : [{ method, shipping: (base * factor).toFixed(2) }],
  );
}
