import { useEffect } from "react";
import { call } from "../api.ts";
import { followOtherTabs, useSession } from "../session.ts";

/** Remembers who was here, and asks the shop whether that still holds. */
export function useSessionStart() {
  useEffect(() => {
    const stop = followOtherTabs();
    Promise.resolve(useSession.persist.rehydrate()).then(async () => {
      const { user, signedIn } = useSession.getState();
      if (!user) return;
      // A shop that does not answer changes nothing; one that refuses has logged us out already.
      await call("POST /auth/authenticate", {})
        .then(signedIn)
        .catch(() => undefined);
    });
    return stop;
  }, []);
}
