import type { Clock } from "./clock.ts";
import { seconds } from "./clock.ts";
import { Refusal } from "./errors.ts";
import type { Table } from "./table/table.ts";

/** So many, in so much time, from one place. */
export type Limit = { scope: string; most: number; withinSeconds: number };

type Needs = {
  table: Pick<Table, "count">;
  clock: Clock;
  /** Lifted on the local stage only, for demos and load. */
  limited: boolean;
};

/** A use that turned out not to be one can be given back. */
export type Use = { giveBack(): Promise<void> };

const uncounted: Use = { giveBack: async () => {} };

/** Counts one use, or refuses it with the time after which trying again makes sense. */
export async function within(
  { table, clock, limited }: Needs,
  { scope, most, withinSeconds }: Limit,
  id: string,
): Promise<Use> {
  if (!limited) return uncounted;
  const now = seconds(clock.now());
  const window = Math.floor(now / withinSeconds);
  const ends = (window + 1) * withinSeconds;
  const key = { pk: `RL#${scope}#${id}#${window}`, sk: "COUNT" };
  if ((await table.count(key, { by: 1, limit: most, ttl: ends })) !== undefined)
    return {
      giveBack: async () => {
        await table.count(key, { by: -1 });
      },
    };
  throw new Refusal("too_many_requests", "That was a lot at once. Please try again later.", {
    retryAfter: ends - now,
  });
}
