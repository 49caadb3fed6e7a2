import { expect, test } from "vitest";
import type { Engine } from "../../../functions/lib/table/engine.ts";
import { measured } from "../../../stacks/commands/capacity.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aTill } from "../../support/till.ts";

/** What a table is paid for: a unit for each thing that is read or written. */
function meteredEngine(engine: Engine) {
  const used = { reads: 0, writes: 0 };
  const reading = (things: number) => {
    used.reads += things;
    return engine;
  };
  const writing = (things: number) => {
    used.writes += things;
    return engine;
  };
  const metered: Engine = {
    get: (...asked) => reading(1).get(...asked),
    getMany: (keys) => reading(keys.length).getMany(keys),
    query: (...asked) => reading(1).query(...asked),
    queryKeys: (...asked) => reading(1).queryKeys(...asked),
    write: (writes, now) => writing(writes.length).write(writes, now),
    count: (...asked) => writing(1).count(...asked),
  };
  return { metered, used };
}

/** Measured on 2026-11-22; a change that makes any of it dearer by a tenth has to say so here. */
const was = {
  visit: { reads: 20, writes: 36, pictures: 4 },
  order: { reads: 52, writes: 37, letters: 3 },
};

/** What is asked for by more than a tenth more often than before. */
const dearer = (now: Record<string, number>, before: Record<string, number>) =>
  Object.entries(now)
    .filter(([what, count]) => count > 1.1 * (before[what] ?? 0))
    .map(([what, count]) => `${count} ${what}, and it was ${before[what]}`);

test("neither a visit nor an order asks for a tenth more than it did", async () => {
  const { metered, used } = meteredEngine(memoryEngine());
  const till = aTill({ kept: metered });
  const { shop, printer, inbox } = till;
  let pictures = 0;
  const { model } = shop;
  shop.model = {
    ...model,
    draw(request) {
      pictures += 1;
      return model.draw(request);
    },
  };

  const shopper = await till.aShopper();
  await shopper.browser.get("/user/generatedImages?limit=20");
  await shopper.putCart([shopper.line()]);
  const visit = { ...used, pictures };

  const orderId = await shopper.buy();
  await till.pass({ minutes: 31 });
  printer.ship(orderId);
  await till.pass({ hours: 13 });
  printer.deliver(orderId);
  await till.pass({ hours: 96 });
  expect((await till.kept(orderId)).state).toBe("completed");
  const order = {
    reads: used.reads - visit.reads,
    writes: used.writes - visit.writes,
    letters: inbox.length,
  };

  expect([...dearer(visit, was.visit), ...dearer(order, was.order)]).toEqual([]);
  expect(measured.picturesPerVisit).toBe(visit.pictures);
});

test("an order wakes a worker no more often than the paper counts", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy({ method: "Budget" });
  const hoursUntil = async (hours: number) => {
    for (let hour = 0; hour < hours; hour++) await till.pass({ hours: 1 });
  };
  await hoursUntil(3 * 24);
  till.printer.ship(orderId);
  await hoursUntil(16 * 24);
  till.printer.deliver(orderId);
  await hoursUntil(10 * 24);
  expect((await till.kept(orderId)).state).toBe("completed");
  expect(till.worked).toHaveLength(measured.jobsPerOrder);
});
