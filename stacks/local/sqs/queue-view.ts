import type { FauxQueue, StoredMessage } from "./fauxqs.ts";

/** A queue as one sees it through a window: looking takes nothing out. */
export type QueueView = {
  ready: MessageView[];
  delayed: MessageView[];
  atWork: MessageView[];
};

export type MessageView = { id: string; body: string; sentAt: string; attempts: number };

export function lookInto(queue: FauxQueue): QueueView {
  // What has become visible since somebody last asked is only sorted out now.
  queue.processTimers();
  const { ready, delayed, inflight } = queue.inspectMessages();
  return {
    ready: ready.map(view),
    delayed: delayed.map(view),
    atWork: inflight.map(({ message }) => view(message)),
  };
}

const view = (message: StoredMessage): MessageView => ({
  id: message.messageId,
  body: message.body,
  sentAt: new Date(message.sentTimestamp).toISOString(),
  attempts: message.approximateReceiveCount,
});

/** Moves every waiting dead letter back; its row is rewritten in place, so a crash in between loses none. */
export function redrive(deadLetters: FauxQueue, queue: FauxQueue): number {
  deadLetters.processTimers();
  const waiting = deadLetters.messages;
  deadLetters.messages = [];
  for (const message of waiting)
    queue.enqueue({ ...message, approximateReceiveCount: 0, approximateFirstReceiveTimestamp: undefined });
  return waiting.length;
}
