import type { Operations } from "../../functions/api/operations.ts";
import { forgetEverything, nothing, type Root, useRoot } from "./root.ts";

export type { User } from "./root.ts";

/** Who uses this browser. */
export const useSession = useRoot;

type SignedIn = Operations["POST /auth/login"]["answer"];

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
  useRoot.setState(({ cart }) => ({
    accessToken,
    user,
    ...(!newGuest &&
      (asOf === undefined || asOf === cart.latestVersion) && {
        cart: {
          ...nothing.cart,
          latestVersion: cart.latestVersion,
          cartItems: kept.items,
          quotes: kept.quotes,
        },
      }),
  }));

export const renewed = (accessToken: string) => useRoot.setState({ accessToken });

export const signedOut = forgetEverything;

/** A guest or a user: somebody whose things the shop keeps. */
export const isSomebody = ({ user }: Pick<Root, "user">) => user !== null;

export const isLoggedIn = ({ user }: Pick<Root, "user">) => user !== null && user.userType !== "guest";
