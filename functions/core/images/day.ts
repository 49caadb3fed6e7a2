import { createHash } from "node:crypto";
import { seconds } from "../../lib/clock.ts";
import { type Limit, tooMuch, tryUse, type Use } from "../../lib/limit.ts";

/**
 * What the whole shop may do in a day. All that come are counted here, and one item of the table takes a thousand
 * writes a second: a large day is counted in parts, each with its share of it, so that together they never pass it.
 * Of a day in parts a few pictures may stay unmade: less than a batch in each.
 */
const OF_ONE_PART = 20_000;
const MOST_PARTS = 10;

/** So long a function that was told that nothing is left says so itself: those who are refused press again. */
const REMEMBERED_SECONDS = 30;

type Needs = Parameters<typeof tryUse>[0];
type Asked = { share: number; who: string; units: number };

const partsOf = ({ most }: Limit) => Math.min(MOST_PARTS, Math.max(1, Math.ceil(most / OF_ONE_PART)));

/** The first keeps its name when a day grows: what it has counted still counts. */
const counterOf = (part: number) => (part === 0 ? "shop" : `shop.${part}`);

/** All counters of a day, beginning with one that not everybody begins with. */
function countersOf(limit: Limit, who: string) {
  const parts = partsOf(limit);
  const first = parts === 1 ? 0 : createHash("sha256").update(who).digest().readUInt32BE() % parts;
  return Array.from({ length: parts }, (_, n) => counterOf((first + n) % parts));
}

/** Until when nothing is left, by table: a function has one, and a test many. */
const spent = new WeakMap<object, Map<string, number>>();

function spentUntil(table: object) {
  const known = spent.get(table) ?? new Map<string, number>();
  spent.set(table, known);
  return known;
}

/** Takes so much of its share of the day, or refuses; `counted` is what the day comes to, guessed from one part. */
export async function takeOfDay(needs: Needs, limit: Limit, { share, who, units }: Asked): Promise<Use> {
  const now = seconds(needs.clock.now());
  const day = Math.floor(now / limit.withinSeconds);
  const key = [limit.scope, limit.most, share, units, day].join();
  const known = spentUntil(needs.table);
  if ((known.get(key) ?? 0) > now) throw tooMuch(needs, limit);
  const counters = countersOf(limit, who);
  const ofPart = { ...limit, most: Math.floor((limit.most * share) / counters.length) };
  for (const counter of counters) {
    const used = await tryUse(needs, ofPart, counter, units);
    if (used) return { ...used, counted: (used.counted ?? 0) * counters.length };
  }
  known.clear();
  known.set(key, now + REMEMBERED_SECONDS);
  throw tooMuch(needs, limit);
}

/** Counts what happens in any case: where there is room, and at last where there is none. It happens seldom. */
export async function addToDay(needs: Needs, limit: Limit) {
  const parts = partsOf(limit);
  const most = Math.floor(limit.most / parts);
  for (let part = 0; part < parts; part++)
    if (await tryUse(needs, { ...limit, most }, counterOf(part))) return;
  await tryUse(needs, { ...limit, most: Number.MAX_SAFE_INTEGER }, counterOf(0));
}
