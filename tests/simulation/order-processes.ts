import type { EdgeCache } from "../../functions/core/images/edge-cache.ts";
import { imageLimits } from "../../functions/core/images/limits.ts";
import type { Pictures } from "../../functions/core/images/pictures.ts";
import { discardFiles } from "../../functions/core/images/remove.ts";
import type { OrderJob } from "../../functions/core/orders/jobs.ts";
import { heedNotice } from "../../functions/core/orders/payment/notices.ts";
import type { Due, Table } from "../../functions/lib/table/table.ts";
import { handle } from "../../functions/worker/batch.ts";
import { orderHandlers } from "../../functions/worker/order-jobs.ts";
import type { aClock } from "../support/clock.ts";
import { fakeEdge } from "../support/fake-edge.ts";
import { fakeImageProcessor } from "../support/fake-image-processor.ts";
import { fakePictures } from "../support/fake-pictures.ts";
import { aLife, type Life, livesThrough, mortal } from "../support/mortal.ts";
import { plainModel } from "../support/plain-model.ts";
import type { Dice } from "./dice.ts";
import type { Fate } from "./fate.ts";
import type { Harm } from "./no-harm.ts";
import type { postOffice } from "./order-mails.ts";
import type { Weather } from "./weather.ts";
import type { WorldPartners } from "./world-partners.ts";

/** No file is worth as many tries, and what a filter refuses hardly a second one. */
const MOST_PRINTED = 40;
const MOST_ENLARGED = 6;

export type Message = { at: number; job: OrderJob } | { at: number; notice: string };
export type World = Parameters<typeof orderHandlers>[0] & { edgeCache: EdgeCache };
/** A mistake in what an order is taken on with. */
export type Plant = (needs: World) => Partial<World>;

/** What a process does with what it was told. */
export function heeded(needs: World, message: Message): Promise<unknown> {
  if ("notice" in message) return heedNotice(needs, { live: false, paymentId: message.notice });
  return handle(orderHandlers(needs), message.job);
}

type Given = {
  clock: ReturnType<typeof aClock>;
  now: () => number;
  table: Table;
  /** As one of two releases sees it. */
  anyTable: () => Table;
  isMailed: (orderId: string, name: string) => boolean;
  partners: WorldPartners;
  post: ReturnType<typeof postOffice>;
  fate: Fate;
  chanceOf: Dice;
  weather: Weather;
  harm: Harm;
  exhaustive: readonly number[];
  plant: Plant;
  arrives: (message: Message) => void;
};

/** Who works on an order: processes that may die at each boundary, and a queue that loses and doubles what they send. */
export function processes(given: Given) {
  const { clock, now, table, anyTable, isMailed, partners, post, fate, chanceOf, weather, harm } = given;
  const { exhaustive, plant, arrives } = given;
  const rung = new Set<string>();
  let drawing = 0;
  let printing = 0;
  let enlarging = 0;
  let boundaries = 0;
  let ids = 0;
  /** When a job was lost last, or a process did not end well. */
  let spoiled: Date | undefined;

  /** What is kept of prints, by its key. */
  const files = new Set<string>();
  const kept = fakePictures();
  const pictures: Pictures = {
    ...kept,
    put: (key, picture) => {
      files.add(key);
      return kept.put(key, picture);
    },
    remove: (key) => {
      files.delete(key);
      return kept.remove(key);
    },
  };
  void kept.put("private/original", { bytes: new Uint8Array(1), contentType: "image/png" });
  const edgeCache = fakeEdge();
  const queue = {
    send: async (job: OrderJob, { delaySeconds = 0 } = {}) => {
      if (chanceOf.chance(weather.lostJob)) {
        spoiled = clock.now();
        return;
      }
      const at = now() + delaySeconds * 1000;
      arrives({ job, at });
      if (chanceOf.chance(weather.twice)) arrives({ job, at });
    },
    sendMany: async (jobs: readonly OrderJob[]) => {
      for (const job of jobs) await queue.send(job);
    },
  };
  const log = {
    info: () => {},
    error: (event: string, fields?: Record<string, unknown>) => {
      if (event === "order.wants-person" || event === "order.overdue")
        rung.add(`${event} ${fields?.orderId}`);
    },
  };
  const imageProcessor = {
    ...fakeImageProcessor,
    async print() {
      if (++printing > MOST_PRINTED) harm.endlessFiles = 1;
      drawing++;
      if (drawing > 1) harm.doubleFiles = 1;
      await Promise.resolve();
      await Promise.resolve();
      drawing--;
      return { bytes: new Uint8Array(1), contentType: "image/jpeg" };
    },
  };
  const drawn = { bytes: new Uint8Array(1), contentType: "image/png" };
  const isFiltered = fate.file === "filtered";
  const model: World["model"] = {
    ...plainModel,
    draw: async () => ({ outcome: "drawn", drawing: drawn }),
    enlarge: async () => {
      if (++enlarging > MOST_ENLARGED) harm.endlessFiles = 1;
      return { outcome: "blocked" };
    },
    about: async () => ({
      name: isFiltered ? "another" : "none",
      source: "algorithmicMedia",
      ...(isFiltered
        ? { enlarges: { times: 4, mostPixels: 1_048_576 } }
        : { redrawsUpTo: { width: 7200, height: 10800 } }),
    }),
  };
  const shared = {
    limited: false,
    imageLimits: imageLimits(),
    clock,
    log,
    newId: () => `id-${++ids}`,
    orderSecret: "secret",
    siteUrl: "https://wallflower.test",
    livePayments: false,
    holdMinutes: 30,
  };

  const isMailless = () =>
    fate.mailless !== undefined && now() >= fate.mailless[0] && now() < fate.mailless[0] + fate.mailless[1];

  const mailerFor = (life: Life, job: OrderJob | undefined) => ({
    async send({ text }: { text: string }) {
      if (job?.kind !== "letter") return;
      const { orderId, letter: name } = job;
      if (fate.undeliverable || isMailless() || chanceOf.chance(weather.lostCall))
        throw new Error("not taken");
      post.deliver({ orderId, name, text });
      // Once it is written down that it was sent, a kill is no excuse any more.
      void life.killed.then(() => {
        if (!isMailed(orderId, name)) post.excuse(orderId, name);
      });
      if (chanceOf.chance(weather.lostAnswer)) {
        post.excuse(orderId, name);
        throw new Error("the answer was lost");
      }
    },
  });

  const looked: World["printer"] = {
    ...partners.printer,
    async read(id) {
      const state = await partners.printer.read(id);
      // Who is not shown is asked for alone in the end.
      if (state) partners.looks();
      return state;
    },
  };

  async function inAProcess(message: Message | undefined, work: (needs: World) => Promise<unknown>) {
    const job = message && "job" in message ? message.job : undefined;
    let isDoomed = false;
    const life = aLife(() => {
      if (isDoomed) return true;
      boundaries++;
      return exhaustive.length > 0 ? exhaustive.includes(boundaries) : chanceOf.chance(weather.kill);
    });
    const needs: World = {
      ...shared,
      table: mortal(life, anyTable()),
      payments: mortal(life, partners.payments),
      printer: mortal(life, job?.kind === "look" ? looked : partners.printer),
      mailer: mortal(life, mailerFor(life, job)),
      pictures: mortal(life, pictures),
      edgeCache,
      imageProcessor: mortal(life, {
        ...imageProcessor,
        async print() {
          const file = await imageProcessor.print();
          isDoomed = typeof fate.file === "number" && printing <= fate.file;
          return file;
        },
      }),
      model,
      queues: { orders: mortal(life, queue) },
    };
    let failed = false;
    const lived = await livesThrough(
      life,
      work({ ...needs, ...plant(needs) }).then(
        () => {},
        () => {
          failed = true;
        },
      ),
    );
    if (!lived || failed) spoiled = clock.now();
    return lived && !failed;
  }

  /** What nobody may find any more goes with a sweep. */
  const discard = (due: readonly Due[]) => discardFiles({ table, pictures, edgeCache, log }, due);

  return { queue, files, discard, rung, inAProcess, boundaries: () => boundaries, spoiledAt: () => spoiled };
}
