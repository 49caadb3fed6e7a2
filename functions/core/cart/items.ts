import * as z from "../../lib/schema.ts";
import { entity } from "../../lib/table/entity.ts";
import { ownerKey, UserId } from "../accounts/caller.ts";
import { Cart, MOST_LINES } from "./cart.ts";

/** What lies in somebody's cart. */
export type KeptCart = z.infer<typeof KeptCart>;
const KeptCart = z.extend(Cart, { userId: UserId });

export const carts = entity<{ userId: UserId }, KeptCart>({
  type: "cart",
  schema: KeptCart,
  upgrades: [
    // Two carts that became one could hold more than any cart can be changed to.
    (cart: KeptCart): KeptCart => ({ ...cart, items: cart.items.slice(0, MOST_LINES) }),
  ],
  key: ({ userId }) => ({ pk: ownerKey(userId), sk: "CART" }),
});
