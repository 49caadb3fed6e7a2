import { expect, test } from "vitest";
import { draw } from "../../../functions/core/images/draw.ts";
import { addressesOf } from "../../../functions/core/images/edge-cache.ts";
import { findImage } from "../../../functions/core/images/gallery.ts";
import type { Image } from "../../../functions/core/images/image.ts";
import { publicId } from "../../../functions/core/images/image-id.ts";
import { widths } from "../../../functions/core/images/image-processor.ts";
import { discards, images, waitings } from "../../../functions/core/images/items.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { countedIn } from "../../support/counted.ts";
import { fakeImageProcessor } from "../../support/fake-image-processor.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

// What becomes of one picture that is tried, while plain reads come late.

const counter = { pk: "RL#of-its-owner", sk: "COUNT" };

/** A picture that waits to be drawn, by a model that says this. */
async function open(outcome: Outcome | Error, over: Partial<Image> = {}) {
  const { shop, clock, logged, queues } = aShop({ kept: lateEngine(memoryEngine()) });
  const since = clock.now().toISOString();
  const image: Image = {
    ...aReadyImage(since),
    ...{ attempts: 0, fence: 0, counters: [counter.pk] },
    state: { status: "pending", lookAt: since },
    ...over,
  };
  await shop.table.create(images, image);
  await shop.table.create(waitings, { userId: image.userId, batchId: image.batchId, since });
  await shop.table.count(counter, { by: 4, limit: 99, ttl: Number.MAX_SAFE_INTEGER });
  const model = { calls: 0 };
  shop.imageProcessor = fakeImageProcessor;
  shop.model = {
    about: async () => ({ name: "a model", source: "algorithmicMedia" }),
    draw: async () => {
      model.calls++;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
  };
  const kept = async () => (await shop.table.get(images, image, { consistent: true }))?.state;
  const isWaiting = async () => (await shop.table.get(waitings, image, { consistent: true })) !== undefined;
  const counted = () => shop.table.count(counter, { by: 0, limit: 99 });
  const events = () => logged.map(({ event }) => event);
  return {
    shop,
    clock,
    queues,
    image,
    model,
    kept,
    isWaiting,
    counted,
    logged,
    events,
    draw: () => draw(shop, image),
  };
}
const drawn: Outcome = { outcome: "drawn", drawing: { bytes: new Uint8Array(16), contentType: "image/png" } };

test("a picture that is ready is no failure, costs its owner what it did, and nobody waits any more", async () => {
  const { draw, kept, isWaiting, counted, events } = await open(drawn);
  await draw();
  expect([(await kept())?.status, await isWaiting(), await counted()]).toEqual(["ready", false, 4]);
  expect(events()).toEqual(["image.drawn"]);
});

test("its files are noted before they are there, to be swept in a quarter of an hour, until it is published", async () => {
  const { shop, clock, image, draw } = await open(drawn);
  const prefix = `images/${publicId(image)}/1`;
  const note = () => shop.table.get(discards, { prefix }, { consistent: true });
  const since = new Date(clock.now().getTime() + 15 * 60_000).toISOString();
  const { put } = shop.pictures;
  const noted: (string | undefined)[] = [];
  shop.pictures = {
    ...shop.pictures,
    async put(key, picture) {
      noted.push((await note())?.since);
      return put(key, picture);
    },
  };
  await draw();
  expect(new Set(noted)).toEqual(new Set([since]));
  expect(await note()).toBeUndefined();
});

test("what nothing came of is told to the log, and given back", async () => {
  const { draw, logged, counted, isWaiting } = await open({ outcome: "blocked" });
  await draw();
  expect(logged).toEqual([
    { level: "info", event: "image.ended", fields: { batchId: "batch", n: 0, status: "blocked" } },
  ]);
  expect([await counted(), await isWaiting()]).toEqual([3, false]);
});

test("a picture that was deleted meanwhile is neither told nor given back", async () => {
  const { shop, image, draw, events, counted } = await open({ outcome: "blocked" });
  const { draw: ask } = shop.model;
  shop.model.draw = async (request) => {
    const here = await shop.table.get(images, image, { consistent: true });
    if (here) await shop.table.remove(images, here);
    return ask(request);
  };
  await draw();
  expect([events(), await counted()]).toEqual([[], 4]);
});

test("one that is ready too late for its owner, who deleted it, is told", async () => {
  const { shop, image, draw, events, isWaiting } = await open(drawn);
  const { put } = shop.pictures;
  shop.pictures = {
    ...shop.pictures,
    async put(key, picture) {
      const here = await shop.table.get(images, image, { consistent: true });
      if (here) await shop.table.remove(images, here).catch(() => undefined);
      return put(key, picture);
    },
  };
  await draw();
  expect(events()).toEqual(["image.late"]);
  expect(await isWaiting()).toBe(false);
});

test.for<[what: string, outcome: Outcome | Error, over: Partial<Image>, seconds: number]>([
  ["is busy", { outcome: "throttled" }, {}, 2],
  [
    "is busy for a third time, as the last of its batch",
    { outcome: "throttled" },
    { n: 3, throttles: 2 },
    14,
  ],
  ["fails", { outcome: "failed", kind: "transient", reason: "x" }, {}, 2],
  ["cannot be reached", new Error("no line"), { attempts: 1 }, 4],
])(
  "a model that %s is asked again, and looked after two minutes later",
  async ([, outcome, over, seconds]) => {
    const { clock, queues, draw, kept, isWaiting, image } = await open(outcome, over);
    await draw();
    const lookAt = new Date(clock.now().getTime() + (seconds + 120) * 1000).toISOString();
    expect(await kept()).toEqual({ status: "pending", lookAt });
    expect(queues.images.sent).toMatchObject([{ job: { kind: "draw", n: image.n }, delaySeconds: seconds }]);
    expect(await isWaiting()).toBe(true);
  },
);

test("what was cut off three times is not tried again, and no model is asked", async () => {
  const { draw, kept, model } = await open(drawn, { attempts: 3 });
  await draw();
  expect(await kept()).toEqual({ status: "failed", reason: "every attempt was cut off" });
  expect(model.calls).toBe(0);
});

test("only what is asked for again counts as a further call", async () => {
  for (const [attempts, calls] of [
    [0, 0],
    [1, 1],
  ] as const) {
    const { shop, draw } = await open(drawn, { attempts });
    const counted = countedIn(shop);
    await draw();
    expect(counted.filter((pk) => pk.startsWith("RL#modelCalls#shop"))).toHaveLength(calls);
  }
});

test("a picture is found at once, with the marks that it carries", async () => {
  const { shop, image } = await open(drawn, { favorite: true, onlyOwnerBuys: true });
  expect(await findImage(shop, publicId(image))).toMatchObject({ favorite: true, onlyOwnerBuys: true });
});

test("of three places the edge forgets each by both of its addresses, of four all there are", () => {
  const prints = ["b", "c"].map((id) => `public/prints/${id}/7200x10800.jpeg`);
  const keys = ["public/images/a~0x/1/320.avif", "public/images/a~1y/1/640.webp", ...prints];
  expect(addressesOf([...keys, "private/images/z~0x/1/original.png"])).toEqual([
    "/public/images/a*",
    "/pictures/images/a*",
    ...["b", "c"].flatMap((id) => [`/public/prints/${id}/*`, `/pictures/prints/${id}/*`]),
  ]);
  expect(addressesOf([...keys, "public/prints/f/1x1.jpeg"])).toEqual(["/public/*", "/pictures/*"]);
});

test("a picture is served in three widths", () => {
  expect(widths).toEqual([320, 640, 1280]);
});

test("nobody waits for a batch for more than a quarter of an hour", () => {
  const since = "2026-11-20T12:00:00.000Z";
  const waiting = { userId: aReadyImage(since).userId, batchId: "batch", since };
  expect(waitings.expires?.(waiting)).toEqual(new Date("2026-11-20T12:15:00.000Z"));
});
