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

test("deleted before its order was paid: all of it goes back at once, no other file is made, and the mail says why", async () => {
  const { shop, aShopper, work, payments, printer, kept, inbox, ops } = aTill();
  const { browser, image, order } = await aShopper();
  const [, other] = (await browser.get("/user/generatedImages")).body.generatedImages;
  const { orderId, pageId } = await order({ imageId: other._id }, { Size: "12x18" });
  await browser.delete(`/images/${image._id}`);
  let files = 0;
  shop.imageProcessor = { ...shop.imageProcessor, print: () => Promise.reject(new Error(`file ${++files}`)) };
  payments.pay(pageId, { method: "Express" });
  await browser.get(`/cart/checkout-session/${orderId}`);
  await work();
  const [page] = payments.sessions.values();
  expect(payments.refunded.map(({ amount }) => amount)).toEqual([page?.state.total]);
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
  expect([files, printer.printed.size]).toEqual([0, 0]);
  expect(inbox.map(({ subject }) => subject)).toEqual([expect.stringContaining("is on its way back")]);
  expect(inbox[0]?.text).toContain("Its picture was deleted before it was printed.");
  expect(await ops("timeline", orderId)).toMatch(/Paid: .*\n.*Its picture was deleted/);
});
