import { createHash } from "node:crypto";
import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Log } from "../../lib/log.ts";
import { cameOf, type Named, remembering } from "../../lib/press.ts";
import type { Queue } from "../../lib/queue.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { creating } from "../../lib/table/writes.ts";
import type { Caller, UserId } from "../accounts/caller.ts";
import { type AnswerValues, type Brief, briefOf } from "./brief.ts";
import { readBatch } from "./gallery.ts";
import { BATCH_SIZE, type Image, publicId } from "./image.ts";
import { batches, images, waitings } from "./items.ts";
import type { ImageJob } from "./jobs.ts";
import { type Limiting, takeQuota } from "./limits.ts";
import { seeds } from "./model.ts";
import { type Guardrail, requireWelcome } from "./moderation.ts";
import { composePrompt } from "./prompt.ts";
import { noLongerWaits } from "./waiting.ts";

type Needs = Limiting & {
  table: Table;
  clock: Clock;
  newId: NewId;
  log: Log;
  guardrail: Guardrail;
  queues: { images: Queue<ImageJob> };
};

type BatchRequest = {
  journeyId: string;
  values: AnswerValues;
  /** Names this press of the button: pressed again, it is the same batch. */
  idempotencyKey?: string | undefined;
};

type From = { caller: Caller; address: string };

/** After which somebody looks whether a picture has been taken up: its message may have been lost. */
const LOOK_AFTER_MS = 3 * 60 * 1000;

/** A model's seed, from the picture's own name: kept with it, and different for each. */
const seedOf = (name: string) => createHash("sha256").update(name).digest().readUInt32BE() % (seeds.most + 1);

function batchOf(
  needs: Needs,
  { journeyId, values }: BatchRequest,
  brief: Brief,
  userId: UserId,
  counters: string[],
) {
  const now = needs.clock.now();
  const batchId = needs.newId();
  return Array.from({ length: BATCH_SIZE }, (_, n): Image => {
    const suffix = needs.newId();
    return {
      batchId,
      n,
      suffix,
      userId,
      createdAt: now.toISOString(),
      journeyId,
      values,
      brief,
      prompt: composePrompt(brief),
      seed: seedOf(publicId({ batchId, n, suffix })),
      counters,
      attempts: 0,
      throttles: 0,
      fence: 0,
      state: { status: "pending", lookAt: new Date(now.getTime() + LOOK_AFTER_MS).toISOString() },
    };
  });
}

/** Takes an order for four pictures: moderated, within the quota, written at once, and put on the queue. */
export async function startBatch(needs: Needs, ordered: BatchRequest, { caller, address }: From) {
  const { userId } = caller;
  const brief = briefOf(ordered.values);
  await requireWelcome(needs, brief.subject);
  const quota = await takeQuota(needs, caller, address, BATCH_SIZE);
  const batch = batchOf(needs, ordered, brief, userId, quota.counters);
  const [{ batchId, createdAt }] = batch as [Image, ...Image[]];
  const press: Named = {
    scope: `${userId}#text-to-image`,
    key: ordered.idempotencyKey,
    asked: [ordered.journeyId, brief],
  };
  const write = () =>
    needs.table.write(
      creating(batches, { userId, batchId, createdAt }),
      creating(waitings, { userId, batchId, since: createdAt }),
      ...batch.map((image) => creating(images, image)),
      ...remembering(press, batchId, needs.clock.now()),
    );
  try {
    await write().catch(async (failure: unknown) => {
      // The last worker of the batch before may have been cut off just before it said so.
      if (!(failure instanceof Conflict) || !(await noLongerWaits(needs, userId))) throw failure;
      await write();
    });
  } catch (failure) {
    await quota.giveBack();
    if (!(failure instanceof Conflict)) throw failure;
    const before = await cameOf(needs, press);
    if (before) return readBatch(needs, before);
    throw new Refusal("conflict", "Your last pictures are still being made. Please wait for them.");
  }
  // The table knows of them: if the queue does not answer, the next sweep puts them there.
  await needs.queues.images
    .sendMany(batch.map(({ batchId, n }) => ({ kind: "draw", batchId, n })))
    .catch((failure: unknown) => needs.log.error("images.unsent", { batchId, failure: String(failure) }));
  return batch;
}
