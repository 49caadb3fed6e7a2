import { type Store, useStore } from "../store.ts";
import { toKeep, trusted } from "./kept.ts";

/** The one key of the whole site. */
const KEY = "root";
const VERSION = 1;

/** Storage may be blocked, full or broken: the site then remembers as long as its window is open. */
function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null")?.state;
  } catch {
    return undefined;
  }
}

function write(state: Store) {
  const text = JSON.stringify({ state: toKeep(state), version: VERSION });
  try {
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // What cannot be brought up to date must not come back: it may be of somebody who has left.
      localStorage.removeItem(KEY);
      localStorage.setItem(KEY, text);
    }
  } catch {
    // There is no place to remember anything.
  }
}

/** What stands there now: another tab may have written it, and this one not have heard of it yet. */
export const remembered = (): Store => trusted(read());

let loaded = false;
let following = false;

/** Two tabs change one cart: what was wanted last is what holds, whichever of them knows it. */
const isNewer = (mine: Store, theirs: Store) =>
  mine.user?._id === theirs.user?._id &&
  (mine.cart.latestVersion > theirs.cart.latestVersion ||
    (mine.cart.latestVersion === theirs.cart.latestVersion && mine.cart.isLatestRequestPending));

/** Takes over what is remembered: at the start, from another tab, and when a page comes back from the past. */
function recall() {
  const state = read();
  const mine = useStore.getState();
  const theirs = state === undefined && loaded ? mine : trusted(state);
  const keepMine = loaded && isNewer(mine, theirs);
  following = !keepMine;
  useStore.setState(keepMine ? { ...theirs, cart: mine.cart } : theirs, true);
  following = false;
  loaded = true;
}

/**
 * Remembers from now on. It is there before anything is shown: what a screen asks first, it asks as whoever is here. A
 * page that was written before anybody asked comes to life as a stranger's all the same, and changes at once.
 */
export function remember() {
  const unsubscribe = useStore.subscribe((state) => {
    if (loaded && !following) write(state);
  });
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) recall();
  };
  const wake = ({ persisted }: PageTransitionEvent) => persisted && recall();
  window.addEventListener("storage", follow);
  window.addEventListener("pageshow", wake);
  recall();
  return () => {
    unsubscribe();
    window.removeEventListener("storage", follow);
    window.removeEventListener("pageshow", wake);
  };
}
