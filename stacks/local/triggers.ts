import type { Log } from "../../functions/lib/log.ts";
import { queues, schedules as scheduleDefinitions } from "../definitions.ts";
import type { Cloud } from "./cloud.ts";
import { drive, type LastBatch } from "./lambda/event-source.ts";
import { type ScheduleRecord, schedule } from "./lambda/schedules.ts";

/** What starts the functions that no shopper calls: the queues and the clock. */
export function startTriggers({ records, sqs }: Cloud, log: Log) {
  const lastBatches = records.collection<LastBatch>("last batches");
  const sources = Object.values(queues).map((definition) =>
    drive({
      endpoint: sqs.url,
      queueUrl: sqs.urlOf(definition.resource),
      definition,
      onBatch: (batch) => lastBatches.put(definition.resource, batch),
      onFailure: (failure) =>
        log.error("function.failed", { handler: definition.handler, failure: String(failure) }),
    }),
  );
  const runs = records.collection<ScheduleRecord>("schedules");
  const schedules = Object.values(scheduleDefinitions).map((one) => schedule(one, { records: runs }));

  return {
    lastBatches,
    schedules,
    close: async () => {
      for (const one of schedules) one.close();
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}
