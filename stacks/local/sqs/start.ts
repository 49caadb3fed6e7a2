import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { QueueDefinition } from "../../definitions.ts";
import { visibilitySeconds } from "../../definitions.ts";
import { account, region } from "../aws.ts";
import { opened } from "../failure.ts";
import { Faults } from "../faults.ts";
import { requireWhole } from "../records.ts";
import { LOOPBACK, type StandIn } from "../server.ts";
import { type FauxQueue, insideFauxqs, type SqsStore } from "./fauxqs.ts";
import { meetFaults, refuseOtherNames } from "./hooks.ts";
import { keepMovesWhole, restore } from "./persistence.ts";
import { lookInto, type QueueView, redrive } from "./queue-view.ts";

type Options = {
  queues: readonly QueueDefinition[];
  /** Without a folder, everything is forgotten at the end. */
  dataDir?: string | undefined;
  /** Tests do not wait for six times a timeout. */
  visibility?: ((queue: QueueDefinition) => number) | undefined;
};

export type LocalSqs = StandIn & {
  urlOf(resource: string): string;
  look(resource: string): QueueView;
  /** Gives the dead letters of a queue another chance, and says how many there were. */
  redrive(queue: QueueDefinition): number;
};

export async function startSqs({
  queues,
  dataDir,
  visibility = visibilitySeconds,
}: Options): Promise<LocalSqs> {
  const { buildApp } = await import("fauxqs");
  const { SqsStore, SnsStore, S3Store, PersistenceManager } = await insideFauxqs();
  const stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() };
  // Without a host of its own the emulator names queues by the address it was asked at.
  stores.sqsStore.host = "";

  if (dataDir) await mkdir(dataDir, { recursive: true });
  const persistence =
    dataDir &&
    opened(join(dataDir, "fauxqs.db"), () => {
      const kept = new PersistenceManager(dataDir);
      requireWhole(kept.db);
      restore(kept, stores.sqsStore, stores.snsStore);
      return kept;
    });

  const app = buildApp({ logger: false, defaultRegion: region, stores: stores as never });
  const faults = new Faults();
  refuseOtherNames(app);
  meetFaults(app, faults);
  await app.listen({ port: 0, host: LOOPBACK });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${LOOPBACK}:${port}`;
  const urlOf = (resource: string) => `${url}/${account}/${resource}`;

  for (const queue of queues) define(stores.sqsStore, queue, urlOf, visibility);
  if (persistence) for (const queue of stores.sqsStore.allQueues()) keepMovesWhole(queue, persistence);

  const find = (resource: string) => requireQueue(stores.sqsStore, resource);
  return {
    url,
    port,
    faults,
    urlOf,
    look: (resource) => lookInto(find(resource)),
    redrive: ({ resource, deadLetters }) => redrive(find(deadLetters), find(resource)),
    close: async () => {
      await app.close();
      if (persistence) persistence.close();
    },
  };
}

const arnOf = (resource: string) => `arn:aws:sqs:${region}:${account}:${resource}`;

/** The definition wins over what an earlier run kept. */
function define(
  store: SqsStore,
  queue: QueueDefinition,
  urlOf: (resource: string) => string,
  visibility: (queue: QueueDefinition) => number,
) {
  ensure(store, queue.deadLetters, urlOf, {});
  ensure(store, queue.resource, urlOf, {
    VisibilityTimeout: String(visibility(queue)),
    RedrivePolicy: JSON.stringify({
      deadLetterTargetArn: arnOf(queue.deadLetters),
      maxReceiveCount: queue.attempts,
    }),
  });
}

function ensure(
  store: SqsStore,
  resource: string,
  urlOf: (resource: string) => string,
  attributes: Record<string, string>,
) {
  const found = store.getQueueByName(resource);
  if (found) found.setAttributes(attributes);
  else store.createQueue(resource, urlOf(resource), arnOf(resource), attributes);
}

function requireQueue(store: SqsStore, resource: string): FauxQueue {
  const queue = store.getQueueByName(resource);
  if (!queue) throw new Error(`There is no queue ${resource}`);
  return queue;
}
