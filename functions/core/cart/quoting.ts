import type { Clock } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import { cents, dollars, moneyOf } from "../../lib/money.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { deliveryDays } from "../fulfilment/delivery.ts";
import {
  type Printer,
  type Quote,
  type Quoted,
  type QuotedFor,
  type ShippingMethod,
  shippingMethods,
} from "../fulfilment/printer.ts";
import type { CartLine, ShippingQuote } from "./cart.ts";
import { boughtWith } from "./line.ts";

type Costs = Extract<Quoted, { outcome: "quoted" }>["costs"];

/** An offer to send something; an estimate is what it cost when we last knew, or should. */
export type Offer = Quote & { estimated: boolean };

type Needs = { catalogue: Catalogue; printer: Printer; clock: Clock; offers: OfferMemory; log: Log };

/** Whoever pays is always asked for; a cart where it may be, and while somebody answers. */
export type OfferedTo = { whose: "checkout" } | { whose: "cart"; mayAsk(): Promise<boolean> };

/** What was quoted for which contents, and when to ask again if nobody answers. It may be forgotten at any time. */
export type OfferMemory = { quoted: Map<string, { quotes: Quote[]; at: number }>; silentUntil?: number };

const FRESH_MS = 60 * 60 * 1000;
const MOST_REMEMBERED = 500;
/** Whoever waited for nothing spares other carts that; after this long one of them asks again. */
const SILENCE_MS = 30 * 1000;

/** What faster ways cost more than the cheapest, when nobody can be asked: rather too much than too little. */
const factors: Record<ShippingMethod, number> = { Budget: 1, Standard: 1.25, Express: 2.6, Overnight: 4.2 };

const contentsOf = ({ catalogue }: Needs, items: readonly CartLine[]) =>
  items.flatMap((item) => {
    const variant = item.unavailable ? undefined : boughtWith(catalogue, item)?.variant;
    if (!variant) return [];
    const { sku, attributes, shipping: cheapest, price } = variant;
    return { sku, attributes, copies: item.copies, cheapest, price };
  });

type Contents = ReturnType<typeof contentsOf>;

/** The same contents in any order. */
const keyOf = (contents: Contents) =>
  contents
    .map(({ sku, attributes, copies }) => JSON.stringify([sku, attributes, copies]))
    .sort()
    .join();

/** Overnight is rare: it is only sold where it was quoted. */
const alwaysThere = shippingMethods.filter((method) => method !== "Overnight");

/** From the table of the catalogue: the dearest piece pays whole, every other one a third. */
function estimated(contents: Contents): Quote[] {
  const costs = contents.flatMap(({ copies, cheapest }) => Array<number>(copies).fill(cheapest));
  const dearest = Math.max(0, ...costs);
  const base = dearest + (costs.reduce((sum, cost) => sum + cost, 0) - dearest) / 3;
  return alwaysThere.map((method) => ({ method, shipping: cents(Math.ceil(base * factors[method])) }));
}

/** Whether everything still costs us less than it is sold for; if not, somebody has to change a price. */
function worthwhile({ log }: Needs, contents: Contents, costs: Costs): boolean {
  const losses = contents.flatMap(({ sku, price }, index) => {
    const cost = costs[index];
    return cost !== undefined && cost > price ? [{ sku, price, cost }] : [];
  });
  for (const loss of losses) log.error("order.below-cost", loss);
  return losses.length === 0;
}

/** Asks, and remembers what is answered; undefined if nobody answers. */
async function ask(
  needs: Needs,
  key: string,
  contents: Contents,
  whose: QuotedFor,
): Promise<Quote[] | undefined> {
  const { printer, clock, offers } = needs;
  const { silentUntil } = offers;
  // Who comes meanwhile does not wait as well.
  if (silentUntil !== undefined) offers.silentUntil = clock.now().getTime() + SILENCE_MS;
  const asked = contents.map(({ sku, attributes, copies }) => ({ sku, attributes, copies }));
  const quoted = await printer.quotes(asked, whose);
  const now = clock.now().getTime();
  if (quoted.outcome === "unsure") {
    if (quoted.why !== "busy") offers.silentUntil = now + SILENCE_MS;
    else if (silentUntil !== undefined) offers.silentUntil = silentUntil;
    return undefined;
  }
  delete offers.silentUntil;
  const good = quoted.outcome === "quoted" && worthwhile(needs, contents, quoted.costs);
  const quotes = good ? quoted.quotes : [];
  if (offers.quoted.size >= MOST_REMEMBERED) offers.quoted.clear();
  offers.quoted.set(key, { quotes, at: now });
  return quotes;
}

/** The ways to send a cart, with their prices, marked where they are an estimate; none if it cannot be made or sent. */
export async function offersFor(needs: Needs, items: readonly CartLine[], to: OfferedTo): Promise<Offer[]> {
  const contents = contentsOf(needs, items);
  if (contents.length === 0) return [];
  const { freeShippingFrom = Number.POSITIVE_INFINITY } = needs.catalogue;
  const subtotal = contents.reduce((sum, { price, copies }) => sum + price * copies, 0);
  const found = await quotesFor(needs, contents, to);
  return subtotal < freeShippingFrom ? found : withGift(found);
}

/** The cheapest way is a gift; whoever wants it faster pays for that, as it costs. */
function withGift(found: readonly Offer[]): Offer[] {
  const least = Math.min(...found.map(({ shipping }) => shipping));
  return found.map((offer) =>
    offer.shipping === least ? { ...offer, shipping: cents(0), estimated: false } : offer,
  );
}

async function quotesFor(needs: Needs, contents: Contents, to: OfferedTo): Promise<Offer[]> {
  const { clock, offers } = needs;
  const key = keyOf(contents);
  const known = offers.quoted.get(key);
  const now = clock.now().getTime();
  if (known && now - known.at < FRESH_MS) return marked(known.quotes, false);
  const { silentUntil } = offers;
  const spared = to.whose === "cart" && ((silentUntil ?? now) > now || !(await to.mayAsk()));
  // Never left under way: a process is frozen as soon as its answer is out, and what thaws has been silent for long.
  const quotes = spared ? undefined : await ask(needs, key, contents, to.whose);
  return quotes ? marked(quotes, false) : marked(known?.quotes ?? estimated(contents), true);
}

const marked = (quotes: readonly Quote[], estimated: boolean): Offer[] =>
  shippingMethods.flatMap((method) => {
    const these = quotes.filter((quote) => quote.method === method);
    const [cheapest] = these.sort((a, b) => a.shipping - b.shipping);
    return cheapest ? [{ ...cheapest, estimated }] : [];
  });

export function shownOffers(offers: readonly Offer[], { freeShippingFrom }: Catalogue): ShippingQuote[] {
  const least = Math.min(...offers.map(({ shipping }) => shipping));
  const gift = freeShippingFrom !== undefined && least > 0 && { freeFrom: dollars(freeShippingFrom) };
  return offers.map(({ method, shipping, estimated }) => ({
    shipmentMethod: method,
    cost: moneyOf(shipping),
    estimated,
    businessDays: deliveryDays[method],
    ...(shipping === least && gift),
  }));
}
