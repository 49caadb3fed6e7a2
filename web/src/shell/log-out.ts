import { useNavigate } from "react-router";
import { paths } from "../../../functions/core/site/paths.ts";
import { call } from "../api.ts";
import { resetStore } from "../store.ts";

/** Forgets who was here, at once and in every tab; the server ends the session as soon as it hears of it. */
export function useLogOut() {
  const navigate = useNavigate();
  return () => {
    call("POST /auth/logout", {}).catch(() => undefined);
    resetStore();
    navigate(paths.home);
  };
}
