import type { UserId } from "../../functions/core/accounts/caller.ts";
import { type Image, isOver } from "../../functions/core/images/image.ts";
import { images } from "../../functions/core/images/items.ts";
import type { ImageJob } from "../../functions/core/images/jobs.ts";
import { imageLimits } from "../../functions/core/images/limits.ts";
import type { ImageModel } from "../../functions/core/images/model.ts";
import { noGuardrail } from "../../functions/core/images/moderation.ts";
import type { Outcome } from "../../functions/core/images/outcome.ts";
import { startBatch } from "../../functions/core/images/start-batch.ts";
import { wakeImages } from "../../functions/core/images/wake-images.ts";
import { openTable, type Table } from "../../functions/lib/table/table.ts";
import { handle } from "../../functions/worker/batch.ts";
import { imageHandlers } from "../../functions/worker/image-jobs.ts";
import { aClock } from "../support/clock.ts";
import { dueWork } from "../support/due.ts";
import { fakeImageProcessor } from "../support/fake-image-processor.ts";
import { fakePictures } from "../support/fake-pictures.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { aLife, livesThrough, mortal } from "../support/mortal.ts";
import { answers } from "../support/picture-requests.ts";
import { KEY_RING } from "../support/shop.ts";
import { dice } from "./dice.ts";

type Message = { job: ImageJob; at: number; received: number };

export type Chances = {
  kill: number;
  blocked: number;
  throttled: number;
  transient: number;
  twice: number;
  lost: number;
};

const VISIBILITY_MS = 900_000;
const MOST_RECEIVES = 4;
const SWEEP_EVERY_MS = 300_000;
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

/** One batch in a world where workers are killed, messages are lost or doubled, and the model has moods. */
export async function simulateBatch(
  seed: string,
  chances: Chances,
  { exhaustive }: { exhaustive?: number } = {},
) {
  const { chance, next } = dice(seed);
  const clock = aClock();
  const started = clock.now().getTime();
  const table = openTable({ engine: memoryEngine(), clock });
  const pictures = fakePictures();
  const log = { info: () => {}, error: () => {} };
  const messages: Message[] = [];
  let ids = 0;
  const send = (job: ImageJob, delaySeconds = 0) => {
    if (chance(chances.lost)) return;
    const at = clock.now().getTime() + delaySeconds * 1000;
    messages.push({ job, at, received: 0 });
    if (chance(chances.twice)) messages.push({ job, at, received: 0 });
  };
  const queues = {
    images: {
      send: async (job: ImageJob, { delaySeconds = 0 } = {}) => send(job, delaySeconds),
      sendMany: async (jobs: readonly ImageJob[]) => {
        for (const job of jobs) send(job);
      },
    },
  };

  const calls = new Map<number, number>();
  const published = new Map<number, number>();
  const model: ImageModel = {
    about: async () => ({ name: "simulated", source: "algorithmicMedia" }),
    async draw({ variant }, { see } = {}): Promise<Outcome> {
      if (chance(chances.throttled)) return { outcome: "throttled" };
      calls.set(variant, (calls.get(variant) ?? 0) + 1);
      // One of the four comes bit by bit.
      if (variant === 0) see?.({ bytes: new Uint8Array(8), contentType: "image/png" });
      if (chance(chances.blocked)) return { outcome: "blocked" };
      if (chance(chances.transient)) return { outcome: "failed", kind: "transient", reason: "simulated" };
      return { outcome: "drawn", drawing: { bytes: new Uint8Array(8), contentType: "image/png" } };
    },
  };
  /** Sees every picture become ready. */
  const watched: Table = {
    ...table,
    async write(...writes) {
      await table.write(...writes);
      for (const write of writes) {
        if (write.kind !== "put" || write.item.type !== images.type) continue;
        const { n, state } = write.item.data as Image;
        if (state.status === "ready") published.set(n, (published.get(n) ?? 0) + 1);
      }
    },
  };

  const caller = { userId: "guest" as UserId, userType: "guest" as const };
  const needs = {
    table,
    clock,
    log,
    queues,
    newId: () => `id${++ids}`,
    guardrail: noGuardrail,
    limited: true,
    imageLimits: imageLimits(),
    keyRing: KEY_RING,
    puzzleRounds: 1,
    newSecret: () => `secret${++ids}`,
  };
  const batch = await startBatch(
    needs,
    { journeyId: "default-journey", values: answers },
    { caller, ipAddress: "192.0.2.1" },
  );

  let boundaries = 0;
  /** One delivery, in a process of its own that may be killed at any of its boundaries. */
  async function deliver(job: ImageJob) {
    const life = aLife(() => {
      boundaries++;
      return exhaustive === undefined ? chance(chances.kill) : boundaries === exhaustive;
    });
    const parts = {
      log,
      clock,
      limited: true,
      imageLimits: imageLimits(),
      table: mortal(life, watched),
      pictures: mortal(life, pictures),
      model: mortal(life, model),
      imageProcessor: mortal(life, fakeImageProcessor),
      queues: { images: mortal(life, queues.images) },
    };
    return livesThrough(
      life,
      handle(imageHandlers(parts), job).then(
        () => true,
        () => false,
      ),
    );
  }

  const now = () => clock.now().getTime();
  const read = async () => Promise.all(batch.map(({ batchId, n }) => table.get(images, { batchId, n })));
  let nextSweep = started + SWEEP_EVERY_MS;
  while (now() - started < GIVE_UP_MS) {
    const due = messages.filter(({ at }) => at <= now());
    // Several workers at once, as many as the queue has messages for.
    await Promise.all(
      due.map(async (message) => {
        message.received++;
        message.at = now() + VISIBILITY_MS;
        const { job } = message;
        const done = await deliver(job);
        if (done || message.received >= MOST_RECEIVES) messages.splice(messages.indexOf(message), 1);
      }),
    );
    if ((await read()).every((image) => image && isOver(image))) break;
    if (now() >= nextSweep) {
      nextSweep += SWEEP_EVERY_MS;
      await wakeImages({ queues }, await dueWork(table, clock.now()));
    }
    const upcoming = Math.min(nextSweep, ...messages.map(({ at }) => at));
    clock.advance({ seconds: Math.max(1, (upcoming - now()) / 1000 + next() * 5) });
  }

  const over = await read();
  const [own = ""] = batch[0]?.counters ?? [];
  const charged = await table.count({ pk: own, sk: "COUNT" }, { by: 0, limit: 1_000 });
  return {
    boundaries,
    statuses: over.map((image) => image?.state.status),
    stuck: over.filter((image) => !image || !isOver(image)).length,
    twice: [...published.values()].filter((times) => times > 1).length,
    calls: Math.max(0, ...calls.values()),
    charged: charged ?? 0,
    hours: (now() - started) / 3_600_000,
  };
}
