import type { Engine } from "../../functions/lib/table/engine.ts";

/** A table that can be turned back to the moment that was kept, as AWS restores one beside it. */
export function turnedBackEngine(empty: () => Engine) {
  const [now, then] = [empty(), empty()];
  let [current, isKept] = [now, false];
  const engine: Engine = {
    get: (...asked) => current.get(...asked),
    getMany: (...asked) => current.getMany(...asked),
    query: (...asked) => current.query(...asked),
    queryKeys: (...asked) => current.queryKeys(...asked),
    async write(...asked) {
      if (!isKept) await then.write(...asked);
      return current.write(...asked);
    },
    async count(...asked) {
      if (!isKept) await then.count(...asked);
      return current.count(...asked);
    },
  };
  return {
    engine,
    /** The two tables, as they stand beside each other. */
    now,
    then,
    keep: () => {
      isKept = true;
    },
    turnBack: () => {
      current = then;
    },
  };
}
