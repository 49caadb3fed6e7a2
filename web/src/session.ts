import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Operations } from "../../functions/api/operations.ts";

export type User = Operations["GET /user"]["answer"]["user"];

type Session = {
  accessToken: string | null;
  user: User | null;
  signedIn(who: { accessToken: string; user: User }): void;
  renewed(accessToken: string): void;
  signedOut(): void;
};

const nobody = { accessToken: null, user: null };

/** Who uses this browser. Kept under the key that the whole site keeps its state under. */
export const useSession = create<Session>()(
  persist(
    (set) => ({
      ...nobody,
      signedIn: ({ accessToken, user }) => set({ accessToken, user }),
      renewed: (accessToken) => set({ accessToken }),
      signedOut: () => set(nobody),
    }),
    {
      name: "root",
      version: 1,
      partialize: ({ accessToken, user }) => ({ accessToken, user }),
      // Ready pages are the same for everybody: who is here is read after they came to life.
      skipHydration: true,
    },
  ),
);

export const isLoggedIn = ({ user }: Pick<Session, "user">) => user !== null && user.userType !== "guest";

/** What another tab changes is changed here as well: logging out is logging out everywhere. */
export function followOtherTabs() {
  const follow = ({ key }: StorageEvent) => {
    if (key === "root" || key === null) void useSession.persist.rehydrate();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
