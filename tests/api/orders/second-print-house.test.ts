import { expect, onTestFinished, test } from "vitest";
import { aTill } from "../../support/till.ts";
import { toyPrintHouse } from "../../toy-print-house/house.ts";
import { startToyPrintHouse } from "../../toy-print-house/stand-in.ts";

async function aTillWithToys() {
  const standIn = await startToyPrintHouse();
  onTestFinished(standIn.close);
  const till = aTill();
  // This is the line.
  till.shop.printHouse = toyPrintHouse(standIn.url);
  return { ...till, standIn };
}

test("another print house is one line: what it makes is what is sold, and it prints an order to its end", async () => {
  const { shop, standIn, payments, work, aShopper, clock } = await aTillWithToys();
  const shopper = await aShopper();
  const { body } = await shopper.browser.get("/products");
  expect(body.products.map(({ skuMap }: { skuMap: object }) => Object.keys(skuMap))).toEqual([
    ["12x18_none", "16x24_none"],
  ]);

  const { orderId, pageId } = await shopper.order({ Size: "12x18" });
  payments.pay(pageId, { method: "Standard" });
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  clock.advance({ minutes: 31 });
  await shop.queues.orders.send({ kind: "advance", orderId });
  await work();
  expect(standIn.jobs.get(orderId)).toMatchObject({
    items: [{ sku: "poster/12x18", fileUrl: expect.stringContaining("https://wallflower.test/pictures/") }],
  });

  standIn.post(orderId, "BY-BOAT-1");
  // Nobody calls from there: the clock looks again.
  clock.advance({ hours: 24 });
  await shop.queues.orders.send({ kind: "advance", orderId });
  await work();
  expect(await shopper.look(orderId)).toMatchObject({
    status: "shipped",
    prodigiOrderDetails: { trackingNumber: "BY-BOAT-1" },
  });
});

test("what only the other one makes is not sold any more", async () => {
  const { aShopper } = await aTillWithToys();
  const { line, putCart, checkOut } = await aShopper();
  const framed = line({ Size: "24x36", Frame: "black" });
  expect((await putCart([framed])).body.cart.items).toMatchObject([{ unavailable: true }]);
  expect((await checkOut([framed])).status).toBe(422);
});
