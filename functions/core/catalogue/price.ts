import { type Cents, cents } from "../../lib/money.ts";

/** Of what a print costs us, how much the shopper pays for it: the picture, the service and the risk are in it. */
const MARKUP = 2;
/** A framed print travels at the price of its frame; a part of that is carried by the price of the print. */
const SHIPPING_CARRIED = 0.25;

/** The one margin rule: cost and a part of the shipping, marked up, rounded up to the next whole dollar. */
export const retailPrice = ({ cost, shipping }: { cost: Cents; shipping: Cents }): Cents =>
  cents(Math.ceil((cost * MARKUP + shipping * SHIPPING_CARRIED) / 100) * 100);
