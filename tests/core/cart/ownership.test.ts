import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import type { Cart, CartLine } from "../../../functions/core/cart/cart.ts";
import { carts } from "../../../functions/core/cart/items.ts";
import { ownedCart } from "../../../functions/core/cart/ownership.ts";
import { lateEngine } from "../../support/late-engine.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aShop } from "../../support/shop.ts";

const [guest, user] = ["guest-1" as UserId, "user-1" as UserId];

const aLine = (name: string): CartLine => ({
  sku: "",
  name,
  description: "",
  copies: 1,
  unitCost: { amount: 1 },
  productOptions: [],
  relatedImage: { _id: "batch~1tail", imageUrl: "", prompt: "" },
});

const quotes: Cart["quotes"] = [
  {
    shipmentMethod: "Budget",
    cost: { amount: 8, currency: "USD" },
    estimated: false,
    businessDays: { from: 1, to: 2 },
  },
];

function open() {
  const { table } = aShop({ kept: lateEngine(memoryEngine()) }).shop;
  const fill = (userId: UserId, ...names: string[]) =>
    table.create(carts, { userId, items: names.map(aLine), quotes });
  const namesOf = async (userId: UserId) =>
    (await table.get(carts, { userId }, { consistent: true }))?.items.map(({ name }) => name);
  const move = async () => table.write(...(await ownedCart.moves(table, guest, user)).flat());
  return { table, fill, namesOf, move };
}

test("a guest's cart becomes the user's who has none, without its quotes", async () => {
  const { table, fill, namesOf, move } = open();
  await fill(guest, "Theirs");
  await move();
  expect(await table.get(carts, { userId: user }, { consistent: true })).toMatchObject({
    items: [aLine("Theirs")],
    quotes: [],
  });
  expect(await namesOf(guest)).toBeUndefined();
});

test("a guest's cart is poured into the user's", async () => {
  const { fill, namesOf, move } = open();
  await fill(guest, "Theirs");
  await fill(user, "Mine");
  await move();
  expect(await namesOf(user)).toEqual(["Mine", "Theirs"]);
});

test("a guest without a cart leaves the user's as it is", async () => {
  const { table, fill } = open();
  await fill(user, "Mine");
  expect(await ownedCart.moves(table, guest, user)).toEqual([]);
});

test("an export holds what lies in the cart, and nothing where there is none", async () => {
  const { table, fill } = open();
  expect(await ownedCart.exported(table, { userId: user })).toEqual([]);
  await fill(user, "Mine");
  expect(await ownedCart.exported(table, { userId: user })).toEqual([aLine("Mine")]);
});

test("with its owner a cart is gone", async () => {
  const { table, fill, namesOf } = open();
  expect(await ownedCart.erased(table, { userId: user })).toEqual([]);
  await fill(user, "Mine");
  await table.write(...(await ownedCart.erased(table, { userId: user })).flat());
  expect(await namesOf(user)).toBeUndefined();
});
