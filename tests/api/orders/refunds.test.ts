import { describe, expect, test } from "vitest";
import { cents } from "../../../functions/lib/money.ts";
import { aTill } from "../../support/till.ts";

const total = ({ payments }: ReturnType<typeof aTill>) =>
  [...payments.sessions.values()][0]?.state.total ?? cents(0);
const back = ({ payments }: ReturnType<typeof aTill>) =>
  payments.refunded.reduce((sum, { amount, status }) => sum + (status === "failed" ? 0 : amount), 0);

/** Paid, and still in the half hour in which it can be changed. */
async function bought(over = {}) {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy(over);
  const [page] = till.payments.sessions.values();
  return { ...till, till, shopper, orderId, paymentId: page?.state.paymentId ?? "" };
}

describe("refunded in the provider's dashboard during the hold", () => {
  test("all of it: nothing is printed, and the mail says what went back", async () => {
    const { payments, paymentId, till, pass, printer, shopper, orderId, inbox } = await bought();
    payments.refundThere(paymentId, total(till));
    await pass({ minutes: 31 });
    expect(printer.printed.size).toBe(0);
    expect((await shopper.look(orderId)).status).toBe("refunded");
    expect(inbox.at(-1)?.subject).toContain("on its way back");
  });

  test("half of it: it waits for a person, who is told so and decides", async () => {
    const { payments, paymentId, till, pass, printer, orderId, ops, logged } = await bought();
    const half = cents(Math.floor(total(till) / 2));
    payments.refundThere(paymentId, half);
    await pass({ minutes: 31 });
    expect(printer.printed.size).toBe(0);
    expect(await ops("attention")).toContain("refunded in part");
    expect(logged).toContainEqual(expect.objectContaining({ event: "order.wants-person" }));
    await ops("refund", orderId);
    expect(back(till)).toBe(total(till));
    expect(printer.printed.size).toBe(0);
  });
});

test("a part refunded there and then cancelled: the rest goes back, and the mail tells the sum", async () => {
  const { payments, paymentId, till, shopper, orderId, work, inbox } = await bought();
  payments.refundThere(paymentId, cents(500));
  await shopper.browser.post(`/orders/${orderId}/cancel`);
  await work();
  expect(back(till)).toBe(total(till));
  expect(payments.refunded.map(({ amount }) => amount)).toEqual([500, total(till) - 500]);
  expect(inbox.at(-1)?.text).toContain(`We have refunded $${(total(till) / 100).toFixed(2)}`);
});

test("an operator's refund that comes too late for the print house is done all the same", async () => {
  const { till, orderId, printer, ops, pass, kept } = await bought({ method: "Express" });
  printer.begin(orderId);
  await ops("refund", orderId);
  expect(back(till)).toBe(total(till));
  printer.ship(orderId);
  await pass({ days: 2 });
  expect((await kept(orderId)).state).toBe("shipped");
});

test("who asks once more when it was too late is told so, and nothing is written", async () => {
  const { shopper, orderId, printer, work, kept } = await bought({ method: "Express" });
  printer.begin(orderId);
  const cancel = () => shopper.browser.post(`/orders/${orderId}/cancel`);
  expect((await cancel()).status).toBe(200);
  await work();
  const order = await kept(orderId);
  expect(order.history.at(-1)?.kind).toBe("too late to cancel");
  for (let times = 0; times < 5; times++) {
    expect((await cancel()).status).toBe(409);
    await work();
  }
  expect(await kept(orderId)).toEqual(order);
});

test("while the bank refuses, nobody reads that the money is back", async () => {
  const { payments, paymentId, shopper, orderId, work, pass } = await bought();
  payments.dispute(paymentId, "open");
  await shopper.browser.post(`/orders/${orderId}/cancel`);
  await work();
  expect((await shopper.look(orderId)).status).toBe("refunding");
  payments.dispute(paymentId, "won");
  await pass({ days: 1 });
  expect((await shopper.look(orderId)).status).toBe("refunded");
});

test("a refund that a bank sends back days later is owed again, and a person is told", async () => {
  const { payments, till, shopper, orderId, work, pass, kept, ops } = await bought();
  await shopper.browser.post(`/orders/${orderId}/cancel`);
  await work();
  expect((await kept(orderId)).state).toBe("refunded");
  payments.settleRefund(payments.refunded[0]?.id ?? "", "failed");
  await pass({ days: 15 });
  expect(back(till)).toBe(total(till));
  expect(payments.refunded).toHaveLength(2);
  expect(await ops("attention")).toContain("refund came back");
});

test("a refund is looked at once more after two weeks, whoever looks before", async () => {
  const { payments, pass, kept, till, shopper, orderId, ops } = await bought();
  await ops("refund", orderId);
  expect((await kept(orderId)).state).toBe("refunded");
  await till.visitor().post("/webhooks/stripe", { orderId }, { "stripe-signature": "signed" });
  await pass({ minutes: 1 });
  for (let days = 0; days < 13; days++) await pass({ days: 1 });
  const [refund] = payments.refunded;
  if (refund) payments.settleRefund(refund.id, "failed");
  await pass({ days: 2 });
  expect((await shopper.look(orderId)).status).not.toBe("expired");
  expect(await ops("timeline", orderId)).toContain("refund came back");
});

test("what was disputed and is paid back in the end wants nobody any more", async () => {
  const { payments, paymentId, pass, ops, orderId } = await bought();
  payments.dispute(paymentId, "open");
  await ops("refund", orderId);
  expect(await ops("attention")).toContain("disputed: a refund has to wait");
  payments.dispute(paymentId, "won");
  await pass({ hours: 13 });
  expect(await ops("explain", orderId)).toContain("All of its money is back.");
  expect(await ops("attention")).toBe("No order wants a person.");
});
