import type { CartLine } from "../../../functions/core/cart/cart.ts";
import { type OfferedTo, offersFor, shownOffers } from "../../../functions/core/cart/quoting.ts";
import type { PrintItem, Quoted, Unsure } from "../../../functions/core/fulfilment/printer.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aShop } from "../../support/shop.ts";

export const line = (Size: string, { copies = 1, Frame = "none" } = {}): CartLine => ({
  sku: "",
  name: "Art Paper Print",
  description: "",
  copies,
  unitCost: { amount: 0 },
  productOptions: [
    { label: "Size", value: Size, displayName: Size },
    { label: "Frame", value: Frame, displayName: Frame },
  ],
  relatedImage: { _id: "i", imageUrl: "", prompt: "" },
});

export const silent: Unsure = { outcome: "unsure", reason: "silence", why: "silence" };
export const quoted = (
  ...quotes: [method: "Budget" | "Standard" | "Overnight", shipping: number][]
): Quoted => ({
  outcome: "quoted",
  quotes: quotes.map(([method, shipping]) => ({ method, shipping: cents(shipping) })),
  costs: [],
});

/** A shop whose print house answers as it is told; `asked` is what it was asked for. */
export function quoting(answer: Quoted | (() => Quoted | Promise<Quoted>)) {
  const { shop, clock, logged } = aShop();
  const asked: PrintItem[][] = [];
  const house = { answer };
  shop.printer = {
    ...shop.printer,
    quotes: async (items) => {
      asked.push([...items]);
      return typeof house.answer === "function" ? house.answer() : house.answer;
    },
  };
  const offersTo = async (to: OfferedTo, ...lines: CartLine[]) =>
    shownOffers(await offersFor(shop, lines, to), shop.catalogue);
  const offers = (...lines: CartLine[]) => offersTo({ whose: "cart", mayAsk: async () => true }, ...lines);
  return { offers, offersTo, asked, clock, logged, house, shop };
}
