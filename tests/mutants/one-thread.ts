import { Worker } from "node:worker_threads";
import type { PoolRunnerInitializer } from "vitest/node";

type Listener = (...parameters: unknown[]) => void;
export type Reached = [by: string, places: Set<string>][];

/** A pool of vitest's that keeps its one thread from run to run, instead of loading everything again. */
export function oneThread() {
  let thread: Worker | undefined;
  let reached: Reached = [];
  let testsDone = 0;
  let listeners: [event: string, listener: Listener][] = [];
  let over = () => {};
  let before: Promise<void> = Promise.resolve();

  const pool: PoolRunnerInitializer = {
    name: "one-thread",
    createPoolWorker: () => ({
      name: "one-thread",
      start: async () => {
        // Vitest begins a run while the one before is still being taken leave of, as it has a thread for each.
        await before;
        before = new Promise((resolve) => {
          over = resolve;
        });
        thread ??= new Worker(new URL("thread.ts", import.meta.url)).on(
          "message",
          (message: { reached?: Reached; testDone?: true }) => {
            if (message.reached) reached = message.reached;
            if (message.testDone) testsDone++;
          },
        );
      },
      stop: async () => {
        for (const [event, listener] of listeners) thread?.off(event, listener);
        listeners = [];
        over();
      },
      send: (message) => thread?.postMessage(message),
      deserialize: (data) => data,
      on: (event, listener) => {
        listeners.push([event, listener]);
        thread?.on(event, listener);
      },
      off: (event, listener) => thread?.off(event, listener),
      canReuse: () => true,
    }),
  };

  return {
    pool,
    /** Before the next run these are loaded anew, and all that imports them. */
    forget: (stale: string[]) => thread?.postMessage({ stale }),
    /** What was reached in the last run. */
    reached: () => reached,
    /** How many tests have come to their end so far. */
    testsDone: () => testsDone,
  };
}
