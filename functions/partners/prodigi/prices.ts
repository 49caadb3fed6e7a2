import type { FrameName, PrintKind, SizeName } from "../../core/catalogue/choice.ts";
import type { PriceList } from "../../core/catalogue/price.ts";
import { cents } from "../../lib/money.ts";

/** In dollars: one piece, and sending it to the US the cheapest way. */
type Row = readonly [cost: number, shipping: number];
type Family = { sku: string; sizes: Partial<Record<SizeName, Row>> };

/** What they make of what we sell, as they list it. */
const families: Record<PrintKind, Family> = {
  sheet: {
    sku: "GLOBAL-FAP",
    sizes: {
      "8x8": [8, 6.85],
      "12x12": [13, 6.85],
      "16x16": [14, 7.1],
      "20x20": [16, 7.1],
      "24x24": [20, 7.1],
      "30x30": [23, 12.65],
      "12x18": [14, 12.95],
      "16x20": [15, 7.1],
      "16x24": [15, 12.95],
      "18x24": [17, 7.1],
      "20x30": [20, 12.65],
      "24x36": [22, 14.65],
    },
  },
  // As another shop was quoted for sheet and sending together: what the same sizes of the other paper cost to send, less.
  etching: {
    sku: "GLOBAL-HGE",
    sizes: { "12x18": [17, 12.95], "16x24": [20, 12.95], "24x36": [41, 14.65] },
  },
  framed: {
    sku: "GLOBAL-CFP",
    sizes: {
      "8x8": [35, 14],
      "12x12": [38, 24.8],
      "16x16": [46, 24.8],
      "20x20": [52, 25.9],
      "24x24": [65, 25.9],
      "30x30": [80, 32.35],
      "12x18": [44, 25.9],
      "16x20": [48, 25.9],
      "16x24": [50, 25.9],
      "18x24": [55, 25.9],
      "20x30": [70, 34.55],
      "24x36": [80, 34.55],
    },
  },
  mounted: { sku: "GLOBAL-CFPM", sizes: { "12x12": [44, 24.8], "24x36": [90, 34.55] } },
};

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
  const [cost, shipping] = row;
  const color = colors[frame];
  const attributes: Record<string, string> = color ? { color } : {};
  return {
    sku: `${sku}-${size.toUpperCase()}`,
    attributes,
    cost: inCents(cost),
    shipping: inCents(shipping),
  };
};
