import { UnreadableItem } from "../../lib/table/entity.ts";
import { type Table, unlessUnreadable } from "../../lib/table/table.ts";
import { creating, replacing, taking } from "../../lib/table/writes.ts";
import type { UserId } from "../accounts/caller.ts";
import type { Owned } from "../accounts/ownership.ts";
import { joinLines } from "./cart.ts";
import { carts } from "./items.ts";

/** One that cannot be read is an empty one in its place. */
async function cartOf(table: Table, userId: UserId) {
  const cart = await unlessUnreadable(table.get(carts, { userId }, { consistent: true }));
  return cart instanceof UnreadableItem ? { userId, items: [], quotes: [], v: cart.item.v } : cart;
}

export const ownedCart: Owned = {
  /** A guest's is poured into the user's; its quotes were for something else and are asked for anew. */
  async moves(table, from, to) {
    const [theirs, mine] = await Promise.all([cartOf(table, from), cartOf(table, to)]);
    if (!theirs) return [];
    const items = joinLines(mine?.items ?? [], theirs.items);
    const joined = { userId: to, items, quotes: [] };
    return [
      [taking(carts, theirs), mine ? replacing(carts, { ...joined, v: mine.v }) : creating(carts, joined)],
    ];
  },
  async exported(table, { userId }) {
    const cart = await cartOf(table, userId);
    return cart?.items ?? [];
  },
  async erased(table, { userId }) {
    const cart = await cartOf(table, userId);
    return cart ? [[taking(carts, cart)]] : [];
  },
  kept: "nothing",
  ends: "with its owner",
};
