import type {
  DeleteMessageBatchCommandInput,
  Message,
  ReceiveMessageCommandInput,
  ReceiveMessageCommandOutput,
} from "@aws-sdk/client-sqs";
import type { SQSEvent, SQSRecord } from "aws-lambda";
import { awsJson } from "../../../functions/partners/aws/json.ts";
import { pause } from "../../../functions/partners/aws/service.ts";
import type { QueueDefinition } from "../../definitions.ts";
import { localCaller } from "../aws.ts";
import { type LoadHandler, loadHandler } from "./functions.ts";
import { invoke } from "./invoke.ts";
import { doneWith, sqsEvent } from "./sqs-event.ts";

type Source = {
  queueUrl: string;
  definition: QueueDefinition;
  load?: LoadHandler;
  onBatch?: (batch: LastBatch) => void;
  /** Hears of a batch that failed as a whole; the function's own log says more. */
  onFailure?: (failure: unknown) => void;
};

export type LastBatch = { at: string; jobs: number; failed: number; ms: number };

export type EventSource = {
  /** Takes nothing more, and waits no longer than this for what is being worked on. */
  close(graceMs?: number): Promise<void>;
};

const MOST_AT_ONCE = 10;
const LONG_POLL_SECONDS = 20;

type Operations = {
  ReceiveMessage: [ReceiveMessageCommandInput, ReceiveMessageCommandOutput];
  DeleteMessageBatch: [DeleteMessageBatchCommandInput, unknown];
};

/** Drives a handler with a queue, as Lambda's event source mapping does. */
export function drive({ queueUrl, definition, load = loadHandler, onBatch, onFailure }: Source): EventSource {
  const endpoint = new URL(queueUrl).origin;
  const sqs = awsJson<Operations>({ ...localCaller, endpoint, service: "sqs" }, "AmazonSQS");
  const closing = new AbortController();
  const isOpen = () => !closing.signal.aborted;

  async function receive(): Promise<Message[]> {
    const asked: ReceiveMessageCommandInput = {
      QueueUrl: queueUrl,
      MaxNumberOfMessages: Math.min(definition.batchSize, MOST_AT_ONCE),
      WaitTimeSeconds: LONG_POLL_SECONDS,
      MessageSystemAttributeNames: ["All"],
      MessageAttributeNames: ["All"],
    };
    const { Messages = [] } = await sqs("ReceiveMessage", asked, closing.signal);
    return Messages;
  }

  /** What is not deleted becomes visible again, or a dead letter, when its visibility ends. */
  async function work(messages: Message[]) {
    const started = new Date();
    const event = sqsEvent(definition.resource, messages);
    const done = await attempt(event);
    onBatch?.({
      at: started.toISOString(),
      jobs: messages.length,
      failed: messages.length - done.length,
      ms: Date.now() - started.getTime(),
    });
    if (done.length === 0) return;
    const entries = done.map(({ receiptHandle }, at) => ({ Id: String(at), ReceiptHandle: receiptHandle }));
    await sqs("DeleteMessageBatch", { QueueUrl: queueUrl, Entries: entries });
  }

  /** Which messages are done with: none when the handler threw or was late. */
  async function attempt(event: SQSEvent): Promise<SQSRecord[]> {
    try {
      const handler = await load(definition.handler);
      return doneWith(event, await invoke(handler, definition, event));
    } catch (failure) {
      onFailure?.(failure);
      return [];
    }
  }

  /** One of the handlers that may be at work at once. */
  async function lane() {
    while (isOpen()) {
      try {
        const messages = await receive();
        if (messages.length > 0) await work(messages);
      } catch (failure) {
        if (!isOpen()) return;
        onFailure?.(failure);
        await pause(1, 200);
      }
    }
  }

  const lanes = Promise.all(Array.from({ length: definition.concurrency }, lane));
  return {
    close: async (graceMs = 1000) => {
      closing.abort();
      await within(graceMs, lanes);
    },
  };
}

async function within(ms: number, work: Promise<unknown>) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, over]);
  clearTimeout(timer);
}
