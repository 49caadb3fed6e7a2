import { expect, test } from "vitest";
import { PrinterBusy } from "../../../functions/core/fulfilment/printer.ts";
import { cancelOrder } from "../../../functions/core/orders/owner-changes.ts";
import { lookAtMany } from "../../../functions/core/orders/production/looking.ts";
import { wakeOrders } from "../../../functions/core/orders/wake-orders.ts";
import { dueWork } from "../../support/due.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aTill } from "../../support/till.ts";
import { madeUnreadable } from "../../support/unreadable.ts";

/** Orders at the print house, and what it was asked. */
async function severalAtTheHouse(count: number, kept = memoryEngine()) {
  const till = aTill({ kept });
  const shopper = await till.aShopper();
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await shopper.buy({ method: "Express", Size: "12x18" }));
  const asked: string[] = [];
  const { printer } = till;
  till.shop.printer = {
    ...printer,
    read: (id) => {
      asked.push("one");
      return printer.read(id);
    },
    readMany: (all) => {
      asked.push(`many: ${all.length}`);
      return printer.readMany(all);
    },
  };
  const states = async () => (await Promise.all(ids.map(till.kept))).map(({ state }) => state);
  return { ...till, shopper, ids, asked, states };
}

test("the clock asks once about all that are due", async () => {
  const { asked, pass, printer, ids, states } = await severalAtTheHouse(4);
  printer.ship(ids[2] ?? "");
  await pass({ hours: 13 });
  expect(asked).toEqual(["many: 4"]);
  expect(await states()).toEqual(["in production", "in production", "shipped", "in production"]);
});

test("who is not among those told is asked for alone: it may be held back", async () => {
  const { asked, pass, printer, ids, states } = await severalAtTheHouse(3);
  printer.hold(ids[0] ?? "", true);
  await pass({ hours: 13 });
  expect(asked).toEqual(["many: 3", "one"]);
  expect(await states()).toEqual(Array(3).fill("in production"));
});

test("who wants more than a look has a job of its own", async () => {
  const { shop, asked, pass, clock, ids, kept, states } = await severalAtTheHouse(3);
  clock.advance({ hours: 13 });
  const { userId } = await kept(ids[0] ?? "");
  await cancelOrder(shop, { caller: { userId, userType: "guest" }, orderId: ids[0] ?? "" });
  await pass({ seconds: 1 });
  expect(asked).toEqual(["many: 2", "one"]);
  expect(await states()).toEqual(["refunded", "in production", "in production"]);
});

test("without room for the call all of them come back together, and nothing has failed", async () => {
  const { shop, clock, queues, asked, work, printer, kept, ids, logged } = await severalAtTheHouse(3);
  const { readMany } = shop.printer;
  shop.printer.readMany = async () => {
    throw new PrinterBusy("no room");
  };
  clock.advance({ hours: 13 });
  await wakeOrders(shop, await dueWork(shop.table, clock.now()));
  const [{ job } = { job: undefined }] = queues.orders.sent.splice(0);
  await lookAtMany(shop, job?.kind === "look" ? job.orderIds : []);
  expect(queues.orders.sent).toMatchObject([{ job, delaySeconds: 31 }]);
  expect(asked).toEqual([]);
  shop.printer.readMany = readMany;
  printer.ship(ids[0] ?? "");
  await work();
  expect((await kept(ids[0] ?? "")).state).toBe("shipped");
  expect(logged.filter(({ level }) => level === "error")).toEqual([]);
});

test("an answer that fails fails each of them, and asks nobody else", async () => {
  const { shop, pass, asked, kept, ids } = await severalAtTheHouse(3);
  shop.printer.readMany = () => Promise.reject(new Error("status 401"));
  await pass({ hours: 13 });
  for (const id of ids) expect(await kept(id)).toMatchObject({ tries: 1, failure: "Error: status 401" });
  expect(asked).toEqual([]);
});

test("a job that comes twice asks once", async () => {
  const { shop, clock, ids, asked } = await severalAtTheHouse(3);
  clock.advance({ hours: 13 });
  await lookAtMany(shop, ids);
  await lookAtMany(shop, ids);
  expect(asked).toEqual(["many: 3"]);
});

test("one alone is asked for alone; who is not due, or not there, is not asked for", async () => {
  const { shop, clock, ids, asked, queues } = await severalAtTheHouse(2);
  await lookAtMany(shop, ids);
  expect(asked).toEqual([]);
  clock.advance({ hours: 13 });
  await lookAtMany(shop, [ids[0] ?? "", "no such order"]);
  expect(asked).toEqual(["one"]);
  expect(queues.orders.sent).toEqual([]);
});

test("where none is only looked at, the print house is not asked", async () => {
  const { shop, clock, ids, asked, queues, kept } = await severalAtTheHouse(2);
  clock.advance({ hours: 13 });
  for (const id of ids) {
    const { userId } = await kept(id);
    await cancelOrder(shop, { caller: { userId, userType: "guest" }, orderId: id });
  }
  await lookAtMany(shop, ids);
  expect(asked).toEqual([]);
  expect(queues.orders.sent.map(({ job }) => job)).toEqual(
    ids.map((orderId) => ({ kind: "advance", orderId })),
  );
});

test("one that cannot be read keeps no other from being looked at, and fails alone", async () => {
  const engine = memoryEngine();
  const { asked, ids, shop, queues, printer, states, clock } = await severalAtTheHouse(3, engine);
  const [, strange = "", sent = ""] = ids;
  const become = await madeUnreadable(engine, strange);
  printer.ship(sent);
  clock.advance({ hours: 13 });
  await lookAtMany(shop, ids);
  expect(asked).toEqual(["many: 2"]);
  await become("in production");
  expect(await states()).toEqual(["in production", "in production", "shipped"]);
  expect(queues.orders.sent.map(({ job }) => job)).toContainEqual({ kind: "advance", orderId: strange });
});
