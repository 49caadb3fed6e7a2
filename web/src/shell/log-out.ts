import { paths } from "../../../functions/core/site/paths.ts";
import { settleLogOut } from "../api.ts";
import { navigate } from "../kit/router.tsx";
import { nothing, useStore } from "../store.ts";

/** Forgets who was here, at once and in every tab; the shop ends the session as soon as it hears of it. */
export function logOut() {
  // As whom they are: where their cookie is gone, their token still tells which session ends.
  settleLogOut().catch(() => undefined);
  useStore.setState({ ...nothing, logOutOwed: true }, true);
  navigate(paths.home);
}
