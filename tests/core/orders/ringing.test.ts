import { describe, expect, test } from "vitest";
import { advance } from "../../../functions/core/orders/advance.ts";
import { owedLetters } from "../../../functions/core/orders/letters/owed-letters.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { cents } from "../../../functions/lib/money.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

async function open(order: Order) {
  const parts = await opened(order);
  const { shop, logged } = parts;
  const told = () => logged.splice(0).map(({ level, event }) => `${level} ${event}`);
  return { ...parts, told, go: () => advance(shop, order.orderId, { heard: true }) };
}

describe("what wants a person rings", () => {
  test("once for each reason, with a code of each", async () => {
    const { cancel: _, ...printing } = anOrder("in production");
    const { shop, go, kept, logged } = await open({ ...printing, since: "2026-11-20T11:00:00.000Z" });
    const rung = () =>
      logged.splice(0).flatMap(({ event, fields }) => (event === "order.wants-person" ? [fields] : []));
    const issues = [
      { code: "One", description: "first" },
      { code: "Two", description: "second" },
    ];
    shop.printer = {
      ...shop.printer,
      read: async (id) => ({ id, stage: "in progress", issues, parcels: [] }),
    };
    await go();
    const orderId = "order";
    expect(rung()).toEqual([{ orderId, state: "on hold", why: "One; Two" }]);
    await go();
    expect(rung()).toEqual([]);
    issues.pop();
    await go();
    expect(rung()).toEqual([{ orderId, state: "on hold", why: "One" }]);
    const lost = { id: "shp_1", status: "cancelled" as const, items: ["order-1"] };
    const alive = { id: "shp_2", status: "processing" as const, items: [] };
    const parcels = [lost, alive];
    shop.printer.read = async (id) => ({ id, stage: "in progress", issues, parcels });
    await go();
    const why = "One; parcel cancelled: shp_1 with order-1";
    expect(rung()).toEqual([{ orderId, state: "on hold", why }]);
    expect((await kept()).history.slice(-2)).toMatchObject([
      { kind: "parcel cancelled" },
      { kind: "concern", about: "parcel cancelled", detail: "shp_1 with order-1" },
    ]);
  });

  test("by standing still alone, once", async () => {
    const { cancel: _, ...printing } = anOrder("in production");
    const { go, told, kept } = await open({ ...printing, letters: ["placed", "delayed"] });
    await go();
    expect(told()).toEqual(["error order.overdue", "error order.wants-person"]);
    expect((await kept()).overdueTold).toBe(true);
    await go();
    expect(told()).toEqual([]);
  });

  test("anew where it stands still elsewhere", async () => {
    const { shop, go, told, kept } = await open({
      ...{ ...anOrder("on hold"), overdueTold: true, letters: ["placed", "delayed"] },
    });
    shop.printer = {
      ...shop.printer,
      read: async (id) => ({ id, stage: "in progress", issues: [], parcels: [] }),
    };
    await go();
    expect(told()).toEqual(["info order.moved"]);
    expect(await kept()).not.toHaveProperty("overdueTold");
  });
});

test("a provider that says done, and shows nothing of it, is not asked for ever", async () => {
  const back = { wanted: cents(9695), done: cents(0) };
  const { shop, go } = await open({ ...anOrder("refunding"), back });
  let asked = 0;
  const refund = async () => ({ id: String(++asked), status: "succeeded" as const, amount: cents(9695) });
  shop.payments = { ...shop.payments, refund };
  await go();
  expect(asked).toBe(61);
});

test("money that is owed goes first, wherever the order stands; its mail goes to the queue with it", async () => {
  const back = { wanted: cents(500), done: cents(0) };
  const refunds = [{ id: "re", status: "succeeded" as const, amount: cents(500) }];
  const { shop, kept, jobs } = await opened({ ...anOrder("shipped"), back }, { refunds });
  await advance(shop, "order", { heard: true });
  const order = await kept();
  expect(order).toMatchObject({ state: "shipped", back: { wanted: 500, done: 500 } });
  expect(order.letters).toEqual(["placed", "refunded"]);
  expect(jobs()).toEqual([{ kind: "letter", orderId: "order", letter: "refunded" }]);
  const name = { orderId: "order", name: "refunded" };
  expect(await shop.table.get(owedLetters, name, { consistent: true })).toMatchObject({ amount: 500 });
});
