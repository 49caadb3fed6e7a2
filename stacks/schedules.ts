import type { Data } from "./data.ts";
import { schedules as definitions, type ScheduleDefinition } from "./definitions.ts";
import { functionFrom } from "./functions.ts";
import { readIndex, removeObjects, sendTo, workOnItems } from "./grants.ts";
import type { Work } from "./queues.ts";
import type { edgeLink } from "./router.ts";
import type { Settings } from "./settings.ts";

export type Schedules = ReturnType<typeof schedules>;

export function schedules(
  { settings, table, pictures, site, secrets }: Data,
  { images, orders }: Work,
  edge: ReturnType<typeof edgeLink>,
) {
  const both = [images.queue, orders.queue];
  const sweep = schedule(settings, definitions.sweep, {
    ...functionFrom(definitions.sweep, settings),
    link: [table, pictures, edge, ...both],
    permissions: [
      // Wakes what is due once, and forgets guests who left with all that was theirs.
      workOnItems(table, "GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"),
      readIndex(table, "gsi1"),
      readIndex(table, "gsi2"),
      removeObjects(pictures),
      sendTo(...both),
    ],
  });
  const audit = schedule(settings, definitions.audit, {
    ...functionFrom(definitions.audit, settings),
    // Where the site is tells its own orders from those of a stage with the same accounts at the partners.
    link: [table, orders.queue, site, secrets.stripeKey, secrets.prodigiKey],
    permissions: [workOnItems(table, "GetItem", "PutItem", "UpdateItem"), sendTo(orders.queue)],
  });
  return { sweep, audit };
}

/** Not retried: what one run misses the next one finds, and a run that fails raises an alarm. */
function schedule({ asleep }: Settings, definition: ScheduleDefinition, handler: sst.aws.FunctionArgs) {
  return new sst.aws.CronV2(definition.resource, {
    // A rate begins at once: to be switched off later is too late.
    enabled: !asleep,
    schedule: `rate(${definition.everyMinutes} minutes)`,
    function: { ...handler, retries: 0 },
    retries: 0,
  });
}
