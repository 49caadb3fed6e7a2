import { paths } from "../../../functions/core/site/paths.ts";
import { settleLogOut } from "../api.ts";
import { navigate } from "../kit/router.tsx";
import { nothing, useStore } from "../store.ts";

/** Forgets who was here, at once and in every tab; the shop ends the session as soon as it hears of it. */
export function logOut() {
  useStore.setState({ ...nothing, logOutOwed: true }, true);
  settleLogOut().catch(() => undefined);
  navigate(paths.home);
}
