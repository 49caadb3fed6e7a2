import { expect, test } from "vitest";
import { auditOrders } from "../../../functions/core/orders/operators/audit.ts";
import { memoryEngine } from "../../support/memory-engine.ts";
import { aTill } from "../../support/till.ts";
import { turnedBackEngine } from "../../support/turned-back-engine.ts";

/** What `stacks/restoring.md` says, followed to its end: the table is an hour younger than what partners know. */
test("after the table was turned back nothing is printed, charged or paid back twice, and a person hears of the rest", async () => {
  const { engine, keep, turnBack } = turnedBackEngine(memoryEngine);
  const till = aTill({ kept: engine });
  const { shop, payments, printer, pass, queues, logged } = till;
  const shopper = await till.aShopper();
  const { browser } = shopper;

  const unpaid = await shopper.order();
  const waiting = await shopper.buy();
  const regretted = await shopper.buy();
  const refundedOutside = await shopper.buy();
  keep();

  // In the hour that is lost: one is paid, two go to print, one is cancelled, one is refunded by hand, one is new.
  payments.pay(unpaid.pageId);
  await browser.get(`/cart/checkout-session/${unpaid.orderId}`);
  await till.work();
  expect((await browser.post(`/orders/${regretted}/cancel`)).status).toBe(200);
  await till.work();
  const refunded = await till.kept(refundedOutside);
  if (refunded.state !== "paid") throw new Error(`it is ${refunded.state}`);
  payments.refundThere(refunded.paid.paymentId, refunded.paid.total);
  const unknown = await shopper.buy();
  await pass({ minutes: 31 });
  const printsOf = () => [...printer.printed.values()].map(({ order }) => order.reference).toSorted();
  const printed = printsOf();
  expect(printed).toEqual([unpaid.orderId, waiting, unknown].toSorted());
  const refunds = structuredClone(payments.refunded);

  turnBack();
  queues.orders.sent.splice(0);
  logged.splice(0);
  expect((await till.kept(unpaid.orderId)).state).toBe("awaiting payment");

  await auditOrders(shop);
  for (let hour = 0; hour < 30; hour++) await pass({ hours: 1 });
  await auditOrders(shop);
  await till.work();

  expect(printsOf()).toEqual(printed);
  expect(payments.refunded).toEqual(refunds);
  for (const id of [unpaid.orderId, waiting]) expect((await till.kept(id)).state, id).toBe("in production");
  for (const id of [regretted, refundedOutside]) expect((await till.kept(id)).state, id).toBe("refunded");
  const told = logged.filter(({ event }) => event.startsWith("audit.unknown")).map(({ event }) => event);
  expect([...new Set(told)].toSorted()).toEqual(["audit.unknown-payment", "audit.unknown-print"]);
});

test("after a restore from further back than the daily audit looks, it is told how many days to look at", async () => {
  const { engine, keep, turnBack } = turnedBackEngine(memoryEngine);
  const { payments, pass, queues, logged, ops, kept, aShopper } = aTill({ kept: engine });
  const { order, browser, buy } = await aShopper();
  const unpaid = await order();
  keep();
  payments.pay(unpaid.pageId, { method: "Express" });
  await browser.get(`/cart/checkout-session/${unpaid.orderId}`);
  const unknown = await buy({ method: "Express" });
  await pass({ hours: 6 * 24 });
  turnBack();
  queues.orders.sent.splice(0);
  logged.splice(0);

  expect(await ops("audit")).toBe("0 payments were taken up again, 0 prints are unknown to us.");
  expect(await ops("audit", "7")).toBe("1 payments were taken up again, 2 prints are unknown to us.");
  expect((await kept(unpaid.orderId)).state).toBe("in production");
  const told = logged.filter(({ level }) => level === "error");
  expect(told).toMatchObject([
    { event: "audit.missed-payment", fields: { orderId: unpaid.orderId } },
    { event: "audit.unknown-payment", fields: { orderId: unknown } },
    { event: "audit.unknown-print", fields: { reference: unpaid.orderId } },
    { event: "audit.unknown-print", fields: { reference: unknown } },
  ]);
});

test.for(["0", "36", "-1", "1.5", "week", ""])(
  "the audit looks at one day to 35, and not at %s",
  async (days) => {
    await expect(aTill().ops("audit", days)).rejects.toThrow("The audit goes back 1 to 35 days");
  },
);
