import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { orders, ownedOrders, writingDown } from "../../../functions/core/orders/items.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { ownOrders } from "../../../functions/core/orders/ownership.ts";
import { aShop } from "../../support/shop.ts";
import { anOrder } from "./an-order.ts";

const userId = anOrder("paid").userId;
const other = "another" as UserId;

async function open(...all: Order[]) {
  const { shop } = aShop();
  const { table } = shop;
  for (const order of all) await table.write(...writingDown(order));
  const read = (orderId: string) => table.get(orders, { orderId }, { consistent: true });
  const owned = async (who: UserId) =>
    (await table.all(ownedOrders, { pk: `U#${who}`, prefix: "ORD#" })).map(({ orderId }) => orderId);
  return { table, read, owned };
}
const named = (orderId: string, order: Order, owner = userId): Order => ({
  ...order,
  orderId,
  userId: owner,
});

test("orders move with whoever logs in, and nobody else's do", async () => {
  const { table, read, owned } = await open(
    named("mine", anOrder("paid")),
    named("draft", anOrder("draft")),
    named("theirs", anOrder("paid"), "third" as UserId),
  );
  await table.write(...(await ownOrders.moves(table, userId, other)));
  for (const id of ["mine", "draft"]) expect(await read(id)).toMatchObject({ userId: other });
  expect(await read("theirs")).toMatchObject({ userId: "third" });
  expect([(await owned(other)).sort(), await owned(userId)]).toEqual([["draft", "mine"], []]);
});

test("one of an older release stands in the list alone, and moves as well", async () => {
  const { table, read } = await open();
  await table.create(orders, named("old", anOrder("paid")));
  await table.write(...(await ownOrders.moves(table, userId, other)));
  expect(await read("old")).toMatchObject({ userId: other });
});

test("one that has moved on before is left to whoever has it", async () => {
  const { table, read } = await open(named("mine", anOrder("paid")));
  const order = await read("mine");
  if (!order) throw new Error("it is gone");
  await table.replace(orders, { ...order, userId: other });
  await table.write(...(await ownOrders.erased(table, { userId })));
  expect(await read("mine")).toMatchObject({ userId: other });
  expect(await read("mine")).not.toHaveProperty("forget");
});

test("an export holds what was paid for, as its owner saw it", async () => {
  const { table } = await open(named("mine", anOrder("paid")), named("draft", anOrder("draft")));
  expect(await ownOrders.exported?.(table, { userId })).toMatchObject([{ _id: "mine" }]);
});

test("who wants to be forgotten is at once where it is over, and later where it is not", async () => {
  const { table, read, owned } = await open(
    named("over", anOrder("completed")),
    named("printing", anOrder("in production")),
  );
  await table.write(...(await ownOrders.erased(table, { userId })));
  expect(await read("over")).toMatchObject({ userId: "", paid: { name: "" } });
  expect(await read("printing")).toMatchObject({ userId, forget: true, paid: { name: "Ada Lovelace" } });
  expect(await owned(userId)).toEqual([]);
});

test.for([
  [anOrder("in production"), true],
  [anOrder("completed"), false],
  [anOrder("draft"), false],
] as const)("an account outlasts an order that is paid and under way", async ([order, outlasts]) => {
  const { table } = await open(order);
  expect(await ownOrders.outlasts?.(table, { userId })).toBe(outlasts);
});
