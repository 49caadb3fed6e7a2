import { expect, test } from "vitest";
import { missingToFree } from "../../web/src/cart/free-shipping.ts";
import type { Store } from "../../web/src/store.ts";
import { aCartLine } from "./remembered.ts";

const quote = (shipmentMethod: string, amount: number): Store["cart"]["quotes"][number] => ({
  shipmentMethod,
  cost: { amount, currency: "USD" },
  estimated: false,
  businessDays: { from: 1, to: 2 },
});
const quotes = [quote("Standard", 12.95), quote("Budget", 7.1)];
const cartItems = [{ ...aCartLine("i"), unitCost: { amount: 33.99 }, copies: 2 }];

test("what is missing to free shipping is said to the cent, with the way that is free then", () => {
  expect(missingToFree({ cartItems, quotes }, 80)).toEqual({ missing: 12.02, method: "Budget" });
  expect(missingToFree({ cartItems, quotes }, 67.99)).toEqual({ missing: 0.01, method: "Budget" });
});

test.for<[why: string, over: Partial<Store["cart"]>, freeFrom: number | undefined]>([
  ["a stage has no threshold", {}, undefined],
  ["it is reached", {}, 67.98],
  ["it is passed", {}, 10],
  ["it cannot be sent at all", { quotes: [] }, 80],
  ["the shop sends it for nothing already", { quotes: [quote("Budget", 0)] }, 80],
])("nothing is said where %s", ([, over, freeFrom]) => {
  expect(missingToFree({ cartItems, quotes, ...over }, freeFrom)).toBeUndefined();
});
