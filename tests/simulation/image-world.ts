import type { UserId } from "../../functions/core/accounts/caller.ts";
import { type Image, isOver } from "../../functions/core/images/image.ts";
import { publicId } from "../../functions/core/images/image-id.ts";
import { images } from "../../functions/core/images/items.ts";
import type { ImageJob } from "../../functions/core/images/jobs.ts";
import { imageLimits } from "../../functions/core/images/limits.ts";
import type { ImageModel } from "../../functions/core/images/model.ts";
import { noGuardrail } from "../../functions/core/images/moderation.ts";
import type { Outcome } from "../../functions/core/images/outcome.ts";
import { PUBLIC_PREFIX } from "../../functions/core/images/pictures.ts";
import { discardFiles } from "../../functions/core/images/remove.ts";
import { startBatch } from "../../functions/core/images/start-batch.ts";
import { wakeImages } from "../../functions/core/images/wake-images.ts";
import { openTable, type Table } from "../../functions/lib/table/table.ts";
import { handle } from "../../functions/worker/batch.ts";
import { imageHandlers } from "../../functions/worker/image-jobs.ts";
import { aClock } from "../support/clock.ts";
import { dueWork } from "../support/due.ts";
import { fakeEdge } from "../support/fake-edge.ts";
import { fakeImageProcessor } from "../support/fake-image-processor.ts";
import { memoryEngine } from "../support/memory-engine.ts";
import { aLife, livesThrough, mortal } from "../support/mortal.ts";
import { answers } from "../support/picture-requests.ts";
import { KEY_RING } from "../support/shop.ts";
import { type Dice, dice } from "./dice.ts";
import { filesOf, watchedPictures } from "./watched-pictures.ts";

type Message = { job: ImageJob; at: number; received: number };

export type Chances = {
  kill: number;
  blocked: number;
  throttled: number;
  transient: number;
  /** Of each file that is made or kept of what was drawn. */
  broken: number;
  twice: number;
  lost: number;
  /** That their owner does something at a boundary of a worker's. */
  meddles?: number;
};

type Needs = Parameters<typeof startBatch>[0];
/** What the owner of pictures has to do with: the shop, what they asked it for so far, and chance. */
export type Place = { needs: Needs; press(): Promise<Image[]>; batches: Image[][]; dice: Dice };
type Owner = (place: Place) => Promise<unknown>;

const VISIBILITY_MS = 900_000;
const MOST_RECEIVES = 4;
const SWEEP_EVERY_MS = 300_000;
const GIVE_UP_MS = 24 * 60 * 60 * 1000;

/** Longer than what a worker has left is kept. */
const LEFT_MS = 30 * 60 * 1000;

/**
 * One batch, and what its owner asks for meanwhile, in a world where workers are killed, messages are lost or doubled, and
 * the model has moods.
 */
export async function simulateBatch(
  seed: string,
  chances: Chances,
  { exhaustive, owner }: { exhaustive?: number; owner?: Owner } = {},
) {
  const luck = dice(seed);
  const { chance, next } = luck;
  const clock = aClock();
  const started = clock.now().getTime();
  const table = openTable({ engine: memoryEngine(), clock });
  const { pictures, files } = watchedPictures();
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
  const published = new Map<string, number>();
  const model: ImageModel = {
    about: async () => ({ name: "simulated", source: "algorithmicMedia" }),
    async draw({ variant, seed }, { see } = {}): Promise<Outcome> {
      if (chance(chances.throttled)) return { outcome: "throttled" };
      calls.set(seed, (calls.get(seed) ?? 0) + 1);
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
        const image = write.item.data as Image;
        const id = publicId(image);
        if (image.state.status === "ready") published.set(id, (published.get(id) ?? 0) + 1);
      }
    },
  };

  /** What was drawn may not be read, and a file of it not be kept. */
  const unreliable =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      if (chance(chances.broken)) throw new Error("simulated");
      return call(...args);
    };
  const put = unreliable(pictures.put);
  const process = unreliable(fakeImageProcessor.process);

  const caller = { userId: "ada" as UserId, userType: "registered" as const };
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
  const batches: Image[][] = [];
  async function press() {
    const asked = { journeyId: "default-journey", values: answers };
    const batch = await startBatch(needs, asked, { caller, ipAddress: "192.0.2.1" });
    batches.push(batch);
    return batch;
  }
  await press();
  const place: Place = { needs, press, batches, dice: luck };
  const meddling: Promise<unknown>[] = [];

  let [boundaries, isClosed] = [0, false];
  /** One delivery, in a process of its own that may be killed at any of its boundaries. */
  async function deliver(job: ImageJob) {
    const life = aLife(() => {
      boundaries++;
      // Of a worker that was killed something may still be under way.
      if (owner && !isClosed && chance(chances.meddles ?? 0)) meddling.push(owner(place));
      return exhaustive === undefined ? chance(chances.kill) : boundaries === exhaustive;
    });
    const parts = {
      log,
      clock,
      limited: true,
      imageLimits: imageLimits(),
      table: mortal(life, watched),
      pictures: mortal(life, { ...pictures, put }),
      model: mortal(life, model),
      imageProcessor: mortal(life, { ...fakeImageProcessor, process }),
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
  /** Those that are there: their owner may have deleted some. */
  async function read() {
    const found = await Promise.all(
      batches.flat().map(({ batchId, n }) => table.get(images, { batchId, n })),
    );
    return found.filter((image) => image !== undefined);
  }
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
    const begun = meddling.length;
    await Promise.all(meddling);
    isClosed = (await read()).every(isOver) && meddling.length === begun;
    if (isClosed) break;
    if (now() >= nextSweep) {
      nextSweep += SWEEP_EVERY_MS;
      await wakeImages({ queues, table, clock }, await dueWork(table, clock.now()));
    }
    const upcoming = Math.min(nextSweep, ...messages.map(({ at }) => at));
    clock.advance({ seconds: Math.max(1, (upcoming - now()) / 1000 + next() * 5) });
  }

  const over = await read();
  clock.advance({ seconds: LEFT_MS / 1000 });
  // By now each has been looked at by somebody.
  const edgeCache = fakeEdge();
  const looked = new Set([...files].filter((file) => file.startsWith(PUBLIC_PREFIX)));
  for (const file of looked) edgeCache.look(file);
  await discardFiles({ table, pictures, log, edgeCache }, await dueWork(table, clock.now()));
  const shown = new Set(over.flatMap((image) => filesOf(image)));
  const [own = ""] = batches[0]?.[0]?.counters ?? [];
  const charged = await table.count({ pk: own, sk: "COUNT" }, { by: 0, limit: 1_000 });
  return {
    boundaries,
    asked: batches.flat().length,
    statuses: over.map(({ state }) => state.status),
    stuck: over.filter((image) => !isOver(image)).length,
    twice: [...published.values()].filter((times) => times > 1).length,
    /** Files that are not there, and files that nobody knows of. */
    missing: [...shown.difference(files)].length,
    left: [...files.difference(shown)].length,
    /** Files that are gone, and that the edge still shows. */
    seen: [...looked.difference(files)].filter(edgeCache.shows).length,
    calls: Math.max(0, ...calls.values()),
    charged: charged ?? 0,
    hours: (now() - started) / 3_600_000,
    ids: over.map(publicId),
    press,
  };
}
