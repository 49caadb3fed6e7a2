import { expect, test } from "vitest";
import { RefundRefused } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aTill } from "../../support/till.ts";

// A refund that the provider refuses though no bank has a hand in it: the shop's balance is empty, or the card is gone.

/** Somebody has bought a print, and our balance is empty; `asked` are the names under which a refund was asked for. */
async function penniless() {
  const till = aTill();
  const { shop, payments } = till;
  const asked: string[] = [];
  let isEmpty = true;
  shop.payments = {
    ...payments,
    async refund(wanted) {
      asked.push(wanted.key);
      if (isEmpty) throw new RefundRefused("Insufficient funds.");
      return payments.refund(wanted);
    },
  };
  const orderId = await (await till.aShopper()).buy();
  async function hours(many: number) {
    for (let hour = 0; hour < many; hour++) await till.pass({ hours: 1 });
  }
  const subjects = () => till.inbox.map(({ subject }) => subject);
  return { ...till, orderId, asked, hours, subjects, fill: () => (isEmpty = false) };
}

test("a present of $5 that is refused stops nothing: the print is made, sent and told", async () => {
  const { ops, orderId, hours, kept, printer, subjects } = await penniless();
  await ops("refund", orderId, "5.00");
  await hours(2);
  expect((await kept(orderId)).state).toBe("in production");
  printer.ship(orderId);
  await hours(26);
  expect((await kept(orderId)).state).toBe("shipped");
  expect(subjects().at(-1)).toContain("on its way");
});

test("nor does it stop that an order is called off", async () => {
  const { ops, orderId, hours, kept, printer } = await penniless();
  await hours(2);
  await ops("refund", orderId, "5.00");
  await ops("refund", orderId, "again");
  await hours(1);
  expect([...printer.printed.values()].map(({ state }) => state.stage)).toEqual(["cancelled"]);
  expect((await kept(orderId)).state).toBe("refunding");
});

test("after some hours it is a person's, and is sent when they ask once more", async () => {
  const { ops, orderId, hours, kept, asked, fill, payments } = await penniless();
  await ops("refund", orderId, "5.00");
  await hours(20);
  expect(await ops("attention")).toContain("refund refused: $5.00: Insufficient funds.");
  expect(await kept(orderId)).toMatchObject({ back: { wanted: 0 } });
  const tries = asked.length;
  await hours(48);
  expect(asked.length).toBe(tries);
  fill();
  await ops("settle", orderId);
  await ops("refund", orderId, "5.00", "again");
  expect(payments.refunded).toMatchObject([{ amount: 500, status: "succeeded" }]);
});

test("while it is refused it is asked for once at each look, however far the order goes", async () => {
  const { ops, orderId, hours, asked } = await penniless();
  await ops("refund", orderId, "5.00");
  const before = asked.length;
  expect(before).toBe(1);
  await hours(1);
  expect(asked.length - before).toBe(1);
});

test("what was sent by hand instead, and not heard of yet, is no part of what is asked for next", async () => {
  const { ops, orderId, hours, kept, fill, payments } = await penniless();
  await ops("refund", orderId, "5.00");
  await hours(20);
  const order = await kept(orderId);
  if ("paid" in order) payments.refundThere(order.paid.paymentId, cents(500));
  await ops("settle", orderId);
  fill();
  await ops("refund", orderId, "7.00");
  await hours(1);
  expect(payments.refunded.map(({ amount }) => amount)).toEqual([500, 700]);
});

test("all of it is asked for once a day, and goes out as soon as it can", async () => {
  const { ops, orderId, hours, kept, asked, fill } = await penniless();
  await ops("refund", orderId);
  await hours(24);
  expect(await kept(orderId)).toMatchObject({ state: "refunding", concerns: [{ kind: "refund refused" }] });
  const tries = asked.length;
  await hours(24 * 4);
  expect(asked.length - tries).toBeLessThanOrEqual(4);
  fill();
  await hours(26);
  expect(await kept(orderId)).toMatchObject({ state: "refunded", concerns: [] });
});

test("a part that was refused is in the whole: who settles it has not paid the rest", async () => {
  const { ops, orderId, hours, kept, fill, payments } = await penniless();
  await ops("refund", orderId, "5.00");
  await hours(20);
  const order = await kept(orderId);
  const { paymentId = "" } = "paid" in order ? order.paid : {};
  payments.dispute(paymentId, "open");
  await ops("refund", orderId, "again");
  await hours(2);
  expect(await ops("attention")).not.toContain("refund refused");
  payments.refundThere(paymentId, cents(500));
  await ops("settle", orderId);
  payments.dispute(paymentId, "won");
  fill();
  await hours(24 * 2);
  const all = "paid" in order ? order.paid.total : 0;
  expect(payments.refunded.reduce((sum, { amount }) => sum + amount, 0)).toBe(all);
});

test("what is paid in another way is over once that is settled", async () => {
  const { ops, orderId, hours, kept, subjects } = await penniless();
  await ops("refund", orderId);
  await hours(24);
  await ops("settle", orderId);
  await hours(24 * 16);
  expect(await kept(orderId)).toMatchObject({ state: "refunded", back: { wanted: 0 } });
  expect(await ops("attention")).toBe("No order wants a person.");
  // Nothing was sent that a mail could tell of.
  expect(subjects().filter((subject) => /is cancelled/.test(subject))).toEqual([]);
});

test("what is paid back in the provider's dashboard is told, settled or not", async () => {
  const { ops, orderId, hours, kept, subjects, payments } = await penniless();
  await ops("refund", orderId);
  await hours(24);
  const order = await kept(orderId);
  if ("paid" in order) payments.refundThere(order.paid.paymentId, order.paid.total);
  await ops("settle", orderId);
  expect((await kept(orderId)).state).toBe("refunded");
  expect(subjects().filter((subject) => /is cancelled/.test(subject))).toHaveLength(1);
});

test("what is on its way when somebody settles it is told once it is there", async () => {
  const { ops, orderId, hours, kept, subjects, payments } = await penniless();
  await ops("refund", orderId);
  await hours(24);
  const order = await kept(orderId);
  const paid = "paid" in order ? order.paid : undefined;
  const { id } = payments.refundThere(paid?.paymentId ?? "", paid?.total ?? cents(0), "pending");
  await ops("settle", orderId);
  expect((await kept(orderId)).state).toBe("refunding");
  payments.settleRefund(id, "succeeded");
  await hours(7);
  expect((await kept(orderId)).state).toBe("refunded");
  expect(subjects().filter((subject) => /is cancelled/.test(subject))).toHaveLength(1);
});
