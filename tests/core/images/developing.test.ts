import { expect, test } from "vitest";
import { draw } from "../../../functions/core/images/draw.ts";
import type { Drawing } from "../../../functions/core/images/drawing.ts";
import { images } from "../../../functions/core/images/items.ts";
import type { Aids, ImageModel } from "../../../functions/core/images/model.ts";
import type { Outcome } from "../../../functions/core/images/outcome.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { plainModel } from "../../support/plain-model.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";
import { ada } from "../../support/visitor.ts";

// What there is of a picture while it is drawn.

const drawing = (first: number): Drawing => ({
  bytes: new Uint8Array(16).fill(first),
  contentType: "image/png",
});
const drawn: Outcome = { outcome: "drawn", drawing: drawing(9) };

/** A moment, on whatever machine. */
const soon = { timeout: 5_000 };

type Hand = Required<Pick<Aids, "see">>;

/** A guest's batch, of which one picture is drawn by whatever `paints`; a partial is shown as its first byte. */
async function aBatch() {
  const studio = aShopThatDraws();
  const { shop, queues } = studio;
  const shown: number[] = [];
  shop.imageProcessor = {
    ...shop.imageProcessor,
    async preview({ bytes: [first = 0] }) {
      shown.push(first);
      if (first === 255) throw new Error("no picture");
      return `data:${first}`;
    },
  };
  const guest = await studio.aGuest();
  const { body } = await guest.post("/images/text-to-image", aPictureRequest);
  const [{ _id, relatedBatch }] = body.generatedImages;
  const [first] = queues.images.sent;
  if (first?.job.kind !== "draw") throw new Error("no job");
  const { job } = first;
  const drawWith = async (paints: (hand: Hand) => Promise<Outcome>) => {
    const model: ImageModel = {
      about: plainModel.about,
      draw: (_, { see = () => {} } = {}) => paints({ see }),
    };
    shop.model = model;
    await draw(shop, job);
  };
  const look = async () =>
    (await guest.post("/images/generated-images/search", { relatedBatch })).body.generatedImages[0];
  return { ...studio, guest, _id, job, drawWith, look, shown };
}

test("while a picture is drawn the newest of it is seen, and nothing of that once it is ready", async () => {
  const { drawWith, look } = await aBatch();
  await drawWith(async ({ see }) => {
    expect((await look()).placeholder).toBeUndefined();
    for (const n of [1, 2]) {
      see(drawing(n));
      await expect.poll(look, soon).toMatchObject({ status: "generating", placeholder: `data:${n}` });
    }
    return drawn;
  });
  const ready = await look();
  expect(ready.status).toBe("ready");
  expect(ready.placeholder).not.toMatch(/^data:\d/);
});

test("of what comes faster than it can be shown, only the newest is", async () => {
  const { drawWith, look, shown } = await aBatch();
  await drawWith(async ({ see }) => {
    for (const n of [1, 2, 3, 4]) see(drawing(n));
    await expect.poll(look, soon).toMatchObject({ placeholder: "data:4" });
    return drawn;
  });
  expect(shown).toEqual([1, 4]);
});

test("what is no picture is not shown, and takes nothing from the picture", async () => {
  const { drawWith, look, logged } = await aBatch();
  await drawWith(async ({ see }) => {
    see(drawing(255));
    see(drawing(2));
    await expect.poll(look, soon).toMatchObject({ placeholder: "data:2" });
    see(drawing(255));
    return drawn;
  });
  expect((await look()).status).toBe("ready");
  expect(logged.filter(({ event }) => event === "image.unseen")).toHaveLength(2);
});

test("what comes when the picture is done is too late", async () => {
  const { drawWith, look, shown } = await aBatch();
  let late = (_: Drawing) => {};
  await drawWith(async ({ see }) => {
    late = see;
    return drawn;
  });
  late(drawing(1));
  await new Promise(setImmediate);
  expect(shown).toEqual([]);
  expect((await look()).status).toBe("ready");
});

test.each<[string, Outcome, string]>([
  ["is to be tried again", { outcome: "failed", kind: "transient", reason: "cut" }, "pending"],
  ["is blocked", { outcome: "blocked" }, "blocked"],
  ["fails", { outcome: "failed", kind: "configuration", reason: "key" }, "failed"],
])("a picture that %s shows nothing any more", async (_, outcome, status) => {
  const { drawWith, look } = await aBatch();
  await drawWith(async ({ see }) => {
    see(drawing(1));
    await expect.poll(look, soon).toMatchObject({ placeholder: "data:1" });
    return outcome;
  });
  const after = await look();
  expect([after.status, after.placeholder]).toEqual([status, undefined]);
});

test("a picture that is deleted while it is drawn does not come back with what there is of it", async () => {
  const { shop, guest, _id, job, drawWith, shown } = await aBatch();
  await drawWith(async ({ see }) => {
    await guest.delete(`/images/${_id}`);
    see(drawing(1));
    await expect.poll(() => shown, soon).toEqual([1]);
    return { outcome: "blocked" };
  });
  expect(await shop.table.get(images, job)).toBeUndefined();
});

test("who logs in meanwhile sees it come all the same", async () => {
  const { aRegistered, guest, drawWith, look } = await aBatch();
  await aRegistered(ada);
  await drawWith(async ({ see }) => {
    see(drawing(1));
    await expect.poll(look, soon).toMatchObject({ placeholder: "data:1" });
    await guest.post("/auth/login", { email: ada.email, password: ada.password });
    see(drawing(2));
    await expect.poll(look, soon).toMatchObject({ placeholder: "data:2" });
    return drawn;
  });
  expect((await look()).status).toBe("ready");
});

test("who has lost the lease shows nothing of what is now another's", async () => {
  const { shop, job, clock, drawWith, look, shown } = await aBatch();
  await drawWith(async ({ see }) => {
    clock.advance({ minutes: 4 });
    const own = shop.model;
    shop.model = { ...plainModel, draw: async () => ({ outcome: "throttled" }) };
    await draw(shop, job);
    shop.model = own;
    see(drawing(1));
    await expect.poll(() => shown, soon).toEqual([1]);
    return drawn;
  });
  expect((await look()).placeholder).toBeUndefined();
});

test("a table that is in trouble meanwhile costs the looks, not the picture", async () => {
  const { shop, drawWith, look } = await aBatch();
  const { write } = shop.table;
  await drawWith(async ({ see }) => {
    let asked = 0;
    shop.table.write = async () => {
      asked++;
      throw asked === 1 ? new Error("the table is busy") : new Conflict();
    };
    see(drawing(1));
    await expect.poll(() => asked, soon).toBe(1);
    see(drawing(2));
    await expect.poll(() => asked, soon).toBe(6);
    shop.table.write = write;
    return drawn;
  });
  expect((await look()).status).toBe("ready");
});

test("what is just being shown is waited for: nothing goes on behind a worker's back", async () => {
  const { shop, drawWith } = await aBatch();
  const order: string[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  shop.imageProcessor.preview = async () => {
    await slow;
    order.push("shown");
    return "data:";
  };
  const { write } = shop.table;
  shop.table.write = (...writes) => {
    if (JSON.stringify(writes).includes('"placeholder":"data:')) order.push("written");
    return write(...writes);
  };
  const work = drawWith(async ({ see }) => {
    see(drawing(1));
    return { outcome: "blocked" };
  }).then(() => order.push("over"));
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  finish();
  await work;
  expect(order).toEqual(["shown", "over"]);
});
