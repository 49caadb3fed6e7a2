import { expect, test } from "vitest";
import { aTill } from "../support/till.ts";

/** A paid order that waits for its print, and what an operator may type at the wrong moment. */
async function aPaidOrder() {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy();
  const order = await till.kept(orderId);
  const paymentId = "paid" in order ? order.paid.paymentId : "";
  return { ...till, ...shopper, orderId, paymentId };
}

test.for([
  ["disputed at the bank", "dispute"],
  ["suspects fraud", "review"],
] as const)("what is %s is not said to go on, and goes on when that is over", async ([why, trouble]) => {
  const { ops, orderId, paymentId, payments, kept } = await aPaidOrder();
  await ops("hold", orderId);
  if (trouble === "dispute") payments.dispute(paymentId, "open");
  else payments.review(paymentId, true);
  const before = await kept(orderId);
  await expect(ops("release", orderId)).rejects.toMatchObject({
    name: "NotPossible",
    message: expect.stringContaining(why),
  });
  expect(await kept(orderId)).toEqual(before);
  if (trouble === "dispute") payments.dispute(paymentId, "won");
  else payments.review(paymentId, false);
  expect(await ops("release", orderId)).toBe("It goes on.");
  expect(await kept(orderId)).toMatchObject({ state: "paid" });
});

test("what is being called off goes to no other address, and nobody is told that it does", async () => {
  const { ops, orderId, browser, inbox, queues, kept, work } = await aPaidOrder();
  expect((await browser.post(`/orders/${orderId}/cancel`)).status).toBe(200);
  queues.orders.sent.splice(0);
  const mails = inbox.length;
  await expect(ops("address", orderId, "Ada Lovelace", "2 Elm", "", "Boston", "MA", "02108")).rejects.toThrow(
    "It is being called off: its money goes back by itself.",
  );
  await ops("retry", orderId);
  await work();
  expect(await kept(orderId)).toMatchObject({ state: "refunded" });
  expect(inbox.slice(mails).map(({ subject }) => subject)).toEqual([expect.stringContaining("is cancelled")]);
});
