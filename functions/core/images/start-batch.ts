import { createHash } from "node:crypto";
import type { Clock } from "../../lib/clock.ts";
import { Refusal } from "../../lib/errors.ts";
import { earlierResult, type IdempotentRequest, rememberingResult } from "../../lib/idempotency.ts";
import type { NewId } from "../../lib/ids.ts";
import type { Log } from "../../lib/log.ts";
import type { Solved } from "../../lib/puzzle.ts";
import type { Queue } from "../../lib/queue.ts";
import { Conflict, type Table } from "../../lib/table/table.ts";
import { creating } from "../../lib/table/writes.ts";
import type { Caller, UserId } from "../accounts/caller.ts";
import { writeTo } from "../accounts/still-there.ts";
import { type AnswerValues, type Brief, briefOf } from "./brief.ts";
import { readBatch } from "./gallery.ts";
import { BATCH_SIZE, type VisibleImage } from "./image.ts";
import { parseImageId, publicId } from "./image-id.ts";
import { batches, customers, images, waitings } from "./items.ts";
import type { ImageJob } from "./jobs.ts";
import { countQuestion, countTry, type Limiting, takeQuota } from "./limits.ts";
import { seeds } from "./model.ts";
import { type Guardrail, requireWelcome } from "./moderation.ts";
import { composePrompt } from "./prompt.ts";
import { type PuzzleNeeds, requireSolved } from "./puzzle-first.ts";
import { noLongerWaits } from "./waiting.ts";

type Needs = Limiting &
  PuzzleNeeds & {
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
  /** The picture that these are a change of. */
  parent?: string | undefined;
  /** Names this press of the button: pressed again, it is the same batch. */
  idempotencyKey?: string | undefined;
  /** For guests of a busy day. */
  solved?: Solved | undefined;
};

type From = { caller: Caller; ipAddress: string };

/** After which somebody looks whether a picture has been taken up: its message may have been lost. */
const LOOK_AFTER_MS = 3 * 60 * 1000;

/** A model's seed, from the picture's own name: kept with it, and different for each. */
const seedOf = (name: string) => createHash("sha256").update(name).digest().readUInt32BE() % (seeds.most + 1);

function batchOf(
  needs: Needs,
  { journeyId, values, parent }: BatchRequest,
  brief: Brief,
  userId: UserId,
  counters: string[],
) {
  const now = needs.clock.now();
  const batchId = needs.newId();
  return Array.from({ length: BATCH_SIZE }, (_, n): VisibleImage => {
    const suffix = needs.newId();
    return {
      batchId,
      n,
      suffix,
      userId,
      createdAt: now.toISOString(),
      journeyId,
      ...(parent !== undefined && parseImageId(parent) && { parent }),
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

/** Starts on four pictures: moderated, within the quota, written at once, and put on the queue. */
export async function startBatch(
  needs: Needs,
  { idempotencyKey, solved, ...asked }: BatchRequest,
  { caller, ipAddress }: From,
) {
  const { userId } = caller;
  const brief = briefOf(asked.values);
  const named: IdempotentRequest = { scope: `${userId}#text-to-image`, key: idempotencyKey, asked };
  const before = await earlierResult(needs, named);
  if (before) return readBatch(needs, before);
  await countTry(needs, caller, ipAddress);
  const isCustomer =
    caller.userType === "registered" && (await needs.table.get(customers, { userId })) !== undefined;
  await requireWelcome(needs, brief.subject, () => countQuestion(needs, caller, isCustomer));
  const whenBusy = () => requireSolved(needs, userId, solved);
  const quota = await takeQuota(needs, { caller, ipAddress, isCustomer, pictures: BATCH_SIZE, whenBusy });
  const batch = batchOf(needs, asked, brief, userId, quota.counters);
  const [{ batchId, createdAt }] = batch as [VisibleImage, ...VisibleImage[]];
  const write = () =>
    writeTo(
      needs,
      caller,
      creating(batches, { userId, batchId, createdAt }),
      creating(waitings, { userId, batchId, since: createdAt }),
      ...batch.map((image) => creating(images, image)),
      ...rememberingResult(named, batchId, needs.clock.now()),
    );
  try {
    await write().catch(async (failure: unknown) => {
      // The last worker of the batch before may have been cut off just before it said so.
      if (!(failure instanceof Conflict) || !(await noLongerWaits(needs, userId))) throw failure;
      await write();
    });
  } catch (failure) {
    // Anything else may have been written all the same, and be drawn: then it has to count.
    if (!(failure instanceof Conflict || failure instanceof Refusal)) throw failure;
    await quota.undo();
    if (failure instanceof Refusal) throw failure;
    const twin = await earlierResult(needs, named);
    if (twin) return readBatch(needs, twin);
    throw new Refusal("conflict", "Your last pictures are still being made. Please wait for them.");
  }
  // The table knows of them: if the queue does not answer, the next sweep puts them there.
  await needs.queues.images
    .sendMany(
      batch.map(({ batchId, n }) => ({ kind: "draw", batchId, n })),
      { group: userId },
    )
    .catch((failure: unknown) => needs.log.error("images.unsent", { batchId, failure: String(failure) }));
  return batch;
}
