import { describe, expect, test } from "vitest";
import {
  findByNumber,
  ordersUnderWay,
  ordersWantingPerson,
  searchOrders,
} from "../../../functions/core/orders/finding.ts";
import {
  changing,
  cluePlace,
  clues,
  ownedOrders,
  writingDown,
} from "../../../functions/core/orders/items.ts";
import { moved, type Order, production } from "../../../functions/core/orders/order.ts";
import { orderKey } from "../../../functions/core/orders/order-link.ts";
import { aShop } from "../../support/shop.ts";
import { anOrder } from "./an-order.ts";

const at = (time: string) => `2026-11-${time}.000Z`;

async function open(...all: Order[]) {
  const parts = aShop();
  for (const order of all) await parts.shop.table.write(...writingDown(order));
  return parts;
}
const ids = (found: Order[]) => found.map(({ orderId }) => orderId);

/** Several, each with a name of its own for everything. */
const named = (n: string): Order => {
  const { paid, ...order } = anOrder("in production");
  const own = { email: `${n}@example.com`, name: `${n} Lovelace`, paymentId: `pi_${n}` };
  const print = { id: `ord_${n}`, submittedAt: "" };
  return { ...order, orderId: `id-${n}`, number: `WF-${n}`, paid: { ...paid, ...own }, print };
};

describe("orders are found", () => {
  test.for(["id-B", " id-B ", "WF-B", "B@example.com", " b@Example.com", "B  LOVELACE", "pi_B", "ord_B"])(
    "by what people call them: %s",
    async (what) => {
      const { shop } = await open(named("A"), named("B"));
      expect(ids(await searchOrders(shop, what))).toEqual(["id-B"]);
    },
  );

  test("not by nothing, nor by half of it", async () => {
    const { shop } = await open(named("A"));
    for (const what of ["", "WF", "Lovelace", "pi_a"]) expect(await searchOrders(shop, what)).toEqual([]);
  });

  test("by what holds now, and by nothing that did before", async () => {
    const { shop } = await open(named("A"));
    const [before] = await searchOrders(shop, "id-A");
    if (before?.state !== "in production") throw new Error("it is not there");
    const { cancel: _, ...rest } = before;
    const next = { ...rest, paid: { ...before.paid, email: "new@example.com" } };
    await shop.table.write(...changing(before, next));
    expect(ids(await searchOrders(shop, "new@example.com"))).toEqual(["id-A"]);
    expect(await searchOrders(shop, "A@example.com")).toEqual([]);
    expect(ids(await searchOrders(shop, "WF-A"))).toEqual(["id-A"]);
  });

  test("as long as they are there: of a reprint that was dropped nothing stays behind", async () => {
    const reprint = { ...anOrder("paid"), reprintOf: "id-A", letters: ["placed"] };
    const { shop, clock } = await open(reprint);
    const [before] = await searchOrders(shop, reprint.number);
    if (!before) throw new Error("it is not there");
    await shop.table.write(...changing(before, moved(before, "expired", {})));
    expect(ids(await searchOrders(shop, reprint.number))).toEqual([reprint.orderId]);
    clock.advance({ days: 90 });
    const place = { pk: cluePlace("number", reprint.number), prefix: "" };
    expect(await shop.table.all(clues, place)).toEqual([]);
    const { userId, orderId } = reprint;
    expect(await shop.table.get(ownedOrders, { userId, orderId })).toBeUndefined();
  });
});

describe("by number and address", () => {
  const find = (shop: Parameters<typeof findByNumber>[0], orderNumber: string, email: string) =>
    findByNumber(shop, { orderNumber, email });

  test("it opens, however they are typed", async () => {
    const { shop } = await open(named("A"));
    const link = { orderId: "id-A", key: orderKey("a secret for orders", "id-A") };
    expect(await find(shop, "wf-a", "a@example.com ")).toEqual(link);
  });

  test("neither is enough, and no other name is a number", async () => {
    const { shop } = await open(named("A"));
    for (const [number, email] of [
      ["WF-B", "a@example.com"],
      ["WF-A", "b@example.com"],
      ["ID-A", "a@example.com"],
      ["A@EXAMPLE.COM", "a@example.com"],
      ["WF-A", ""],
    ] as const)
      await expect(find(shop, number, email)).rejects.toThrow("We found no order");
  });
});

describe("a list", () => {
  test("of what is under way has the next that is due first, of a state or an age where asked", async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      ...anOrder("shipped"),
      ...{ orderId: `many-${n}`, createdAt: at("10T00:00:00"), dueAt: at("19T00:00:00") },
    }));
    const { dueAt: _, ...resting } = named("over");
    const { shop } = await open(
      { ...named("late"), createdAt: at("01T00:00:00"), dueAt: at("21T00:00:00") },
      { ...named("soon"), createdAt: at("02T00:00:00"), dueAt: at("18T00:00:00") },
      resting,
      ...many,
    );
    const all = ids(await ordersUnderWay(shop));
    expect([all.length, all[0], all.at(-1)]).toEqual([62, "id-soon", "id-late"]);
    expect(ids(await ordersUnderWay(shop, { state: "in production" }))).toEqual(["id-soon", "id-late"]);
    const olderThan = new Date(at("02T00:00:00"));
    expect(ids(await ordersUnderWay(shop, { olderThan }))).toEqual(["id-late"]);
  });

  test("of what wants a person has the one that has waited longest first, and forgets what does not", async () => {
    const { shop } = await open(named("A"), named("B"), named("C"));
    const wants = async (n: string, since: string) => {
      const [before] = await searchOrders(shop, `id-${n}`);
      if (before?.state !== "in production") throw new Error("it is not there");
      const next = moved(before, "on hold", { ...production(before), problems: [] });
      await shop.table.write(...changing(before, { ...next, since }));
    };
    await wants("B", at("03T00:00:00"));
    await wants("A", at("05T00:00:00"));
    await wants("C", at("04T00:00:00"));
    expect(ids(await ordersWantingPerson(shop))).toEqual(["id-B", "id-C", "id-A"]);
    const [before] = await searchOrders(shop, "id-C");
    if (before?.state !== "on hold") throw new Error("it does not wait");
    await shop.table.write(...changing(before, moved(before, "in production", production(before))));
    expect(ids(await ordersWantingPerson(shop))).toEqual(["id-B", "id-A"]);
  });
});
