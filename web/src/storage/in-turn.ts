/** A tab that sleeps at what it does keeps no other one waiting for longer. */
const PATIENCE_MS = 5_000;

/** What one tab has written another reads a moment later. */
const SEEN_MS = 250;

/** One tab of a browser after the other; where it keeps nothing for us it has no locks either. */
export const inTurn = <Done>(lock: string, task: () => Promise<Done>) =>
  new Promise<Done>((resolve, reject) => {
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
    navigator.locks.request(lock, { signal: patience.signal }, locked).catch(locked);
  });
