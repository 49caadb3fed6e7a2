import { HOUR_SECONDS } from "../../lib/clock.ts";
import { atMost, text } from "../../lib/fields.ts";
import { networkOf } from "../../lib/ip-address.ts";
import { type Counting, type Limit, tryUse } from "../../lib/limit.ts";
import type { Log } from "../../lib/log.ts";
import * as z from "../../lib/schema.ts";
import { screenPaths } from "./addresses.ts";
import { LONGEST_ERROR, LONGEST_PLACE, MOST_ERRORS, MOST_SCREENS } from "./report-sizes.ts";

/** A screen by its address in the table of addresses, never the address itself: that may name somebody's order. */
const route = z.enum(screenPaths.map(({ path }) => path));

const measured = (most: number) => z.optional(z.number().check(z.minimum(0), z.maximum(most)));

/** What a browser tells of one visit: what failed in it, and how fast it was, by screen. Nothing of who was there. */
type VisitReport = z.infer<typeof VisitReport>;
export const VisitReport = z.object({
  errors: atMost(MOST_ERRORS, z.object({ route, message: text(LONGEST_ERROR), at: text(LONGEST_PLACE) })),
  vitals: atMost(
    MOST_SCREENS,
    z.object({ route, LCP: measured(600_000), INP: measured(600_000), CLS: measured(1_000) }),
  ),
});

type Needs = Counting & { log: Log };

/** No place alone rings for all browsers, or says how fast the shop is for everybody. */
const heardPerNetwork = { scope: "report-heard", most: MOST_ERRORS, withinSeconds: 15 * 60 };
const measuredPerNetwork = { scope: "report-measured", most: 2 * MOST_SCREENS, withinSeconds: HOUR_SECONDS };

/** What a message may quote is left out: it may be somebody's words, name or key. */
const withoutQuotes = (message: string) =>
  message.replace(/(["'`“‘]).*["'`”’]|[a-z]+:\/\/\S+|\S*@\S*|[\w-]*\d[\w-]{3,}/gi, "…");

/** Where in the site's own code: anything else is not told. */
const placeOf = (at: string) => (/^[\w.-]+\.js:\d+:\d+$/.test(at) ? at : "unknown");

/** Writes down what browsers tell, where the alarms and charts of operators read it. */
export async function takeReport(needs: Needs, { errors, vitals }: VisitReport, from: { ipAddress: string }) {
  const share = (limit: Limit, units: number) =>
    units > 0 && tryUse(needs, limit, networkOf(from.ipAddress), units);
  const isHeard = await share(heardPerNetwork, errors.length);
  for (const { route, message, at } of errors) {
    const line = { route, message: withoutQuotes(message), at: placeOf(at) };
    if (isHeard) needs.log.error("browser.error", line);
    else needs.log.info("browser.error", line);
  }
  if (await share(measuredPerNetwork, vitals.length))
    for (const one of vitals) needs.log.info("browser.vitals", one);
}
