import { expect, test } from "vitest";
import type { UserId } from "../../../functions/core/accounts/caller.ts";
import { customers } from "../../../functions/core/images/items.ts";
import { aTill } from "../../support/till.ts";

/** Paid, and with the print house at once; whether its buyer is known as a customer, and who is. */
async function bought(over: object = { method: "Express" }) {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy(over);
  const { userId } = await till.kept(orderId);
  const isCustomer = async (id: UserId = userId) =>
    (await till.shop.table.get(customers, { userId: id }, { consistent: true })) !== undefined;
  const callOff = async () => {
    await shopper.browser.post(`/orders/${orderId}/cancel`);
    await till.work();
  };
  return { ...till, shopper, orderId, isCustomer, callOff };
}

test.for([
  ["before it was printed", {}],
  ["at the print house", { method: "Express" }],
] as const)("who calls it off is none: %s", async ([, over]) => {
  const { isCustomer, callOff, kept, orderId } = await bought(over);
  await callOff();
  expect((await kept(orderId)).state).toBe("refunded");
  expect(await isCustomer()).toBe(false);
});

test("who was sent a print is one, twice as once, until the account ends", async () => {
  const { isCustomer, printer, pass, orderId, shopper } = await bought();
  await pass({ days: 1 });
  expect(await isCustomer()).toBe(false);
  const another = await shopper.buy({ method: "Express" });
  for (const id of [orderId, another]) printer.ship(id);
  await pass({ days: 2 });
  expect(await isCustomer()).toBe(true);
  await shopper.browser.delete("/user", {});
  expect(await isCustomer()).toBe(false);
});

test("whose account ended before it was sent leaves nothing behind", async () => {
  const { isCustomer, printer, pass, orderId, shopper, kept } = await bought();
  await shopper.browser.delete("/user", {});
  printer.ship(orderId);
  await pass({ days: 2 });
  expect((await kept(orderId)).state).toBe("shipped");
  expect(await isCustomer()).toBe(false);
});
