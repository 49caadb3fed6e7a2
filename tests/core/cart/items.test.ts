import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { carts } from "../../../functions/core/cart/items.ts";
import { currency } from "../../../functions/lib/money.ts";
import { writtenFirst } from "../../support/first-release.ts";

const userId = "user-1" as UserId;

const anItem = (n: number) => ({
  sku: "GLOBAL-FAP-16X24",
  name: "Art Paper Print",
  description: "16 × 24 in (41 × 61 cm) / None",
  copies: 2,
  unitCost: { amount: 34 },
  productOptions: [{ label: "Size", value: "16x24", displayName: "16 × 24 in" }],
  relatedImage: { _id: `batch~${n}tail`, imageUrl: "", prompt: "A heron" },
});

const quotes = [
  {
    shipmentMethod: "Budget",
    cost: { amount: 8, currency },
    estimated: false,
    businessDays: { from: 10, to: 14 },
  },
];

const written = (items: object[]) =>
  writtenFirst({ pk: "U#user-1", sk: "CART" }, "cart", { userId, items, quotes }, 1_700_000_000_000);

test("a cart of the first release is read as it was", async () => {
  const table = await written([anItem(1), { ...anItem(2), sku: "", unavailable: true }]);
  const cart = await table.get(carts, { userId });
  expect(cart?.items).toEqual([anItem(1), { ...anItem(2), sku: "", unavailable: true }]);
  expect(cart?.v).toBe(1_700_000_000_000);
});

test("a cart that had grown too long to be changed is read as one that can be", async () => {
  const table = await written(Array.from({ length: 100 }, (_, n) => anItem(n)));
  expect((await table.get(carts, { userId }))?.items).toHaveLength(50);
});
