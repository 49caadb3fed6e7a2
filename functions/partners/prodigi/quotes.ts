import {
  type PrintItem,
  type Quoted,
  type ShippingMethod,
  shippingMethods,
} from "../../core/fulfilment/printer.ts";
import { type Cents, cents, currency } from "../../lib/money.ts";
import type { Money, Quote } from "./answers.ts";

const isMethod = (name: string): name is ShippingMethod =>
  (shippingMethods as readonly string[]).includes(name);

/** "1,234.50" without the errors of binary fractions; undefined for what is no sum of dollars at all. */
export function inCents(money: Money | null | undefined): Cents | undefined {
  if (money?.currency.toUpperCase() !== currency) return undefined;
  const amount = money.amount.trim();
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(amount)
    ? cents(Math.round(Number(amount.replaceAll(",", "")) * 100))
    : undefined;
}

/** What a piece costs by the dearest of the quotes: they come from different places. */
function costOf({ sku }: PrintItem, quotes: readonly Quote[]): Cents | undefined {
  const told = quotes.flatMap(({ items }) =>
    (items ?? [])
      .filter((item) => item.sku.toUpperCase() === sku.toUpperCase())
      .flatMap(({ unitCost }) => inCents(unitCost) ?? []),
  );
  return told.length > 0 ? cents(Math.max(...told)) : undefined;
}

/** Their quotes in our words; one whose price cannot be read is none. */
export function quotedFrom(answered: readonly Quote[], items: readonly PrintItem[]): Quoted {
  const quotes = answered.flatMap(({ shipmentMethod, costSummary }) => {
    const shipping = inCents(costSummary.shipping);
    return isMethod(shipmentMethod) && shipping !== undefined && shipping >= 0
      ? [{ method: shipmentMethod, shipping }]
      : [];
  });
  if (quotes.length > 0)
    return { outcome: "quoted", quotes, costs: items.map((item) => costOf(item, answered)) };
  return answered.length > 0
    ? { outcome: "unsure", reason: "no price that can be read", why: "silence" }
    : { outcome: "unavailable", reason: "no quotes" };
}
