import { useNavigate } from "react-router";
import { call } from "../api.ts";
import { paths } from "../paths.ts";
import { signedOut } from "../session.ts";

/** Forgets who was here, at once and in every tab; the server ends the session as soon as it hears of it. */
export function useLogOut() {
  const navigate = useNavigate();
  return () => {
    call("POST /auth/logout", {}).catch(() => undefined);
    signedOut();
    navigate(paths.home);
  };
}
