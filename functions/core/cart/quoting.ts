import type { Clock } from "../../lib/clock.ts";
import { cents, dollars } from "../../lib/money.ts";
import { type Printer, type Quote, type ShippingMethod, shippingMethods } from "../fulfilment/printer.ts";
import type { CartLine, ShippingQuote } from "./cart.ts";
import { boughtWith } from "./line.ts";

/** Business days on the way, and the days before that in which it is made. */
export const deliveryDays: Record<ShippingMethod, { from: number; to: number }> = {
  Budget: { from: 10, to: 14 },
  Standard: { from: 5, to: 7 },
  Express: { from: 2, to: 3 },
  Overnight: { from: 1, to: 1 },
};

export const productionDays = { from: 2, to: 3 };

/** An offer to send something; an estimate is what it cost when we last knew, or should. */
export type Offer = Quote & { estimated: boolean };

type Needs = { printer: Printer; clock: Clock; offers: OfferMemory };

/** What was quoted for which contents. It may be forgotten at any time. */
export type OfferMemory = Map<string, { quotes: Quote[]; at: number }>;

const FRESH_MS = 60 * 60 * 1000;
const MOST_REMEMBERED = 500;

/** What faster ways cost more than the cheapest, when nobody can be asked: rather too much than too little. */
const factors: Record<ShippingMethod, number> = { Budget: 1, Standard: 1.25, Express: 2.6, Overnight: 4.2 };

const contentsOf = (items: readonly CartLine[]) =>
  items.flatMap((item) => {
    const variant = boughtWith(item)?.variant;
    return variant
      ? [
          {
            sku: variant.sku,
            attributes: variant.attributes,
            copies: item.copies,
            cheapest: variant.shipping,
          },
        ]
      : [];
  });

/** From the table of the catalogue: the dearest piece pays whole, every other one a third. */
function estimated(contents: ReturnType<typeof contentsOf>): Quote[] {
  const costs = contents.flatMap(({ copies, cheapest }) =>
    Array.from({ length: copies }, () => cheapest as number),
  );
  const dearest = Math.max(0, ...costs);
  const base = dearest + (costs.reduce((sum, cost) => sum + cost, 0) - dearest) / 3;
  return shippingMethods.map((method) => ({ method, shipping: cents(Math.ceil(base * factors[method])) }));
}

/** The ways to send a cart, with their prices; always an answer, and marked where it is an estimate. */
export async function offersFor(
  { printer, clock, offers }: Needs,
  items: readonly CartLine[],
): Promise<Offer[]> {
  const contents = contentsOf(items);
  if (contents.length === 0) return [];
  const asked = contents.map(({ cheapest: _, ...item }) => item);
  const key = JSON.stringify(asked.map((item) => JSON.stringify(item)).sort());
  const known = offers.get(key);
  const now = clock.now().getTime();
  if (known && now - known.at < FRESH_MS) return marked(known.quotes, false);
  const quotes = await printer.quotes(asked);
  if (Array.isArray(quotes) && quotes.length > 0) {
    if (offers.size >= MOST_REMEMBERED) offers.clear();
    offers.set(key, { quotes, at: now });
    return marked(quotes, false);
  }
  return marked(known?.quotes ?? estimated(contents), true);
}

const marked = (quotes: readonly Quote[], estimated: boolean): Offer[] =>
  shippingMethods.flatMap((method) => {
    const cheapest = quotes
      .filter((quote) => quote.method === method)
      .sort((a, b) => a.shipping - b.shipping)[0];
    return cheapest ? [{ ...cheapest, estimated }] : [];
  });

export const shownOffer = ({ method, shipping, estimated }: Offer): ShippingQuote => ({
  shipmentMethod: method,
  cost: { amount: dollars(shipping), currency: "USD" },
  estimated,
  businessDays: deliveryDays[method],
});
