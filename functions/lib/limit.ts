import { type Clock, HOUR_SECONDS, seconds } from "./clock.ts";
import { Refusal } from "./errors.ts";
import { placesOf } from "./ip-address.ts";
import type { Table } from "./table/table.ts";

/** So many, in so much time, from one place. */
export type Limit = { scope: string; most: number; withinSeconds: number };

export type Counting = {
  table: Pick<Table, "count">;
  clock: Clock;
  /** Lifted on the local stage only, for demos and load. */
  limited: boolean;
};

/** A use that turned out not to be one can be given back; later as well, to its counter. So many are counted with it. */
export type Use = { giveBack(): Promise<void>; counter?: string; counted?: number };

const uncounted: Use = { giveBack: async () => {} };

const counterKey = (counter: string) => ({ pk: counter, sk: "COUNT" });

/** Gives back to a counter that was kept: it may be over by now, and nothing falls below zero. */
export const giveBack = async (table: Pick<Table, "count">, counter: string, units = 1) => {
  await table.count(counterKey(counter), { by: -units });
};

/** Where the window of time begins that a moment falls into, and where it ends. */
function windowOf({ withinSeconds }: Limit, now: number) {
  const window = Math.floor(now / withinSeconds);
  return { window, ends: (window + 1) * withinSeconds };
}

/** Counts a use of so many units; undefined, and nothing counted, where that would be too many. */
export async function tryUse(
  { table, clock, limited }: Counting,
  limit: Limit,
  id: string,
  units = 1,
): Promise<Use | undefined> {
  if (!limited) return uncounted;
  const { window, ends } = windowOf(limit, seconds(clock.now()));
  const counter = `RL#${limit.scope}#${id}#${window}`;
  const counted = await table.count(counterKey(counter), { by: units, limit: limit.most, ttl: ends });
  if (counted === undefined) return undefined;
  return { counter, counted, giveBack: () => giveBack(table, counter, units) };
}

/** "5 hours", "12 minutes": never less than it takes. */
export const durationWords = (seconds: number) => {
  const [count, unit] =
    seconds > HOUR_SECONDS
      ? [Math.ceil(seconds / HOUR_SECONDS), "hour"]
      : [Math.ceil(seconds / 60), "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
};

/** Counts a use of so many units, or refuses it with the time after which trying again makes sense. */
export async function use(needs: Counting, limit: Limit, id: string, units = 1): Promise<Use> {
  const used = await tryUse(needs, limit, id, units);
  if (used) return used;
  throw tooMuch(needs, limit);
}

/** Counts a use from somewhere: a wider network may twice as often as the one within it. */
export async function countFrom(needs: Counting, limit: Limit, ipAddress: string): Promise<Use[]> {
  const uses: Use[] = [];
  for (const [n, place] of placesOf(ipAddress).entries())
    uses.push(await use(needs, { ...limit, most: limit.most * 2 ** n }, place));
  return uses;
}

export function tooMuch({ clock }: Pick<Counting, "clock">, limit: Limit) {
  const now = seconds(clock.now());
  const { ends } = windowOf(limit, now);
  return new Refusal(
    "too_many_requests",
    `That was a lot at once: more than ${limit.most} in ${durationWords(limit.withinSeconds)}. Please try again in ${durationWords(ends - now)}.`,
    { retryAfter: ends - now },
  );
}

export type Measure = Pick<Limit, "most" | "withinSeconds">;
export type Measures<Name extends string> = Readonly<Record<Name, Measure>>;

/** "loginsPerAddress=200/900, guestsPerAddress=…": so many in so many seconds; what is not named stays. */
export function measured<Name extends string>(usual: Measures<Name>, settings = ""): Measures<Name> {
  const measures: Record<string, Measure> = { ...usual };
  for (const setting of settings.split(",").filter((text) => text.trim())) {
    const [, name = "", most, withinSeconds] = /^\s*(\w+)=(\d+)\/([1-9]\d*)\s*$/.exec(setting) ?? [];
    if (!(name in usual))
      throw new Error(
        `"${setting.trim()}" is no limit: so many in so many seconds, as 50/900, of ${Object.keys(usual).join(", ")}.`,
      );
    measures[name] = { most: Number(most), withinSeconds: Number(withinSeconds) };
  }
  return measures as Measures<Name>;
}
