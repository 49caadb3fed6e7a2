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

/** A use that turned out not to be one can be given back; later as well, to its counter. */
export type Use = { giveBack(): Promise<void>; counter?: string };

const uncounted: Use = { giveBack: async () => {} };

const counterKey = (counter: string) => ({ pk: counter, sk: "COUNT" });

/** Gives back to a counter that was kept: it may be over by now, and nothing falls below zero. */
export const giveBack = async (table: Pick<Table, "count">, counter: string, units = 1) => {
  await table.count(counterKey(counter), { by: -units });
};

/** Counts a use of so many units, or refuses it with the time after which trying again makes sense. */
export async function within(
  { table, clock, limited }: Needs,
  { scope, most, withinSeconds }: Limit,
  id: string,
  units = 1,
): Promise<Use> {
  if (!limited) return uncounted;
  const now = seconds(clock.now());
  const window = Math.floor(now / withinSeconds);
  const ends = (window + 1) * withinSeconds;
  const counter = `RL#${scope}#${id}#${window}`;
  if ((await table.count(counterKey(counter), { by: units, limit: most, ttl: ends })) !== undefined)
    return { counter, giveBack: () => giveBack(table, counter, units) };
  throw new Refusal("too_many_requests", "That was a lot at once. Please try again later.", {
    retryAfter: ends - now,
  });
}

export type Measure = Pick<Limit, "most" | "withinSeconds">;
export type Measures<Name extends string> = Readonly<Record<Name, Measure>>;

/** "loginsPerAddress=200/900, guestsPerAddress=…": so many in so many seconds; what is not named stays. */
export function measured<Name extends string>(usual: Measures<Name>, settings = ""): Measures<Name> {
  const measures: Record<string, Measure> = { ...usual };
  for (const setting of settings.split(",").filter((text) => text.trim())) {
    const [, name = "", most, withinSeconds] = /^\s*(\w+)=(\d+)\/(\d+)\s*$/.exec(setting) ?? [];
    if (!(name in usual))
      throw new Error(`"${setting.trim()}" is no limit; as in "loginsPerAddress=50/900".`);
    measures[name] = { most: Number(most), withinSeconds: Number(withinSeconds) };
  }
  return measures as Measures<Name>;
}
