import type { Write } from "./engine.ts";

/** What DynamoDB takes in one batch or transaction. */
export const MOST_AT_ONCE = 100;

/** In as few transactions as they come to in their order; what belongs together is never parted. */
export function packed(groups: readonly Write[][], most = MOST_AT_ONCE): Write[][] {
  const packs: Write[][] = [];
  for (const group of groups) {
    const pack = packs.at(-1);
    if (pack && pack.length + group.length <= most) pack.push(...group);
    else packs.push([...group]);
  }
  return packs;
}
