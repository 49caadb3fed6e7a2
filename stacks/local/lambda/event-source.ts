import {
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import type { QueueDefinition } from "../../definitions.ts";
import { localConfig } from "../aws.ts";
import { type LoadHandler, loadHandler } from "./functions.ts";
import { invoke } from "./invoke.ts";
import { doneWith, sqsEvent } from "./sqs-event.ts";

type Source = {
  endpoint: string;
  queueUrl: string;
  definition: QueueDefinition;
  load?: LoadHandler;
  /** Hears of what failed; a function's own log says more. */
  onFailure?: (failure: unknown) => void;
};

export type EventSource = {
  /** Takes nothing more, and waits no longer than this for what is being worked on. */
  close(graceMs?: number): Promise<void>;
};

const MOST_AT_ONCE = 10;
const LONG_POLL_SECONDS = 20;

/** Drives a handler with a queue, as Lambda's event source mapping does. */
export function drive({
  endpoint,
  queueUrl,
  definition,
  load = loadHandler,
  onFailure,
}: Source): EventSource {
  const sqs = new SQSClient({ ...localConfig, endpoint });
  const closing = new AbortController();
  const isOpen = () => !closing.signal.aborted;

  async function receive(): Promise<Message[]> {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl: queueUrl,
        MaxNumberOfMessages: Math.min(definition.batchSize, MOST_AT_ONCE),
        WaitTimeSeconds: LONG_POLL_SECONDS,
        MessageSystemAttributeNames: ["All"],
      }),
      { abortSignal: closing.signal },
    );
    return Messages;
  }

  /** What is not deleted becomes visible again, or a dead letter, when its visibility ends. */
  async function work(messages: Message[]) {
    const event = sqsEvent(definition.resource, messages);
    const handler = await load(definition.handler);
    const done = doneWith(event, await invoke(handler, definition, event));
    if (done.length === 0) return;
    const entries = done.map(({ receiptHandle }, at) => ({ Id: String(at), ReceiptHandle: receiptHandle }));
    await sqs.send(new DeleteMessageBatchCommand({ QueueUrl: queueUrl, Entries: entries }));
  }

  /** One of the handlers that may be at work at once. */
  async function lane() {
    while (isOpen()) {
      try {
        const messages = await receive();
        if (messages.length > 0) await work(messages);
      } catch (failure) {
        if (isOpen()) onFailure?.(failure);
      }
    }
  }

  const lanes = Promise.all(Array.from({ length: definition.concurrency }, lane));
  return {
    close: async (graceMs = 1000) => {
      closing.abort();
      await within(graceMs, lanes);
      sqs.destroy();
    },
  };
}

async function within(ms: number, work: Promise<unknown>) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, over]);
  clearTimeout(timer);
}
