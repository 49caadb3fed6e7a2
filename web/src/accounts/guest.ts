import { call } from "../api.ts";
import { useStore } from "../store.ts";
import { signedIn } from "./session.ts";

let registering: Promise<unknown> | undefined;

/** Makes a guest of whoever is nobody yet: only when there is something to keep for them. */
export async function ensureAccount(): Promise<void> {
  if (useStore.getState().user) return;
  registering ??= call("POST /auth/register-guest", {})
    .then((who) => {
      // Whoever has logged in meanwhile needs no guest.
      if (!useStore.getState().user) signedIn(who, { newGuest: true });
    })
    .finally(() => {
      registering = undefined;
    });
  await registering;
}
