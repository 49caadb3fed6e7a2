import { describe, expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { advance } from "../../../functions/core/orders/advance.ts";
import { orders, ordersOf, ownedOrders, writingDown } from "../../../functions/core/orders/items.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { ownOrders } from "../../../functions/core/orders/ownership.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";
import { madeUnreadable } from "../../support/unreadable.ts";
import { anOrder } from "./an-order.ts";

const userId = anOrder("paid").userId;
const other = "another" as UserId;

async function open(...all: Order[]) {
  const engine = memoryEngine();
  const { shop, logged, clock } = aShop({ kept: engine });
  const { table } = shop;
  for (const order of all) await table.write(...writingDown(order));
  const read = (orderId: string) => table.get(orders, { orderId }, { consistent: true });
  const owned = async (who: UserId) =>
    (await table.all(ownedOrders, { pk: `U#${who}`, prefix: "ORD#" })).map(({ orderId }) => orderId);
  const told = () => logged.map(({ event, fields }) => [event, fields]);
  /** A month later, as the sweep finds it. */
  const forgottenBy = async (orderId: string) => {
    clock.advance({ days: 31 });
    await advance(shop, orderId);
    return read(orderId);
  };
  return { table, read, owned, engine, told, forgottenBy, ownOrders: ownOrders(shop) };
}
const named = (orderId: string, order: Order, owner = userId): Order => ({
  ...order,
  orderId,
  userId: owner,
});

test("orders move with whoever logs in, and nobody else's do", async () => {
  const { table, read, owned, ownOrders } = await open(
    named("mine", anOrder("paid")),
    named("draft", anOrder("draft")),
    named("theirs", anOrder("paid"), "third" as UserId),
  );
  await table.write(...(await ownOrders.moves(table, userId, other)).flat());
  for (const id of ["mine", "draft"]) expect(await read(id)).toMatchObject({ userId: other });
  expect(await read("theirs")).toMatchObject({ userId: "third" });
  expect([(await owned(other)).sort(), await owned(userId)]).toEqual([["draft", "mine"], []]);
});

test("cut off between any two, each order is either here with its entry or there with it", async () => {
  const { table, read, owned, ownOrders } = await open(
    named("draft", anOrder("draft")),
    named("mine", anOrder("paid")),
  );
  for (const group of (await ownOrders.moves(table, userId, other)).slice(0, 1)) await table.write(...group);
  const [first] = await owned(other);
  for (const id of ["draft", "mine"]) expect((await read(id))?.userId === other, id).toBe(id === first);
  expect(await owned(userId)).toHaveLength(1);
});

test("one of an older release stands in the list alone, and moves as well", async () => {
  const { table, read, ownOrders } = await open();
  await table.create(orders, named("old", anOrder("paid")));
  await table.write(...(await ownOrders.moves(table, userId, other)).flat());
  expect(await read("old")).toMatchObject({ userId: other });
});

test("one that has moved on before is left to whoever has it", async () => {
  const { table, read, ownOrders } = await open(named("mine", anOrder("paid")));
  const order = await read("mine");
  if (!order) throw new Error("it is gone");
  await table.replace(orders, { ...order, userId: other });
  await table.write(...(await ownOrders.erased(table, { userId })).flat());
  expect(await read("mine")).toMatchObject({ userId: other });
  expect(await read("mine")).not.toHaveProperty("forget");
});

test("an export holds what was paid for, as its owner saw it", async () => {
  const { table, ownOrders } = await open(named("mine", anOrder("paid")), named("draft", anOrder("draft")));
  expect(await ownOrders.exported?.(table, { userId })).toMatchObject([{ _id: "mine" }]);
});

test("who wants to be forgotten is a month after an order is over, also where it is not yet", async () => {
  const { table, read, owned, ownOrders, forgottenBy } = await open(
    named("over", anOrder("completed")),
    named("printing", anOrder("in production")),
  );
  await table.write(...(await ownOrders.erased(table, { userId })).flat());
  expect(await read("over")).toMatchObject({ userId, forget: true, paid: { name: "Ada Lovelace" } });
  expect(await forgottenBy("over")).toMatchObject({ userId: "", paid: { name: "" } });
  expect(await read("printing")).toMatchObject({ userId, forget: true, paid: { name: "Ada Lovelace" } });
  expect(await owned(userId)).toEqual([]);
});

test("with the person goes what leads to them: only what the law wants kept stays, and can be read", async () => {
  const tracking = { carrier: "ups", trackingNumber: "1Z999", trackingUrl: "https://ups.test/1Z999" };
  const parcels = [{ id: "shp_1", status: "delivered" as const, items: ["order-1"], ...tracking }];
  const over = { ...anOrder("completed"), orderId: "over", parcels, failure: "no mail to Ada Lovelace" };
  const { table, read, ownOrders, forgottenBy } = await open(over);
  await table.write(...(await ownOrders.erased(table, { userId })).flat());
  const kept = JSON.stringify(await forgottenBy("over"));
  for (const gone of ["1Z999", "Ada", "Museum", "a fox", "batch~0tail", "pictures/prints"])
    expect([gone, kept.includes(gone)]).toEqual([gone, false]);
  expect(await read("over")).toMatchObject({
    ...{
      number: "WF-ORDER",
      state: "completed",
      subtotal: 8400,
      shippedAt: over.shippedAt,
      session: { id: "cs_1" },
    },
    paid: { at: over.paid.at, paymentId: "pi_1", total: 9695, shipping: 1295, tax: 0, method: "Budget" },
    lines: [{ sku: "GLOBAL-FAP-16X24", copies: 2, price: 4200, item: { name: "Art Paper Print" } }],
    parcels: [{ id: "shp_1", status: "delivered", items: ["order-1"] }],
  });
});

test("with the person go the words of operators, which may name them; who did what, and when, stays", async () => {
  const over = named("over", anOrder("completed"));
  const said = { at: "", kind: "by operator", by: "grace", what: "Note: Ada called", deed: "x" } as const;
  const { table, ownOrders, forgottenBy } = await open({ ...over, history: [...over.history, said] });
  await table.write(...(await ownOrders.erased(table, { userId })).flat());
  expect((await forgottenBy("over"))?.history).toEqual([...over.history, { ...said, what: "(forgotten)" }]);
});

test.for([
  [anOrder("in production"), true],
  [anOrder("completed"), false],
  [anOrder("draft"), false],
] as const)("an account outlasts an order that is paid and under way", async ([order, outlasts]) => {
  const { table, ownOrders } = await open(order);
  expect(await ownOrders.outlasts?.(table, { userId })).toBe(outlasts);
});

describe("one that cannot be read", () => {
  async function besideAnother() {
    const parts = await open(named("odd", anOrder("paid")), named("mine", anOrder("completed")));
    const state = await madeUnreadable(parts.engine, "odd");
    return { ...parts, asItWas: () => state("paid") };
  }

  test("moves with the others, as it stands", async () => {
    const { table, read, owned, ownOrders, asItWas } = await besideAnother();
    await table.write(...(await ownOrders.moves(table, userId, other)).flat());
    expect((await owned(other)).sort()).toEqual(["mine", "odd"]);
    await asItWas();
    expect(await read("odd")).toMatchObject({ userId: other });
    const { items } = await table.list(orders, ordersOf(other), { limit: 9 });
    expect(items.map(({ orderId }) => orderId).sort()).toEqual(["mine", "odd"]);
  });

  test("is left out of an export, and its owner is not forgotten before it", async () => {
    const { table, ownOrders } = await besideAnother();
    expect(await ownOrders.exported(table, { userId })).toMatchObject([{ _id: "mine" }]);
    expect(await ownOrders.outlasts?.(table, { userId })).toBe(true);
  });

  test("keeps nobody from being forgotten: it is marked as it stands, and told of once", async () => {
    const { table, read, owned, told, ownOrders, asItWas } = await besideAnother();
    for (let times = 0; times < 2; times++)
      await table.write(...(await ownOrders.erased(table, { userId })).flat());
    expect(told()).toEqual([["order.not-forgotten", { orderId: "odd" }]]);
    expect(await owned(userId)).toEqual([]);
    expect(await read("mine")).toMatchObject({ forget: true });
    await asItWas();
    expect(await read("odd")).toMatchObject({ userId, forget: true });
  });

  test("is left to whoever has it", async () => {
    const { table, read, ownOrders, asItWas } = await besideAnother();
    await table.write(...(await ownOrders.moves(table, userId, other)).flat());
    await table.create(ownedOrders, { userId, orderId: "odd", createdAt: anOrder("paid").createdAt });
    expect(await ownOrders.outlasts?.(table, { userId })).toBe(false);
    await table.write(...(await ownOrders.erased(table, { userId })).flat());
    await asItWas();
    expect(await read("odd")).not.toHaveProperty("forget");
  });
});
