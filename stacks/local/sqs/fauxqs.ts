/** The parts of fauxqs that its front door does not hand out; its version is pinned. */

import type { DatabaseSync } from "node:sqlite";

export type StoredMessage = {
  messageId: string;
  body: string;
  sentTimestamp: number;
  approximateReceiveCount: number;
  approximateFirstReceiveTimestamp?: number | undefined;
};

export type FauxQueue = {
  name: string;
  persistence?: Persistence;
  dequeue(...parameters: unknown[]): unknown;
  enqueue(message: StoredMessage): void;
  inspectMessages(): {
    ready: StoredMessage[];
    delayed: StoredMessage[];
    inflight: { message: StoredMessage; visibilityDeadline: number }[];
  };
  messages: StoredMessage[];
  setAttributes(attributes: Record<string, string>): void;
  processTimers(): void;
};

export type Persistence = {
  db: DatabaseSync;
  updateMessageReady(messageId: string): void;
  loadSqsAndSns(sqs: SqsStore, sns: SnsStore): void;
  transaction(work: () => void): void;
  close(): void;
};

export type SqsStore = {
  host: string;
  persistence?: Persistence;
  createQueue(name: string, url: string, arn: string, attributes: Record<string, string>): FauxQueue;
  getQueueByName(name: string): FauxQueue | undefined;
  allQueues(): Iterable<FauxQueue>;
};

export type SnsStore = { persistence?: Persistence };
type S3Store = object;

type Inside = {
  SqsStore: new () => SqsStore;
  SnsStore: new () => SnsStore;
  S3Store: new () => S3Store;
  PersistenceManager: new (folder: string) => Persistence;
};

export async function insideFauxqs(): Promise<Inside> {
  const entrance = import.meta.resolve("fauxqs");
  const inner = (file: string): Promise<Inside> => import(new URL(file, entrance).href);
  const [{ SqsStore }, { SnsStore }, { S3Store }, { PersistenceManager }] = await Promise.all([
    inner("./sqs/sqsStore.js"),
    inner("./sns/snsStore.js"),
    inner("./s3/s3Store.js"),
    inner("./persistence.js"),
  ]);
  return { SqsStore, SnsStore, S3Store, PersistenceManager };
}
