import { secretsFor } from "../functions/partners/models/providers.ts";
import { LANES } from "./account-settings.ts";
import type { Data } from "./data.ts";
import { queues as definitions, type QueueDefinition, visibilitySeconds } from "./definitions.ts";
import { functionFrom } from "./functions.ts";
import {
  drawWith,
  enlargeWith,
  type Grant,
  missObjects,
  readOriginals,
  sendTo,
  workOnItems,
  writeObjects,
  writePrints,
} from "./grants.ts";
import { modelSecrets } from "./secrets.ts";

/** As long as SQS keeps anything: an operator has two weeks to look at what failed. */
const TWO_WEEKS_SECONDS = 14 * 24 * 60 * 60;

type Rights = { link: unknown[]; permissions: Grant[]; environment?: Record<string, string> };

export type Work = ReturnType<typeof queues>;

export function queues(data: Data) {
  const { table, pictures, mail, mailbox, site, model, secrets, settings } = data;
  const keys = modelSecrets();
  // A key of a model that nobody draws with is nobody's to read.
  const modelKey = secretsFor(settings.imageModel).map((name) => keys[name]);
  const images = queueWithDeadLetters(definitions.images);
  const orders = queueWithDeadLetters(definitions.orders);
  const mails = queueWithDeadLetters(definitions.mails);
  const { lanes } = settings;

  const imageWorker = subscribe(data, images, lanes.images, {
    link: [table, pictures, images.queue, model, ...modelKey],
    environment: { WALLFLOWER_IMAGE_LIMITS: settings.limits.images },
    permissions: [
      workOnItems(table, "GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"),
      writeObjects(pictures),
      // A change begins with the picture that it changes, if that is still there.
      readOriginals(pictures),
      missObjects(pictures),
      sendTo(images.queue),
      ...drawWith(settings.imageModel),
    ],
  });
  const orderWorker = subscribe(data, orders, lanes.orders, {
    link: [
      table,
      pictures,
      orders.queue,
      mail,
      site,
      secrets.stripeKey,
      secrets.prodigiKey,
      secrets.orderLinkSecret,
      model,
      ...modelKey,
    ],
    environment: {
      WALLFLOWER_HOLD_MINUTES: settings.holdMinutes,
      // What is enlarged for print counts into the same day as what is drawn.
      WALLFLOWER_IMAGE_LIMITS: settings.limits.images,
    },
    permissions: [
      // UpdateItem counts the calls of the print house: all that ask it keep one pace. DeleteItem forgets a picture
      // that was deleted while its order waited.
      workOnItems(table, "GetItem", "PutItem", "UpdateItem", "DeleteItem"),
      readOriginals(pictures),
      missObjects(pictures),
      writePrints(pictures),
      sendTo(orders.queue),
      ...enlargeWith(settings.imageModel),
    ],
  });

  const mailWorker = subscribe(data, mails, LANES.least, {
    link: [table, mailbox],
    permissions: [workOnItems(table, "GetItem", "PutItem", "DeleteItem")],
  });

  return {
    images: { ...images, worker: imageWorker },
    orders: { ...orders, worker: orderWorker },
    mails: { ...mails, worker: mailWorker },
  };
}

function queueWithDeadLetters(definition: QueueDefinition) {
  const deadLetters = new sst.aws.Queue(definition.deadLetters, {
    transform: { queue: { messageRetentionSeconds: TWO_WEEKS_SECONDS } },
  });
  const queue = new sst.aws.Queue(definition.resource, {
    visibilityTimeout: `${visibilitySeconds(definition)} seconds`,
    dlq: { queue: deadLetters.arn, retry: definition.attempts },
  });
  return { queue, deadLetters, definition };
}

function subscribe(
  { settings }: Data,
  { queue, definition }: ReturnType<typeof queueWithDeadLetters>,
  lanes: number,
  rights: Rights,
) {
  return queue.subscribe(
    { ...functionFrom(definition, settings), ...rights },
    {
      batch: { size: definition.batchSize, partialResponses: true },
      transform: {
        eventSourceMapping: { enabled: !settings.asleep, scalingConfig: { maximumConcurrency: lanes } },
      },
    },
  );
}
