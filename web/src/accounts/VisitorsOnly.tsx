import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { paths } from "../../../functions/core/site/paths.ts";
import { useStore } from "../store.ts";
import { isLoggedIn } from "./session.ts";

/** For those who are not signed in: everybody else goes back to where they came from, or home. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const loggedIn = useStore(isLoggedIn);
  const { state } = useLocation();
  if (!loggedIn) return children;
  return <Navigate to={typeof state?.from === "string" ? state.from : paths.home} replace />;
}
