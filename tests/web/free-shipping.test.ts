import { expect, test } from "vitest";
import { missingToFree } from "../../web/src/cart/free-shipping.ts";
import type { Store } from "../../web/src/store.ts";
import { aCartLine } from "./remembered.ts";

type Quote = Store["cart"]["quotes"][number];

const quote = (shipmentMethod: Quote["shipmentMethod"], freeFrom?: number): Quote => ({
  shipmentMethod,
  cost: { amount: 7.1, currency: "USD" },
  estimated: false,
  businessDays: { from: 1, to: 2 },
  ...(freeFrom !== undefined && { freeFrom }),
});
const cartItems = [{ ...aCartLine("i"), unitCost: { amount: 33.99 }, copies: 2 }];
const missing = (freeFrom?: number) =>
  missingToFree({ cartItems, quotes: [quote("Standard"), quote("Budget", freeFrom)] });

test("what is missing to free shipping is said to the cent, with the way that is free then", () => {
  expect(missing(80)).toEqual({ missing: 12.02, method: "Budget" });
  expect(missing(67.99)).toEqual({ missing: 0.01, method: "Budget" });
});

test.for<[why: string, freeFrom: number | undefined]>([
  ["a stage has no threshold, or it is sent for nothing already", undefined],
  ["it is reached", 67.98],
  ["it is passed", 10],
])("nothing is said where %s", ([, freeFrom]) => {
  expect(missing(freeFrom)).toBeUndefined();
});

test("nothing is said of what cannot be sent", () => {
  expect(missingToFree({ cartItems, quotes: [] })).toBeUndefined();
});
