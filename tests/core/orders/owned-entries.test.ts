import { describe, expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { changing, orders, ownedOrders, writingDown } from "../../../functions/core/orders/items.ts";
import type { Order } from "../../../functions/core/orders/order.ts";
import { ownOrders } from "../../../functions/core/orders/ownership.ts";
import { aShop } from "../../support/shop.ts";
import { aTill } from "../../support/till.ts";
import { anOrder } from "./an-order.ts";

// The entry by which an order's owner finds it without delay stands as long as the order does.

const { userId } = anOrder("paid");
const other = "another" as UserId;

async function open(order: Order) {
  const { shop, clock } = aShop();
  const { table } = shop;
  const orderId = "order";
  clock.advance({ days: (Date.parse(order.createdAt) - clock.now().getTime()) / 86_400_000 });
  await table.write(...writingDown({ ...order, orderId }));
  const read = async () => {
    const found = await table.get(orders, { orderId }, { consistent: true });
    if (!found) throw new Error("it is gone");
    return found;
  };
  const becomes = async (next: Order) => table.write(...changing(await read(), { ...next, orderId }));
  const entries = async (who: UserId) =>
    (await table.all(ownedOrders, { pk: `U#${who}`, prefix: "ORD#" })).map(({ orderId }) => orderId);
  return { table, clock, read, becomes, entries, own: ownOrders(shop) };
}

test("twenty pages that nobody paid at leave nothing, and a paid one stands for ever", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const { body } = await shopper.browser.get("/user");
  const own = () =>
    till.shop.table.all(ownedOrders, { pk: `U#${body.user._id}`, prefix: "ORD#" }).then((all) => all.length);
  await shopper.buy();
  for (let pages = 0; pages < 20; pages++) await shopper.order();
  expect(await own()).toBe(21);
  for (let months = 0; months < 4; months++) {
    await till.pass({ days: 25 });
    await shopper.browser.post("/auth/authenticate");
  }
  expect(await own()).toBe(1);
});

describe("an entry", () => {
  test("of what is never paid ends with it, to the second", async () => {
    const { clock, entries } = await open(anOrder("draft"));
    clock.advance({ days: 89, hours: 23, minutes: 59, seconds: 59 });
    expect(await entries(userId)).toEqual(["order"]);
    clock.advance({ seconds: 1 });
    expect(await entries(userId)).toEqual([]);
  });

  test.each<[string, Order]>([
    ["paid", anOrder("paid")],
    ["paid as nobody expected", anOrder("needs attention")],
  ])("of what is %s stays, also where it has moved since", async (_, order) => {
    const { table, clock, becomes, entries, own } = await open(anOrder("awaiting payment"));
    await becomes(order);
    await table.write(...(await own.moves(table, userId, other)).flat());
    clock.advance({ days: 400 });
    expect([await entries(userId), await entries(other)]).toEqual([[], ["order"]]);
  });

  test("of what has moved before it was paid ends with it, and stays if it is paid after all", async () => {
    for (const paid of [false, true]) {
      const { table, clock, read, becomes, entries, own } = await open(anOrder("awaiting payment"));
      await table.write(...(await own.moves(table, userId, other)).flat());
      if (paid) await becomes({ ...anOrder("paid"), userId: (await read()).userId });
      clock.advance({ days: 400 });
      expect(await entries(other)).toEqual(paid ? ["order"] : []);
    }
  });

  test("of a reprint stays, as no list has it", async () => {
    const { clock, entries } = await open({ ...anOrder("paid"), reprintOf: "before" });
    clock.advance({ days: 400 });
    expect(await entries(userId)).toEqual(["order"]);
  });

  test("of what is printed again of whoever has gone was never there", async () => {
    const { entries } = await open({ ...anOrder("paid"), reprintOf: "before", forget: true });
    expect(await entries(userId)).toEqual([]);
  });

  test("does not come back when its owner has gone before it was paid", async () => {
    const { table, read, becomes, entries, own } = await open(anOrder("awaiting payment"));
    await table.write(...(await own.erased(table, { userId })).flat());
    expect((await read()).forget).toBe(true);
    await becomes({ ...anOrder("paid"), forget: true });
    expect(await entries(userId)).toEqual([]);
  });
});
