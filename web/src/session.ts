import { forgetEverything, type Root, type User, useRoot } from "./root.ts";

export type { User } from "./root.ts";

/** Who uses this browser. */
export const useSession = useRoot;

export const signedIn = ({ accessToken, user }: { accessToken: string; user: User }) =>
  useRoot.setState({ accessToken, user });

export const renewed = (accessToken: string) => useRoot.setState({ accessToken });

/** The account as it is now, with the session as it was. */
export const setUser = (user: User) => useRoot.setState({ user });

export const signedOut = forgetEverything;

/** A guest or a user: somebody whose things the shop keeps. */
export const isSomebody = ({ user }: Pick<Root, "user">) => user !== null;

export const isLoggedIn = ({ user }: Pick<Root, "user">) => user !== null && user.userType !== "guest";
