import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import type { Queue, SendOptions } from "../lib/queue.ts";
import { TRACE, traceId } from "../lib/trace.ts";

/** What SQS takes in one call. */
const BATCH = 10;

type Needs = { url: string; client?: SQSClient };

/** Jobs as JSON in an SQS queue. Where SQS is, and who we are, the SDK finds in its environment. */
export function sqsQueue<Job>({ url, client = new SQSClient({}) }: Needs): Queue<Job> {
  return {
    async send(job, options) {
      await client.send(new SendMessageCommand({ QueueUrl: url, ...messageOf(job, options) }));
    },
    async sendMany(jobs, options) {
      const batches = Array.from({ length: Math.ceil(jobs.length / BATCH) }, (_, n) => n * BATCH);
      await Promise.all(
        batches.map((from) => sendBatch(client, url, jobs.slice(from, from + BATCH), options)),
      );
    },
  };
}

async function sendBatch(client: SQSClient, url: string, jobs: readonly unknown[], options?: SendOptions) {
  const { Failed = [] } = await client.send(
    new SendMessageBatchCommand({
      QueueUrl: url,
      Entries: jobs.map((job, at) => ({ Id: String(at), ...messageOf(job, options) })),
    }),
  );
  // A batch is answered with 200 even when some of it was refused.
  if (Failed.length > 0)
    throw new Error(`SQS refused ${Failed.length} of ${jobs.length} jobs: ${Failed[0]?.Code}`);
}

/** Groups make a standard queue a fair one: who has much under way comes after who has little. */
function messageOf(job: unknown, { delaySeconds, group }: SendOptions = {}) {
  const trace = traceId();
  return {
    MessageBody: JSON.stringify(job),
    ...(delaySeconds !== undefined && { DelaySeconds: delaySeconds }),
    ...(group !== undefined && { MessageGroupId: group }),
    ...(trace !== undefined && {
      MessageAttributes: { [TRACE]: { DataType: "String", StringValue: trace } },
    }),
  };
}

/** Brings a message that was received back into sight after so long, instead of when its visibility ends. */
export async function postpone(
  { url, receipt, seconds }: { url: string; receipt: string; seconds: number },
  client = new SQSClient({}),
) {
  await client.send(
    new ChangeMessageVisibilityCommand({ QueueUrl: url, ReceiptHandle: receipt, VisibilityTimeout: seconds }),
  );
}

/** Moves every message of one queue to another: sent first, deleted then, so that none is lost on the way. */
export async function redrive({ from, to }: { from: string; to: string }, client = new SQSClient({})) {
  for (let moved = 0; ; ) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: from,
        MaxNumberOfMessages: BATCH,
        // Without a wait a few of its servers are asked, and those may have none.
        WaitTimeSeconds: 1,
        MessageAttributeNames: [TRACE],
        MessageSystemAttributeNames: ["MessageGroupId"],
      }),
    );
    if (Messages.length === 0) return moved;
    for (const { Body, ReceiptHandle, MessageAttributes, Attributes } of Messages) {
      await client.send(
        new SendMessageCommand({
          QueueUrl: to,
          MessageBody: Body ?? "",
          MessageAttributes,
          MessageGroupId: Attributes?.MessageGroupId,
        }),
      );
      await client.send(new DeleteMessageCommand({ QueueUrl: from, ReceiptHandle }));
      moved++;
    }
  }
}
