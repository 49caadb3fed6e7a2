import { entity } from "../../lib/table/entity.ts";
import { at } from "../../lib/table/table.ts";
import { creating, replacing, taking } from "../../lib/table/writes.ts";
import type { Belonging } from "./belongings.ts";
import type { UserId } from "./caller.ts";

/** A line of a cart, as it is shown to its owner. */
export type CartItem = {
  sku: string;
  name: string;
  description: string;
  copies: number;
  unitCost: { amount: number };
  productOptions: { label: string; value: string; displayName: string }[];
  relatedImage: { _id: string; imageUrl: string; prompt: string };
  /** It is not sold any more: it stays until it is taken out, and stops the checkout. */
  unavailable?: true;
};

/** What sending a cart would cost, each way. */
export type KeptQuote = {
  shipmentMethod: string;
  cost: { amount: number; currency: "USD" };
  estimated: boolean;
  businessDays: { from: number; to: number };
};

/** What lies in somebody's cart: all that accounts know of it is that it moves along with its owner. */
export type KeptCart = { userId: UserId; items: CartItem[]; quotes: KeptQuote[] };

export const carts = entity<{ userId: UserId }, KeptCart>({
  type: "cart",
  key: ({ userId }) => ({ pk: `U#${userId}`, sk: "CART" }),
});

export const MOST_COPIES = 10;

export const sameLine = (a: CartItem, b: CartItem) =>
  a.sku === b.sku && a.name === b.name && a.relatedImage._id === b.relatedImage._id;

/** Two carts in one: what would be printed alike becomes one line. */
export function joinLines(mine: CartItem[], others: CartItem[]): CartItem[] {
  const joined = mine.map((line) => {
    const twin = others.find((other) => sameLine(line, other));
    return twin ? { ...line, copies: Math.min(MOST_COPIES, line.copies + twin.copies) } : line;
  });
  return [...joined, ...others.filter((other) => !mine.some((line) => sameLine(line, other)))];
}

/** A guest's cart is poured into the user's; its quotes were for something else and are asked for anew. */
export const cartBelonging: Belonging = {
  name: "cart",
  async moving(table, from, to) {
    const [theirs, mine] = await table.getAll(at(carts, { userId: from }), at(carts, { userId: to }));
    if (!theirs) return [];
    const items = joinLines(mine?.items ?? [], theirs.items);
    const joined = { userId: to, items, quotes: [] };
    return [
      taking(carts, theirs),
      mine ? replacing(carts, { ...joined, v: mine.v }) : creating(carts, joined),
    ];
  },
  async exported(table, userId) {
    const cart = await table.get(carts, { userId }, { consistent: true });
    return cart?.items ?? [];
  },
  async erasing(table, userId) {
    const cart = await table.get(carts, { userId }, { consistent: true });
    return cart ? [taking(carts, cart)] : [];
  },
};
