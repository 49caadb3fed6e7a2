import { expect, test } from "vitest";
import { images } from "../../../functions/core/images/items.ts";
import { advance } from "../../../functions/core/orders/advance.ts";
import { aTill } from "../../support/till.ts";

test.each([
  ["the picture", (id: string) => `/images/${id}`],
  ["the account", () => "/user"],
])("what was paid for is printed although %s is deleted during the hold", async (_, path) => {
  const { shop, aShopper, work, payments, printer, clock } = aTill();
  const { browser, image, order } = await aShopper();
  const { orderId, pageId } = await order();
  payments.pay(pageId);
  await browser.get(`/cart/checkout-session/${orderId}`);
  await work();
  expect((await browser.delete(path(image._id), path("") === "/user" ? {} : undefined)).status).toBe(200);
  clock.advance({ minutes: 31 });
  await advance(shop, orderId);
  expect(printer.find(orderId)).toBeDefined();
  const [batchId = ""] = image._id.split("~");
  expect(await shop.table.get(images, { batchId, n: 0 })).toBeUndefined();
});
