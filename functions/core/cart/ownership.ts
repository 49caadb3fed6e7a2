import { at } from "../../lib/table/table.ts";
import { creating, replacing, taking } from "../../lib/table/writes.ts";
import type { Owned } from "../accounts/ownership.ts";
import { joinLines } from "./cart.ts";
import { carts } from "./items.ts";

export const ownedCart: Owned = {
  /** A guest's is poured into the user's; its quotes were for something else and are asked for anew. */
  async moves(table, from, to) {
    const [theirs, mine] = await table.getAll(at(carts, { userId: from }), at(carts, { userId: to }));
    if (!theirs) return [];
    const items = joinLines(mine?.items ?? [], theirs.items);
    const joined = { userId: to, items, quotes: [] };
    return [
      [taking(carts, theirs), mine ? replacing(carts, { ...joined, v: mine.v }) : creating(carts, joined)],
    ];
  },
  async exported(table, { userId }) {
    const cart = await table.get(carts, { userId }, { consistent: true });
    return cart?.items ?? [];
  },
  async erased(table, { userId }) {
    const cart = await table.get(carts, { userId }, { consistent: true });
    return cart ? [[taking(carts, cart)]] : [];
  },
  kept: "nothing",
  ends: "with its owner",
};
