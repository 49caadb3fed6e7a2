import { AskedLines, Cart, ShippingAddress } from "../core/cart/cart.ts";
import { updateCart } from "../core/cart/update-cart.ts";
import * as z from "../lib/schema.ts";
import { operation } from "./operation.ts";

/** In milliseconds. */
const moment = z.optional(z.int().check(z.minimum(0)));

export const putCart = operation({
  method: "PUT",
  path: "/cart",
  summary: "The whole cart as its owner wants it; the last one wanted holds, and is answered",
  credentials: "guest",
  body: z.object({
    items: AskedLines,
    shippingAddress: ShippingAddress,
    /** When it was wanted: the latest holds. */
    version: moment,
    /** The version that it was made of: if another holds by now, that one is answered, and stays. */
    since: moment,
  }),
  answer: z.object({
    cart: Cart,
    version: z.int(),
    kept: z.boolean(),
    /** The versions that this one was made of. */
    past: z.exactOptional(z.array(z.int())),
  }),
  // What shipping it costs is asked for anew.
  limit: { most: 120, withinSeconds: 60, guestsOfNetwork: 600 },
  async handle(shop, { body, caller, ipAddress }) {
    const { items, quotes, version, kept, past } = await updateCart(shop, caller, { ...body, ipAddress });
    return { cart: { items, quotes }, version, kept, ...(!kept && past && { past }) };
  },
});
