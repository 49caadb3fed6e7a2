import { sameLine, withUnheard } from "../../../functions/core/cart/cart.ts";
import type { Answer } from "../api.ts";
import { type CartLine, nothing, resetStore, type Store, takeAnswers, useStore } from "../store.ts";

type SignedIn = Answer<"POST /auth/login">;

export type Coming = {
  newGuest?: boolean;
  /** Anybody may have sent the link: what lies here goes into another's cart only if they say so. */
  byLink?: boolean;
  /** The version of the cart when the shop was asked: what was changed since is newer than its answer. */
  asOf?: number;
};

const notAmong = (kept: readonly CartLine[], lines: readonly CartLine[]) =>
  lines.filter((line) => !kept.some((other) => sameLine(other, line) && other.copies >= line.copies));

/** Whoever comes brings the cart along that the shop keeps for them; a guest who has just been made has none yet. */
export function signedIn(
  { accessToken, user: { cart: kept, ...user } }: SignedIn,
  { newGuest = false, byLink = false, asOf }: Coming = {},
) {
  const here = useStore.getState();
  // Nothing of an account goes along into another: whoever was here has left.
  if (isLoggedIn(here) && here.user?._id !== user._id) resetStore();
  const answers = takeAnswers(user._id);
  useStore.setState(({ user: before, cart, progress }) => {
    const isOther = byLink && user._id !== before?._id;
    return {
      accessToken,
      user,
      progress: { ...answers, ...progress },
      ...(user.userType !== "guest" && { unverified: null, sessionEnded: null }),
      ...(isOther && { setAside: notAmong(kept.items, cart.cartItems) }),
      ...(!newGuest &&
        !(cart.unsaved && asOf !== undefined) &&
        (asOf === undefined || asOf === cart.latestVersion) && {
          cart: {
            ...nothing.cart,
            latestVersion: cart.latestVersion,
            since: cart.since,
            held: kept.items,
            // What a guest's cart could not keep comes along as well; what it could is among the shop's.
            ...(cart.unsaved && !isOther
              ? { cartItems: withUnheard(kept.items, cart.cartItems), unsaved: true }
              : { cartItems: kept.items, quotes: kept.quotes }),
          },
        }),
    };
  });
}

/** A guest or a user: somebody whose things the shop keeps. */
export const hasAccount = ({ user }: Pick<Store, "user">) => user !== null;

export const isLoggedIn = ({ user }: Pick<Store, "user">) => user !== null && user.userType !== "guest";
