import { describe, expect, test } from "vitest";
import { settleOrder } from "../../../functions/core/orders/operators/operating.ts";
import type { OrderIn } from "../../../functions/core/orders/order.ts";
import { heedNotice } from "../../../functions/core/orders/payment/notices.ts";
import { type PaymentStanding, RefundRefused } from "../../../functions/core/orders/payment/payments.ts";
import { cents } from "../../../functions/lib/money.ts";
import { aTill } from "../../support/till.ts";
import { anOrder } from "./an-order.ts";
import { opened } from "./opened.ts";

async function bought(method = "Budget") {
  const till = aTill();
  const shopper = await till.aShopper();
  const orderId = await shopper.buy({ method });
  const paymentId = [...till.payments.sessions.values()][0]?.state.paymentId ?? "";
  /** As the provider tells it: with the payment's name, and none of ours. */
  const hear = async () => {
    await till.visitor().post("/webhooks/stripe", { paymentId }, { "stripe-signature": "signed" });
    await till.work();
  };
  return { ...till, shopper, orderId, paymentId, hear };
}

describe("disputed at the bank before print", () => {
  test("nothing is printed while it is open, and it goes on when it is won", async () => {
    const { payments, paymentId, hear, pass, printer, ops, orderId } = await bought();
    payments.dispute(paymentId, "open");
    await hear();
    expect(await ops("attention")).toContain("disputed");
    await pass({ minutes: 31 });
    expect(printer.printed.size).toBe(0);
    expect(await ops("explain", orderId)).toContain("A bank, its owner or you decide");
    payments.dispute(paymentId, "won");
    await pass({ hours: 13 });
    expect(printer.printed.size).toBe(1);
  });

  test("lost, it is over, and nobody reads that the shop has refunded it", async () => {
    const { payments, paymentId, hear, pass, printer, kept, orderId, inbox } = await bought();
    payments.dispute(paymentId, "open");
    await hear();
    payments.dispute(paymentId, "lost");
    await pass({ days: 1 });
    expect([printer.printed.size, (await kept(orderId)).state]).toEqual([0, "refunded"]);
    expect(inbox.map(({ subject }) => subject).join()).not.toContain("way back");
  });
});

test("disputed after it was handed over, it rings once and stands on the list until it is settled", async () => {
  const { payments, paymentId, hear, ops, orderId, logged } = await bought("Express");
  payments.dispute(paymentId, "open");
  for (const _ of [1, 2, 3]) await hear();
  expect(logged.filter(({ event }) => event === "order.wants-person")).toHaveLength(1);
  expect(await ops("attention")).toContain("! disputed: open");
  await ops("settle", orderId);
  expect(await ops("attention")).toBe("No order wants a person.");
});

test("lost after print and won after all, nothing goes back that nobody wanted back", async () => {
  const { payments, paymentId, hear, orderId, printer, pass, kept, inbox } = await bought("Express");
  printer.ship(orderId);
  for (const dispute of ["open", "lost", "won"] as const) {
    payments.dispute(paymentId, dispute);
    await hear();
    await pass({ days: 1 });
  }
  expect(payments.refunded).toEqual([]);
  const order = await kept(orderId);
  expect(order).toMatchObject({ state: "shipped", back: { wanted: 0, done: 0, taken: 0 } });
  expect(order.concerns.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
    "disputed: open",
    "disputed: lost",
    "disputed: won",
  ]);
  expect(inbox.map(({ subject }) => subject).join()).not.toContain("way back");
});

test("what the shop wanted back all the same goes back, once a bank has let go of it", async () => {
  const { payments, paymentId, hear, orderId, printer, pass, kept, ops } = await bought("Express");
  printer.begin(orderId);
  await ops("refund", orderId, "5.00");
  for (const dispute of ["open", "lost", "won"] as const) {
    payments.dispute(paymentId, dispute);
    await hear();
  }
  expect(payments.refunded.map(({ amount }) => amount)).toEqual([500]);
  payments.dispute(paymentId, "open");
  await hear();
  await ops("refund", orderId);
  for (const dispute of ["lost", "won"] as const) {
    payments.dispute(paymentId, dispute);
    await hear();
    await pass({ days: 1 });
  }
  const { paid } = (await kept(orderId)) as OrderIn<"in production">;
  expect(payments.refunded.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid.total);
});

test("what is refused beside a part that a bank took is a person's, and its order goes on to be sent", async () => {
  const { payments, paymentId, hear, ops, orderId, printer, pass, kept, shop } = await bought("Express");
  payments.dispute(paymentId, "lost", cents(500));
  shop.payments.refund = () => Promise.reject(new RefundRefused("charged back"));
  await hear();
  await ops("refund", orderId, "10.00");
  expect(await ops("explain", orderId)).toContain("refund refused: $10.00 beside a dispute");
  printer.ship(orderId);
  await pass({ days: 2 });
  expect(await kept(orderId)).toMatchObject({
    state: "shipped",
    back: { wanted: 500, done: 500, taken: 500 },
  });
});

test("suspected of fraud, an Express order does not go to print in the minute of its payment", async () => {
  const till = aTill();
  const shopper = await till.aShopper();
  const { orderId, pageId } = await shopper.order();
  till.payments.pay(pageId, { method: "Express" });
  till.payments.review(`pi_${pageId}`, true);
  await shopper.browser.get(`/cart/checkout-session/${orderId}`);
  await till.work();
  expect(till.printer.printed.size).toBe(0);
  expect(await till.kept(orderId)).toMatchObject({ state: "held", why: "under review" });
  till.payments.review(`pi_${pageId}`, false);
  await till.pass({ hours: 13 });
  expect(till.printer.printed.size).toBe(1);
});

test("an inquiry that becomes a dispute, and one that begins again, are told anew", async () => {
  const { shop, kept, logged } = await opened(anOrder("shipped"));
  const orderId = "order";
  const rings = async (standing: Partial<PaymentStanding>) => {
    shop.payments = {
      ...shop.payments,
      standing: async () => ({ orderId, paid: cents(9695), refunds: [], underReview: false, ...standing }),
    };
    for (const _ of [1, 2]) await heedNotice(shop, { live: false, orderId });
    if ((await kept()).concerns.length > 0) await settleOrder({ ...shop, by: "grace" }, orderId);
    return logged.splice(0).map(({ fields }) => fields?.why);
  };
  expect(await rings({ dispute: "open", refundable: true })).toEqual(["disputed: a bank asks"]);
  expect(await rings({ dispute: "open" })).toEqual(["disputed: open"]);
  expect(await rings({ dispute: "won" })).toEqual(["disputed: won"]);
  expect(await rings({ dispute: "open" })).toEqual(["disputed: open"]);
});

describe("of an order that was printed again and then refunded", () => {
  async function refundedAfterReprint() {
    const till = await bought("Express");
    till.printer.deliver(till.orderId);
    await till.pass({ hours: 13 });
    await till.ops("reprint", till.orderId);
    await till.ops("refund", till.orderId, "again");
    await till.pass({ days: 20 });
    return till;
  }

  test("a dispute is told", async () => {
    const { payments, paymentId, hear, kept, orderId } = await refundedAfterReprint();
    payments.dispute(paymentId, "open");
    await hear();
    expect((await kept(orderId)).concerns).toMatchObject([{ kind: "disputed" }]);
  });

  test("what the bank sends back is owed again", async () => {
    const { payments, hear, pass } = await refundedAfterReprint();
    payments.settleRefund("re_1", "failed");
    await hear();
    await pass({ days: 1 });
    expect(payments.refunded.map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  });
});
