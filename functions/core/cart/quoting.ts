import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import { cents, moneyOf } from "../../lib/money.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import {
  type Printer,
  type Quote,
  type Quoted,
  type ShippingMethod,
  shippingMethods,
} from "../fulfilment/printer.ts";
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

type Costs = Extract<Quoted, { outcome: "quoted" }>["costs"];

/** An offer to send something; an estimate is what it cost when we last knew, or should. */
export type Offer = Quote & { estimated: boolean };

type Needs = { catalogue: Catalogue; printer: Printer; clock: Clock; offers: OfferMemory; log: Log };

/** What was quoted for which contents. It may be forgotten at any time. */
export type OfferMemory = Map<string, { quotes: Quote[]; at: number }>;

const FRESH_MS = 60 * 60 * 1000;
const MOST_REMEMBERED = 500;

/** What faster ways cost more than the cheapest, when nobody can be asked: rather too much than too little. */
const factors: Record<ShippingMethod, number> = { Budget: 1, Standard: 1.25, Express: 2.6, Overnight: 4.2 };

const contentsOf = ({ catalogue }: Needs, items: readonly CartLine[]) =>
  items.flatMap((item) => {
    const variant = boughtWith(catalogue, item)?.variant;
    return variant
      ? [
          {
            sku: variant.sku,
            attributes: variant.attributes,
            copies: item.copies,
            cheapest: variant.shipping,
            price: variant.price,
          },
        ]
      : [];
  });

/** Overnight is rare: it is only sold where it was quoted. */
const alwaysThere = shippingMethods.filter((method) => method !== "Overnight");

/** From the table of the catalogue: the dearest piece pays whole, every other one a third. */
function estimated(contents: ReturnType<typeof contentsOf>): Quote[] {
  const costs = contents.flatMap(({ copies, cheapest }) =>
    Array.from({ length: copies }, () => cheapest as number),
  );
  const dearest = Math.max(0, ...costs);
  const base = dearest + (costs.reduce((sum, cost) => sum + cost, 0) - dearest) / 3;
  return alwaysThere.map((method) => ({ method, shipping: cents(Math.ceil(base * factors[method])) }));
}

/** Whether everything still costs us less than it is sold for; if not, somebody has to change a price. */
function worthwhile({ log }: Needs, contents: ReturnType<typeof contentsOf>, costs: Costs): boolean {
  const losses = contents.flatMap(({ sku, price }, index) => {
    const cost = costs[index];
    return cost !== undefined && cost > price ? [{ sku, price, cost }] : [];
  });
  for (const loss of losses) log.error("order.below-cost", loss);
  return losses.length === 0;
}

/** The ways to send a cart, with their prices, marked where they are an estimate; none if it cannot be made or sent. */
export async function offersFor(needs: Needs, items: readonly CartLine[]): Promise<Offer[]> {
  const { printer, clock, offers } = needs;
  const contents = contentsOf(needs, items);
  if (contents.length === 0) return [];
  const asked = contents.map(({ cheapest: _, price: __, ...item }) => item);
  const key = JSON.stringify(asked.map((item) => JSON.stringify(item)).sort());
  const known = offers.get(key);
  const now = clock.now().getTime();
  if (known && now - known.at < FRESH_MS) return marked(known.quotes, false);
  const quoted = await printer.quotes(asked);
  if (quoted.outcome === "unsure") return marked(known?.quotes ?? estimated(contents), true);
  const good = quoted.outcome === "quoted" && worthwhile(needs, contents, quoted.costs);
  const quotes = good ? quoted.quotes : [];
  if (offers.size >= MOST_REMEMBERED) offers.clear();
  offers.set(key, { quotes, at: now });
  return marked(quotes, false);
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
  cost: moneyOf(shipping),
  estimated,
  businessDays: deliveryDays[method],
});
