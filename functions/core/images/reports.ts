import { type Clock, DAY_MS } from "../../lib/clock.ts";
import type { Log } from "../../lib/log.ts";
import * as z from "../../lib/schema.ts";
import { entity, type Stored } from "../../lib/table/entity.ts";
import { cameFirst, type Table } from "../../lib/table/table.ts";
import { creating, removing, replacing } from "../../lib/table/writes.ts";
import { findImage } from "./gallery.ts";
import type { ReportReason } from "./report.ts";

/** What people said of a picture that was shown to them: what, and when, but not who. */
const report = z.object({
  imageId: z.string(),
  since: z.string(),
  times: z.int(),
  said: z.array(z.object({ at: z.string(), why: z.string(), words: z.string() })),
});
export type Report = z.infer<typeof report>;

const REPORTS = "REPORTS";
/** The first of them are kept in their words; the others are counted. */
const MOST_SAID = 20;
const KEPT_MS = 365 * DAY_MS;

export const reports = entity<{ imageId: string }, Report>({
  type: "report",
  schema: report,
  key: ({ imageId }) => ({ pk: REPORTS, sk: imageId }),
  comesAgain: true,
  expires: ({ since }) => new Date(Date.parse(since) + KEPT_MS),
});

type Needs = { table: Table; clock: Clock; log: Pick<Log, "error"> };

type Said = { imageId: string; why: ReportReason; words: string };

/** Somebody thinks that a picture should not be seen: operators look at it. */
export async function reportImage(needs: Needs, { imageId, why, words }: Said) {
  await findImage(needs, imageId);
  const at = needs.clock.now().toISOString();
  const before = await needs.table.get(reports, { imageId }, { consistent: true });
  const said = [...(before?.said ?? []), { at, why, words }].slice(0, MOST_SAID);
  const next = { imageId, since: before?.since ?? at, times: (before?.times ?? 0) + 1, said };
  // Two at once: the other one is there, and the picture is on the list.
  const write = before ? replacing(reports, { ...next, v: before.v }) : creating(reports, next);
  const isFirst = (await cameFirst(needs.table.write(write))) && !before;
  // Which picture it is, the list tells: whoever knows its address sees it.
  if (isFirst) needs.log.error("picture.reported", { why });
}

/** What operators have not looked at yet, the oldest first. */
export async function openReports({ table }: { table: Table }): Promise<Stored<Report>[]> {
  const open = await table.all(reports, { pk: REPORTS, prefix: "" });
  return open.toSorted((a, b) => a.since.localeCompare(b.since));
}

/** Somebody has looked: what is said of it from now on is new. False if nothing was said. */
export async function closeReport({ table }: { table: Table }, imageId: string): Promise<boolean> {
  const found = await table.get(reports, { imageId }, { consistent: true });
  if (found) await table.write(removing(reports, found));
  return found !== undefined;
}
