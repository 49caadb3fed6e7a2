import type { Engine, Key, Write } from "../../functions/lib/table/engine.ts";
import { amending } from "../../functions/lib/table/writes.ts";
import { memoryEngine } from "./memory-engine.ts";

/** Which item is written to by somebody else, and what that happens once for. */
type Amended = { key: Key; once: string };

/** Where something else writes to an item in the very moment before a write that has to do with it. */
export function amendedMeanwhile(before: (writes: readonly Write[]) => Amended[]): Engine {
  const engine = memoryEngine();
  const done = new Set<string>();
  return {
    ...engine,
    async write(writes, now) {
      for (const { key, once } of before(writes)) {
        if (done.has(once)) continue;
        done.add(once);
        const item = await engine.get(key, { consistent: true });
        if (item) await engine.write([amending(item, {})], now);
      }
      return engine.write(writes, now);
    },
  };
}
