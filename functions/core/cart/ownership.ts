import { UnreadableItem } from "../../lib/table/entity.ts";
import { ifReadable, type Table, unlessUnreadable } from "../../lib/table/table.ts";
import { creating, removingItem, replacing, taking } from "../../lib/table/writes.ts";
import type { UserId } from "../accounts/caller.ts";
import type { Owned } from "../accounts/ownership.ts";
import { joinLines } from "./cart.ts";
import { carts } from "./items.ts";

const cartOf = (table: Table, userId: UserId) =>
  unlessUnreadable(table.get(carts, { userId }, { consistent: true }));

export const ownedCart: Owned = {
  /** A guest's is poured into the user's; its quotes were for something else and are asked for anew. */
  async moves(table, from, to) {
    const [theirs] = await table.getAll(ifReadable(carts, { userId: from }));
    if (!theirs) return [];
    const mine = await cartOf(table, to);
    const items = joinLines(mine instanceof UnreadableItem ? [] : (mine?.items ?? []), theirs.items);
    const joined = { userId: to, items, quotes: [] };
    const { v } = (mine instanceof UnreadableItem ? mine.item : mine) ?? {};
    return [
      [taking(carts, theirs), v === undefined ? creating(carts, joined) : replacing(carts, { ...joined, v })],
    ];
  },
  async exported(table, { userId }) {
    const [cart] = await table.getAll(ifReadable(carts, { userId }));
    return cart?.items ?? [];
  },
  async erased(table, { userId }) {
    const cart = await cartOf(table, userId);
    if (cart instanceof UnreadableItem) return [[removingItem(cart.item)]];
    return cart ? [[taking(carts, cart)]] : [];
  },
  kept: "nothing",
  ends: "with its owner",
};
