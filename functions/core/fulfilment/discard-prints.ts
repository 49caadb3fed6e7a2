import type { Clock } from "../../lib/clock.ts";
import { unlessLate } from "../../lib/table/table.ts";
import { discards, printsOf } from "../images/items.ts";
import { discardFiles } from "../images/remove.ts";
import { FETCHED_MS } from "./master.ts";

type Needs = Parameters<typeof discardFiles>[0] & { clock: Clock };

/** The files that a picture was printed from go now, or with the next sweep; what may still be fetched, within a month. */
export async function discardPrints(needs: Needs, imageId: string, fetched: readonly string[]) {
  const now = needs.clock.now().getTime();
  const prints = await needs.table.wholeList(discards, printsOf(imageId));
  const gone: { pk: string }[] = [];
  for (const print of prints) {
    const isFetched = print.keys.some((key) => fetched.includes(key));
    const since = new Date(now + (isFetched ? FETCHED_MS : 0)).toISOString();
    if (since < print.since) await unlessLate(needs.table.replace(discards, { ...print, since }));
    if (!isFetched) gone.push(discards.key(print));
  }
  return { found: prints.length, isCleared: (await discardFiles(needs, gone)) === gone.length };
}
