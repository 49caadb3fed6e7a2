import { expect, test } from "vitest";
import { PrinterBusy } from "../../../functions/core/fulfilment/printer.ts";
import { openTable, type Table } from "../../../functions/lib/table/table.ts";
import type { Call } from "../../../functions/partners/prodigi/client.ts";
import { paced } from "../../../functions/partners/prodigi/pace.ts";
import { prodigiPrinter } from "../../../functions/partners/prodigi/printer.ts";
import { aClock } from "../../support/clock.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { saying } from "./saying.ts";

/** Several processes with one table, and the moments at which any of them really called. */
function processes({ limited = true } = {}) {
  const clock = aClock("2026-11-20T12:00:05Z");
  const table = openTable({ engine: memoryEngine(), clock });
  const calls: { at: number; path: string }[] = [];
  const line: Call = async (_purpose, _method, path) => {
    calls.push({ at: clock.now().getTime(), path });
    return { outcome: "answer", status: 200, body: { outcome: "Created", quotes: [] } };
  };
  const needs = { table, clock, limited };
  const [one, other] = [paced(line, needs), paced(line, needs)];
  return { clock, table, calls, one, other };
}

test("however many ask, no half minute has more than thirty calls", async () => {
  const { clock, calls, one, other } = processes();
  for (let second = 0; second < 180; second++) {
    for (const call of [one, other]) for (const _ of [1, 2, 3]) await call("order", "GET", "/orders/ord_1");
    clock.advance({ seconds: 1 });
  }
  const within = (from: number) => calls.filter(({ at }) => at >= from && at < from + 30_000).length;
  expect(Math.max(...calls.map(({ at }) => within(at)))).toBe(30);
});

test("carts never take what orders need", async () => {
  const { clock, calls, one, other } = processes();
  let served = 0;
  for (let window = 0; window < 10; window++) {
    for (const _ of Array(20)) await other("cart", "POST", "/quotes");
    for (const _ of [1, 2, 3]) if ((await one("order", "POST", "/orders")).outcome === "answer") served++;
    clock.advance({ seconds: 6 });
  }
  expect(served).toBe(30);
  expect(calls.filter(({ path }) => path === "/quotes")).toHaveLength(20);
});

test("a checkout has a place that carts cannot take, and takes none from orders", async () => {
  const { clock, calls, one, other } = processes();
  const quotesAtCheckout = () => one("checkout", "POST", "/quotes", {});
  let served = 0;
  for (let window = 0; window < 10; window++) {
    for (const _ of Array(20)) await other("cart", "POST", "/quotes");
    for (const _ of [1, 2, 3]) if ((await quotesAtCheckout()).outcome === "answer") served++;
    for (const _ of [1, 2]) await one("order", "POST", "/orders");
    clock.advance({ seconds: 6 });
  }
  expect(served).toBe(10);
  expect(calls.filter(({ path }) => path === "/orders")).toHaveLength(20);
});

test("what has no room is not called, is told apart from a failure, and has room later", async () => {
  const { clock, calls, one } = processes();
  const printer = prodigiPrinter(one);
  for (const _ of Array(5)) await printer.cancel("ord_1");
  expect(await printer.cancel("ord_1")).toMatchObject({ outcome: "unsure", why: "busy" });
  await expect(printer.read("ord_1")).rejects.toThrow(PrinterBusy);
  expect(calls).toHaveLength(5);
  clock.advance({ seconds: 6 });
  await printer.cancel("ord_1");
  expect(calls).toHaveLength(6);
});

test("the audit waits for room, and reads a busy shop to its end", async () => {
  const { clock, calls, table } = processes();
  const line: Call = async (_purpose, _method, path) => {
    calls.push({ at: clock.now().getTime(), path });
    const skip = Number(new URLSearchParams(path.split("?")[1]).get("skip"));
    const orders = Array.from({ length: 100 }, (_, n) => ({ id: `ord_${skip + n}`, merchantReference: "o" }));
    return { outcome: "answer", status: 200, body: { orders, hasMore: skip < 1100 } };
  };
  const pause = async (ms: number) => clock.advance({ seconds: ms / 1000 });
  const printer = prodigiPrinter(paced(line, { table, clock, limited: true }), pause);
  expect(await printer.since(clock.now())).toHaveLength(1200);
  expect(calls).toHaveLength(12);
});

test.each([
  ["it has no room at all", () => false],
  ["it has room for a page now and then", (asked: number) => asked % 20 === 0],
])("but not for ever: %s", async (_, hasRoom) => {
  let asked = 0;
  const busy: Call = async () =>
    hasRoom(++asked)
      ? { outcome: "answer", status: 200, body: { orders: [{ id: `ord_${asked}` }], hasMore: true } }
      : { outcome: "unsure", reason: "status 429", why: "busy" };
  let waited = 0;
  const printer = prodigiPrinter(busy, async (ms) => {
    waited += ms;
    if (waited > 600_000) throw new Error("Lambda ends it");
  });
  await expect(printer.since(new Date(0))).rejects.toThrow(PrinterBusy);
  expect(waited).toBe(240_000);
});

test("who looks for one order does not wait for room", async () => {
  const busy: Call = async () => ({ outcome: "unsure", reason: "status 429", why: "busy" });
  const printer = prodigiPrinter(busy, () => Promise.reject(new Error("it waits")));
  await expect(printer.since(new Date(0), "order")).rejects.toThrow(PrinterBusy);
});

test("the audit never takes the last place, which an order may need", async () => {
  const { calls, one, other } = processes();
  for (const _ of Array(20))
    await other("audit", "GET", "/orders?top=100&skip=0&createdFrom=2026-11-16T12%3A00%3A00Z");
  expect(calls).toHaveLength(4);
  expect(await one("order", "POST", "/orders")).toMatchObject({ outcome: "answer" });
});

test("who looks for one order has an order's place, which pages of the audit leave", async () => {
  const { clock, calls, table } = processes();
  const line: Call = async () => {
    calls.push({ at: clock.now().getTime(), path: "/orders" });
    return { outcome: "answer", status: 200, body: { orders: [], hasMore: false } };
  };
  const printer = prodigiPrinter(paced(line, { table, clock, limited: true }), () =>
    Promise.reject(new Error("no room")),
  );
  for (const _ of Array(4)) expect(await printer.since(new Date(0))).toEqual([]);
  await expect(printer.since(new Date(0))).rejects.toThrow("no room");
  expect(await printer.since(new Date(0), "order")).toEqual([]);
  expect(calls).toHaveLength(5);
});

test("what was counted is kept until nobody asks for it any more, and no longer", async () => {
  const ends: (number | undefined)[] = [];
  const table: Pick<Table, "count"> = { count: async (_, { ttl }) => void ends.push(ttl) };
  const call = paced(async () => ({ outcome: "answer", status: 200, body: {} }), {
    table,
    clock: aClock("2026-11-20T12:00:05Z"),
    limited: true,
  });
  await call("order", "GET", "/orders/ord_1");
  expect(ends).toEqual([Date.parse("2026-11-20T12:00:12Z") / 1000]);
});

test("where limits are lifted, so is the pace", async () => {
  const { calls, one } = processes({ limited: false });
  for (const _ of Array(40)) await one("cart", "POST", "/quotes");
  expect(calls).toHaveLength(40);
});

test("who is told that it was too much is too busy, and no worse", async () => {
  const { printer } = await saying(429, "Too many requests.");
  expect(await printer.cancel("ord_1")).toMatchObject({ outcome: "unsure", why: "busy" });
  await expect(printer.read("ord_1")).rejects.toThrow(PrinterBusy);
});
