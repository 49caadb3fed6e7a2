import { expect, test } from "vitest";
import { draw } from "../../../functions/core/images/draw.ts";
import { images } from "../../../functions/core/images/items.ts";
import { aShopWhoseModel } from "../../support/counting-model.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";

const GENERATE = "/images/text-to-image";

test("the last batch of the day, pressed again under its key, is that batch", async () => {
  const { aGuest, drawUntilDone, asked } = aShopWhoseModel();
  const guest = await aGuest();
  for (let batch = 0; batch < 2; batch++) {
    await guest.post(GENERATE, aPictureRequest);
    await drawUntilDone();
  }
  const press = { "idempotency-key": "the-last-one" };
  const first = await guest.post(GENERATE, aPictureRequest, press);
  await drawUntilDone();
  const again = await guest.post(GENERATE, aPictureRequest, press);
  expect(again.status).toBe(200);
  const idsOf = (answer: typeof first) => answer.body.generatedImages.map(({ _id }: { _id: string }) => _id);
  expect(idsOf(again)).toEqual(idsOf(first));
  expect(asked).toEqual({ model: 12, guardrail: 3 });
});

test("a key is its owner's alone: somebody else's press of the same name is a press of their own", async () => {
  const { aGuest } = aShopWhoseModel();
  const press = { "idempotency-key": "one-and-the-same" };
  const [ann, ben] = [await aGuest(), await aGuest()];
  const first = await ann.post(GENERATE, aPictureRequest, press);
  const second = await ben.post(GENERATE, aPictureRequest, press);
  expect(second.body.generatedImages[0].relatedBatch).not.toBe(first.body.generatedImages[0].relatedBatch);
});

test("when nobody knows whether a batch was written, it counts", async () => {
  const { aGuest, shop, drawUntilDone, asked } = aShopWhoseModel();
  const guest = await aGuest();
  const { write } = shop.table;
  for (let press = 0; press < 10; press++) {
    shop.table.write = async (...writes) => {
      await write(...writes);
      shop.table.write = write;
      throw new Error("the answer was lost");
    };
    await guest.post(GENERATE, aPictureRequest);
    shop.table.write = write;
    // The sweep would find them.
    for (const batchId of new Set(await batchIds())) await drawBatch(batchId);
    await drawUntilDone();
  }
  expect(asked.model).toBe(12);

  async function batchIds() {
    const due = await dueWork(shop.table, new Date(8_640_000_000_000));
    return due.flatMap(({ pk }) => (pk.startsWith("B#") ? pk.slice(2) : []));
  }
  async function drawBatch(batchId: string) {
    for (const n of [0, 1, 2, 3])
      if (await shop.table.get(images, { batchId, n })) await draw(shop, { batchId, n });
  }
});
