import { call } from "../api.ts";
import { remembered } from "../storage/remembering.ts";
import { useStore } from "../store.ts";
import { signedIn } from "./session.ts";

/** A tab that sleeps while it asks keeps no other one waiting for longer. */
const PATIENCE_MS = 5_000;

/** What one tab has written another reads a moment later. */
const SEEN_MS = 250;

/** One tab of a browser after the other; where it keeps nothing for us it has no locks either. */
const inTurn = (task: () => Promise<void>) =>
  new Promise<void>((resolve, reject) => {
    const turn = async () => {
      await task().then(resolve, reject);
      await new Promise((seen) => setTimeout(seen, SEEN_MS));
    };
    if (!navigator.locks) return void turn();
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    const locked = () => {
      clearTimeout(timer);
      return turn();
    };
    navigator.locks.request("guest", { signal: patience.signal }, locked).catch(locked);
  });

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
  registering ??= inTurn(register).finally(() => {
    registering = undefined;
  });
  await registering;
}
