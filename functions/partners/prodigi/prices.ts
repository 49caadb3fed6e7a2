import type { FrameName, PrintKind, SizeName } from "../../core/catalogue/choice.ts";
import type { PriceList } from "../../core/catalogue/price.ts";
import { cents } from "../../lib/money.ts";
import prices from "./prices.json" with { type: "json" };

/** In dollars: one piece, and sending it to the US the cheapest way. */
type Row = { cost: number; shipping: number };
type Family = { sku: string; sizes: Partial<Record<SizeName, Row>> };

/**
 * What they make of what we sell, as they list it. An etching's sizes are as another shop was quoted for sheet and
 * sending together: what the same sizes of the other paper cost to send, less.
 */
const families: Record<PrintKind, Family> = prices;

const colors: Record<FrameName, string | undefined> = {
  none: undefined,
  black: "black",
  white: "white",
  natural: "natural",
};

const inCents = (dollars: number) => cents(Math.round(dollars * 100));

/** The one place with their SKUs, their attributes and what they cost. */
export const prodigiPrices: PriceList = ({ kind, size, frame }) => {
  const { sku, sizes } = families[kind];
  const row = sizes[size];
  const isFramed = kind === "framed" || kind === "mounted";
  if (!row || isFramed !== (frame !== "none")) return undefined;
  const { cost, shipping } = row;
  const color = colors[frame];
  const attributes: Record<string, string> = color ? { color } : {};
  return {
    sku: `${sku}-${size.toUpperCase()}`,
    attributes,
    cost: inCents(cost),
    shipping: inCents(shipping),
  };
};
