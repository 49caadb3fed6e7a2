import { type ReactNode, useEffect, useState } from "react";
import { paths } from "../../../functions/core/site/paths.ts";
import { Navigate } from "../kit/router.tsx";
import { useStore } from "../store.ts";
import { isLoggedIn } from "./session.ts";

/** Whoever asks for a mail comes back through its link, in a window that knows nothing else of them. */
export function rememberPlace() {
  const { pathname, search } = window.location;
  if (pathname !== paths.verifyEmail && pathname !== paths.resetPassword)
    useStore.setState({ cameFrom: pathname + search });
}

/** For those who are not signed in: everybody else goes back to where they came from, or home. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  return useStore(isLoggedIn) ? <WayBack /> : children;
}

/** Leads back once: the next one who comes to such a page came from somewhere else. */
function WayBack() {
  const [to] = useState(() => useStore.getState().cameFrom ?? paths.home);
  useEffect(() => useStore.setState({ cameFrom: null }), []);
  return <Navigate to={to} replace />;
}
