import { expect, test } from "vitest";
import { images } from "../../../functions/core/images/items.ts";
import { pinImages, unpinImages } from "../../../functions/core/images/pin.ts";
import { Conflict, openTable, type Table } from "../../../functions/lib/table/table.ts";
import { aReadyImage } from "../../simulation/order-parts.ts";
import { aClock } from "../../support/clock.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";

// What pinning does when others write at the same time.

const image = aReadyImage("2026-11-01T00:00:00.000Z");
const order = { orderId: "order-1", lines: [{ image }] };

async function open() {
  const table = openTable({ engine: lateEngine(memoryEngine()), clock: aClock() });
  await table.create(images, image);
  const kept = () => table.get(images, image, { consistent: true });
  let tries = 0;
  /** A table in which so many writes meet another one, or fail otherwise. */
  const failing = (times: number, failure: Error = new Conflict()): Table => ({
    ...table,
    replace: (...write) => {
      tries++;
      return tries <= times ? Promise.reject(failure) : table.replace(...write);
    },
  });
  return { table, kept, failing, tries: () => tries };
}

test("a picture that is pinned already is not written again", async () => {
  const { table, kept } = await open();
  await pinImages({ table }, order);
  const before = await kept();
  expect(before?.state).toMatchObject({ orders: ["order-1"] });
  await pinImages({ table }, order);
  expect(await kept()).toEqual(before);
});

test("what is pinned a moment ago is let go", async () => {
  const { table, kept } = await open();
  await pinImages({ table }, order);
  await unpinImages({ table }, order);
  expect((await kept())?.state).toMatchObject({ status: "ready", orders: [] });
});

test("who meets another write tries five times, and then says so", async () => {
  const four = await open();
  await pinImages({ table: four.failing(4) }, order);
  expect([four.tries(), (await four.kept())?.state]).toMatchObject([5, { orders: ["order-1"] }]);
  const five = await open();
  await expect(pinImages({ table: five.failing(5) }, order)).rejects.toThrow(Conflict);
  expect(five.tries()).toBe(5);
});

test("what fails otherwise is not tried again", async () => {
  const { failing, tries } = await open();
  await expect(pinImages({ table: failing(9, new Error("no disk")) }, order)).rejects.toThrow("no disk");
  expect(tries()).toBe(1);
});

test("what was never pinned for an order is not let go by it", async () => {
  const { table, kept } = await open();
  const before = await kept();
  await unpinImages({ table }, order);
  expect(await kept()).toEqual(before);
});
