import { describe, expect, test } from "vitest";
import { draw } from "../../../functions/core/images/draw.ts";
import { findImage } from "../../../functions/core/images/gallery.ts";
import { images } from "../../../functions/core/images/items.ts";
import { takeLease } from "../../../functions/core/images/lease.ts";
import type { ImageModel } from "../../../functions/core/images/model.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { showImage } from "../../../functions/core/images/shown.ts";
import { wakeImages } from "../../../functions/core/images/wake-images.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { plainModel } from "../../support/plain-model.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";

/** A model that answers as it is told, in turn, and then draws. */
function toldModel(...outcomes: Outcome[]): ImageModel & { calls: number } {
  const model = {
    calls: 0,
    about: plainModel.about,
    async draw() {
      model.calls++;
      return outcomes.shift() ?? { outcome: "drawn" as const, drawing };
    },
  };
  return model;
}

const drawing = { bytes: new Uint8Array(16), contentType: "image/png" };
const throttled: Outcome = { outcome: "throttled" };
const transient: Outcome = { outcome: "failed", kind: "transient", reason: "cut off" };
const configuration: Outcome = { outcome: "failed", kind: "configuration", reason: "no such model" };

type OpenShop = ReturnType<typeof aShopThatDraws>["shop"];

/** One picture of a guest's batch, and how it goes on. */
async function aPicture(model: ImageModel) {
  const studio = aShopThatDraws();
  studio.shop.model = model;
  const guest = await studio.aGuest();
  const { body } = await guest.post("/images/text-to-image", aPictureRequest);
  const [first] = studio.queues.images.sent.splice(0);
  if (first?.job.kind !== "draw") throw new Error("no job");
  const { job } = first;
  const id: string = body.generatedImages[0]._id;
  const image = () => findImage(studio.shop, id);
  /** As the queue brings it: a job that is to wait has waited. */
  const drawOnce = () => {
    studio.clock.advance({ seconds: studio.queues.images.sent.at(-1)?.delaySeconds ?? 0 });
    return draw(studio.shop, job);
  };
  return { ...studio, guest, job, image, drawOnce };
}

test("a moderated picture is over at once, and its owner has it back", async () => {
  const { drawOnce, image, guest, drawAll, shop, queues } = await aPicture(toldModel({ outcome: "blocked" }));
  await drawOnce();
  expect((await image()).state.status).toBe("blocked");
  // Twelve a day: the three others of the batch, and two more batches of four, and then the one that came back.
  shop.model = toldModel();
  const rest = (await image()).batchId;
  for (const n of [1, 2, 3])
    queues.images.sent.push({
      job: { kind: "draw", batchId: rest, n },
      delaySeconds: 0,
      group: undefined,
    });
  await drawAll();
  const { counters } = await image();
  const [own = ""] = counters;
  expect(await shop.table.count({ pk: own, sk: "COUNT" }, { by: 0, limit: 99 })).toBe(3);
  expect((await guest.get("/user/generatedImages")).body.generatedImages).toHaveLength(3);
});

test("a busy model is asked again later, and that is no attempt", async () => {
  const model = toldModel(throttled, throttled);
  const { drawOnce, image, queues } = await aPicture(model);
  await drawOnce();
  const { userId: group } = await image();
  const job = expect.objectContaining({ n: 0 });
  expect(queues.images.sent).toEqual([{ job, delaySeconds: 2, group }]);
  await drawOnce();
  expect(queues.images.sent[1]?.delaySeconds).toBe(4);
  await drawOnce();
  expect(await image()).toMatchObject({ attempts: 1, throttles: 2, state: { status: "ready" } });
});

test.each([throttled, transient])("a job that comes twice asks no model before its time: %j", async (no) => {
  const model = toldModel(no, no);
  const { drawOnce, shop, job, image } = await aPicture(model);
  await drawOnce();
  // As when the sweep has sent many anew behind a long queue.
  for (const _ of [1, 2, 3]) await draw(shop, job);
  expect([model.calls, (await image()).state.status]).toEqual([1, "pending"]);
  await drawOnce();
  expect(model.calls).toBe(2);
});

test("three failures are enough", async () => {
  const model = toldModel(transient, transient, transient);
  const { drawOnce, image } = await aPicture(model);
  for (const _ of [1, 2, 3, 4]) await drawOnce();
  expect(model.calls).toBe(3);
  expect((await image()).state).toEqual({ status: "failed", reason: "cut off" });
});

test("what asking again would not help is not asked again", async () => {
  const model = toldModel(configuration);
  const { drawOnce, image, logged } = await aPicture(model);
  await drawOnce();
  await drawOnce();
  expect(model.calls).toBe(1);
  expect((await image()).state.status).toBe("failed");
  expect(logged).toContainEqual(expect.objectContaining({ level: "error", event: "image.failed" }));
});

describe("what was drawn and cannot be shown", () => {
  const broken = () => Promise.reject(new Error("libpng read error"));

  test.each<[string, (shop: OpenShop) => void]>([
    ["cannot be decoded", (shop) => (shop.imageProcessor = { ...shop.imageProcessor, process: broken })],
    ["cannot be kept", (shop) => (shop.pictures = { ...shop.pictures, put: broken })],
  ])("because it %s, is told, drawn again soon, and given up after three times", async (_, breaks) => {
    const model = toldModel();
    const { shop, drawOnce, image, queues, logged } = await aPicture(model);
    breaks(shop);
    await drawOnce();
    expect(await image()).toMatchObject({ attempts: 1, state: { status: "pending" } });
    expect(queues.images.sent).toMatchObject([{ job: { n: 0 }, delaySeconds: 2 }]);
    await drawOnce();
    await drawOnce();
    await drawOnce();
    const reason = "Error: libpng read error";
    expect((await image()).state).toEqual({ status: "failed", reason });
    expect(model.calls).toBe(3);
    const told = logged.filter(({ event }) => event === "image.failed");
    const fields = expect.objectContaining({ kind: "transient", reason });
    expect(told).toEqual(Array(3).fill({ level: "error", event: "image.failed", fields }));
  });

  test("stays ready where only the answer to its last write was lost", async () => {
    const { shop, drawOnce, image, queues } = await aPicture(toldModel());
    const { write } = shop.table;
    const lost = async (...writes: Parameters<typeof write>) => {
      await write(...writes);
      throw new Error("the line was cut");
    };
    shop.table = { ...shop.table, write: lost };
    await drawOnce();
    expect((await image()).state.status).toBe("ready");
    expect(queues.images.sent).toEqual([]);
  });
});

test("a message that comes twice at the same time is drawn once", async () => {
  const model = toldModel();
  const { drawOnce, image } = await aPicture(model);
  await Promise.all([drawOnce(), drawOnce()]);
  expect(model.calls).toBe(1);
  expect((await image()).state.status).toBe("ready");
});

test("a worker that was thought dead and comes back changes nothing", async () => {
  const { shop, job, image, clock, drawOnce } = await aPicture(toldModel());
  const late = await takeLease(shop, job);
  clock.advance({ minutes: 3 });
  await drawOnce();
  const published = await image();
  expect(late).toBeDefined();
  await expect(late && shop.table.replace(images, late)).rejects.toThrow(Conflict);
  expect(await image()).toEqual(published);
});

test("a picture whose worker died is found by the sweep once its time is over", async () => {
  const { shop, job, clock, queues } = await aPicture(toldModel());
  await takeLease(shop, job);
  const wake = async () => wakeImages(shop, await dueWork(shop.table, clock.now()));
  expect(await wake()).toBe(0);
  clock.advance({ minutes: 3, seconds: 1 });
  expect(await wake()).toBe(4);
  expect(queues.images.sent.map(({ job }) => job)).toContainEqual(job);
});

test("what its maker understood of the words, and what it missed, is kept and shown with the picture", async () => {
  const understanding = { understood: ["a lamp"], missed: ["knitting"] };
  const told = toldModel({ outcome: "drawn", drawing: { ...drawing, understanding } });
  const { drawOnce, image } = await aPicture(told);
  await drawOnce();
  expect(showImage(await image())).toMatchObject(understanding);
});

test("a picture whose maker says nothing of it has no such fields", async () => {
  const { drawOnce, image } = await aPicture(toldModel());
  await drawOnce();
  expect(showImage(await image())).not.toHaveProperty("missed");
});
