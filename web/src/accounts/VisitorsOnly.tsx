import { type ReactNode, useEffect, useState } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { Navigate } from "../kit/router.tsx";
import { toast } from "../kit/toast.ts";
import { useStore } from "../store.ts";
import { isLoggedIn } from "./session.ts";

/** Whoever asks for a mail comes back through its link, in a window that knows nothing else of them. */
export function rememberPlace() {
  const { pathname, search } = window.location;
  if (pathname !== paths.verifyEmail && pathname !== paths.resetPassword)
    useStore.setState({ cameFrom: pathname + search });
}

/**
 * For those who are not signed in: everybody else goes back to where they came from, or home. Who came as somebody is told
 * why, and not who has logged in here.
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const [came] = useState(() => isLoggedIn(useStore.getState()));
  return useStore(isLoggedIn) ? <WayBack note={came ? SIGNED_IN : undefined} /> : children;
}

const SIGNED_IN = "You are logged in already. Log out to open this link.";

/** Leads back once: the next one who comes to such a page came from somewhere else. */
export function WayBack({ note }: { note?: string | undefined }) {
  const [to] = useState(() => useStore.getState().cameFrom ?? paths.home);
  useEffect(() => {
    useStore.setState({ cameFrom: null });
    if (note) void toast(note, "error");
  }, [note]);
  return <Navigate to={to} replace />;
}
