import { withUnheard } from "../../../functions/core/cart/cart.ts";
import type { Answer } from "../api.ts";
import { nothing, type Store, useStore } from "../store.ts";

type SignedIn = Answer<"POST /auth/login">;

type Coming = {
  newGuest?: boolean;
  /** The version of the cart when the shop was asked: what was changed since is newer than its answer. */
  asOf?: number;
};

/** Whoever comes brings the cart along that the shop keeps for them; a guest who has just been made has none yet. */
export const signedIn = (
  { accessToken, user: { cart: kept, ...user } }: SignedIn,
  { newGuest = false, asOf }: Coming = {},
) =>
  useStore.setState(({ cart }) => ({
    accessToken,
    user,
    ...(user.userType !== "guest" && { unverified: null, sessionEnded: null }),
    ...(!newGuest &&
      !(cart.unsaved && asOf !== undefined) &&
      (asOf === undefined || asOf === cart.latestVersion) && {
        cart: {
          ...nothing.cart,
          latestVersion: cart.latestVersion,
          since: cart.since,
          // What a guest's cart could not keep comes along as well; what it could is among the shop's.
          ...(cart.unsaved
            ? { cartItems: withUnheard(kept.items, cart.cartItems), unsaved: true }
            : { cartItems: kept.items, quotes: kept.quotes }),
        },
      }),
  }));

/** A guest or a user: somebody whose things the shop keeps. */
export const hasAccount = ({ user }: Pick<Store, "user">) => user !== null;

export const isLoggedIn = ({ user }: Pick<Store, "user">) => user !== null && user.userType !== "guest";
