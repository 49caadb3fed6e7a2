import type { Write } from "./engine.ts";

/** What DynamoDB takes in one batch or transaction. */
export const MOST_AT_ONCE = 100;

/** It takes 4 MB at once, by its own way of counting. */
const MOST_BYTES = 3 * 1024 * 1024;

const bytesOf = (group: readonly Write[]) =>
  group.reduce(
    (sum, write) => sum + (write.kind === "put" ? Buffer.byteLength(JSON.stringify(write.item)) : 0),
    0,
  );

/** In as few transactions as they come to in their order; what belongs together is never parted. */
export function packed(groups: readonly Write[][], most = MOST_AT_ONCE): Write[][] {
  const packs: Write[][] = [];
  let bytes = 0;
  for (const group of groups) {
    const pack = packs.at(-1);
    const more = bytesOf(group);
    if (pack && pack.length + group.length <= most && bytes + more <= MOST_BYTES) {
      pack.push(...group);
      bytes += more;
    } else {
      packs.push([...group]);
      bytes = more;
    }
  }
  return packs;
}
