import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { signedIn } from "../accounts/session.ts";
import { call } from "../api.ts";
import { followOtherTabs, useStore } from "../store.ts";

/** Remembers who was here, and asks the shop whether that still holds. */
export function useSessionStart() {
  useEffect(() => {
    const stop = followOtherTabs();
    Promise.resolve(useStore.persist.rehydrate()).then(async () => {
      if (!useStore.getState().user) return;
      // A shop that does not answer changes nothing; one that refuses has logged us out already.
      const asOf = useStore.getState().cart.latestVersion;
      await call("POST /auth/authenticate", {})
        .then((who) => signedIn(who, { asOf }))
        .catch(() => undefined);
    });
    return stop;
  }, []);
}

/** Whoever leaves, here or in another tab, takes the picture they had chosen out of the address. */
export function useClearedAddress() {
  const [, setQuery] = useSearchParams();
  useEffect(
    () =>
      useStore.subscribe(({ user }, { user: before }) => {
        if (!before || user?._id === before._id) return;
        setQuery(
          (query) => {
            query.delete("imageId");
            return query;
          },
          { replace: true },
        );
      }),
    [setQuery],
  );
}
