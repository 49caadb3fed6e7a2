import * as z from "../../lib/schema.ts";
import { entity } from "../../lib/table/entity.ts";
import { ownerKey, UserId } from "../accounts/caller.ts";
import { Cart, MOST_LINES } from "./cart.ts";

/** What lies in somebody's cart. */
export type KeptCart = z.infer<typeof KeptCart>;
const KeptCart = z.extend(Cart, {
  userId: UserId,
  /** The versions that it was made of, the last of them last: whose answer was lost learns so that it was heard. */
  past: z.exactOptional(z.array(z.int())),
});

export const carts = entity<{ userId: UserId }, KeptCart>({
  type: "cart",
  schema: KeptCart,
  upgrades: [
    // Two carts that became one could hold more than any cart can be changed to.
    (cart: KeptCart): KeptCart => ({ ...cart, items: cart.items.slice(0, MOST_LINES) }),
    // What a cart was made of is not to be written back without by the release before.
    (cart: KeptCart): KeptCart => cart,
  ],
  key: ({ userId }) => ({ pk: ownerKey(userId), sk: "CART" }),
});
