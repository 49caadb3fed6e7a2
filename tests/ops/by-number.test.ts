import { expect, test } from "vitest";
import { changing } from "../../functions/core/orders/items.ts";
import { twoLines } from "../support/two-lines.ts";

/** An order that was sent, by the number that its shopper quotes. */
async function aQuotedOrder() {
  const till = await twoLines();
  const { orderId, printer, ops, kept } = till;
  printer.ship(orderId);
  await ops("retry", orderId);
  return { ...till, number: (await kept(orderId)).number };
}

test("every command takes the number that a shopper quotes, however it is written", async () => {
  const { ops, orderId, number, back, kept } = await aQuotedOrder();
  expect(number).toMatch(/^WF-[A-Z0-9]+$/);
  for (const word of [number, number.toLowerCase()]) {
    expect(JSON.parse(await ops("order", word))).toMatchObject({ orderId });
    expect(await ops("explain", word)).toContain(`${number} (${orderId})`);
    expect(await ops("find", word)).toContain(orderId);
    expect(await ops("person", word)).toContain("orders 1");
  }
  await ops("resend", number, "shipped", "grace@example.com");
  expect(await ops("reprint", number, "lines", "2")).toBe(`It is being printed again, as ${orderId}:r1.`);
  expect(await kept(`${orderId}:r1`)).toMatchObject({ reprintOf: orderId, number: `${number}-R1` });
  expect(await ops("explain", `${number}-r1`)).toContain(`It repeats ${orderId}`);
  await ops("refund", number.toLowerCase(), "5.00");
  expect(back()).toBe(500);
  await expect(ops("order", `${number}X`)).rejects.toThrow(`There is no order ${number}X.`);
});

test("of two with one number, each is named by its id", async () => {
  const { ops, orderId, number, kept, shop, aShopper } = await aQuotedOrder();
  const other = await (await aShopper()).buy();
  const order = await kept(other);
  await shop.table.write(...changing(order, { ...order, number }));
  await expect(ops("explain", number)).rejects.toThrow(`${number} is the number of ${orderId}, ${other}.`);
});
