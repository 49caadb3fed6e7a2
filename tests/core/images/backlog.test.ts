import { expect, test } from "vitest";
import { wakeImages } from "../../../functions/core/images/wake-images.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";

/** Five batches that nobody draws, and how many messages there are of them. */
async function aBacklog() {
  const { shop, queues, clock, aGuest } = aShopThatDraws();
  for (let n = 0; n < 5; n++) await (await aGuest()).post("/images/text-to-image", aPictureRequest);
  const { sent } = queues.images;
  /** One every five minutes, as the clock sends it. */
  async function sweeps(minutes: number) {
    for (let n = 0; n < minutes; n += 5) {
      clock.advance({ minutes: 5 });
      await wakeImages(shop, await dueWork(shop.table, clock.now()));
    }
  }
  return { sent, sweeps, queues };
}

test("a picture that waits its turn is not sent again by each sweep", async () => {
  const { sent, sweeps } = await aBacklog();
  expect(sent).toHaveLength(20);
  await sweeps(15);
  expect(sent).toHaveLength(40);
  await sweeps(45);
  expect(sent).toHaveLength(100);
});

test("a picture whose messages were lost is found by the next sweep, and again a quarter of an hour later", async () => {
  const { sent, sweeps } = await aBacklog();
  sent.splice(0);
  await sweeps(5);
  expect(sent.splice(0)).toHaveLength(20);
  await sweeps(10);
  expect(sent).toEqual([]);
  await sweeps(5);
  expect(sent).toHaveLength(20);
});

test("a picture that the queue did not take is not on its way: the next sweep sends it", async () => {
  const { sent, sweeps, queues } = await aBacklog();
  const { sendMany } = queues.images;
  sent.splice(0);
  queues.images.sendMany = () => Promise.reject(new Error("the queue is away"));
  await expect(sweeps(5)).rejects.toThrow("away");
  queues.images.sendMany = sendMany;
  await sweeps(5);
  expect(sent).toHaveLength(20);
});
