import { expect, test } from "vitest";
import { heedNotice } from "../../../functions/core/orders/payment/notices.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aTill } from "../../support/till.ts";

// A refund that the provider takes and holds: our balance does not cover it, until somebody tops that up.

/** Somebody has bought a print, and our balance is empty. */
async function penniless({ bank = false } = {}) {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, bank ? { status: "unpaid" } : {});
  till.payments.settlePayment(pageId, "paid");
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  till.payments.turnBalance("empty");
  async function hours(many: number) {
    for (let hour = 0; hour < many; hour++) await till.pass({ hours: 1 });
  }
  const rung = () =>
    till.logged.flatMap(({ event, fields }) => (event === "order.wants-person" ? [String(fields?.why)] : []));
  const told = () => till.inbox.filter(({ subject }) => /money for order|is cancelled/.test(subject)).length;
  const cancel = () => shopper.browser.post(`/orders/${orderId}/cancel`, {});
  const [page] = till.payments.sessions.values();
  const paymentId = page?.state.paymentId ?? "";
  return { ...till, orderId, hours, rung, told, cancel, paymentId };
}

test("all of it: it rings at once and once, says what to do, and goes out when our balance is topped up", async () => {
  const { orderId, cancel, hours, rung, told, kept, ops, payments, work } = await penniless();
  await cancel();
  await work();
  expect(rung()).toEqual([expect.stringContaining("(re_1): our balance does not cover it")]);
  expect(await ops("attention")).toContain("refund waits");
  expect(await ops("explain", orderId)).toContain("top up our balance at the payment provider");
  await hours(24 * 9);
  expect(rung()).toHaveLength(1);
  expect([(await kept(orderId)).state, payments.refunded.length, told()]).toEqual(["refunding", 1, 0]);
  payments.turnBalance("filled");
  await hours(7);
  expect(await kept(orderId)).toMatchObject({ state: "refunded", concerns: [] });
  expect(told()).toBe(1);
  expect(await ops("attention")).toBe("No order wants a person.");
});

test("a part: the order goes on meanwhile, and another part of it that waits is told as well", async () => {
  const { orderId, hours, rung, told, kept, ops, payments, printer } = await penniless();
  await ops("refund", orderId, "5.00");
  expect(rung()).toEqual([expect.stringContaining("$5.00 (re_1)")]);
  await hours(2);
  await ops("refund", orderId, "5.00", "again");
  expect(rung().at(-1)).toContain("$5.00 (re_2)");
  printer.ship(orderId);
  await hours(26);
  expect([(await kept(orderId)).state, new Set(rung()).size, told()]).toEqual(["shipped", 2, 0]);
  payments.turnBalance("filled");
  await hours(7);
  expect(await kept(orderId)).toMatchObject({ state: "shipped", concerns: [], back: { done: cents(1000) } });
  expect(told()).toBe(1);
});

test("one that fails in the end is sent anew, and told of anew where that waits as well", async () => {
  const { orderId, cancel, hours, rung, kept, payments, work } = await penniless();
  await cancel();
  await work();
  payments.settleRefund("re_1", "failed");
  await hours(7);
  expect(rung()).toMatchObject([expect.stringContaining("re_1"), expect.stringContaining("re_2")]);
  payments.turnBalance("filled");
  await hours(7);
  expect(await kept(orderId)).toMatchObject({ state: "refunded", concerns: [] });
});

test("where no card has paid it fails: it rings once, is asked for once a day, and goes out after that is topped up", async () => {
  const { shop, orderId, cancel, hours, rung, told, kept, payments, paymentId, work, ops } = await penniless({
    bank: true,
  });
  await cancel();
  await work();
  expect(rung()).toEqual([expect.stringContaining("our balance does not cover it")]);
  for (let day = 1; day <= 8; day++) {
    await hours(24);
    // Each failure is told by a webhook, which makes nothing of it.
    await heedNotice(shop, { live: false, paymentId });
    await work();
  }
  expect(payments.refunded.length).toBeLessThanOrEqual(9);
  expect([(await kept(orderId)).state, rung().length, told()]).toEqual(["refunding", 1, 0]);
  payments.turnBalance("filled");
  await hours(25);
  expect(await kept(orderId)).toMatchObject({ state: "refunded", concerns: [] });
  expect([told(), await ops("attention")]).toEqual([1, "No order wants a person."]);
});

test("and goes out at once where somebody has it looked at", async () => {
  const { orderId, ops, hours, kept, payments, printer } = await penniless({ bank: true });
  await ops("refund", orderId, "5.00");
  await hours(2);
  printer.ship(orderId);
  await hours(26);
  expect((await kept(orderId)).state).toBe("shipped");
  payments.turnBalance("filled");
  await ops("retry", orderId);
  expect(await kept(orderId)).toMatchObject({ state: "shipped", concerns: [], back: { done: cents(500) } });
});

test.for(["empty", "slow"] as const)(
  "a bank that asks for money that is on its way is told at once: %s",
  async (why) => {
    const { shop, orderId, cancel, hours, rung, kept, payments, paymentId, work } = await penniless();
    await cancel();
    await work();
    // With money enough it waits for the bank alone.
    if (why === "slow") payments.settleRefund("re_1", "pending");
    await hours(24);
    const before = rung().length;
    payments.dispute(paymentId, "open");
    await heedNotice(shop, { live: false, paymentId });
    await work();
    expect(rung().slice(before)).toEqual([expect.stringContaining("disputed: its money is on its way back")]);
    await hours(24 * 3);
    expect(rung()).toHaveLength(before + 1);
    payments.dispute(paymentId, "won");
    payments.settleRefund("re_1", "succeeded");
    await hours(7);
    expect(await kept(orderId)).toMatchObject({ state: "refunded", concerns: [] });
  },
);

test("a bank that asks for money that goes back in the same moment is told as well", async () => {
  const { shop, orderId, hours, rung, kept, payments, paymentId, work } = await penniless();
  payments.turnBalance("filled");
  payments.dispute(paymentId, "open");
  const order = await kept(orderId);
  if ("paid" in order) payments.refundThere(paymentId, order.paid.total);
  await heedNotice(shop, { live: false, paymentId });
  await work();
  expect((await kept(orderId)).state).toBe("refunded");
  await hours(24 * 3);
  expect(rung()).toEqual([expect.stringContaining("disputed: its money is back already: tell the bank")]);
  // Won, nobody has to look any more.
  payments.dispute(paymentId, "won");
  await heedNotice(shop, { live: false, paymentId });
  await work();
  expect((await kept(orderId)).concerns).toEqual([]);
});
