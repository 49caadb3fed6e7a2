import { useEffect, useState } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Operations } from "../../functions/api/operations.ts";
import type { Progress } from "../../functions/core/journeys/progress.ts";

export type User = Operations["GET /user"]["answer"]["user"];
export type Cart = Operations["PUT /cart"]["answer"]["cart"];
export type CartLine = Cart["items"][number];
export type Art = Operations["POST /images/text-to-image"]["answer"]["generatedImages"][number];

/** All that this browser remembers between visits; each noun has its part, and its own actions on it. */
export type Store = {
  accessToken: string | null;
  user: User | null;
  /** How far somebody has come, by journey. */
  progress: Record<string, Progress>;
  /** The press that is being answered, and its batch once that is known: a reload goes on from here. */
  underWay: { journeyId: string; key: string; batchId?: string } | null;
  currentArt: Art | null;
  /** The pictures of the last batch. */
  selections: Art[];
  cart: {
    cartItems: CartLine[];
    quotes: Cart["quotes"];
    /** When the cart that is shown was wanted. */
    latestVersion: number;
    /** Whose answer is waited for; any other comes too late. */
    pendingRequestId: string | null;
    isLatestRequestPending: boolean;
    /** The lines that are being changed, by their index. */
    loading: Record<number, boolean>;
  };
  /** In which room a picture is looked at, by picture. */
  rooms: Record<string, string>;
  /** Shortname of the product that was looked at last. */
  selectedProduct: string | null;
};

export const nothing: Store = {
  accessToken: null,
  user: null,
  progress: {},
  underWay: null,
  currentArt: null,
  selections: [],
  cart: {
    cartItems: [],
    quotes: [],
    latestVersion: 0,
    pendingRequestId: null,
    isLatestRequestPending: false,
    loading: {},
  },
  rooms: {},
  selectedProduct: null,
};

/** Kept under the one key of the whole site. */
export const useStore = create<Store>()(
  persist(() => nothing, {
    name: "root",
    version: 1,
    // Ready pages are the same for everybody: what is remembered is read after they came to life.
    skipHydration: true,
  }),
);

/** Logging out forgets everything, in every tab: the others follow. */
export const resetStore = () => useStore.setState(nothing, true);

/** What another tab changes is changed here as well. */
export function followOtherTabs() {
  const follow = ({ key }: StorageEvent) => {
    if (key === "root" || key === null) void useStore.persist.rehydrate();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/** What is remembered is there a moment after the page: whoever decides by it has to wait for it. */
export const useStoreLoaded = () => {
  const [remembered, setRemembered] = useState(useStore.persist.hasHydrated());
  useEffect(() => useStore.persist.onFinishHydration(() => setRemembered(true)), []);
  return remembered;
};

export const renewed = (accessToken: string) => useStore.setState({ accessToken });
