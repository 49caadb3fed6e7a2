import { expect, test } from "vitest";
import { publicId } from "../../../functions/core/images/image.ts";
import { images } from "../../../functions/core/images/items.ts";
import { markImage } from "../../../functions/core/images/marks.ts";
import { Conflict } from "../../../functions/lib/table/table.ts";
import { aReadyImage, caller } from "../../simulation/order-parts.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

async function open() {
  const { table } = aShop({ kept: lateEngine(memoryEngine()) }).shop;
  const image = aReadyImage("2026-11-20T12:00:00.000Z");
  await table.create(images, image);
  const mark = (set: boolean, failure?: Error) =>
    markImage(
      { table: failure ? { ...table, replace: () => Promise.reject(failure) } : table },
      caller.userId,
      { id: publicId(image), mark: "favorite", set },
    );
  const kept = () => table.get(images, image, { consistent: true });
  return { mark, kept };
}

test("a picture is marked and unmarked; what is so already is not written again", async () => {
  const { mark, kept } = await open();
  await mark(false);
  expect(await kept()).toMatchObject({ v: 1 });
  await mark(true);
  await mark(true);
  expect(await kept()).toMatchObject({ favorite: true, v: 2 });
  await mark(false);
  expect(await kept()).not.toHaveProperty("favorite");
});

test("a mark that meets another change is refused; a failure is not hidden", async () => {
  const { mark } = await open();
  await expect(mark(true, new Conflict())).rejects.toMatchObject({ code: "conflict" });
  await expect(mark(true, new Error("no disk"))).rejects.toThrow("no disk");
});
