import { type Cents, cents } from "../../lib/money.ts";
import type { FrameName, PrintKind, SizeName } from "./choice.ts";

/** How a print house calls something, what it takes for one, and for sending that the cheapest way. */
export type Priced = { sku: string; attributes: Record<string, string>; cost: Cents; shipping: Cents };

/** What a print house makes, in our words; undefined for what it does not. */
export type PriceList = (made: { kind: PrintKind; size: SizeName; frame: FrameName }) => Priced | undefined;

/** Of what a print costs us, how much the shopper pays for it: the picture, the service and the risk are in it. */
const MARKUP = 2;
/** A framed print travels at the price of its frame; a part of that is carried by the price of the print. */
const SHIPPING_CARRIED = 0.25;

/** The one margin rule: cost and a part of the shipping, marked up, rounded up to the next whole dollar. */
export const retailPrice = ({ cost, shipping }: Pick<Priced, "cost" | "shipping">): Cents =>
  cents(Math.ceil((cost * MARKUP + shipping * SHIPPING_CARRIED) / 100) * 100);
