import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Operations } from "../../functions/api/operations.ts";

export type User = Operations["GET /user"]["answer"]["user"];

/** All that this browser remembers between visits; each noun has its part, and its own actions on it. */
export type Root = {
  accessToken: string | null;
  user: User | null;
};

const nothing: Root = { accessToken: null, user: null };

/** Kept under the one key of the whole site. */
export const useRoot = create<Root>()(
  persist(() => nothing, {
    name: "root",
    version: 1,
    // Ready pages are the same for everybody: what is remembered is read after they came to life.
    skipHydration: true,
  }),
);

/** Logging out forgets everything, in every tab: the others follow. */
export const forgetEverything = () => useRoot.setState(nothing, true);

/** What another tab changes is changed here as well. */
export function followOtherTabs() {
  const follow = ({ key }: StorageEvent) => {
    if (key === "root" || key === null) void useRoot.persist.rehydrate();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
