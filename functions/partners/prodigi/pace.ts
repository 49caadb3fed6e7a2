import type { QuotedFor } from "../../core/fulfilment/printer.ts";
import { seconds } from "../../lib/clock.ts";
import type { Counting } from "../../lib/limit.ts";
import type { Call } from "./client.ts";

/** They take thirty calls in half a minute for everything that we are: any half minute touches six of these. */
const WINDOW_SECONDS = 6;
const MOST = 5;
/** Carts and those who pay ask for prices, and the audit reads its pages, only while there is enough left for orders. */
const MOST_FOR_QUOTES = { cart: 2, checkout: 3 };
const MOST_FOR_AUDIT = 4;

function mostFor(path: string, whose: QuotedFor = "cart") {
  if (path === "/quotes") return MOST_FOR_QUOTES[whose];
  return path.includes("createdFrom=") ? MOST_FOR_AUDIT : MOST;
}

/** Counted where every process sees it; a call for which there is no room is not made at all. */
export const paced =
  (call: Call, { table, clock, limited }: Counting): Call =>
  async (method, path, body, whose) => {
    if (!limited) return call(method, path, body);
    const window = Math.floor(seconds(clock.now()) / WINDOW_SECONDS);
    const room = await table.count(
      { pk: `PACE#prodigi#${window}`, sk: "COUNT" },
      { by: 1, limit: mostFor(path, whose), ttl: (window + 2) * WINDOW_SECONDS },
    );
    return room === undefined
      ? { outcome: "unsure", reason: "no room for a call", why: "busy" }
      : call(method, path, body);
  };
