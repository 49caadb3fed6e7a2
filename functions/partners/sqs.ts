import type {
  ChangeMessageVisibilityCommandInput,
  DeleteMessageCommandInput,
  ReceiveMessageCommandInput,
  ReceiveMessageCommandOutput,
  SendMessageBatchCommandInput,
  SendMessageBatchCommandOutput,
  SendMessageCommandInput,
} from "@aws-sdk/client-sqs";
import type { Queue, SendOptions } from "../lib/queue.ts";
import { TRACE, traceId } from "../lib/trace.ts";
import { awsJson } from "./aws/json.ts";
import type { Caller } from "./aws/service.ts";

/** What SQS takes in one call. */
const BATCH = 10;

/** What is asked of a queue, in AWS's own types. */
type Operations = {
  SendMessage: [SendMessageCommandInput, unknown];
  SendMessageBatch: [SendMessageBatchCommandInput, SendMessageBatchCommandOutput];
  ReceiveMessage: [ReceiveMessageCommandInput, ReceiveMessageCommandOutput];
  DeleteMessage: [DeleteMessageCommandInput, unknown];
  ChangeMessageVisibility: [ChangeMessageVisibilityCommandInput, unknown];
};

/** SQS is where its queues are. */
export const sqsAt = (url: string, caller: Caller) =>
  awsJson<Operations>(
    { ...caller, endpoint: new URL(url).origin, service: "sqs", patienceMs: 5_000 },
    "AmazonSQS",
  );

export type Sqs = ReturnType<typeof sqsAt>;

type Needs = { url: string; caller: Caller };

/** Jobs as JSON in an SQS queue. */
export function sqsQueue<Job>({ url, caller }: Needs): Queue<Job> {
  const sqs = sqsAt(url, caller);
  return {
    async send(job, options) {
      await sqs("SendMessage", { QueueUrl: url, ...messageOf(job, options) });
    },
    async sendMany(jobs, options) {
      const batches = Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_, n) => n * BATCH);
      await Promise.all(batches.map((from) => sendBatch(sqs, url, jobs.slice(from, from + BATCH), options)));
    },
  };
}

async function sendBatch(sqs: Sqs, url: string, jobs: readonly unknown[], options?: SendOptions) {
  const { Failed = [] } = await sqs("SendMessageBatch", {
    QueueUrl: url,
    Entries: jobs.map((job, at) => ({ Id: String(at), ...messageOf(job, options) })),
  });
  // A batch is answered with 200 even when some of it was refused.
  if (Failed.length > 0)
    throw new Error(`SQS refused ${Failed.length} of ${jobs.length} jobs: ${Failed[0]?.Code}`);
}

/** Groups make a standard queue a fair one: who has much under way comes after who has little. */
function messageOf(job: unknown, { delaySeconds, group }: SendOptions = {}) {
  const trace = traceId();
  return {
    MessageBody: JSON.stringify(job),
    DelaySeconds: delaySeconds,
    MessageGroupId: group,
    ...(trace !== undefined && {
      MessageAttributes: { [TRACE]: { DataType: "String", StringValue: trace } },
    }),
  };
}

/** Brings a message that was received back into sight after so long, instead of when its visibility ends. */
export async function postpone(
  { url, receipt, seconds }: { url: string; receipt: string; seconds: number },
  sqs: Sqs,
) {
  const left = { QueueUrl: url, ReceiptHandle: receipt, VisibilityTimeout: seconds };
  await sqs("ChangeMessageVisibility", left);
}

/** Moves every message of one queue to another: sent first, deleted then, so that none is lost on the way. */
export async function redrive({ from, to }: { from: string; to: string }, sqs: Sqs) {
  for (let moved = 0; ; ) {
    const { Messages = [] } = await sqs("ReceiveMessage", {
      QueueUrl: from,
      MaxNumberOfMessages: BATCH,
      // Without a wait a few of its servers are asked, and those may have none.
      WaitTimeSeconds: 1,
      MessageAttributeNames: [TRACE],
      MessageSystemAttributeNames: ["MessageGroupId"],
    });
    if (Messages.length === 0) return moved;
    for (const { Body, ReceiptHandle, MessageAttributes, Attributes } of Messages) {
      await sqs("SendMessage", {
        QueueUrl: to,
        MessageBody: Body ?? "",
        MessageAttributes,
        MessageGroupId: Attributes?.MessageGroupId,
      });
      await sqs("DeleteMessage", { QueueUrl: from, ReceiptHandle });
      moved++;
    }
  }
}
