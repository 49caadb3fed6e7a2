import type { Shop } from "../composition.ts";
import { type Account, accountOf } from "../core/accounts/account.ts";
import type { Caller, UserId } from "../core/accounts/caller.ts";
import { callerOf, endSession, tokenIsOver } from "../core/accounts/sessions.ts";
import type { Profile } from "../core/accounts/words.ts";
import { Cart } from "../core/cart/cart.ts";
import { carts, type KeptCart } from "../core/cart/carts.ts";
import * as z from "../lib/schema.ts";
import { at } from "../lib/table/table.ts";
import type { SessionCookie } from "./session-cookie.ts";

export const User = z.object({
  _id: z.string(),
  locale: z.literal("en-US"),
  userType: z.enum(["guest", "registered"]),
  email: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
});

export const SignedIn = z.object({
  accessToken: z.string(),
  user: z.extend(User, { cart: Cart }),
});

export const shownUser = (profile: Profile): z.infer<typeof User> => {
  const { userId, locale, userType, email, firstName, lastName } = profile;
  return {
    _id: userId,
    locale,
    userType,
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
};

export const signedIn = async (
  { tokens }: Pick<Shop, "tokens">,
  profile: Profile,
  cart: KeptCart | undefined,
): Promise<z.infer<typeof SignedIn>> => ({
  accessToken: await tokens.sign(callerOf(profile)),
  user: { ...shownUser(profile), cart: { items: cart?.items ?? [], quotes: cart?.quotes ?? [] } },
});

/** A new session takes the place of the one that the browser had, so that none can be slipped in beforehand. */
export async function begin(
  shop: Shop,
  session: SessionCookie,
  { profile, cookie }: { profile: Profile; cookie: string },
) {
  if (session.value !== undefined) await endSession(shop, session.value);
  session.start(cookie);
  return signedIn(shop, profile, await shop.table.get(carts, profile, { consistent: true }));
}

/** Whoever comes to the shop is shown what lies in the cart: it is read along with the account. */
export const withCart = ({ table }: Pick<Shop, "table">) => ({
  table,
  beside: (userId: UserId) => at(carts, { userId }),
});

/** The caller's account and session; undefined if the account is gone, or the token is from before it was secured. */
export async function readAccount(
  shop: Pick<Shop, "table">,
  caller: Caller,
  session: SessionCookie,
): Promise<Account<KeptCart> | undefined> {
  const account = session.account ?? (await accountOf(withCart(shop), caller.userId, session.value));
  return account && !tokenIsOver(account.profile, caller) ? account : undefined;
}
