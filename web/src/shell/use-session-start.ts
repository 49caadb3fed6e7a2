import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { call } from "../api.ts";
import { followOtherTabs } from "../root.ts";
import { signedIn, useSession } from "../session.ts";

/** Remembers who was here, and asks the shop whether that still holds. */
export function useSessionStart() {
  useEffect(() => {
    const stop = followOtherTabs();
    Promise.resolve(useSession.persist.rehydrate()).then(async () => {
      if (!useSession.getState().user) return;
      // A shop that does not answer changes nothing; one that refuses has logged us out already.
      const asOf = useSession.getState().cart.latestVersion;
      await call("POST /auth/authenticate", {})
        .then((who) => signedIn(who, { asOf }))
        .catch(() => undefined);
    });
    return stop;
  }, []);
}

/** Whoever leaves, here or in another tab, takes the picture they had chosen out of the address. */
export function useForgetting() {
  const [, setQuery] = useSearchParams();
  useEffect(
    () =>
      useSession.subscribe(({ user }, { user: before }) => {
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
