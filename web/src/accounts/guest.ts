import { call } from "../api.ts";
import { inTurn } from "../storage/in-turn.ts";
import { remembered } from "../storage/remembering.ts";
import { useStore } from "../store.ts";
import { signedIn } from "./session.ts";

async function register() {
  const { user, accessToken } = remembered();
  const who = user ? undefined : await call("POST /auth/register-guest", {});
  // Whoever has logged in meanwhile needs no guest.
  if (useStore.getState().user) return;
  if (who) signedIn(who, { newGuest: true });
  else useStore.setState({ user, accessToken });
}

let registering: Promise<void> | undefined;

/** Makes a guest of whoever is nobody yet, one for all tabs: only when there is something to keep for them. */
export async function ensureAccount(): Promise<void> {
  if (useStore.getState().user) return;
  registering ??= inTurn("guest", register).finally(() => {
    registering = undefined;
  });
  await registering;
}
