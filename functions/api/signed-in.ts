import type { Shop } from "../composition.ts";
import { type Profile, shownUser, User } from "../core/accounts/account.ts";
import { endSession, parseCookie, type Started } from "../core/accounts/sessions.ts";
import { Cart } from "../core/cart/cart.ts";
import { carts, type KeptCart } from "../core/cart/items.ts";
import * as z from "../lib/schema.ts";
import { ifReadable } from "../lib/table/table.ts";
import { isProvenByCookie, type OpenVisit, type SessionCookie } from "./session-cookie.ts";

export const SignedIn = z.object({
  accessToken: z.string(),
  user: z.extend(User, { cart: Cart }),
});

const answered = (
  accessToken: string,
  profile: Profile,
  cart: KeptCart | undefined,
): z.infer<typeof SignedIn> => ({
  accessToken,
  user: { ...shownUser(profile), cart: { items: cart?.items ?? [], quotes: cart?.quotes ?? [] } },
});

/** Who is here already. Who shows a token and not the cookie gets one that ends when theirs does. */
export const stillSignedIn = (
  { tokens }: Pick<Shop, "tokens">,
  session: SessionCookie,
  { profile, session: { userId, hash }, beside, until }: OpenVisit,
) => answered(tokens.sign({ userId, hash }, isProvenByCookie(session) ? undefined : until), profile, beside);

/** A new session takes the place of the one that the browser had, so that none can be slipped in beforehand. */
export async function begin(
  shop: Shop,
  session: SessionCookie,
  { profile, session: begun }: { profile: Profile; session: Started },
) {
  await endHere(shop, session);
  session.start(begun.cookie);
  const { userId } = profile;
  const [cart] = await shop.table.getAll(ifReadable(carts, { userId }));
  return answered(shop.tokens.sign({ userId, hash: begun.hash }), profile, cart);
}

/** Ends what the browser came with: the session of its cookie, and the one of its token. */
export async function endHere(shop: Pick<Shop, "table">, { value, visit }: SessionCookie) {
  const cookie = value === undefined ? undefined : parseCookie(value);
  if (cookie) await endSession(shop, cookie);
  if (visit && visit.session.hash !== cookie?.hash) await endSession(shop, visit.session);
}
