import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { profiles } from "../../../functions/core/accounts/items.ts";
import { forget } from "../../../functions/core/accounts/own-data.ts";
import { callerOf } from "../../../functions/core/accounts/sessions.ts";
import { startSession } from "../../../functions/core/accounts/start-session.ts";
import { batches, discards, images } from "../../../functions/core/images/items.ts";
import { ownImages } from "../../../functions/core/images/ownership.ts";
import { aPictureRequest } from "../../support/picture-requests.ts";
import { aShop } from "../../support/shop.ts";
import { aShopThatDraws } from "../../support/shop-that-draws.ts";

const ownedImages = ownImages(aShop().shop);

/** So many pictures of one guest, copied from one that was drawn; every other is still being drawn. */
async function withPictures(count: number) {
  const studio = aShopThatDraws();
  const { table } = studio.shop;
  const guest = await studio.aGuest();
  const { body } = await guest.post("/images/text-to-image", aPictureRequest);
  await studio.drawAll();
  const [{ relatedBatch }] = body.generatedImages;
  const drawn = await table.get(images, { batchId: relatedBatch, n: 0 });
  if (drawn?.state.status !== "ready") throw new Error("not drawn");
  const { v: _, state, ...image } = drawn;
  const { output } = state;
  const { userId } = image;
  for (let n = 0; n < count; n++) {
    const batchId = `batch-${String(n).padStart(4, "0")}`;
    const own = { ...state, output: { ...output, prefix: `images/${batchId}/0` } };
    await table.create(batches, { userId, batchId, createdAt: image.createdAt });
    await table.create(images, {
      ...image,
      batchId,
      n: 0,
      state: n % 2 === 0 ? { status: "pending", lookAt: image.createdAt } : own,
    });
  }
  return { ...studio, guest, table, userId: userId as UserId, count };
}

test("cut off between two transactions, no picture is gone without the note of its files", async () => {
  const { shop, table, userId, count } = await withPictures(150);
  const profile = await table.get(profiles, { userId }, { consistent: true });
  if (!profile) throw new Error("nobody");
  let left = 2;
  const dying = {
    ...table,
    write: (...writes: Parameters<typeof table.write>) =>
      left-- > 0 ? table.write(...writes) : Promise.reject(new Error("killed")),
  };
  const ownership = { images: ownedImages };
  await expect(forget({ table: dying, ownership }, profile)).rejects.toThrow("killed");
  let gone = 0;
  for (let n = 0; n < count; n++) {
    const batchId = `batch-${String(n).padStart(4, "0")}`;
    if (n % 2 === 0 || (await table.get(images, { batchId, n: 0 }))) continue;
    gone++;
    expect(await table.get(discards, { prefix: `images/${batchId}/0` }), batchId).toBeDefined();
  }
  expect(gone).toBeGreaterThan(0);
  await forget({ table: shop.table, ownership }, profile);
  expect(await ownedImages.exported(table, profile)).toEqual([]);
});

test("whoever has made eight thousand pictures can read all of them in one answer of Lambda's", async () => {
  const { table, userId } = await withPictures(2);
  const exported = (await ownedImages.exported(table, { userId })) as object[];
  const largest = Math.max(...exported.map((one) => JSON.stringify(one).length));
  expect(exported[0]).toMatchObject({ prompt: expect.any(String), imageUrl: expect.any(String) });
  expect(largest * 8_000).toBeLessThan(6_000_000);
});

test.each([0, 1, 2])(
  "a guest whose move was cut off after %i transactions signs in all the same",
  async (done) => {
    const { shop, table, userId } = await withPictures(61);
    const profile = await table.get(profiles, { userId }, { consistent: true });
    if (!profile) throw new Error("nobody");
    const to = "user" as UserId;
    const guest = callerOf(profile);
    const ownership = { images: ownedImages };
    let left = done;
    const dying = {
      ...table,
      write: (...writes: Parameters<typeof table.write>) =>
        left-- > 0 ? table.write(...writes) : Promise.reject(new Error("killed")),
    };
    await expect(startSession({ ...shop, table: dying, ownership }, to, guest)).rejects.toThrow("killed");
    await startSession({ ...shop, table, ownership }, to, guest);
    expect(await ownedImages.exported(table, { userId: to })).toHaveLength(65);
    for (let n = 0; n < 61; n++)
      expect(await table.get(images, { batchId: `batch-${String(n).padStart(4, "0")}`, n: 0 })).toMatchObject(
        { userId: to },
      );
  },
);
