import type { Log } from "../../functions/lib/log.ts";
import { queues, schedules as scheduleDefinitions } from "../definitions.ts";
import type { Cloud } from "./cloud.ts";
import { drive, type LastBatch } from "./lambda/event-source.ts";
import { type ScheduleRecord, schedule } from "./lambda/schedules.ts";
import type { Watch } from "./watch.ts";

/** What starts the functions that no shopper calls: the queues and the clock. */
export function startTriggers({ records, sqs }: Cloud, log: Log, { count }: Pick<Watch, "count">) {
  const lastBatches = records.collection<LastBatch>("last batches");
  const sources = Object.values(queues).map((definition) =>
    drive({
      queueUrl: sqs.urlOf(definition.resource),
      definition,
      onBatch: (batch) => lastBatches.put(definition.resource, batch),
      onFailure: (failure) => {
        count({ of: definition.resource, counts: "errors" });
        log.error("function.failed", { handler: definition.handler, failure: String(failure) });
      },
    }),
  );
  const runs = records.collection<ScheduleRecord>("schedules");
  const schedules = Object.values(scheduleDefinitions).map((one) =>
    schedule(one, {
      records: runs,
      onRun: ({ failure }) => {
        count({ of: one.resource, counts: "invocations" });
        if (failure !== undefined) count({ of: one.resource, counts: "errors" });
      },
    }),
  );

  // A stage that was closed for the night is not one whose clock stands still.
  for (const { resource } of Object.values(scheduleDefinitions))
    count({ of: resource, counts: "invocations" });

  return {
    lastBatches,
    schedules,
    close: async () => {
      for (const one of schedules) one.close();
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}
