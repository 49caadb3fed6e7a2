import { seconds } from "../../lib/clock.ts";
import type { Counting } from "../../lib/limit.ts";
import type { Call, Purpose } from "./client.ts";

/** They take thirty calls in half a minute for everything that we are: any half minute touches six of these. */
const WINDOW_SECONDS = 6;
/** Carts and those who pay ask for prices, and the audit reads its pages, only while there is enough left for orders. */
const most = { cart: 2, checkout: 3, audit: 4, order: 5 } satisfies Record<Purpose, number>;

/** How many calls orders have in so many seconds, for as long as that goes on. */
export const callsIn = (span: number) => (most.order * span) / WINDOW_SECONDS;

/** Counted where every process sees it; a call for which there is no room is not made at all. */
export const paced =
  (ask: Call, { table, clock, limited }: Counting): Call =>
  async (purpose, ...call) => {
    if (!limited) return ask(purpose, ...call);
    const window = Math.floor(seconds(clock.now()) / WINDOW_SECONDS);
    const room = await table.count(
      { pk: `PACE#prodigi#${window}`, sk: "COUNT" },
      { by: 1, limit: most[purpose], ttl: (window + 2) * WINDOW_SECONDS },
    );
    return room === undefined
      ? { outcome: "unsure", reason: "no room for a call", why: "busy" }
      : ask(purpose, ...call);
  };
