import { expect, test } from "vitest";
import { publicId } from "../../../functions/core/images/image-id.ts";
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
      { table: failure ? { ...table, write: () => Promise.reject(failure) } : table },
      caller.userId,
      { id: publicId(image), mark: "favorite", set },
    );
  /** Two windows, each with a mark of its own, in the same moment. */
  const markMeanwhile = () => {
    const write: typeof table.write = async (...writes) => {
      await markImage({ table }, caller.userId, { id: publicId(image), mark: "onlyOwnerBuys", set: true });
      return table.write(...writes);
    };
    const asked = { id: publicId(image), mark: "favorite" as const, set: true };
    return markImage({ table: { ...table, write } }, caller.userId, asked);
  };
  const kept = () => table.get(images, image, { consistent: true });
  return { mark, markMeanwhile, kept };
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

test("two marks that are set at once are both kept", async () => {
  const { markMeanwhile, kept } = await open();
  await markMeanwhile();
  expect(await kept()).toMatchObject({ favorite: true, onlyOwnerBuys: true });
});

test("a mark that meets one change after another is refused; a failure is not hidden", async () => {
  const { mark } = await open();
  await expect(mark(true, new Conflict())).rejects.toMatchObject({ code: "conflict" });
  await expect(mark(true, new Error("no disk"))).rejects.toThrow("no disk");
});
