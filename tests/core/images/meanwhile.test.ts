import { expect, test } from "vitest";
import { draw } from "../../../functions/core/images/draw.ts";
import { discards } from "../../../functions/core/images/items.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { discardFiles } from "../../../functions/core/images/remove.ts";
import { wakeImages } from "../../../functions/core/images/wake-images.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { plainModel } from "../../support/plain-model.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { ada } from "../../support/visitor.ts";

const drawing = { bytes: new Uint8Array(16), contentType: "image/png" };

/** A guest's batch on the queue, and a model that lets something happen while it draws. */
async function aBatch() {
  const studio = aShopThatDraws();
  const { shop, queues } = studio;
  const guest = await studio.aGuest();
  const stored = new Set<string>();
  const { put, remove } = shop.pictures;
  shop.pictures = {
    ...shop.pictures,
    put(key, picture) {
      stored.add(key);
      return put(key, picture);
    },
    remove(key) {
      stored.delete(key);
      return remove(key);
    },
  };
  const { body } = await guest.post("/images/text-to-image", aPictureRequest);
  const ids: string[] = body.generatedImages.map(({ _id }: { _id: string }) => _id);
  const [first] = queues.images.sent;
  if (first?.job.kind !== "draw") throw new Error("no job");
  const { job } = first;
  const drawWhile = async (
    happens: () => Promise<unknown>,
    outcome: Outcome = { outcome: "drawn", drawing },
  ) => {
    shop.model = {
      about: plainModel.about,
      async draw() {
        await happens();
        return outcome;
      },
    };
    await draw(shop, job);
  };
  const sweep = async () => {
    const due = await dueWork(shop.table, shop.clock.now());
    await wakeImages(shop, due);
    await discardFiles(shop, due);
  };
  return { ...studio, guest, ids, job, stored, drawWhile, sweep };
}

const logIn = { email: ada.email, password: ada.password };

test("who logs in while a picture is drawn has it a moment later", async () => {
  const { aRegistered, guest, drawWhile, queues } = await aBatch();
  await aRegistered(ada);
  await drawWhile(() => guest.post("/auth/login", logIn));
  const { body } = await guest.get("/user/generatedImages");
  expect(body.generatedImages.map(({ status }: { status: string }) => status).sort()).toEqual([
    "pending",
    "pending",
    "pending",
    "ready",
  ]);
  expect(queues.images.sent).toHaveLength(4);
});

test.each<[string, Outcome, string]>([
  ["says no", { outcome: "blocked" }, "blocked"],
  ["fails for good", { outcome: "failed", kind: "configuration", reason: "none" }, "failed"],
  ["is busy", { outcome: "throttled" }, "pending"],
])("who logs in while the model %s is told so as well", async (_, outcome, status) => {
  const { aRegistered, guest, drawWhile, ids } = await aBatch();
  await aRegistered(ada);
  await drawWhile(() => guest.post("/auth/login", logIn), outcome);
  const { body } = await guest.get(`/images/${ids[0]}`);
  expect(body.image).toMatchObject({ status, own: true });
});

test("a picture that is deleted while it is drawn leaves no file", async () => {
  const { guest, ids, drawWhile, stored, clock, sweep } = await aBatch();
  await drawWhile(() => guest.delete(`/images/${ids[0]}`));
  expect((await guest.get(`/images/${ids[0]}`)).status).toBe(404);
  expect(stored.size).toBeGreaterThan(0);
  clock.advance({ minutes: 20 });
  await sweep();
  expect([...stored]).toEqual([]);
});

test("an account that is deleted while its pictures are drawn leaves no file", async () => {
  const { guest, drawWhile, stored, clock, sweep } = await aBatch();
  await drawWhile(() => guest.delete("/user", {}));
  clock.advance({ minutes: 20 });
  await sweep();
  expect([...stored]).toEqual([]);
});

test.each<[string, () => Promise<never>]>([
  ["worker that dies", () => new Promise(() => {})],
  ["store that fails", () => Promise.reject(new Error("no room"))],
])("a %s between its files leaves none, and the next draws the picture", async (_, ends) => {
  const { guest, ids, job, stored, drawWhile, clock, sweep, shop } = await aBatch();
  const { put } = shop.pictures;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  shop.pictures.put = async (key, picture) => {
    if (stored.size < 3) return put(key, picture);
    end();
    return ends();
  };
  drawWhile(async () => {});
  await isOver;
  const orphans = [...stored];
  expect(orphans.length).toBeGreaterThan(0);
  shop.pictures.put = put;
  clock.advance({ minutes: 4 });
  await draw(shop, job);
  clock.advance({ minutes: 20 });
  await sweep();
  expect((await guest.get(`/images/${ids[0]}`)).body.image.status).toBe("ready");
  expect(orphans.filter((key) => stored.has(key))).toEqual([]);
  expect(stored.size).toBeGreaterThan(0);
});

test("what is published is not swept, however late the sweep comes", async () => {
  const { drawWhile, stored, clock, sweep } = await aBatch();
  await drawWhile(async () => {});
  const published = [...stored];
  clock.advance({ days: 30 });
  await sweep();
  expect([...stored]).toEqual(published);
});

test("a worker that comes so late that its files were swept does not publish what is not there", async () => {
  const { guest, ids, drawWhile, clock, shop } = await aBatch();
  const { put } = shop.pictures;
  let swept = false;
  shop.pictures.put = async (key, picture) => {
    const done = await put(key, picture);
    if (key.includes("original") && !swept) {
      swept = true;
      clock.advance({ minutes: 16 });
      const due = await dueWork(shop.table, shop.clock.now());
      expect(due.some(({ pk }) => pk.startsWith(discards.key({ prefix: "" }).pk))).toBe(true);
      await discardFiles(shop, due);
    }
    return done;
  };
  await drawWhile(async () => {});
  expect((await guest.get(`/images/${ids[0]}`)).body.image.status).toBe("generating");
});
