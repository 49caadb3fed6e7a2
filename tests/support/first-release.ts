import type { Key } from "../../functions/lib/table/engine.ts";
import { openTable } from "../../functions/lib/table/table.ts";
import { aClock } from "./clock.ts";
import { memoryEngine } from "./memory-engine.ts";

/** A table with an item in it as the first release wrote it: in no particular shape. */
export async function writtenFirst(key: Key, type: string, data: Record<string, unknown>, v = 1) {
  const engine = memoryEngine();
  await engine.write([{ kind: "put", item: { ...key, type, v, w: "w", data }, expect: "absent" }], 0);
  return openTable({ engine, clock: aClock() });
}
