import { expect, test } from "vitest";
import { makeMaster } from "../../../functions/core/fulfilment/master.ts";
import { outputOf } from "../../../functions/core/images/image.ts";
import type { ImageId } from "../../../functions/core/images/image-id.ts";
import { images } from "../../../functions/core/images/items.ts";
import { pinImages, unpinImages } from "../../../functions/core/images/pin.ts";
import { discardFiles } from "../../../functions/core/images/remove.ts";
import { dueWork } from "../../support/due.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";

const anOrder = (orderId: string, ...images: ImageId[]) => ({
  orderId,
  lines: images.map((image) => ({ image })),
});

const paper = { width: 600, height: 900 };

async function anOrderedPicture() {
  const studio = aShopThatDraws();
  const { shop, clock } = studio;
  const guest = await studio.aGuest();
  const { body } = await guest.post("/images/text-to-image", aPictureRequest);
  await studio.drawAll();
  const [{ _id: publicId, relatedBatch: batchId }] = body.generatedImages;
  const id: ImageId = { batchId, n: 0 };
  const image = await shop.table.get(images, id);
  const output = image && outputOf(image);
  if (!image || !output) throw new Error("not drawn");
  // A model that cannot repeat itself: what is printed is the original.
  shop.model = { ...shop.model, about: async () => ({ name: "another", source: "algorithmicMedia" }) };
  const sweep = async () => {
    clock.advance({ minutes: 20 });
    await discardFiles(shop, await dueWork(shop.table, clock.now()));
  };
  const isThere = async (key: string) => (await shop.pictures.head(key)) !== undefined;
  const variant = `public/${output.prefix}/320.webp`;
  const { original } = output;
  return { ...studio, guest, publicId, id, original, variant, sweep, isThere };
}

test("deleted while its order waits, a picture is seen by nobody and printed all the same", async () => {
  const { shop, guest, publicId, id, original, variant, sweep, isThere } = await anOrderedPicture();
  expect(await pinImages(shop, anOrder("order-1", id))).toEqual([]);
  expect((await guest.delete(`/images/${publicId}`)).status).toBe(200);
  expect((await guest.get(`/images/${publicId}`)).status).toBe(404);
  expect((await guest.get("/user/generatedImages")).body.generatedImages).toHaveLength(3);
  const { body } = await guest.post("/images/generated-images/search", { relatedBatch: id.batchId });
  expect(body.generatedImages).toHaveLength(3);
  await sweep();
  expect([await isThere(variant), await isThere(original)]).toEqual([false, true]);
  expect(await isThere(await makeMaster(shop, id, paper))).toBe(true);
  await unpinImages(shop, anOrder("order-1", id));
  await sweep();
  expect(await isThere(original)).toBe(false);
  expect(await shop.table.get(images, id)).toBeUndefined();
});

test("so is one whose owner deletes the whole account", async () => {
  const { shop, guest, id, original, variant, sweep, isThere } = await anOrderedPicture();
  await pinImages(shop, anOrder("order-1", id));
  expect((await guest.delete("/user", {})).status).toBe(200);
  await sweep();
  expect([await isThere(variant), await isThere(original)]).toEqual([false, true]);
  await unpinImages(shop, anOrder("order-1", id));
  await sweep();
  expect(await isThere(original)).toBe(false);
});

test("of two orders the last lets it go, and each may say so twice", async () => {
  const { shop, guest, publicId, id, original, sweep, isThere } = await anOrderedPicture();
  for (const order of ["order-1", "order-1", "order-2"]) await pinImages(shop, anOrder(order, id));
  await guest.delete(`/images/${publicId}`);
  for (const order of ["order-1", "order-1", "order-3"]) await unpinImages(shop, anOrder(order, id));
  await sweep();
  expect(await isThere(original)).toBe(true);
  for (const order of ["order-2", "order-2"]) await unpinImages(shop, anOrder(order, id));
  await sweep();
  expect(await isThere(original)).toBe(false);
});

test("what is not deleted stays after its print as it was, and goes whole when it is deleted then", async () => {
  const { shop, guest, publicId, id, original, variant, sweep, isThere } = await anOrderedPicture();
  await pinImages(shop, anOrder("order-1", id));
  await unpinImages(shop, anOrder("order-1", id));
  expect((await guest.get(`/images/${publicId}`)).body.image.status).toBe("ready");
  await guest.delete(`/images/${publicId}`);
  await sweep();
  expect([await isThere(variant), await isThere(original)]).toEqual([false, false]);
});

test("a picture that is gone or not ready cannot be kept, and the order is told which", async () => {
  const { shop, guest, publicId, id } = await anOrderedPicture();
  const pending = { batchId: id.batchId, n: 9 };
  expect(await pinImages(shop, anOrder("order-1", id, pending))).toEqual([pending]);
  await unpinImages(shop, anOrder("order-1", id));
  await guest.delete(`/images/${publicId}`);
  expect(await pinImages(shop, anOrder("order-2", id))).toEqual([id]);
});

test("pinned and deleted in the same moment, it is one or the other, never a picture without its original", async () => {
  const { shop, guest, publicId, id, original, sweep, isThere } = await anOrderedPicture();
  const [gone, deleted] = await Promise.all([
    pinImages(shop, anOrder("order-1", id)),
    guest.delete(`/images/${publicId}`),
  ]);
  await sweep();
  expect([200, 409]).toContain(deleted.status);
  expect(await isThere(original)).toBe(gone.length === 0);
});

test("a print's file ends after half a year, not before", async () => {
  const { shop, clock, id, sweep, isThere } = await anOrderedPicture();
  const key = await makeMaster(shop, id, paper);
  clock.advance({ days: 180 });
  await sweep();
  expect(await isThere(key)).toBe(true);
  clock.advance({ days: 4 });
  await sweep();
  expect(await isThere(key)).toBe(false);
});

test("a print's file never takes the place of another's", async () => {
  const { shop, id } = await anOrderedPicture();
  const taken = { ...shop.pictures, put: async () => false };
  await expect(makeMaster({ ...shop, pictures: taken }, id, paper)).rejects.toThrow(/taken/);
  const one = await makeMaster(shop, id, paper);
  expect(await makeMaster(shop, id, paper)).not.toBe(one);
});
