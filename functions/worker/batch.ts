import type { SQSBatchResponse, SQSEvent, SQSRecord } from "aws-lambda";
import { parsedJson } from "../lib/json.ts";
import type { Log } from "../lib/log.ts";
import * as z from "../lib/schema.ts";
import { TRACE, traced } from "../lib/trace.ts";

type Kinds = { kind: string };

/** What to do with each kind of job: a union member without its row does not compile. */
export type Handlers<Job extends Kinds> = {
  [Kind in Job["kind"]]: (job: Extract<Job, { kind: Kind }>) => Promise<void>;
};

/** Each kind's row takes that kind of job, which the compiler cannot follow through the union. */
export const handle = <Job extends Kinds>(handlers: Handlers<Job>, job: Job) =>
  (handlers[job.kind as Job["kind"]] as (job: Job) => Promise<void>)(job);

type Worker<Job extends Kinds> = {
  schema: z.ZodMiniType<Job>;
  handlers: Handlers<Job>;
  /** Brings what failed back after so many seconds; without it, the queue's own visibility says when. */
  postpone?: (receipt: string, seconds: number) => Promise<void>;
};

/** Shows that a queue and its worker are alive: the frame's line in the log is the whole of it. */
const heartbeat = z.object({ kind: z.literal("heartbeat") });

/** How many jobs of one batch are worked on at once. */
const AT_ONCE = 5;

/**
 * A Lambda entry for a queue. Each job fails alone: the queue delivers it again, and after its last attempt
 * keeps it as a dead letter. What cannot be read at all goes the same way, so that a person sees it.
 */
export function worker<Job extends Kinds>(needs: { log: Log }, { schema, handlers, postpone }: Worker<Job>) {
  async function work(record: SQSRecord) {
    const body = parsedJson(record.body);
    if (z.safeParse(heartbeat, body).success) return "heartbeat";
    const job = z.safeParse(schema, body).data;
    if (!job) throw new UnreadableJob();
    await handle(handlers, job);
    return job.kind;
  }

  async function attempt(record: SQSRecord) {
    const started = performance.now();
    const about = () => ({
      messageId: record.messageId,
      attempt: Number(record.attributes.ApproximateReceiveCount),
      ms: Math.round(performance.now() - started),
    });
    try {
      const kind = await work(record);
      needs.log.info("job.done", { kind, ...about() });
      return undefined;
    } catch (failure) {
      needs.log.error("job.failed", { failure: String(failure), ...about() });
      // A queue that does not hear of it delivers the job again all the same, only later.
      await postpone?.(record.receiptHandle, secondsAfter(about().attempt)).catch(() => undefined);
      return record.messageId;
    }
  }

  return async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failed: string[] = [];
    const waiting = Records.values();
    const lane = async () => {
      for (const record of waiting) {
        const trace = record.messageAttributes[TRACE]?.stringValue ?? record.messageId;
        const messageId = await traced(trace, () => attempt(record));
        if (messageId) failed.push(messageId);
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, Records.length) }, lane));
    return { batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })) };
  };
}

const LONGEST_SECONDS = 900;

const secondsAfter = (attempt: number) => Math.min(LONGEST_SECONDS, 15 * 4 ** (attempt - 1));

class UnreadableJob extends Error {
  override message = "this message is no job of ours";
}
