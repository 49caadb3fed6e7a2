import { call } from "../api.ts";
import { useStore } from "../store.ts";
import { signedIn } from "./session.ts";

/** Asks the shop who is here: one that does not answer changes nothing; one that refuses has logged us out already. */
export function askWho(): Promise<void> {
  const { latestVersion } = useStore.getState().cart;
  return call("POST /auth/authenticate", {})
    .then((who) => signedIn(who, { asOf: latestVersion }))
    .catch(() => undefined);
}

/** Of whom nothing is stored here may be somebody all the same: a cookie says that there is a session, and not whose. */
export async function findWho(): Promise<void> {
  const { user, logOutOwed } = useStore.getState();
  if (!user && !logOutOwed && /\bhere=/.test(document.cookie)) await askWho();
}
